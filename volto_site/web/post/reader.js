/** Letters that come: opened from the address, pasted as text, or restored from a file of secrets. */

import { field } from "../editor/fields.js";
import { importButton } from "../frame/files.js";
import { button, part } from "../frame/parts.js";
import { clearAddress } from "./addresses.js";
import { hasLetter } from "./arrival.js";
import { examineLetter, newBoard, restoreByPost, resumeByPost } from "./commands.js";
import { refusalParts } from "./refusals.js";
import { recallPostGame } from "./storage.js";

/** @typedef {import("../editor/errors.js").CoreError} CoreError */
/** @typedef {import("./current.js").CurrentPost} CurrentPost */
/** @typedef {import("./dialog.js").Dialog} Dialog */
/** @typedef {import("./games.js").PostGame} PostGame */
/** @typedef {import("./page.js").Table} Table */

/**
 * @typedef {object} Host
 * @property {(invitation: { seat: "1" | "2", letter: string, name: string }) => void} invited
 * @property {(board: string, answer: any, name: string) => unknown} restored
 * @property {(error: unknown, again: () => unknown) => void} fail
 */

/** What a file of secrets is called. */
const SECRETS = "text/plain,.txt";

export class Reader {
  #table;
  #dialog;
  #current;
  #host;

  /**
   * @param {Table} table
   * @param {Dialog} dialog
   * @param {CurrentPost} current
   * @param {Host} host
   */
  constructor(table, dialog, current, host) {
    this.#table = table;
    this.#dialog = dialog;
    this.#current = current;
    this.#host = host;
  }

  /**
   * Open a letter, whichever game it belongs to.
   *
   * @param {string} text
   */
  async read(text) {
    const { message } = this.#table;
    try {
      const told = await message.during("mail-reading", () => examineLetter(text));
      if (!told.ok) {
        clearAddress();
        this.refuse(told.error);
        return;
      }
      const game = recallPostGame(told.game);
      if (game) {
        await this.#receive(game, text);
      } else if (told.letters === 1) {
        // Nothing comes before an invitation, so that a code has all of it.
        message.clear();
        // A rematch goes on under the name of the game before it.
        const name = recallPostGame(told.rematch)?.name ?? "";
        this.#host.invited({ seat: told.inviting === 1 ? "2" : "1", letter: text, name });
      } else {
        clearAddress();
        this.#miss(text, told.short);
      }
    } catch (error) {
      this.#host.fail(error, () => this.read(text));
    }
  }

  /** Ask for a letter as text, where no link leads here. */
  ask() {
    const { strings } = this.#table;
    const { area, element } = field(strings.t("mail-paste"), { rows: 5, name: "paste" });
    const read = () => {
      this.#dialog.close();
      this.read(area.value);
    };
    const first = button(strings.t("mail-open"), read, "read-letter");
    first.dataset.done = "true";
    this.#dialog.show(
      "mail-open-title",
      part("p", "", strings.t("mail-open-how")),
      element,
      part("div", "volto-actions", first, ...this.#restoreButton("")),
    );
    area.focus();
  }

  /** @param {CoreError} error */
  refuse(error) {
    this.#table.message.warn(...refusalParts(error, this.#table.strings));
  }

  /** @param {PostGame} game whose secret this browser does not have */
  lose({ name, turn, resume }) {
    const { strings, message } = this.#table;
    const lost = part("p", "", strings.t("mail-lost", { name, turn }));
    message.warn(lost, ...this.#restoreButton(resume.letter ?? ""));
  }

  /**
   * @param {PostGame} game
   * @param {string} text
   */
  async #receive(game, text) {
    const { strings, message } = this.#table;
    if (!this.#current.has(game.id) && !(await this.#current.take(game))) {
      return;
    }
    const answer = await this.#current.receive(text);
    // Until here a reload reads it again.
    clearAddress();
    if (answer.ok) {
      message.clear();
    } else if (answer.error.code === "ahead") {
      // Letters are not signed: only its player can say whether a turn was written elsewhere.
      const take = () => this.#catchUp(game, text);
      const parts = refusalParts(answer.error, strings);
      message.warn(...parts, button(strings.t("mail-catch-up"), take, "catch-up"));
    } else {
      this.refuse(answer.error);
    }
  }

  /**
   * Take over what this player has written in another browser.
   *
   * @param {PostGame} game
   * @param {string} letter
   */
  async #catchUp(game, letter) {
    const name = newBoard();
    const answer = await resumeByPost(name, { ...game.resume, letter }, game.ticket);
    if (answer.ok) {
      await this.#current.show({ ...game, isSent: true, letter: answer.post.letter }, name, answer);
    } else {
      this.refuse(answer.error);
    }
  }

  /**
   * A letter of a game that this browser does not have: say what is missing.
   *
   * @param {string} letter
   * @param {boolean} isShort
   */
  #miss(letter, isShort) {
    const { strings, message } = this.#table;
    const text = part("p", "", strings.t(isShort ? "mail-missing-short" : "mail-missing"));
    message.warn(text, ...(isShort ? [] : this.#restoreButton(letter)));
  }

  /**
   * A button that takes a game up from the file of its secret.
   *
   * @param {string} letter that may be newer, or empty
   */
  #restoreButton(letter) {
    const open = async (/** @type {string} */ secret) => {
      const name = newBoard();
      const answer = await restoreByPost(name, secret, letter);
      this.#dialog.close();
      if (answer.ok) {
        await this.#host.restored(name, answer, recallPostGame(answer.post.game)?.name ?? "");
        if (hasLetter()) {
          // It has waited for the secrets.
          await this.read(location.hash);
        }
      } else {
        this.refuse(answer.error);
      }
    };
    return importButton(this.#table.strings.t("mail-restore"), open, SECRETS);
  }
}
