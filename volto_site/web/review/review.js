/** The review of a game at its table: replayed from either seat, with what each side could know. */

import "../board/element.js";
import { playedText } from "../board/sentences.js";
import { Choice } from "../editor/fields.js";
import { Message } from "../editor/message.js";
import { retry } from "../editor/resources.js";
import { button, part } from "../frame/parts.js";
import { loadMoreStrings } from "../frame/strings.js";
import { loadStyle } from "../frame/styles.js";
import { Analyses } from "./analyses.js";
import { Curve } from "./curve.js";
import { Panel } from "./panel.js";
import { Replay } from "./replay.js";
import { knownText, momentName, momentText, tryFrom } from "./sentences.js";
import { Steps } from "./steps.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./analyses.js").Moment} Moment */
/** @typedef {import("./replay.js").ReviewedGame} ReviewedGame */
/** @typedef {import("./replay.js").Viewer} Viewer */
/** @typedef {HTMLElement & { seat?: () => void, toggle?: (isOpen: boolean) => void }} Table */

/**
 * @typedef {object} Actions
 * @property {(game: ReviewedGame) => void} [again] plays on from after some moves of the game
 * @property {() => void} leave
 * @property {string} [leaveText]
 */

/** @type {Viewer[]} */
const VIEWERS = ["1", "2", "everyone"];
class Review {
  #table;
  #game;
  #actions;
  #strings;
  #replay;
  #analyses;
  #curve;
  #panel;
  #steps;
  #message;
  #end = new AbortController();
  #at;
  /** The number of moments that have been led to. */
  #seen = 0;
  #task = part("p", "volto-task");
  #told = part("div", "volto-review__told");
  #buttons = part("div", "volto-bar");
  #again = button("", () => this.#tryAgain(), "try");
  #next = button("", () => this.#goOn(), "next");

  /**
   * @param {Table} table
   * @param {ReviewedGame} game
   * @param {Actions} actions
   * @param {{ strings: Strings, replay: Replay, message: Message }} resources
   */
  constructor(table, game, actions, { strings, replay, message }) {
    this.#table = table;
    this.#game = game;
    this.#actions = actions;
    this.#strings = strings;
    this.#replay = replay;
    this.#message = message;
    this.#at = game.moves.length;
    this.#analyses = new Analyses((request) => replay.ask(request), game.moves.length);
    this.#curve = new Curve(strings, game.moves.length, (at) => this.#go(at));
    this.#panel = new Panel(strings, game.moves.length);
    this.#told.role = "status";
    this.#next.dataset.done = "true";
    this.#again.textContent = strings.t("review-again");
    const go = (/** @type {number} */ at) => this.#go(at);
    this.#steps = new Steps(strings, game.moves.length, go, this.#end.signal);
  }

  /** Take the table, and begin to analyse. */
  async open() {
    this.#seat();
    this.#replay.board.start();
    await this.#go(this.#at);
    await this.#analyse();
  }

  close() {
    this.#analyses.stop();
    this.#end.abort();
  }

  /** Who may be looked over the shoulder: where masks are hidden, only who tells the game. */
  #viewers() {
    if (/x/i.test(this.#game.start)) {
      return [];
    }
    const viewers = new Choice(
      "review-viewer",
      this.#strings.t("review-viewer"),
      VIEWERS.map((viewer) => [viewer, this.#strings.t(`review-viewer-${viewer}`)]),
      (viewer) => this.#see(viewer),
    );
    viewers.set(this.#replay.viewer);
    return [viewers.element];
  }

  #seat() {
    const { board } = this.#replay;
    board.dataset.part = "board";
    this.#table.dataset.mode = "review";
    this.#curve.draw([]);
    place(this.#table, "task", this.#task);
    place(this.#table, "board", board);
    place(this.#table, "answer", this.#message.element, this.#panel.state, this.#told);
    place(this.#table, "actions", this.#buttons);
    place(this.#table, "aside", ...this.#viewers(), this.#panel.element);
    this.#offer();
    this.#table.seat?.();
  }

  /** Analyse the moves that are left, and tell what mattered. */
  async #analyse() {
    const { moves, learner } = this.#game;
    const wait = () => this.#panel.wait(this.#analyses.moves.size, () => this.#analyses.stop());
    const advance = () => {
      const done = this.#analyses.moves.size;
      this.#curve.draw(this.#analyses.curve);
      wait();
      if (done === this.#at) {
        this.#tell();
      }
    };
    try {
      wait();
      await this.#analyses.run(advance);
    } catch (error) {
      this.#message.fail(error, async () => {
        await retry();
        await this.#analyse();
      });
      return;
    }
    if (this.#end.signal.aborted) {
      return;
    }
    if (this.#analyses.moves.size < moves.length) {
      this.#panel.pause(this.#analyses.moves.size, () => this.#analyse());
      return;
    }
    const { told } = this.#analyses;
    const look = (/** @type {Moment} */ moment) => this.#look(moment);
    this.#curve.mark(told, look);
    this.#panel.list(told, learner, {
      look,
      again: this.#actions.again
        ? (moment) => this.#playOn(tryFrom(moment, learner, moves.length))
        : null,
    });
    this.#offer();
    this.#tell();
  }

  /** @param {number} at after how many moves */
  async #go(at) {
    this.#at = Math.min(Math.max(at, 0), this.#game.moves.length);
    this.#curve.show(this.#at);
    this.#tell();
    this.#offer();
    await this.#replay.go(this.#at);
  }

  /** @param {Viewer} viewer */
  async #see(viewer) {
    await this.#replay.see(viewer);
    this.#tell();
  }

  /** @param {Moment} moment */
  #look(moment) {
    this.#seen = Math.max(this.#seen, this.#analyses.told.indexOf(moment) + 1);
    this.#table.toggle?.(false);
    this.#go(moment.turn);
  }

  /** The moment of the move that is seen, if it is one that is told. */
  get #moment() {
    return this.#analyses.told.find(({ turn }) => turn === this.#at);
  }

  /** Say which move is seen, what its player could know, and why it mattered. */
  #tell() {
    const count = this.#game.moves.length;
    const played = this.#replay.played[this.#at - 1];
    const strings = this.#strings;
    if (!played) {
      this.#task.textContent = strings.t("review-task-start", { count });
      this.#told.replaceChildren(part("p", "", strings.t("review-start")));
      return;
    }
    const { player } = played;
    const move = strings.t("board-move-by", { player, move: playedText(played, strings) });
    this.#task.textContent = strings.t("review-task", { turn: this.#at, count, move });
    const analysis = this.#analyses.moves.get(this.#at);
    const moment = this.#moment;
    const known = analysis ? knownText(analysis, this.#game.learner, strings, moment?.code) : "";
    this.#told.replaceChildren(
      ...(moment ? this.#momentParts(moment) : []),
      ...(known ? [part("p", "volto-review__known", known)] : []),
    );
  }

  /** @param {Moment} moment */
  #momentParts(moment) {
    const name = part("strong", "volto-review__name", momentName(moment, this.#strings));
    const text = momentText(moment, this.#game.learner, this.#strings);
    return [part("p", "volto-review__moment", name, " ", text)];
  }

  /** The buttons for where the review stands now. */
  #offer() {
    const { told, isDone } = this.#analyses;
    const count = this.#game.moves.length;
    const isLast = !isDone || this.#seen >= told.length;
    const lead = this.#seen ? "review-next" : "review-begin";
    this.#next.textContent = isLast
      ? (this.#actions.leaveText ?? this.#strings.t("review-leave"))
      : this.#strings.t(lead);
    // After the end there is only a moment to go back to.
    const isOver = this.#at === count && !this.#moment;
    this.#again.hidden = !this.#actions.again || isOver;
    this.#steps.show(this.#at);
    if (!this.#buttons.contains(this.#next)) {
      this.#buttons.append(this.#curve.element, ...this.#steps.buttons, this.#again, this.#next);
    }
  }

  /** Lead to the next moment, or out of the review. */
  #goOn() {
    const moment = this.#analyses.isDone ? this.#analyses.told[this.#seen] : undefined;
    if (moment) {
      this.#look(moment);
    } else {
      this.close();
      this.#actions.leave();
    }
  }

  #tryAgain() {
    const moment = this.#moment;
    const { moves, learner } = this.#game;
    this.#playOn(moment ? tryFrom(moment, learner, moves.length) : this.#at);
  }

  /** @param {number} at after how many moves */
  #playOn(at) {
    const { start, moves, learner } = this.#game;
    // Whoever looks on takes the seat of the player to move.
    const mover = this.#replay.played[at]?.player ?? 1;
    this.close();
    this.#actions.again?.({ start, moves: moves.slice(0, at), learner: learner || mover });
  }
}

/**
 * @param {HTMLElement} table
 * @param {string} name of one of its parts
 * @param {Node[]} content
 */
function place(table, name, ...content) {
  table.querySelector(`.volto-table__${name}`)?.replaceChildren(...content);
}

/**
 * Open the review of a game at a table; its parts are the review's until it is left.
 *
 * @param {Table} table
 * @param {ReviewedGame} game
 * @param {Actions} actions
 */
export async function openReview(table, game, actions) {
  const [strings] = await Promise.all([loadMoreStrings("review"), loadStyle("review")]);
  const message = new Message(strings);
  const viewer = game.learner === 0 ? "everyone" : /** @type {Viewer} */ (String(game.learner));
  const replay = await Replay.load(game, viewer);
  const review = new Review(table, game, actions, { strings, replay, message });
  review.open().catch(console.warn);
  return review;
}
