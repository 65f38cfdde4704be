/** The first answers of boards, from a worker that needs no Python. */

/** @typedef {import("./journal.js").Request} Request */
/** @typedef {import("./journal.js").Answer} Answer */

export class FirstAnswers {
  #address;
  /** @type {Worker | null} */
  #worker = null;
  #isOver = false;
  #number = 0;
  /** @type {(answer: Answer | null) => void} */
  #resolve = () => {};

  /** @param {URL} address of first-answers-worker.js */
  constructor(address) {
    this.#address = address;
  }

  /**
   * The answer to a request, null if only Python knows it; one at a time.
   *
   * @param {Request} request
   * @param {string} file with the answers of the board that the request loads, or empty
   * @returns {Promise<Answer | null>}
   */
  ask(request, file) {
    // Without a file there was never a board that the worker knows.
    if (this.#isOver || !(file || this.#worker) || !("board" in request)) {
      return Promise.resolve(null);
    }
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#number += 1;
      try {
        this.#worker ??= this.#open();
        this.#worker.postMessage({ id: this.#number, request, file });
      } catch {
        this.end();
      }
    });
  }

  /** Leave everything to Python from now on, also what is being asked. */
  end() {
    this.#isOver = true;
    this.#worker?.terminate();
    this.#resolve(null);
  }

  #open() {
    const worker = new Worker(this.#address, { type: "module", name: "volto-first-answers" });
    worker.addEventListener("message", ({ data: { id, answer } }) => {
      if (id === this.#number) {
        this.#resolve(answer);
      }
    });
    worker.addEventListener("error", () => this.end());
    return worker;
  }
}
