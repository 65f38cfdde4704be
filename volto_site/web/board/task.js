/** The bar of a task: places around the table, hints one at a time, a new try, free play. */

import { button, part } from "../frame/parts.js";
import { loadWords } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {"show" | "hint" | "again" | "free"} Action */
/** @typedef {"1" | "2" | "nobody"} Place */

/**
 * @typedef {object} Assignment what the page carries of a task
 * @property {string} id
 * @property {number} hints
 * @property {number} goals
 * @property {Place[]} [viewers] from where the learner may look, who then points at masks
 * @property {string} [shows] the first move of an example, which can be watched
 * @property {boolean} [deals] whether the other side stands elsewhere each time
 */

/**
 * @typedef {object} Learner who acts on what is pressed
 * @property {(action: Action) => void} act
 * @property {(place: Place) => void} walk
 */

/** @type {Action[]} */
const ACTIONS = ["show", "hint", "again", "free"];

export class TaskBar {
  #element;
  #assignment;
  #hints = document.createElement("ol");
  /** @type {Map<Action, HTMLButtonElement>} */
  #actions;
  /** @type {Map<Place, HTMLButtonElement>} */
  #places;
  #group = part("div", "volto-places");
  #row = part("div", "volto-actions");
  /** What is said in it is heard by those who do not see it. */
  hints = part("div", "volto-hints");

  /**
   * @param {HTMLElement} element that the page keeps free for it
   * @param {Assignment} assignment
   * @param {Learner} learner
   */
  constructor(element, assignment, { act, walk }) {
    this.#element = element;
    this.#assignment = assignment;
    this.#actions = new Map(
      ACTIONS.map((action) => [action, button("", () => act(action), action)]),
    );
    this.#places = new Map(
      (assignment.viewers ?? []).map((place) => [place, button("", () => walk(place))]),
    );
    this.#group.append(...this.#places.values());
    this.#row.append(...this.#actions.values());
    for (const [place, each] of this.#places) {
      each.dataset.place = place;
    }
    this.#group.role = "group";
    this.hints.role = "log";
    this.hints.append(this.#hints);
  }

  /** @param {State} state */
  async show(state) {
    try {
      this.#show(state, await loadWords());
    } catch (error) {
      console.warn(error);
    }
  }

  /**
   * @param {State} state
   * @param {Words} words
   */
  #show({ task, place }, words) {
    const { id, hints } = this.#assignment;
    const given = task?.hints ?? 0;
    this.#group.ariaLabel = words.t("task-places");
    for (const [name, each] of this.#places) {
      each.textContent = words.t(`task-place-${name}`);
      each.ariaPressed = String(name === place);
    }
    this.#group.hidden = !task;
    while (this.#hints.children.length < given) {
      const hint = document.createElement("li");
      hint.textContent = words.t(`task-${id}-hint-${this.#hints.children.length + 1}`);
      this.#hints.append(hint);
    }
    const left = hints - given;
    const isOpen = Boolean(task) && task?.status !== "solved";
    this.#set("show", words.t("task-show"), Boolean(task?.shows));
    this.#set("hint", words.t("task-hint", { left }), isOpen && hints > 0);
    this.#actions.get("hint")?.setAttribute("aria-disabled", String(left === 0));
    this.#set("again", words.t(againId(task)), !task || isTried(task, this.#assignment));
    this.#set("free", words.t("task-free"), task?.status === "solved");
    // Buttons without a name are of no use to anybody: they come with their words.
    if (!this.#element.hasChildNodes()) {
      this.#element.append(...(this.#places.size ? [this.#group] : []), this.#row);
    }
  }

  /**
   * @param {Action} action
   * @param {string} text
   * @param {boolean} isShown
   */
  #set(action, text, isShown) {
    const each = this.#actions.get(action);
    if (each) {
      each.textContent = text;
      each.hidden = !isShown;
    }
  }
}

/** @param {State["task"]} task null where the learner plays freely */
function againId(task) {
  if (!task) {
    return "task-resume";
  }
  if (task.deals && task.status !== "open") {
    return "task-rematch";
  }
  const ids = {
    open: "task-again",
    failed: "task-again",
    reached: "task-next",
    solved: "task-anew",
  };
  // Nobody gives up a task: it is only tried again.
  return task.status === "given-up" ? ids.failed : ids[task.status];
}

/**
 * Whether a try is over; who points at masks just goes on.
 *
 * @param {NonNullable<State["task"]>} task
 * @param {Assignment} assignment
 */
function isTried({ status }, { viewers }) {
  return status === "solved" || (status !== "open" && !viewers);
}
