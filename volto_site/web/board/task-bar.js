/** The bar of a task: the viewers to choose from, hints, a new try, free play. */

import { button, part } from "../frame/parts.js";
import { loadMoreStrings, loadStrings } from "../frame/strings.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {"show" | "hint" | "again" | "free"} TaskAction */
/** @typedef {import("./data.js").Viewer} Viewer */
/** @typedef {import("./data.js").TaskData} TaskData */

/**
 * @typedef {object} TaskBarHandlers
 * @property {(action: TaskAction) => void} act
 * @property {(viewer: Viewer) => void} see
 */

/** @type {TaskAction[]} */
const ACTIONS = ["show", "hint", "again", "free"];

export class TaskBar {
  #element;
  #aside;
  #data;
  #hints = document.createElement("ol");
  /** @type {Map<TaskAction, HTMLButtonElement>} */
  #actions;
  /** @type {Map<Viewer, HTMLButtonElement>} */
  #viewers;
  #group = part("div", "volto-options");
  #row = part("div", "volto-actions");
  /** The list of hints, a live region. */
  hints = part("div", "volto-hints");

  /**
   * @param {HTMLElement} element reserved by the page for it
   * @param {TaskData} task
   * @param {HTMLElement} aside for what does not lead on
   * @param {TaskBarHandlers} handlers
   */
  constructor(element, task, aside, { act, see }) {
    this.#element = element;
    this.#aside = aside;
    this.#data = task;
    this.#actions = new Map(
      ACTIONS.map((action) => [action, button("", () => act(action), action)]),
    );
    this.#viewers = new Map(
      (task.viewers ?? []).map((viewer) => [viewer, button("", () => see(viewer))]),
    );
    this.#group.append(...this.#viewers.values());
    this.#row.append(...this.#actions.values());
    for (const [viewer, each] of this.#viewers) {
      each.dataset.viewer = viewer;
    }
    this.#group.role = "group";
    this.hints.role = "log";
    this.hints.append(this.#hints);
  }

  /** @param {State} state */
  async show(state) {
    try {
      this.#show(state, await loadTaskStrings(this.#data.id));
    } catch (error) {
      console.warn(error);
    }
  }

  /**
   * @param {State} state
   * @param {Strings} strings
   */
  #show({ task, viewer }, strings) {
    const { id, hints } = this.#data;
    const given = task?.hints ?? 0;
    this.#group.ariaLabel = strings.t("task-places");
    for (const [name, each] of this.#viewers) {
      each.textContent = strings.t(`task-place-${name}`);
      each.ariaPressed = String(name === viewer);
    }
    this.#group.hidden = !task;
    while (this.#hints.children.length < given) {
      const hint = document.createElement("li");
      hint.textContent = strings.t(`task-${id}-hint-${this.#hints.children.length + 1}`);
      this.#hints.append(hint);
    }
    const left = hints - given;
    const isOpen = Boolean(task) && task?.status !== "solved";
    this.#set("show", strings.t("task-show"), Boolean(task?.shows));
    this.#set("hint", strings.t("task-hint", { left }), isOpen && hints > 0);
    this.#actions.get("hint")?.setAttribute("aria-disabled", String(left === 0));
    this.#set("again", strings.t(againId(task)), !task || isTried(task, this.#data));
    this.#set("free", strings.t("task-free"), task?.status === "solved");
    // Buttons are added once their accessible names are loaded.
    if (!this.#element.hasChildNodes()) {
      this.#element.append(...(this.#viewers.size ? [this.#group] : []), this.#row);
      const free = this.#actions.get("free");
      if (free && !this.#aside.contains(this.#element)) {
        this.#aside.append(free);
      }
    }
  }

  /**
   * @param {TaskAction} action
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

/**
 * The messages with those of a task, which the course has loaded before.
 *
 * @param {string} id of the task
 */
async function loadTaskStrings(id) {
  const strings = await loadStrings();
  return strings.has(`task-${id}`) ? strings : loadMoreStrings("examples");
}

/** @param {State["task"]} task null in free play */
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
  // A task has no solution to show: it can only be tried again.
  return task.status === "given-up" ? ids.failed : ids[task.status];
}

/**
 * Whether a try is over; a task of pointing at masks continues after a wrong answer.
 *
 * @param {NonNullable<State["task"]>} task
 * @param {TaskData} data
 */
function isTried({ status }, { viewers }) {
  return status === "solved" || (status !== "open" && !viewers);
}
