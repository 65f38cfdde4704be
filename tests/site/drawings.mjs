/** Draws boards as the page does, from JSON to JSON. */

import { text } from "node:stream/consumers";
import { drawing } from "../../volto_site/web/board/drawing.js";
import { parseRows } from "../../volto_site/web/board/squares.js";
import { initialState } from "../../volto_site/web/board/state.js";

/** @typedef {Parameters<typeof initialState>} Opening */
/** @type {{ position: Opening[0], seat: Opening[1], opening: Opening[2], rows: string, coordinates: boolean }[]} */
const boards = JSON.parse(await text(process.stdin));
const drawings = boards.map(({ position, seat, opening, rows, coordinates }) =>
  drawing({
    ...initialState(position, seat, opening),
    rows: parseRows(rows),
    coordinates,
  }).join(""),
);
console.log(JSON.stringify(drawings));
