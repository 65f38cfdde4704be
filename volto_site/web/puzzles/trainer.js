/** The page of all puzzles: the daily puzzle, the path, mistakes, the filter and the progress. */

import { button, link, part } from "../frame/parts.js";
import { whenChangedElsewhere } from "../frame/storage.js";
import { Chooser } from "./chooser.js";
import { loadList, puzzleOfTheDay } from "./list.js";
import { dueMistakes, today } from "./progress.js";
import { recallProgress } from "./progress-storage.js";
import { Report } from "./report.js";
import { begin } from "./run.js";
import { loadTrainerStrings } from "./strings.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./list.js").List} List */
/** @typedef {import("./progress.js").Progress} Progress */

const root = document.querySelector(".volto-trainer");
const strings = await loadTrainerStrings();

/**
 * Start a run of these puzzles.
 *
 * @param {string[]} ids
 * @param {boolean} [isReview]
 */
function start(ids, isReview = false) {
  const [first] = ids;
  if (first) {
    begin({ ids, isReview });
    location.assign(`${first}/`);
  }
}

/**
 * @param {List} list
 * @param {Progress} progress
 */
function doors(list, progress) {
  return part(
    "div",
    "volto-doors",
    daily(list, progress),
    path(list, progress),
    mistakes(progress),
  );
}

/**
 * @param {string} title
 * @param {string} name
 * @param {Node[]} content
 */
function door(title, name, ...content) {
  const heading = part("h2", "volto-door__title", title);
  const element = part("section", `volto-door volto-door--${name}`, heading, ...content);
  element.dataset.door = name;
  return element;
}

/**
 * @param {List} list
 * @param {Progress} progress
 */
function daily(list, progress) {
  const puzzle = puzzleOfTheDay(list, today());
  if (!puzzle) {
    return door(strings.t("trainer-today"), "today");
  }
  const name = { theme: strings.t(`theme-${puzzle.themes[0]}`), number: puzzle.number };
  const theme = part("p", "", strings.t("trainer-name", name));
  const isSolved = puzzle.id in progress.solved;
  const call = link(strings.t("trainer-begin"), `${puzzle.id}/`, "volto-call");
  const done = part("p", "", strings.t("trainer-today-solved"));
  return door(strings.t("trainer-today"), "today", theme, isSolved ? done : call);
}

/**
 * @param {List} list
 * @param {Progress} progress
 */
function path({ path: ids }, progress) {
  const left = ids.filter((id) => !(id in progress.solved));
  const done = ids.length - left.length;
  const text = strings.t("trainer-path-step", { done, total: ids.length });
  const content = left.length
    ? button(text, () => start(left), "path")
    : part("p", "", strings.t("trainer-path-done"));
  return door(strings.t("trainer-path"), "path", ...(ids.length ? [content] : []));
}

/** @param {Progress} progress */
function mistakes(progress) {
  const due = dueMistakes(progress, new Date());
  const said = part("p", "", strings.t("trainer-mistakes-due", { due: due.length }));
  const call = button(strings.t("trainer-begin"), () => start(due, true), "mistakes");
  return door(strings.t("trainer-mistakes"), "mistakes", said, ...(due.length ? [call] : []));
}

/** The date for which the page is rendered. */
let day = "";

/** Render the page from the stored progress. */
async function show() {
  day = today();
  const { progress, broken } = recallProgress();
  try {
    const list = await loadList();
    const chooser = new Chooser(list, progress, strings, start);
    const report = new Report({ total: list.puzzles.length, progress, broken }, strings, show);
    const parts = [doors(list, progress), chooser.element, report.element];
    root?.replaceChildren(...report.alarms, ...parts);
    chooser.follow();
  } catch (error) {
    console.warn(error);
    const sorry = part("p", "volto-keeping", strings.t("trainer-no-list"));
    sorry.role = "alert";
    root?.replaceChildren(sorry);
  }
}

/** Render the page again, unless the reader is interacting with it. */
function renew() {
  if (!root?.contains(document.activeElement)) {
    show();
  }
}

await show();
whenChangedElsewhere("puzzles", renew);
// A page left open overnight shows the new daily puzzle.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && day !== today()) {
    renew();
  }
});
