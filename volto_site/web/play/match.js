/** The game at the table: its board, the notes on enemy masks, taking back and resigning. */

import { makeBoard } from "../board/markup.js";
import { notesBySquare, originsAfter, toggled } from "../board/notes.js";
import { Pencil } from "../board/pencil.js";
import { parsePosition } from "../board/squares.js";
import { ask } from "../editor/resources.js";
import { button } from "../frame/parts.js";
import { learnerOf } from "./games.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/data.js").PlayedMove} PlayedMove */
/** @typedef {import("../board/markup.js").BoardElement} BoardElement */
/** @typedef {import("../board/state.js").Match} MatchState */
/** @typedef {import("../board/state.js").Outcome} Outcome */
/** @typedef {import("../editor/resources.js").Reply} Reply */
/** @typedef {import("./games.js").KeptGame} KeptGame */

/** @typedef {{ played: PlayedMove[], match: MatchState, outcome: Outcome | null, can: { undo: boolean } }} Line */

/**
 * @typedef {object} Host
 * @property {(changes: Partial<KeptGame>) => void} keep
 * @property {(state: MatchState, outcome: Outcome | null) => void} stands
 * @property {() => void} lose called when nobody knows the opponent's masks any more
 */

let count = 0;

/**
 * Load a game into the core, under a unique name.
 *
 * @param {KeptGame} game
 * @returns {Promise<{ name: string, answer: Reply }>}
 */
export async function loadMatch({ resume, moves, ticket }) {
  count += 1;
  const name = `match-${count}`;
  const secret = ticket ? { ticket } : { deal: /** @type {const} */ (true) };
  const load = { do: /** @type {const} */ ("load"), board: name, match: resume, moves };
  return { name, answer: await ask({ ...load, ...secret }) };
}

export class Match {
  #strings;
  #host;
  #name;
  #pencil;
  #undo;
  #resign;
  #isSure = false;
  /** @type {PlayedMove[]} */
  #played = [];
  #notes;
  board;

  /**
   * @param {Strings} strings
   * @param {{ game: KeptGame, name: string, position: string }} loaded
   * @param {Host} host
   */
  constructor(strings, { game, name, position }, host) {
    this.#strings = strings;
    this.#host = host;
    this.#name = name;
    this.#notes = game.notes;
    const learner = learnerOf(game);
    const { moves, aid } = game;
    const overlay = aid === "on";
    const data = { key: "", board: name, from: {}, complete: aid !== "off", moves, overlay };
    this.board = makeBoard({ position, seat: learner, data: { ...data, match: true } }).element;
    this.#pencil = new Pencil(strings, learner === 1 ? 2 : 1, (square, letter) =>
      this.#strike(square, letter),
    );
    this.#undo = button(
      strings.t("match-take-back"),
      () => this.board.tell({ do: "undo" }),
      "undo",
    );
    this.#resign = button("", () => this.#giveUp(), "resign");
    this.#listen();
    this.#ask(false);
  }

  /** What stands at the table while the game goes on. */
  get parts() {
    return { board: this.board, row: this.#pencil.element, buttons: [this.#undo, this.#resign] };
  }

  /** Start the board once it is in the page; the opponent moves if it is to begin. */
  async start() {
    this.board.start();
    await this.board.tell({ do: "state" });
  }

  /**
   * The whole game, once it is over.
   *
   * @param {Record<string, string>} tags
   * @returns {Promise<Pick<KeptGame, "start" | "seen" | "record">>}
   */
  async whole(tags) {
    const board = this.#name;
    const [line, written] = [
      await ask({ do: "line", board }),
      await ask({ do: "record", board, tags }),
    ];
    return {
      start: line.ok ? line.start : "",
      seen: line.ok ? line.seen : "",
      record: written.ok ? written.record : "",
    };
  }

  #listen() {
    const on = (/** @type {string} */ name, /** @type {(detail: any) => void} */ act) =>
      this.board.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
    on("volto-line", (line) => this.#follow(line));
    on("volto-touch", ({ type, square }) => this.#touch(type, square));
    on("volto-lost", () => this.#host.lose());
  }

  /** @param {Line} line */
  #follow({ played, match, outcome, can }) {
    this.#played = played;
    this.#ask(false);
    this.#pencil.close();
    this.#undo.hidden = !can.undo && Number(match.level) > 2;
    this.#undo.ariaDisabled = String(!can.undo);
    this.#mark();
    const moves = played.map(({ move }) => move);
    const seen = this.board.dataset.position ?? "";
    this.#host.keep({ moves, seen, resume: match.resume, outcome });
    this.#host.stands(match, outcome);
  }

  /**
   * @param {string} type of what the learner has touched
   * @param {string | null} square
   */
  #touch(type, square) {
    this.#ask(false);
    if (type === "unknown" && square) {
      this.#pencil.open(square, this.#struck(square));
    } else {
      this.#pencil.close();
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
    this.#pencil.open(square, this.#struck(square));
    this.#mark();
    this.#host.keep({ notes: this.#notes });
  }

  /** Draw the notes where the masks stand now. */
  #mark() {
    const { masks } = parsePosition(this.board.dataset.position ?? "");
    const hidden = [...masks].flatMap(([square, { kind }]) => (kind === "hidden" ? [square] : []));
    this.board.mark({ notes: notesBySquare(this.#notes, this.#played, hidden) });
  }

  #giveUp() {
    if (this.#isSure) {
      this.board.tell({ do: "resign" });
    } else {
      this.#ask(true);
    }
  }

  /** @param {boolean} isSure whether the next press resigns */
  #ask(isSure) {
    this.#isSure = isSure;
    this.#resign.textContent = this.#strings.t(isSure ? "match-resign-sure" : "match-resign");
  }
}
