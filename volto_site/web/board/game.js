/** A board's talk with the core: what is asked of the worker, and what comes back. */

/** @typedef {import("./state.js").BoardAnswer} State */
/** @typedef {import("./data.js").BoardData} BoardData */
/** @typedef {{ ok: boolean, [field: string]: unknown }} Answer */
/** @typedef {import("../engine/protocol.js").BoardRequest} Request */
/** @typedef {"no-wasm" | "no-worker" | "network" | "timeout" | "crash" | "lost"} Code */

/**
 * @typedef {object} Engine as volto_site/engine offers it
 * @property {"idle" | "loading" | "ready" | "failed"} state
 * @property {() => void} start
 * @property {() => void} retry
 * @property {(request: import("../engine/protocol.js").Request, options?: { answers?: string }) => Promise<Answer>} ask
 * @property {EventTarget["addEventListener"]} addEventListener
 */

/** How long a request takes before the progress of loading is shown, in milliseconds. */
const DELAY = 250;

/** @type {Promise<Engine> | undefined} */
let opening;

/**
 * The engine of the tab, fetched when the first board wants it.
 *
 * @returns {Promise<Engine>}
 */
export function openEngine() {
  const address = new URL("../../engine/web/engine.js", import.meta.url).href;
  opening ??= import(address).then(
    ({ engine }) => engine,
    () => {
      opening = undefined;
      throw new Failure("network");
    },
  );
  return opening;
}

/** Why there is no answer. */
export class Failure extends Error {
  /** @param {Code} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

export class Game {
  #board;
  #data;
  /** @type {Promise<unknown> | undefined} */
  #loading;

  /**
   * @param {string} board a name of its own on the page
   * @param {BoardData} data
   */
  constructor(board, data) {
    this.#board = board;
    this.#data = data;
    // What the core has been told of before need not be loaded.
    this.#loading = data.board ? Promise.resolve() : undefined;
  }

  /** Begin loading the core and tell it of this board, without waiting. */
  async prepare() {
    try {
      await this.#load();
    } catch {
      // Whoever asks for something will be told.
    }
  }

  /** Forget what was played: the next request starts from the data of the page again. */
  forget() {
    this.#loading = undefined;
  }

  /**
   * Change the board: one request, whose answer has all that is shown.
   *
   * @param {Request} request
   * @returns {Promise<State>}
   */
  async tell(request) {
    // Masks that are missing for no reason must not be counted: that would tell too much.
    const suspects = this.#data.complete ? { suspects: true } : {};
    // Who has made the board shows its line of moves.
    const played = this.#data.board ? { played: true } : {};
    const answer = await this.query(
      /** @type {Request} */ ({ ...request, ...suspects, ...played }),
    );
    return /** @type {State} */ (/** @type {unknown} */ (answer));
  }

  /**
   * Ask about the board.
   *
   * @param {Request} request
   */
  async query(request) {
    await this.#load();
    return this.#ask(request);
  }

  /** Load the board, once for all who wait for it. */
  #load() {
    this.#loading ??= this.#ask({ do: "load", ...this.#content() }).catch((error) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** What to load: a task the core knows; a puzzle and a true position only the worker fetches. */
  #content() {
    const { key, viewer, task, puzzle } = this.#data;
    if (puzzle) {
      return { puzzle: puzzle.id, file: puzzle.file };
    }
    if (task) {
      return task.deals ? { task: task.id, deal: /** @type {const} */ (true) } : { task: task.id };
    }
    return { key, viewer };
  }

  /** @param {Request} request */
  async #ask(request) {
    const engine = await openEngine();
    // Nobody has been told of a failure in an idle moment.
    if (engine.state === "failed") {
      engine.retry();
    }
    const answers = request.do === "load" ? this.#data.answers : "";
    const answer = await engine.ask({ ...request, board: this.#board }, { answers });
    if (!answer.ok) {
      throw new Failure("crash");
    }
    return answer;
  }
}

/**
 * Show the progress of loading if the engine is not ready after a delay.
 *
 * @param {{ load: (bytes: { loaded: number, total: number }) => unknown, stopLoading: () => unknown }} announcer
 * @param {() => void} onDelay called when the progress is shown
 * @returns {() => void} stops showing it
 */
export function showLoading(announcer, onDelay) {
  const end = new AbortController();
  const begin = async () => {
    const engine = await openEngine();
    if (!end.signal.aborted && engine.state !== "ready") {
      onDelay();
      announcer.load({ loaded: 0, total: 0 });
      engine.addEventListener("progress", advance, { signal: end.signal });
    }
  };
  /** @param {Event} event */
  const advance = (event) => {
    announcer.load(/** @type {CustomEvent} */ (event).detail);
  };
  const timer = setTimeout(() => begin().catch(() => {}), DELAY);
  return () => {
    clearTimeout(timer);
    end.abort();
    announcer.stopLoading();
  };
}
