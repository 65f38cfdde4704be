/** The page of a puzzle: connects the exercise with the recorder, and leads on to other puzzles. */

import { registerPuzzles } from "../board/exercise.js";
import { part } from "../frame/parts.js";
import { enableEmbedding } from "./embed.js";
import { PuzzleExercise } from "./exercise.js";
import { Recorder } from "./recorder.js";
import { isReview, nextInRun } from "./run.js";
import { loadTrainerStrings } from "./strings.js";
import { followLinks } from "./visit.js";

const message = part("p", "volto-keeping");
message.role = "status";

/**
 * The address of the next puzzle of the run or the theme, or of the page of all puzzles.
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

registerPuzzles((element, assignment, controls) => {
  const { id } = assignment;
  const recorder = new Recorder(id, isReview(id), async (name, values) => {
    const strings = await loadTrainerStrings();
    message.textContent = strings.t(name, values);
  });
  return new PuzzleExercise(element, assignment, controls, {
    next: () => nextTo(id),
    hear: (attempt) => recorder.hear(attempt),
  });
});
await import("../board/element.js");

/** Bring the puzzle in the page to life, also after it has replaced another. */
async function settle() {
  const empty = document.querySelector(".volto-puzzle--any");
  if (empty instanceof HTMLElement) {
    const { buildPage } = await import("./fallback.js");
    await buildPage(empty);
  }
  const board = document.querySelector(".volto-puzzle volto-board");
  const aside = document.querySelector(".volto-puzzle [data-part=aside]");
  message.textContent = "";
  aside?.append(message);
  enableEmbedding();
  if (board instanceof HTMLElement && isReview(board.dataset.puzzle ?? "")) {
    const strings = await loadTrainerStrings();
    aside?.prepend(part("p", "volto-mode", strings.t("trainer-mistakes-mode")));
  }
}

await settle();
followLinks(settle);
