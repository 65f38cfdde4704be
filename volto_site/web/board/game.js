/** A board's talk with the core: what is asked of the worker, and what comes back. */

import { randomNumber } from "../frame/random.js";

/** @typedef {import("./state.js").BoardAnswer} State */
/** @typedef {import("./state.js").Suspect} Suspect */
/** @typedef {import("./data.js").BoardData} BoardData */
/** @typedef {{ ok: boolean, [field: string]: unknown }} Answer */
/** @typedef {"play" | "undo" | "redo" | "reset" | "see" | "point" | "answer" | "hint" | "free" | "go" | "name" | "give-up" | "refute" | "look" | "plan" | "chances"} Change */
/** @typedef {{ do: Change, move?: string, square?: string, viewer?: string, to?: string, kind?: string, line?: string[], deal?: string }} Request */
/** @typedef {"no-wasm" | "no-worker" | "network" | "timeout" | "crash"} Code */

/**
 * @typedef {object} Engine as volto_site/engine offers it
 * @property {"idle" | "loading" | "ready" | "failed"} state
 * @property {() => void} start
 * @property {() => void} retry
 * @property {(request: { do: string, board: string, [field: string]: unknown }) => Promise<Answer>} ask
 * @property {EventTarget["addEventListener"]} addEventListener
 */

/**
 * @typedef {object} Said
 * @property {Record<string, import("./targets.js").MaskAnswer>} from
 * @property {Record<string, Suspect>} suspects
 */

/** @type {Promise<Engine> | undefined} */
let opening;

/**
 * The engine of the tab, fetched when the first board wants it.
 *
 * @returns {Promise<Engine>}
 */
export function openEngine() {
  const address = new URL("../../../engine/web/engine.js", import.meta.url).href;
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
  #opening;
  /** @type {Promise<unknown> | undefined} */
  #loading;

  /**
   * @param {string} board a name of its own on the page
   * @param {BoardData} opening
   */
  constructor(board, opening) {
    this.#board = board;
    this.#opening = opening;
    // What the core has been told of before need not be loaded.
    this.#loading = opening.board ? Promise.resolve() : undefined;
  }

  /** Begin loading the core and tell it of this board, without waiting. */
  async prepare() {
    try {
      await this.#load();
    } catch {
      // Whoever asks for something will be told.
    }
  }

  /** Forget what was played: the next request starts from the opening again. */
  forget() {
    this.#loading = undefined;
  }

  /**
   * Change the board and hear how it is now.
   *
   * @param {Request} request
   * @returns {Promise<State>}
   */
  async tell(request) {
    await this.#load();
    return /** @type {State} */ (/** @type {unknown} */ (await this.#ask(request)));
  }

  /**
   * Hear what can be done on the board now, and what is known of its masks.
   *
   * @returns {Promise<Said>}
   */
  async consider() {
    const [targets, suspects] = await Promise.all([
      this.#ask({ do: "targets" }),
      // Masks that are missing for no reason must not be counted: that would tell too much.
      this.#opening.complete ? this.#ask({ do: "suspects" }) : undefined,
    ]);
    return {
      from: /** @type {Said["from"]} */ (targets.from),
      suspects: /** @type {Said["suspects"]} */ (suspects?.masks ?? {}),
    };
  }

  /** Load the board, once for all who wait for it. */
  #load() {
    const { key, viewer, task, puzzle } = this.#opening;
    // What a task is made of, the core knows; a puzzle and its key, the worker fetches.
    const known = puzzle && { puzzle: puzzle.id, file: puzzle.file };
    const deal = task?.deals ? { deal: randomNumber() } : {};
    const what = known ?? (task ? { task: task.id, ...deal } : { stock: key, viewer });
    this.#loading ??= this.#ask({ do: "load", ...what }).catch((error) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** @param {{ do: string, [field: string]: unknown }} request */
  async #ask(request) {
    const engine = await openEngine();
    const answer = await engine.ask({ ...request, board: this.#board });
    if (!answer.ok) {
      throw new Failure("crash");
    }
    return answer;
  }
}
