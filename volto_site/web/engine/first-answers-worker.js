/**
 * The worker that knows the first answers of boards by heart, for as long as Python boots.
 *
 * Python blocks its own worker while it boots, and what it will say to a wrong move no page may
 * hold: hence a worker of its own. To each `{ id, request, file }` it says `{ id, answer }`, with
 * null where only Python knows.
 */

/** @typedef {{ answer: object, next?: Branches }} Branch */
/** @typedef {{ [request: string]: Branch }} Branches */

const FOLDER = new URL("../../volto/answers/", import.meta.url);

/** @type {Map<string, Branches>} what may be asked next, by board */
const boards = new Map();

/**
 * @param {string} file
 * @returns {Promise<Branches>}
 */
async function load(file) {
  // Its name is the digest of its content: what the browser has kept is never old.
  const response = await fetch(new URL(`${file}.json`, FOLDER), { cache: "force-cache" });
  return response.ok ? response.json() : {};
}

/**
 * @param {{ board: string, [field: string]: unknown }} request
 * @param {string} file of the board that is to be loaded, empty for any other request
 */
async function answerTo({ board, ...request }, file) {
  const known = file ? await load(file) : boards.get(board);
  const key = JSON.stringify(Object.entries(request).sort());
  const branch = known && Object.hasOwn(known, key) ? known[key] : undefined;
  boards.set(board, branch?.next ?? {});
  return branch?.answer ?? null;
}

self.addEventListener("message", async ({ data: { id, request, file } }) => {
  const answer = await answerTo(request, file).catch(() => null);
  self.postMessage({ id, answer });
});
