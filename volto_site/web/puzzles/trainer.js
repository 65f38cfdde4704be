/** The page of all puzzles: its doors, the collection in pictures, the figures and the progress. */

import { part } from "../frame/parts.js";
import { whenChangedElsewhere } from "../frame/storage.js";
import { whenNear } from "../frame/visibility.js";
import { Chooser } from "./chooser.js";
import { today } from "./days.js";
import { Doors, start } from "./doors.js";
import { loadList } from "./list.js";
import { withScore } from "./progress.js";
import { keepProgress, recallProgress } from "./progress-storage.js";
import { currentRun, keepRun } from "./run.js";
import { loadTrainerStrings } from "./strings.js";

/** @typedef {import("./list.js").List} List */

const root = document.querySelector(".volto-trainer");
const strings = await loadTrainerStrings();

/** The date for which the page is rendered. */
let day = "";

/** A challenge that was left for this page is over, and what was solved in it counts. */
function endChallenge() {
  const { challenge } = currentRun() ?? {};
  if (challenge) {
    keepProgress(
      withScore(recallProgress().progress, challenge.mode, challenge.solved?.length ?? 0),
    );
    keepRun(null);
  }
}

/**
 * Render the page from the stored progress.
 *
 * @param {boolean} [isWhole] whether what is further down is there at once
 */
async function show(isWhole = false) {
  day = today();
  const { progress, broken } = recallProgress();
  try {
    const list = await loadList();
    const own = part("div", "volto-own");
    const isFilled = isWhole || broken !== null;
    const alarms = isFilled ? await fill(own, list) : [];
    const doors = new Doors(list, progress, strings);
    const chooser = new Chooser(list, progress, strings, (ids) => start(ids, "list"));
    root?.replaceChildren(...alarms, doors.element, chooser.element, own);
    chooser.follow(!isWhole);
    if (!isFilled) {
      whenNear(own, "300px", () => fill(own, list).catch(console.warn));
    }
  } catch (error) {
    console.warn(error);
    const sorry = part("p", "volto-keeping", strings.t("trainer-no-list"));
    sorry.role = "alert";
    root?.replaceChildren(sorry);
  }
}

/**
 * Show what is the learner's own: the figures, and what is kept.
 *
 * @param {HTMLElement} element
 * @param {List} list
 */
async function fill(element, list) {
  const [{ Dashboard, styled }, { Report }] = await Promise.all([
    import("./dashboard.js"),
    import("./report.js"),
  ]);
  await styled;
  const { progress, broken } = recallProgress();
  const renewed = () => show(true);
  const figures = new Dashboard(list, progress, strings, renewed);
  const listed = list.puzzles.map(({ id }) => id);
  const report = new Report({ listed, progress, broken }, strings, renewed);
  element.replaceChildren(figures.element, report.element);
  return report.alarms;
}

/** Render the page again, unless the reader is interacting with it. */
function renew() {
  if (!root?.contains(document.activeElement)) {
    show();
  }
}

endChallenge();
await show();
whenChangedElsewhere("puzzles", renew);
// A page that Back returns to may come from memory, as it was.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) {
    endChallenge();
    show(true);
  }
});
// A page left open overnight shows the new daily puzzle.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && day !== today()) {
    renew();
  }
});
