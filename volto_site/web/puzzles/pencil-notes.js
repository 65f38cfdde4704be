/** The learner's notes on the hidden masks of a puzzle: drawn, kept, and compared at the end. */

import { KIND_LETTERS } from "../board/kinds.js";
import { notesBySquare, originsAfter, toggled } from "../board/notes.js";
import { Pencil } from "../board/pencil.js";
import { kindsText, noneText } from "../board/sentences.js";
import { part } from "../frame/parts.js";
import { keepNotes, recallNotes } from "./notes-storage.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {import("../board/data.js").PlayedMove} PlayedMove */
/** @typedef {import("../board/state.js").State} State */
/** @typedef {import("../board/squares.js").Player} Player */

export class PencilNotes {
  #id;
  #notes;
  #place;
  #draw;
  /** @type {Pencil | null} */
  #pencil = null;
  /** @type {PlayedMove[]} */
  #played = [];
  /** @type {string[]} the squares of the hidden masks */
  #hidden = [];
  #drawn = "";

  /**
   * @param {string} id of the puzzle
   * @param {HTMLElement} place where the actions of the table are, which the pencil takes while it is open
   * @param {(notes: Map<string, string>) => void} draw
   */
  constructor(id, place, draw) {
    this.#id = id;
    this.#place = place;
    this.#draw = draw;
    this.#notes = recallNotes(id);
    // The board tells of every touch that plays no move.
    place.closest(".volto-table")?.addEventListener("volto-touch", (event) => {
      const { type, square } = /** @type {CustomEvent} */ (event).detail;
      this.#touch(type, square);
    });
  }

  /**
   * @param {State} state
   * @param {Strings} strings
   */
  show({ task, masks, seat, learner }, strings) {
    const enemy = (learner ?? seat) === 1 ? 2 : 1;
    this.#hidden = [...masks].flatMap(([at, { kind }]) => (kind === "hidden" ? [at] : []));
    if (!this.#pencil && this.#hidden.length) {
      this.#pencil = this.#pencilOf(enemy, strings);
      this.#place.append(this.#pencil.element);
    }
    this.#played = movesOn(task?.puzzle, this.#played);
    this.#mark();
  }

  /** Draw the notes where the masks stand now. */
  #mark() {
    const notes = notesBySquare(this.#notes, this.#played, this.#hidden);
    const drawn = JSON.stringify([...notes]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#draw(notes);
    }
  }

  /**
   * @param {Player} enemy
   * @param {Strings} strings
   */
  #pencilOf(enemy, strings) {
    return new Pencil(
      strings,
      enemy,
      (square, letter) => this.#strike(square, letter),
      () => this.close(),
    );
  }

  close() {
    this.#pencil?.close();
    this.#place.classList.remove("is-noting");
  }

  /**
   * @param {string} type of what the learner has touched
   * @param {string | null} square
   */
  #touch(type, square) {
    if (type === "unknown" && square && this.#pencil) {
      this.#pencil.open(square, this.#struck(square));
      this.#place.classList.add("is-noting");
    } else {
      this.close();
    }
  }

  /** @param {string} square */
  #struck(square) {
    return this.#notes[originsAfter(this.#played)(square)] ?? "";
  }

  /**
   * @param {string} square
   * @param {string} letter
   */
  #strike(square, letter) {
    this.#notes = toggled(this.#notes, originsAfter(this.#played)(square), letter);
    keepNotes(this.#id, this.#notes);
    this.#pencil?.open(square, this.#struck(square));
    this.#mark();
  }

  /**
   * The notes compared with what was certain, a line for each mask that has some.
   *
   * @param {Attempt} attempt
   * @param {PlayedMove[]} before the moves before the puzzle was set
   * @param {Strings} strings
   */
  compared({ certain = {} }, before, strings) {
    const notes = notesBySquare(this.#notes, before, Object.keys(certain));
    const lines = [...notes].flatMap(([square, struck]) =>
      comparison(square, struck, certain[square] ?? "", strings),
    );
    return lines.length
      ? [
          part("p", "volto-panel__title", strings.t("trainer-notes")),
          part("ul", "volto-compared", ...lines),
        ]
      : [];
  }
}

/**
 * What was struck out on a mask, against the kinds that it could be.
 *
 * @param {string} square
 * @param {string} struck
 * @param {string} kinds
 * @param {Strings} strings
 */
function comparison(square, struck, kinds, strings) {
  const wrong = [...struck].filter((letter) => kinds.includes(letter)).join("");
  const missed = [...KIND_LETTERS].filter(
    (each) => !kinds.includes(each) && !struck.includes(each),
  );
  const told = [
    wrong ? ["wrong", wrong] : ["right", ""],
    ...(missed.length ? [["missed", missed.join("")]] : []),
  ];
  return told.map(([name = "", letters = ""]) => {
    const list = name === "missed" ? noneText : kindsText;
    const values = { square, kinds: letters ? list(letters, strings) : "" };
    const line = part("li", "", strings.t(`trainer-notes-${name}`, values));
    line.dataset.compared = name;
    return line;
  });
}

/**
 * The moves that have led to what is on the board.
 *
 * @param {Attempt | undefined} attempt
 * @param {PlayedMove[]} before the moves that were there before
 * @returns {PlayedMove[]}
 */
function movesOn(attempt, before) {
  if (!attempt?.played) {
    return before;
  }
  return attempt.look ? attempt.played.slice(0, attempt.look.at) : attempt.played;
}
