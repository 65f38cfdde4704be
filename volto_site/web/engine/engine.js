/** The client of the core: one worker for all boards, started lazily, replaced when it dies. */

import { FirstAnswers } from "./first-answers.js";
import { Journal } from "./journal.js";
import { Link } from "./link.js";
import { prepareNextVisit } from "./next-visit.js";
import { LOADS } from "./protocol.js";
import { NAME as SNAPSHOT } from "./snapshot-store.js";

/** @typedef {import("./journal.js").Request} Request */
/** @typedef {import("./journal.js").Answer} Answer */
/** @typedef {"idle" | "loading" | "ready" | "failed"} State */
/** @typedef {"no-wasm" | "no-worker" | "network" | "timeout" | "crash" | "lost"} Code `lost`: the worker that kept the secrets of the board is gone */
/** @typedef {{ loaded: number, total: number }} Progress bytes; the total is 0 until it is known */

/**
 * @typedef {object} Options times are in milliseconds
 * @property {string | URL} [worker] the address of worker.js
 * @property {number} [loadTimeout] how long the worker may be silent while it loads
 * @property {number} [askTimeout] how long an answer may take
 */

/**
 * @typedef {object} Ask
 * @property {Request} request
 * @property {number} timeout
 * @property {number} deaths how many workers have died over it
 * @property {boolean} isReplay whether the journal has it already
 * @property {boolean} isNew whether nobody has been asked yet
 * @property {string} answers the file with the first answers of the board that it loads, or empty
 * @property {(answer: Answer) => void} resolve
 * @property {(error: EngineError) => void} reject
 */

/** After so many deaths without an answer between them, the worker is not replaced. */
const MOST_DEATHS = 3;

/** Why there is no answer. */
export class EngineError extends Error {
  /** @param {Code} code */
  constructor(code) {
    super(`no answer: ${code}`);
    this.name = "EngineError";
    this.code = code;
  }
}

/**
 * Fires `state` (detail: `{ state, code }`) on each change of it, and `progress` (detail:
 * `{ loaded, total }`) while the worker loads.
 */
export class Engine extends EventTarget {
  /** @type {State} */
  #state = "idle";
  /** @type {Code | null} */
  #code = null;
  /** @type {Progress} */
  #progress = { loaded: 0, total: 0 };
  /** @type {Link | null} */
  #link = null;
  /**
   * The queue of requests. One at a time is sent, so that the request that kills a worker is known.
   *
   * @type {Ask[]}
   */
  #asks = [];
  #isAsking = false;
  #deaths = 0;
  /**
   * The boards whose secrets have died with a worker, until they are loaded anew.
   *
   * @type {Set<string>}
   */
  #lost = new Set();
  #journal = new Journal();
  #firstAnswers;
  #address;
  #loadTimeout;
  #askTimeout;

  /** @param {Options} [options] */
  constructor({ worker, loadTimeout = 45_000, askTimeout = 15_000 } = {}) {
    super();
    // A mark on the address of this script is on everything that the worker loads.
    const here = new URL(import.meta.url);
    this.#address = new URL(worker ?? `worker.js${here.search}`, here);
    this.#firstAnswers = new FirstAnswers(new URL(`first-answers-worker.js${here.search}`, here));
    this.#loadTimeout = loadTimeout;
    this.#askTimeout = askTimeout;
  }

  /** What the engine is doing. */
  get state() {
    return this.#state;
  }

  /** Why it has failed, or null. */
  get code() {
    return this.#code;
  }

  /** How far it has loaded. */
  get progress() {
    return this.#progress;
  }

  /** Load the core, if nobody has asked for that yet. */
  start() {
    if (this.#state === "idle") {
      this.#open();
    }
  }

  /** Try again after a failure; the boards are as they were. */
  retry() {
    if (this.#state === "failed") {
      this.#deaths = 0;
      this.#open();
    }
  }

  /**
   * The core's answer to a request, also across the death of a worker; fails with an EngineError.
   * While Python boots, what is known beforehand is answered from the file of the board.
   *
   * @param {Request} request
   * @param {{ timeout?: number, answers?: string }} [options]
   * @returns {Promise<Answer>}
   */
  ask(request, { timeout = this.#askTimeout, answers = "" } = {}) {
    if (this.#state === "failed") {
      return Promise.reject(new EngineError(this.#code ?? "crash"));
    }
    return new Promise((resolve, reject) => {
      // What is done to the request later must not change what a new worker is told.
      const own = structuredClone(request);
      const asked = { request: own, timeout, answers, resolve, reject };
      this.#asks.push({ ...asked, deaths: 0, isReplay: false, isNew: true });
      this.start();
      this.#next();
    });
  }

  #open() {
    if (typeof WebAssembly !== "object") {
      this.#fail("no-wasm");
      return;
    }
    if (typeof Worker !== "function") {
      this.#fail("no-worker");
      return;
    }
    this.#progress = { loaded: 0, total: 0 };
    this.#set("loading");
    this.#link = new Link(this.#address, {
      progress: (loaded, total) => this.#advance({ loaded, total }),
      ready: (isRestored) => {
        this.#replay();
        if (!isRestored) {
          const { href, search } = this.#address;
          prepareNextVisit(new URL(`../${SNAPSHOT}${search}`, href));
        }
      },
      answer: (answer) => this.#finish(answer),
      refuse: (code) => this.#refuse(code),
      die: (code) => this.#bury(code),
    });
    this.#link.open(this.#loadTimeout);
  }

  /** Tell a new worker everything that has happened, before anything else is asked. */
  #replay() {
    const ignore = () => {};
    const replays = this.#journal.requests().map((request) => {
      const asked = { request, timeout: this.#askTimeout, resolve: ignore, reject: ignore };
      return { ...asked, deaths: 0, isReplay: true, isNew: false, answers: "" };
    });
    this.#firstAnswers.end();
    this.#asks.unshift(...replays);
    this.#set("ready");
    this.#next();
  }

  #next() {
    const [ask] = this.#asks;
    if (ask && !this.#isAsking && this.#state === "ready") {
      if (this.#isLost(ask.request)) {
        this.#refuse("lost");
        return;
      }
      this.#isAsking = true;
      this.#link?.send(ask.request, ask.timeout);
    } else if (ask?.isNew && this.#state === "loading") {
      this.#askBeforehand(ask);
    }
  }

  /**
   * Take the answer of a request from a file; what is not there waits for Python, with all after it.
   *
   * @param {Ask} ask
   */
  async #askBeforehand(ask) {
    ask.isNew = false;
    const answer = await this.#firstAnswers.ask(ask.request, ask.answers);
    // Python will be told by the journal, as any new worker.
    if (answer && ask === this.#asks[0]) {
      this.#finish(answer);
    }
  }

  /**
   * Whether a request is to a board that is lost, which only a new load brings back.
   *
   * @param {Request} request
   */
  #isLost(request) {
    if (!("board" in request) || !this.#lost.has(request.board)) {
      return false;
    }
    return !(LOADS.has(request.do) && this.#lost.delete(request.board));
  }

  /** @param {Answer} answer */
  #finish(answer) {
    const ask = this.#take();
    const error = /** @type {{ code?: string } | undefined} */ (answer.error);
    if (ask?.isReplay && "board" in ask.request && error?.code === "lost") {
      this.#journal.forget(ask.request.board);
      this.#lost.add(ask.request.board);
    }
    if (ask && !ask.isReplay) {
      this.#deaths = 0;
      this.#journal.keep(ask.request, answer);
      ask.resolve(answer);
    }
    this.#next();
  }

  /** @param {Code} code */
  #refuse(code) {
    this.#take()?.reject(new EngineError(code));
    this.#next();
  }

  #take() {
    this.#isAsking = false;
    return this.#asks.shift();
  }

  /**
   * A worker has died: replace it, unless that has been of no use.
   *
   * @param {Code} code
   */
  #bury(code) {
    const [ask] = this.#asks;
    if (ask && this.#isAsking) {
      ask.deaths += 1;
      // Another worker may answer what one has died over, but not what one has been too slow for.
      if (code === "timeout" || ask.deaths > 1) {
        this.#asks.shift();
        ask.reject(new EngineError(code));
      }
    }
    this.#isAsking = false;
    this.#deaths += 1;
    this.#asks = this.#asks.filter(({ isReplay }) => !isReplay);
    if (this.#state === "loading" || this.#deaths > MOST_DEATHS) {
      this.#fail(code);
    } else {
      this.#open();
    }
  }

  /** @param {Code} code */
  #fail(code) {
    const asks = this.#asks;
    this.#firstAnswers.end();
    this.#asks = [];
    this.#set("failed", code);
    for (const { reject } of asks) {
      reject(new EngineError(code));
    }
  }

  /** @param {Progress} progress */
  #advance(progress) {
    this.#progress = progress;
    this.dispatchEvent(new CustomEvent("progress", { detail: progress }));
  }

  /**
   * @param {State} state
   * @param {Code | null} code
   */
  #set(state, code = null) {
    this.#state = state;
    this.#code = code;
    this.dispatchEvent(new CustomEvent("state", { detail: { state, code } }));
  }
}

/** The engine that all boards of a page share. */
export const engine = new Engine();
