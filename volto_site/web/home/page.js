/** The board of the home page: one gesture shows the strange rule, and boots no engine. */

import "../board/element.js";
import { ScriptedGame } from "./scripted-game.js";

/** @typedef {import("../board/element.js").VoltoBoard} VoltoBoard */
/** @typedef {"task" | "safe" | "other" | "won"} Line that is shown beside the board */

/** How long a move is looked at before the enemy captures, and a vain one before it goes back. */
const REPLY_DELAY = 800;
const UNDO_DELAY = 1900;

/** @returns {Promise<import("./scripted-game.js").Answers>} */
async function loadAnswers() {
  const response = await fetch(new URL("../home.json", import.meta.url));
  if (!response.ok) {
    throw new Error(`${response.status} ${response.url}`);
  }
  return response.json();
}

/**
 * @param {VoltoBoard} board
 * @param {HTMLElement} lines of which one is shown
 */
function enact(board, lines) {
  const answers = loadAnswers();
  // A reader who goes on at once gives them up; who plays without them is told by the board.
  answers.catch(() => {});
  const game = new ScriptedGame(answers);
  board.game = game;
  /** @param {Line} line */
  const show = (line) => {
    lines.dataset.line = line;
  };
  board.addEventListener("volto-move", (event) => {
    const { rules } = /** @type {CustomEvent<{ rules: string[] }>} */ (event).detail;
    const { reply } = game;
    if (reply) {
      setTimeout(() => board.tell({ do: "reply", move: reply }), REPLY_DELAY);
    } else if (rules.includes("win.ladies")) {
      show("won");
    } else {
      show(rules.includes("move.lady") ? "safe" : "other");
      setTimeout(() => board.tell({ do: "undo" }), UNDO_DELAY);
    }
  });
  lines.querySelector("button")?.addEventListener("click", () => {
    // The button disappears; the focus goes on to the board.
    /** @type {HTMLElement | null} */ (board.querySelector(".volto-grid [tabindex='0']"))?.focus();
    show("task");
    board.tell({ do: "reset" });
  });
}

const board = document.querySelector(".volto-hero volto-board");
const lines = document.querySelector(".volto-lines");
if (board && lines instanceof HTMLElement) {
  enact(/** @type {VoltoBoard} */ (board), lines);
  document.querySelector(".volto-calls__legend")?.addEventListener("click", async () => {
    const { showLegend } = await import("../board/legend.js");
    await showLegend(/** @type {VoltoBoard} */ (board));
  });
}
