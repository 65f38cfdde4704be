/** A queue of one action, which waits while a board has a request under way. */

export class Queue {
  isBusy = false;
  /** @type {(() => void) | null} */
  #next = null;

  /**
   * Run an action now, or after the request under way; a later action replaces an earlier one.
   *
   * @param {() => void} action
   */
  run(action) {
    if (this.isBusy) {
      this.#next = action;
    } else {
      action();
    }
  }

  begin() {
    this.isBusy = true;
  }

  /** End the request and run the waiting action. */
  end() {
    const next = this.#next;
    this.clear();
    next?.();
  }

  /** End a failed request and drop the waiting action, which assumed that it succeeds. */
  clear() {
    this.isBusy = false;
    this.#next = null;
  }
}
