/** Games in the browser's storage with tickets for their secrets, which go when the games go. */

import { Store } from "./store.js";

/** @typedef {{ games: { ticket: string }[] }} Kept */

/** How secrets are deleted: scripts of the engine have a folder of their own. */
const VAULT = new URL("../../engine/web/vault.js", import.meta.url).href;

/**
 * Delete what the worker keeps under these tickets; a page can do that without a worker.
 *
 * @param {string[]} tickets
 */
async function giveBack(tickets) {
  const { Vault } = await import(VAULT);
  const vault = new Vault();
  for (const ticket of tickets) {
    await vault.forget(ticket);
  }
}

/**
 * @template {Kept} Content
 * @extends {Store<Content>}
 */
export class TicketStore extends Store {
  #giveBack;

  /**
   * @param {string} name
   * @param {(text: string) => Content | null} parse gives null if the text is not valid
   * @param {() => Content} nothingYet
   * @param {(tickets: string[]) => Promise<unknown>} give takes the tickets that no game has any more
   */
  constructor(name, parse, nothingYet, give = giveBack) {
    super(name, parse, nothingYet);
    this.#giveBack = give;
  }

  /**
   * @override
   * @param {(kept: Content) => Content} change
   */
  change(change) {
    const before = this.#tickets();
    const isKept = super.change(change);
    const now = this.#tickets();
    const left = [...before].filter((ticket) => !now.has(ticket));
    // As long as the change is not stored, the next page has the games as they were.
    if (isKept && left.length) {
      this.#giveBack(left).catch(console.warn);
    }
    return isKept;
  }

  #tickets() {
    return new Set(this.recall().games.flatMap(({ ticket }) => (ticket ? [ticket] : [])));
  }
}
