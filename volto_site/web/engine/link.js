/** A worker with its timeouts: whatever ends it is reported to the engine, once. */

import { openThread } from "./thread.js";

/** @typedef {import("./journal.js").Request} Request */
/** @typedef {import("./journal.js").Answer} Answer */
/** @typedef {import("./engine.js").Code} Code */

/**
 * How long the acknowledgement of a request may take, in milliseconds: no event reports a worker
 * that the browser has ended. (A web lock would, but it keeps a page out of the back/forward cache.)
 */
const TAKING = 5_000;

/**
 * @typedef {object} Watcher
 * @property {(loaded: number, total: number) => void} progress
 * @property {(isRestored: boolean) => void} ready whether Python came from a snapshot
 * @property {(answer: Answer) => void} answer to the last request
 * @property {(code: Code) => void} refuse the last request, which the core breaks over
 * @property {(code: Code) => void} die once, and nothing after it
 */

export class Link {
  #address;
  #watcher;
  /** @type {import("./thread.js").Thread | null} */
  #thread = null;
  #hasSpoken = false;
  #number = 0;
  #askTimeout = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {URL} address of worker.js
   * @param {Watcher} watcher
   */
  constructor(address, watcher) {
    this.#address = address;
    this.#watcher = watcher;
  }

  /**
   * Start the worker.
   *
   * @param {number} timeout how long it may be silent while it loads, in milliseconds
   */
  open(timeout) {
    try {
      this.#thread = openThread(this.#address, {
        hear: (message) => this.#hear(message, timeout),
        garble: () => this.#die("crash"),
        fail: () => this.#explain(),
      });
    } catch {
      this.#die("no-worker");
      return;
    }
    this.#expectSign(timeout);
  }

  /**
   * @param {Request} request
   * @param {number} timeout
   */
  send(request, timeout) {
    this.#number += 1;
    this.#askTimeout = timeout;
    this.#expectSign(TAKING, "crash");
    this.#thread?.post({ id: this.#number, request });
  }

  #close() {
    clearTimeout(this.#timer);
    this.#thread?.end();
    this.#thread = null;
  }

  /** @param {Code} code */
  #die(code) {
    this.#close();
    this.#watcher.die(code);
  }

  /**
   * @param {number} timeout
   * @param {Code} code of what it has died of when there is no sign of life until then
   */
  #expectSign(timeout, code = "timeout") {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#die(code), timeout);
  }

  /**
   * @param {any} message
   * @param {number} timeout
   */
  #hear(message, timeout) {
    if (!this.#thread) {
      return;
    }
    this.#hasSpoken = true;
    if (message.type === "progress") {
      this.#expectSign(timeout);
      this.#watcher.progress(message.loaded, message.total);
    } else if (message.type === "failed") {
      this.#die(message.code);
    } else if (message.type === "replaced") {
      this.#die("crash");
    } else if (message.type === "ready") {
      clearTimeout(this.#timer);
      this.#watcher.ready(message.isRestored);
    } else if (message.type === "taken") {
      this.#expectSign(this.#askTimeout);
    } else if (message.id === this.#number) {
      clearTimeout(this.#timer);
      if (message.code) {
        this.#watcher.refuse(message.code);
      } else {
        this.#watcher.answer(message.answer);
      }
    }
  }

  /** A worker that has never spoken could not be loaded, or not be run. */
  async #explain() {
    if (this.#hasSpoken) {
      this.#die("crash");
      return;
    }
    const thread = this.#thread;
    const response = await fetch(this.#address).catch(() => undefined);
    if (thread === this.#thread) {
      this.#die(response?.ok ? "no-worker" : "network");
    }
  }
}
