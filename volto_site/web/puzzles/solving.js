/** A puzzle being solved on a board: hints, the answer to wrong moves, the plan, open cards. */

import { part, refill } from "../frame/parts.js";
import { recall, remember } from "../frame/storage.js";
import { Actions, isOver } from "./actions.js";
import { History } from "./history.js";
import { certainty, hintsSaid, reasons } from "./panel.js";
import { Walk } from "./walk.js";
import { loadTrainerWords } from "./words.js";

/** @typedef {import("../board/state.js").State} State */
/** @typedef {import("../board/trying.js").Table} Table */
/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("../board/game.js").Request} Request */
/** @typedef {import("./actions.js").Action} Action */
/** @typedef {import("./standing.js").Assignment} Assignment */
/** @typedef {import("./standing.js").Standing} Standing */
/** @typedef {"full" | "asked" | "off"} Suspicion whether the suspects are shown */

/**
 * @typedef {object} Follower who wants to know how it goes
 * @property {() => string | null} next the address of the next puzzle
 * @property {(standing: Standing) => void} hear called when there is news
 */

const SUSPICIONS = /** @type {Suspicion[]} */ (["full", "asked", "off"]);

export class Solving {
  #assignment;
  #table;
  #follower;
  #actions;
  #list = part("ol");
  #log = part("div", "volto-hints", this.#list);
  #told = part("div", "volto-panel volto-told");
  #choice = part("label", "volto-suspicion");
  #history;
  #walk;
  #suspicion = suspicionKept();
  /** @type {import("./panel.js").Chances} */
  #chances = null;
  #news = "";
  #drawn = "";
  /** What is told below the line of words. */
  hints = part("div", "volto-solving", this.#log, this.#told, this.#choice);

  /**
   * @param {HTMLElement} element that the page keeps free for the bar
   * @param {Assignment} assignment
   * @param {Table} table
   * @param {Follower} follower
   */
  constructor(element, assignment, table, follower) {
    this.#assignment = assignment;
    this.#table = table;
    this.#follower = follower;
    this.#log.role = "log";
    this.#told.ariaLive = "polite";
    this.#actions = new Actions(element, {
      act: (action) => table.when(() => this.#act(action)),
      name: (kind) => this.#next({ do: "name", kind }),
      next: () => follower.next(),
    });
    this.#history = new History(stepsAbove(element), (to) => table.when(() => this.#look(to)));
    this.#walk = new Walk((request) => this.#next(request));
    element.before(this.#walk.element);
    this.hints.prepend(this.#history.element);
    this.#suspect();
  }

  /**
   * Nobody points at masks here; who looks back is brought back to now.
   *
   * @returns {boolean} whether that was so
   */
  point() {
    const { look, played = [] } = this.#table.state().task?.puzzle ?? {};
    if (look) {
      this.#table.when(() => this.#look(played.length));
    }
    return Boolean(look);
  }

  /** @param {State} state */
  async show(state) {
    try {
      this.#show(state, await loadTrainerWords());
    } catch (error) {
      console.warn(error);
    }
  }

  /**
   * @param {State} state
   * @param {Words} words
   */
  #show({ task, masks }, words) {
    const standing = task?.puzzle ?? null;
    const isHidden = [...masks.values()].some(({ kind }) => kind === "hidden");
    this.#actions.show(standing, { isHidden: isHidden || this.#isSecret }, words);
    this.#isSecret ||= isHidden;
    const hints = standing ? hintsSaid(standing, this.#assignment, words) : [];
    const isShown = standing && !isOver(standing) && standing.stage !== "wrong";
    this.#showHints(isShown ? hints : []);
    const news =
      standing && [standing.stage, standing.tried, standing.named, standing.hint.given].join();
    if (standing && news !== this.#news) {
      this.#news = news ?? "";
      this.#chances = null;
      this.#follower.hear(standing);
      if (standing.stage === "wrong" || (standing.stage === "solved" && standing.kind === "odds")) {
        this.#count();
      }
    }
    this.#tell(standing, words);
    this.#walk.show(standing, this.#isSecret, words);
    this.#history.show(standing, this.#suspicion).catch(console.warn);
  }

  /** Whether there were hidden masks, though they may be turned over now. */
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
   * @param {Standing | null} standing
   * @param {Words} words
   */
  #tell(standing, words) {
    const drawn = JSON.stringify([standing, this.#chances]);
    if (drawn === this.#drawn) {
      return;
    }
    this.#drawn = drawn;
    refill(this.#told, standing ? this.#content(standing, words) : []);
  }

  /**
   * @param {Standing} standing
   * @param {Words} words
   */
  #content(standing, words) {
    const { solution } = standing;
    const key = solution && !standing.plan && standing.stage === "given-up";
    const squares = { from: solution?.slice(0, 2) ?? "", to: solution?.slice(2) ?? "" };
    return [
      ...(key ? [part("p", "volto-panel__title", words.t("trainer-key-is", squares))] : []),
      ...reasons(standing, this.#assignment, words),
      ...(this.#chances && this.#chances.worlds > 1
        ? [certainty(this.#chances, standing, words)]
        : []),
    ];
  }

  /** Ask in how many worlds the move tried would have done. */
  async #count() {
    try {
      const { chances } = await this.#table.hear({ do: "chances" });
      this.#chances = chances;
      await this.show(this.#table.state());
    } catch (error) {
      console.warn(error);
    }
  }

  /** @param {Request} request to make when the board no longer waits */
  #next(request) {
    this.#table.when(() => this.#ask(request));
  }

  /** @param {Request} request */
  async #ask(request) {
    await this.#table.ask(request, this.#table.state());
  }

  /** @param {number} to after how many moves */
  async #look(to) {
    await this.#ask({ do: "look", to: String(to) });
    const { look } = this.#table.state().task?.puzzle ?? {};
    if (look) {
      this.#table.change({ marks: look.square ? [look.square] : [] });
    } else {
      this.#point();
    }
  }

  /** @param {Action} action */
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
        this.#table.focus();
        await this.#ask({ do: "free" });
        this.#table.keep();
        break;
      case "resume":
        this.#table.focus();
        this.#table.reset();
        break;
      default:
        this.#table.focus();
        await this.#ask({ do: "reset" });
    }
  }

  /** Mark on the board what a hint or the solution is about. */
  #point() {
    const { task } = this.#table.state();
    const { mask, target, masks = [] } = task?.puzzle?.hint ?? {};
    const solution = task?.puzzle?.solution;
    const marks = [mask, target, ...masks].filter((square) => square !== undefined);
    const arrows = solution ? [{ from: solution.slice(0, 2), to: solution.slice(2) }] : [];
    this.#table.change({ marks: [this.#assignment.square, ...marks].filter(Boolean), arrows });
  }

  /** Let the learner choose whether the suspects are shown, and keep to it. */
  async #suspect() {
    const words = await loadTrainerWords().catch(() => null);
    const state = this.#table.state();
    const isHidden = [...state.masks.values()].some(({ kind }) => kind === "hidden");
    if (!words || !isHidden) {
      return;
    }
    const select = part("select");
    select.append(
      ...SUSPICIONS.map((each) => new Option(words.t(`trainer-suspects-${each}`), each)),
    );
    select.value = this.#suspicion;
    select.addEventListener("change", () => {
      remember("suspects", select.value);
      this.#heed(select.value);
    });
    this.#choice.append(part("span", "", words.t("trainer-suspects")), select);
    this.#heed(select.value);
  }

  /** @param {string} suspicion */
  #heed(suspicion) {
    this.#suspicion = suspicion;
    const host = this.hints.closest("volto-board");
    host?.classList.toggle("is-unsuspecting", suspicion === "off");
    this.#table.change({ overlay: suspicion === "full", isListed: false });
  }
}

/**
 * Where moves are stepped through; a page keeps it free if there are any from the start.
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

/** @returns {string} what the learner has chosen last */
function suspicionKept() {
  const kept = recall("suspects");
  return SUSPICIONS.find((each) => each === kept) ?? "asked";
}
