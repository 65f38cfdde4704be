/** The first letter of a player: ten masks are arranged, then promised. */

import { Choice } from "../editor/fields.js";
import { button, part } from "../frame/parts.js";
import { beginByPost, newBoard } from "./commands.js";
import { cleanName } from "./games.js";
import { nameField } from "./name-field.js";

/** @typedef {import("./page.js").Table} Table */

/**
 * @typedef {object} Setup ten masks that are being arranged
 * @property {string | null} setup as the core reads it, null if it is not complete
 * @property {{ board: HTMLElement, texts: HTMLElement[], row: HTMLElement, buttons: HTMLElement[], models: HTMLElement, clear: HTMLElement }} parts
 * @property {() => unknown} shuffle
 */

/** @typedef {{ seat: "1" | "2", letter?: string, rematch?: string, name?: string }} Wish to begin a game */

/**
 * @typedef {object} Host
 * @property {HTMLElement} opponents the choice against whom one plays
 * @property {(side: "1" | "2") => Setup} arrange
 * @property {(act: () => void) => void} leadOn sets what the button that leads on does
 * @property {() => void} open a letter that was received
 * @property {(board: string, answer: any, name: string) => unknown} begun
 * @property {(error: import("../editor/errors.js").CoreError) => void} refuse
 * @property {(error: unknown, again: () => unknown) => void} fail
 */

export class Invitation {
  #table;
  #host;

  /**
   * @param {Table} table
   * @param {Host} host
   */
  constructor(table, host) {
    this.#table = table;
    this.#host = host;
  }

  /**
   * Arrange the masks, to invite or to accept the invitation that a letter is.
   *
   * @param {Wish} wish
   */
  arrange({ seat, letter = "", rematch = "", name = "" }) {
    const { strings, seats, root, message } = this.#table;
    const setup = this.#host.arrange(seat);
    const { texts, models, clear, ...parts } = setup.parts;
    const naming = nameField(strings, name);
    const wish = () => ({ seat, letter, rematch, name: cleanName(naming.input.value) });
    this.#host.leadOn(() => this.#begin(setup, wish()));
    const open = button(strings.t("mail-open"), () => this.#host.open(), "open-letter");
    seats.seat("arrange", {
      ...parts,
      answer: [message.element, ...texts],
      next: strings.t(letter ? "mail-accept" : "mail-invite"),
      aside: [
        ...(letter ? [] : [this.#host.opponents]),
        naming.element,
        ...(letter || rematch ? [] : [this.#sides(seat, wish)]),
        models,
        part("div", "volto-actions", clear, open),
        part("p", "volto-mail__honest", strings.t("mail-honest")),
      ],
    });
    seats.announce(letter ? "mail-task-accept" : "mail-task-invite", { player: Number(seat) });
    root.seat?.();
    setup.shuffle();
  }

  /**
   * @param {"1" | "2"} seat
   * @param {() => Wish} wish
   */
  #sides(seat, wish) {
    const { strings } = this.#table;
    const sides = new Choice(
      "mail-seat",
      strings.t("match-side"),
      [
        ["1", strings.t("play-side", { player: 1 })],
        ["2", strings.t("play-side", { player: 2 })],
      ],
      (chosen) => this.arrange({ ...wish(), seat: chosen }),
    );
    sides.set(seat);
    return sides.element;
  }

  /**
   * @param {Setup} setup
   * @param {Wish} wish
   */
  async #begin(setup, wish) {
    const { message } = this.#table;
    const { seat, letter, rematch, name = "" } = wish;
    if (!setup.setup) {
      message.say("setup-unfinished");
      return;
    }
    const written = {
      seat,
      setup: setup.setup,
      ...(letter ? { letter } : {}),
      ...(rematch ? { rematch } : {}),
    };
    const board = newBoard();
    try {
      const answer = await message.during("mail-writing", () => beginByPost(board, written));
      if (answer.ok) {
        await this.#host.begun(board, answer, name);
      } else {
        this.#host.refuse(answer.error);
      }
    } catch (error) {
      this.#host.fail(error, () => this.#begin(setup, wish));
    }
  }
}
