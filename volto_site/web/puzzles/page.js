/** The page of a puzzle: it is solved, recorded, and leads on to the next one. */

import { letSolve } from "../board/trying.js";
import { part } from "../frame/parts.js";
import { letEmbed } from "./embedding.js";
import { Recorder } from "./recorder.js";
import { isReview, nextInRun } from "./run.js";
import { Solving } from "./solving.js";
import { loadTrainerWords } from "./words.js";

const message = part("p", "volto-keeping");
message.role = "status";

/**
 * The address of the puzzle that comes next: of the run, of the theme, or the page of all.
 *
 * @param {string} id
 */
function nextTo(id) {
  const following = nextInRun(id);
  if (following !== null) {
    return following ? `../${following}/` : "../";
  }
  return document.querySelector('.volto-turn [rel="next"]')?.getAttribute("href") ?? "../";
}

letSolve((element, assignment, table) => {
  const { id } = assignment;
  const recorder = new Recorder(id, isReview(id), async (name, values) => {
    const words = await loadTrainerWords();
    message.textContent = words.t(name, values);
  });
  return new Solving(element, assignment, table, {
    next: () => nextTo(id),
    hear: (standing) => recorder.hear(standing),
  });
});
await import("../board/start.js");
const empty = document.querySelector(".volto-puzzle--any");
if (empty instanceof HTMLElement) {
  const { assemble } = await import("./assembling.js");
  await assemble(empty);
}
const figure = document.querySelector(".volto-puzzle");
const board = figure?.querySelector("volto-board");
figure?.after(message);
letEmbed();
if (board instanceof HTMLElement && isReview(board.dataset.puzzle ?? "")) {
  const words = await loadTrainerWords();
  figure?.before(part("p", "volto-mode", words.t("trainer-mistakes-mode")));
}
