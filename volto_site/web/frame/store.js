/** Data that a page keeps as a text in the browser's storage, which may be corrupt, full or forbidden. */

import { putAside, recall, remember } from "./storage.js";

/** @template Content */
export class Store {
  #name;
  #parse;
  #nothingYet;
  /** What storage has no room for, as long as the page is open. @type {Content | null} */
  #unkept = null;

  /**
   * @param {string} name
   * @param {(text: string) => Content | null} parse gives null if the text is not valid
   * @param {() => Content} nothingYet
   */
  constructor(name, parse, nothingYet) {
    this.#name = name;
    this.#parse = parse;
    this.#nothingYet = nothingYet;
  }

  /** @returns {Content} a corrupt text is moved to a backup */
  recall() {
    const text = recall(this.#name);
    const kept = text === null ? this.#nothingYet() : this.#parse(text);
    if (!kept) {
      putAside(this.#name);
    }
    return this.#unkept ?? kept ?? this.#nothingYet();
  }

  /**
   * Update what is stored, including changes made by other tabs.
   *
   * @param {(kept: Content) => Content} change
   * @returns {boolean} whether it was stored
   */
  change(change) {
    const kept = change(this.recall());
    // A corrupt text that could not be backed up is not overwritten.
    const there = recall(this.#name);
    const isFree = there === null || this.#parse(there) !== null;
    const isKept = isFree && remember(this.#name, JSON.stringify(kept));
    this.#unkept = isKept ? null : kept;
    return isKept;
  }
}
