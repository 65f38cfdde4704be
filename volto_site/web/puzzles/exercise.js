/** A puzzle on a board: hints, notes, refutations of wrong moves, the plan, and the argument. */

import { formatAddress } from "../board/address.js";
import { kindOf } from "../board/kinds.js";
import { part } from "../frame/parts.js";
import { Actions, isOver } from "./actions.js";
import { arrowsOf } from "./argument.js";
import { hintTexts } from "./explanations.js";
import { showFacts } from "./facts.js";
import { History } from "./history.js";
import { PencilNotes } from "./pencil-notes.js";
import { loadTrainerStrings } from "./strings.js";
import { VerdictPanel } from "./verdict-panel.js";
import { Walkthrough } from "./walkthrough.js";

/** @typedef {import("../board/state.js").State} State */
/** @typedef {import("../board/exercise.js").Controls} Controls */
/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/game.js").Request} Request */
/** @typedef {import("./actions.js").PuzzleAction} PuzzleAction */
/** @typedef {import("../board/data.js").PuzzleData} PuzzleData */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {import("../board/attempt.js").Clue} Clue */

/**
 * @typedef {object} Follower an observer of the attempt
 * @property {(attempt: Attempt) => string | null} next the address of the next puzzle, if it leads on now
 * @property {(attempt: Attempt) => void} hear called when the attempt changes
 */

export class PuzzleExercise {
  #puzzle;
  #controls;
  #follower;
  #actions;
  #list = part("ol");
  #log = part("div", "volto-hints", this.#list);
  #panel;
  #facts = part("div", "volto-about");
  #pencil = part("p", "volto-knowledge");
  #history;
  #walk;
  #notes;
  #news = "";
  /** Whether a clue is shown on the board. */
  #isClue = false;
  /** The texts below the status line. */
  hints = part("div", "volto-solving", this.#log);

  /**
   * @param {HTMLElement} element reserved by the page for the bar
   * @param {PuzzleData} puzzle
   * @param {Controls} controls
   * @param {Follower} follower
   */
  constructor(element, puzzle, controls, follower) {
    this.#puzzle = puzzle;
    this.#controls = controls;
    this.#follower = follower;
    const start = controls.state();
    this.#log.role = "log";
    this.#actions = new Actions(element, {
      act: (action) => controls.run(() => this.#act(action)),
      name: (kinds) => this.#next({ do: "name", kinds }),
      mark: (square) => controls.change({ marks: [square] }),
      next: (attempt) => follower.next(attempt),
      onward: (certain) => onwardFrom(start, certain),
      asked: this.#asked,
    });
    this.#history = new History(stepsAbove(element), (to) => controls.run(() => this.#look(to)));
    this.#walk = new Walkthrough((request) => this.#next(request));
    this.hints.prepend(this.#walk.element, this.#history.told);
    this.#notes = new PencilNotes(puzzle.id, controls.places.actions, (notes) =>
      controls.change({ notes }),
    );
    this.#panel = new VerdictPanel(
      (clue) => controls.run(() => this.#showClue(clue)),
      (attempt, strings) => this.#notes.compared(attempt, this.#before, strings),
    );
    this.hints.append(this.#panel.element);
    controls.places.aside.prepend(
      this.#facts,
      this.#history.element,
      this.#actions.aside,
      this.#pencil,
    );
  }

  /** The squares of the masks to name. */
  get #asked() {
    return this.#puzzle.square.split(" ").filter(Boolean);
  }

  /**
   * Return from an earlier position to the latest one; puzzles have no squares to point at.
   *
   * @returns {boolean} whether an earlier position was shown
   */
  point() {
    const { look, played = [] } = this.#controls.state().task?.puzzle ?? {};
    if (look) {
      this.#controls.run(() => this.#look(played.length));
    }
    return Boolean(look);
  }

  /** @param {State} state */
  async show(state) {
    try {
      this.#show(state, await loadTrainerStrings());
    } catch (error) {
      console.warn(error);
    }
  }

  /**
   * @param {State} state
   * @param {Strings} strings
   */
  #show(state, strings) {
    const { task, masks } = state;
    const attempt = task?.puzzle ?? null;
    const isHidden = [...masks.values()].some(({ kind }) => kind === "hidden");
    this.#actions.show(attempt, { isHidden: isHidden || this.#isSecret }, strings);
    this.#isSecret ||= isHidden;
    const hints = attempt ? hintTexts(attempt, this.#puzzle, strings) : [];
    const isShown = attempt && !isOver(attempt) && attempt.stage !== "wrong";
    this.#showHints(isShown ? hints : []);
    const news =
      attempt &&
      [attempt.stage, attempt.tried, attempt.named, attempt.hint.given, attempt.aided].join();
    if (attempt && news !== this.#news) {
      this.#news = news ?? "";
      this.#panel.chances = null;
      this.#follower.hear(attempt);
      if (attempt.stage === "wrong") {
        this.#count();
      }
      if (isOver(attempt) && attempt.kind === "unmask") {
        this.#controls.change({ arrows: arrowsOf(attempt.argument ?? []) });
      }
    }
    if (attempt && isOver(attempt) && !attempt.look) {
      this.#turnOver(state, attempt.answer ?? {});
    }
    this.#panel.show(attempt, strings);
    this.#walk.show(attempt, this.#isSecret, strings);
    this.#history.show(attempt, this.#isClue).catch(console.warn);
    showFacts(this.#facts, attempt, this.#puzzle, strings);
    this.#pencil.textContent = isShown && isHidden ? strings.t("trainer-pencil") : "";
    if (!isShown) {
      this.#notes.close();
    }
    this.#notes.show(state, strings);
  }

  /**
   * Turn over the masks that were to be named.
   *
   * @param {State} state
   * @param {Record<string, string>} answer the letters by square
   */
  #turnOver({ masks }, answer) {
    const named = Object.entries(answer).flatMap(([square, letter]) => {
      const [mask, kind] = [masks.get(square), kindOf(letter)];
      return mask?.kind === "hidden" && kind
        ? [/** @type {const} */ ([square, { ...mask, kind }])]
        : [];
    });
    if (named.length) {
      this.#controls.change({ masks: new Map([...masks, ...named]) });
    }
  }

  /** Whether the puzzle has hidden masks, even if they are revealed now. */
  #isSecret = false;

  /** @param {string[]} hints */
  #showHints(hints) {
    while (this.#list.children.length > hints.length) {
      this.#list.lastChild?.remove();
    }
    hints.forEach((text, place) => {
      const item = this.#list.children[place] ?? this.#list.appendChild(part("li"));
      if (item.textContent !== text) {
        item.textContent = text;
      }
    });
  }

  /** The moves before the puzzle was set. */
  get #before() {
    return this.#puzzle.played ?? [];
  }

  /**
   * Show a clue where it was to be seen: after its move, or where the puzzle was set.
   *
   * @param {Clue} clue
   */
  async #showClue(clue) {
    const at = clue.turn ?? this.#before.length;
    this.#isClue = true;
    await this.#ask({ do: "look", to: String(at) });
    const arrows = arrowsOf([clue]);
    const [last] = arrows;
    this.#controls.change({ arrows, marks: [last ? last.to : clue.square] });
  }

  /** Request the number of worlds in which the tried move works. */
  async #count() {
    try {
      const { chances } = await this.#controls.query({ do: "chances" });
      this.#panel.chances = chances;
      await this.show(this.#controls.state());
    } catch (error) {
      console.warn(error);
    }
  }

  /** @param {Request} request queued until the board is idle */
  #next(request) {
    this.#controls.run(() => this.#ask(request));
  }

  /** @param {Request} request */
  async #ask(request) {
    await this.#controls.ask(request, this.#controls.state());
  }

  /** @param {number} to after how many moves */
  async #look(to) {
    this.#isClue = false;
    await this.#ask({ do: "look", to: String(to) });
    const { look } = this.#controls.state().task?.puzzle ?? {};
    if (look) {
      this.#controls.change({ marks: look.asked ?? [] });
    } else {
      this.#point();
    }
  }

  /** @param {PuzzleAction} action */
  async #act(action) {
    switch (action) {
      case "hint":
        await this.#ask({ do: "hint" });
        this.#point();
        break;
      case "aid":
        await this.#ask({ do: "aid" });
        this.#controls.change({ overlay: true, isListed: true });
        break;
      case "give-up":
        await this.#ask({ do: "give-up" });
        this.#point();
        break;
      case "why":
        this.#walk.play();
        break;
      case "plan":
        await this.#ask({ do: "plan", line: [] });
        break;
      case "free":
        this.#controls.focus();
        await this.#ask({ do: "free" });
        this.#controls.setStart();
        break;
      case "resume":
        this.#controls.focus();
        this.#controls.reset();
        break;
      default:
        this.#controls.focus();
        await this.#ask({ do: "reset" });
    }
  }

  /** Mark the squares of a hint or of the solution on the board. */
  #point() {
    const { task } = this.#controls.state();
    const { mask, target, masks = [] } = task?.puzzle?.hint ?? {};
    const solution = task?.puzzle?.solution;
    const marks = [mask, target, ...masks].filter((square) => square !== undefined);
    const { argument: clues = [] } = task?.puzzle ?? {};
    const arrows = solution
      ? [{ from: solution.slice(0, 2), to: solution.slice(2) }]
      : arrowsOf(clues);
    this.#controls.change({ marks: [...this.#asked, ...marks], arrows });
  }
}

/**
 * The element for stepping through moves, reserved by the page if the puzzle has a history.
 *
 * @param {HTMLElement} bar
 */
function stepsAbove(bar) {
  const kept = bar.previousElementSibling;
  if (kept instanceof HTMLElement && kept.matches(".volto-look")) {
    return kept;
  }
  const made = part("div", "volto-look");
  made.hidden = true;
  bar.before(made);
  return made;
}

/**
 * The address where the position of a puzzle is played on against the opponent.
 *
 * @param {import("../board/state.js").State} state at first
 * @param {Record<string, string>} certain by square the kinds that a hidden mask can be
 */
function onwardFrom({ position, seat }, certain) {
  const known = Object.entries(certain)
    .map(([square, kinds]) => `${square}=${kinds}`)
    .join(",");
  const viewer = seat === 1 ? /** @type {const} */ ("1") : /** @type {const} */ ("2");
  return formatAddress({ position, moves: [], viewer, suspects: known }, "../../play/");
}
