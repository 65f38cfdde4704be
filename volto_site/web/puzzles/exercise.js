/** A puzzle on a board: hints, refutations of wrong moves, the plan, and suspects. */

import { formatAddress } from "../board/address.js";
import { playedText } from "../board/sentences.js";
import { part, refill } from "../frame/parts.js";
import { recall, remember } from "../frame/storage.js";
import { Actions, isOver } from "./actions.js";
import { certainty, hintTexts, reasons } from "./explanations.js";
import { History } from "./history.js";
import { loadTrainerStrings } from "./strings.js";
import { Walkthrough } from "./walkthrough.js";

/** @typedef {import("../board/state.js").State} State */
/** @typedef {import("../board/exercise.js").Controls} Controls */
/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/game.js").Request} Request */
/** @typedef {import("./actions.js").PuzzleAction} PuzzleAction */
/** @typedef {import("../board/data.js").PuzzleData} PuzzleData */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {"full" | "asked" | "off"} Suspicion whether the suspects are shown */

/**
 * @typedef {object} Follower an observer of the attempt
 * @property {() => string | null} next the address of the next puzzle
 * @property {(attempt: Attempt) => void} hear called when the attempt changes
 */

const SUSPICIONS = /** @type {Suspicion[]} */ (["full", "asked", "off"]);

export class PuzzleExercise {
  #puzzle;
  #controls;
  #follower;
  #actions;
  #list = part("ol");
  #log = part("div", "volto-hints", this.#list);
  #told = part("div", "volto-panel volto-told");
  #choice = part("label", "volto-suspicion");
  #history;
  #walk;
  #suspicion = suspicionKept();
  /** @type {import("./explanations.js").Chances} */
  #chances = null;
  #news = "";
  #drawn = "";
  /** The texts below the status line. */
  hints = part("div", "volto-solving", this.#log, this.#told);

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
    this.#log.role = "log";
    this.#told.ariaLive = "polite";
    this.#actions = new Actions(element, {
      act: (action) => controls.run(() => this.#act(action)),
      name: (kind) => this.#next({ do: "name", kind }),
      next: () => follower.next(),
      onward: onwardFrom(controls.state()),
    });
    this.#history = new History(stepsAbove(element), (to) => controls.run(() => this.#look(to)));
    this.#walk = new Walkthrough((request) => this.#next(request));
    this.hints.prepend(this.#walk.element, this.#history.told);
    controls.places.aside.prepend(this.#history.element, this.#choice, this.#actions.aside);
    this.#suspect();
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
  #show({ task, masks }, strings) {
    const attempt = task?.puzzle ?? null;
    const isHidden = [...masks.values()].some(({ kind }) => kind === "hidden");
    this.#actions.show(attempt, { isHidden: isHidden || this.#isSecret }, strings);
    this.#isSecret ||= isHidden;
    const hints = attempt ? hintTexts(attempt, this.#puzzle, strings) : [];
    const isShown = attempt && !isOver(attempt) && attempt.stage !== "wrong";
    this.#showHints(isShown ? hints : []);
    const news =
      attempt && [attempt.stage, attempt.tried, attempt.named, attempt.hint.given].join();
    if (attempt && news !== this.#news) {
      this.#news = news ?? "";
      this.#chances = null;
      this.#follower.hear(attempt);
      if (attempt.stage === "wrong" || (attempt.stage === "solved" && attempt.kind === "odds")) {
        this.#count();
      }
    }
    this.#tell(attempt, strings);
    this.#walk.show(attempt, this.#isSecret, strings);
    this.#history.show(attempt, this.#suspicion).catch(console.warn);
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

  /**
   * @param {Attempt | null} attempt
   * @param {Strings} strings
   */
  #tell(attempt, strings) {
    const drawn = JSON.stringify([attempt, this.#chances]);
    if (drawn === this.#drawn) {
      return;
    }
    this.#drawn = drawn;
    refill(this.#told, attempt ? this.#content(attempt, strings) : []);
  }

  /**
   * @param {Attempt} attempt
   * @param {Strings} strings
   */
  #content(attempt, strings) {
    const { solution = "", mover = "" } = attempt;
    const isKey = solution && !attempt.plan && attempt.stage === "given-up";
    const move = playedText({ move: solution, kind: mover, captured: "" }, strings);
    return [
      ...(isKey ? [part("p", "volto-panel__title", strings.t("trainer-key-is", { move }))] : []),
      ...reasons(attempt, this.#puzzle, strings),
      ...(this.#chances && this.#chances.worlds > 1
        ? [certainty(this.#chances, attempt, strings)]
        : []),
    ];
  }

  /** Request the number of worlds in which the tried move works. */
  async #count() {
    try {
      const { chances } = await this.#controls.query({ do: "chances" });
      this.#chances = chances;
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
    await this.#ask({ do: "look", to: String(to) });
    const { look } = this.#controls.state().task?.puzzle ?? {};
    if (look) {
      this.#controls.change({ marks: look.square ? [look.square] : [] });
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
      case "give-up":
        await this.#ask({ do: "give-up" });
        this.#point();
        break;
      case "why":
        await this.#ask({ do: "refute", to: "0" });
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
    const arrows = solution ? [{ from: solution.slice(0, 2), to: solution.slice(2) }] : [];
    this.#controls.change({ marks: [this.#puzzle.square, ...marks].filter(Boolean), arrows });
  }

  /** Offer the setting that shows the suspects, and store it. */
  async #suspect() {
    const strings = await loadTrainerStrings().catch(() => null);
    const state = this.#controls.state();
    const isHidden = [...state.masks.values()].some(({ kind }) => kind === "hidden");
    if (!strings || !isHidden) {
      return;
    }
    const select = part("select");
    select.append(
      ...SUSPICIONS.map((each) => new Option(strings.t(`trainer-suspects-${each}`), each)),
    );
    select.value = this.#suspicion;
    select.addEventListener("change", () => {
      remember("suspects", select.value);
      this.#heed(select.value);
    });
    this.#choice.append(part("span", "", strings.t("trainer-suspects")), select);
    this.#heed(select.value);
  }

  /** @param {string} suspicion */
  #heed(suspicion) {
    this.#suspicion = suspicion;
    this.#controls.places.aside.classList.toggle("is-unsuspecting", suspicion === "off");
    this.#controls.change({ overlay: suspicion === "full", isListed: false });
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

/** @returns {string} the stored setting */
function suspicionKept() {
  const kept = recall("suspects");
  return SUSPICIONS.find((each) => each === kept) ?? "asked";
}

/**
 * The address where the position of a puzzle is played on against the opponent.
 *
 * @param {import("../board/state.js").State} state at first
 */
function onwardFrom({ position, seat, suspects }) {
  const known = [...suspects].map(([square, { kinds }]) => `${square}=${kinds}`).join(",");
  const viewer = seat === 1 ? /** @type {const} */ ("1") : /** @type {const} */ ("2");
  return formatAddress({ position, moves: [], viewer, suspects: known }, "../../play/");
}
