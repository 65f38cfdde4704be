/** The bar of a task: the viewers or a pencil, hints, taking back, a new try, free play. */

import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { loadMoreStrings, loadStrings } from "../frame/strings.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {"show" | "hint" | "undo" | "again" | "free" | "watch" | "compare"} TaskAction */
/** @typedef {import("./data.js").Viewer} Viewer */
/** @typedef {import("./data.js").TaskData} TaskData */

/**
 * @typedef {object} TaskBarHandlers
 * @property {(action: TaskAction) => void} act
 * @property {(viewer: Viewer) => void} see
 */

/** @type {TaskAction[]} */
const ACTIONS = ["watch", "show", "hint", "compare", "undo", "again", "free"];

export class TaskBar {
  #element;
  #aside;
  #data;
  #past;
  /** @type {HTMLElement | null} */
  #above;
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
   * @param {{ task: TaskData, past: number }} asked and how many moves led there
   * @param {{ aside: HTMLElement, above?: HTMLElement }} places for what does not lead on, and for
   *   what stands above the buttons
   * @param {TaskBarHandlers} handlers
   */
  constructor(element, { task, past }, { aside, above }, { act, see }) {
    this.#element = element;
    this.#aside = aside;
    this.#data = task;
    this.#past = past;
    this.#above = above ?? null;
    this.#actions = new Map(
      ACTIONS.map((action) => [action, button("", () => act(action), action)]),
    );
    this.#actions.set(
      "watch",
      iconButton("", () => act("watch"), ICONS.watch, "watch"),
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
  #show({ task, viewer, moves, can }, strings) {
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
    const isUntouched = isOpen && moves.length === this.#past;
    this.#watch(strings.t("task-watch"), isUntouched && this.#past > 0);
    this.#set("compare", strings.t("task-compare"), isOpen && Boolean(this.#data.strikes));
    this.#set("show", strings.t("task-show"), Boolean(task?.shows));
    this.#set("hint", strings.t("task-hint", { left }), isOpen && hints > 0);
    this.#actions.get("hint")?.setAttribute("aria-disabled", String(left === 0));
    // Only in a game against a level that lets a beginner take moves back.
    this.#set("undo", strings.t("play-undo"), task?.level !== undefined && task.status === "open");
    this.#actions.get("undo")?.setAttribute("aria-disabled", String(!can.undo));
    this.#set("again", strings.t(againId(task)), !task || isTried(task, this.#data));
    this.#set("free", strings.t("task-free"), task?.status === "solved" && !this.#data.strikes);
    // Buttons are added once their accessible names are loaded.
    if (!this.#element.hasChildNodes()) {
      const above = this.#viewers.size ? this.#group : this.#above;
      this.#element.append(...(above ? [above] : []), this.#row);
      const free = this.#actions.get("free");
      if (free && !this.#aside.contains(this.#element)) {
        this.#aside.append(free);
      }
    }
  }

  /**
   * @param {string} name
   * @param {boolean} isShown
   */
  #watch(name, isShown) {
    const watch = this.#actions.get("watch");
    if (watch) {
      watch.ariaLabel = name;
      watch.title = name;
      watch.hidden = !isShown;
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
function isTried({ status }, { viewers, strikes }) {
  return status === "solved" || (status !== "open" && !viewers && !strikes);
}
