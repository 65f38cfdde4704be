/** What requests name because no page may hold it: true positions, and puzzles with their keys. */

/** @typedef {Record<string, object>} Table by the names that pages use */
/** @typedef {(name: string, cache: RequestCache) => Promise<Table>} Load */

const TRUE_POSITIONS = "../volto/boards.json";

export class References {
  #load;
  /** @type {Map<string, Promise<Table>>} */
  #tables = new Map();

  /** @param {Load} load a file below the folder of the engine */
  constructor(load) {
    this.#load = load;
    const truePositions = load(TRUE_POSITIONS, "default");
    // Nobody may ever ask for it; whoever does will try again.
    truePositions.catch(() => {});
    this.#tables.set(TRUE_POSITIONS, truePositions);
  }

  /**
   * The request with what its board truly is.
   *
   * @param {{ key?: string, puzzle?: string, file?: number }} request
   */
  async complete(request) {
    if (typeof request?.puzzle === "string") {
      const { puzzle, file, ...rest } = request;
      return { ...rest, ...(await this.#find(`../volto/puzzles/${Number(file)}.json`, puzzle)) };
    }
    if (typeof request?.key === "string") {
      const { key, ...rest } = request;
      return { ...rest, ...(await this.#find(TRUE_POSITIONS, key)) };
    }
    return request;
  }

  /**
   * @param {string} file
   * @param {string} name
   */
  async #find(file, name) {
    const kept = (this.#tables.get(file) ?? this.#load(file, "default")).catch(() =>
      this.#load(file, "reload"),
    );
    // A page that is newer than what the browser has kept asks for what is not there.
    const found = Object.hasOwn(await kept, name) ? kept : this.#load(file, "reload");
    this.#tables.set(file, found);
    return (await found)[name];
  }
}
