/** The squares of the mat, where they are drawn, and what a position says stands on them. */

import { kindOf } from "./kinds.js";

/** @typedef {1 | 2} Player */
/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {{ owner: Player, kind: Kind | "hidden" }} Mask */
/** @typedef {{ masks: Map<string, Mask>, player: Player }} Position */

export const COLUMNS = [..."abcde"];
export const ROWS = [..."1234567"];

/** From a1 to e7, row by row. */
export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** @typedef {{ first: number, last: number }} Rows some of them, both included */
/** @type {Rows} */
export const ALL_ROWS = { first: 1, last: ROWS.length };

/** The units of the drawings: a square, and the frame around the mat. */
export const SIZE = 100;
export const FRAME = 32;
/** The width of the drawing. */
export const WIDTH = COLUMNS.length * SIZE + 2 * FRAME;

/**
 * @param {string} text such as `b2c3d4`
 * @returns {string[]} the squares in it
 */
export function squaresIn(text) {
  return text.match(/../g) ?? [];
}

/** The squares from far left to near right, by the seat that they are seen from. */
const SEEN = {
  1: ROWS.toReversed().flatMap((row) => COLUMNS.map((column) => column + row)),
  2: ROWS.flatMap((row) => COLUMNS.toReversed().map((column) => column + row)),
};

/**
 * The squares as seen from this seat, from far left to near right.
 *
 * @param {Player} seat
 * @returns {readonly string[]}
 */
export function seenFrom(seat) {
  return SEEN[seat];
}

/**
 * The centre of a square on a mat seen from this seat.
 *
 * @param {string} square
 * @param {Player} seat
 * @returns {{ x: number, y: number }}
 */
export function centre(square, seat) {
  const place = seenFrom(seat).indexOf(square);
  const column = place % COLUMNS.length;
  const row = Math.floor(place / COLUMNS.length);
  return { x: (column + 0.5) * SIZE, y: (row + 0.5) * SIZE };
}

/**
 * @param {string | undefined} text such as `3-6`
 * @returns {Rows}
 */
export function parseRows(text) {
  const [first, last] = (text ?? "").split("-").map(Number);
  return first && last ? { first, last } : ALL_ROWS;
}

/**
 * @param {string} square
 * @param {Rows} rows
 */
export function isShown(square, { first, last }) {
  const row = Number(square[1]);
  return first <= row && row <= last;
}

/**
 * Where the rows begin and end on a mat seen from this seat, in the units of the drawing.
 *
 * @param {Rows} rows
 * @param {Player} seat
 */
export function edges({ first, last }, seat) {
  const top = seat === 1 ? ROWS.length - last : first - 1;
  return { top: top * SIZE, bottom: (top + last - first + 1) * SIZE };
}

/**
 * @param {Rows} rows
 * @param {Player} seat
 */
export function viewBox(rows, seat) {
  const { top, bottom } = edges(rows, seat);
  return [-FRAME, top - FRAME, WIDTH, bottom - top + 2 * FRAME].join(" ");
}

/**
 * @param {string} text such as `lanac/nslan/5/5/5/NALSN/CANAL 1 00`
 * @returns {Position}
 */
export function parsePosition(text) {
  const [placement = "", player] = text.split(" ");
  /** @type {Map<string, Mask>} */
  const found = new Map();
  const spread = placement.replaceAll("/", "").replace(/\d/g, (count) => " ".repeat(Number(count)));
  seenFrom(1).forEach((square, place) => {
    const letter = spread[place] ?? " ";
    const kind = kindOf(letter);
    if (kind) {
      found.set(square, { owner: letter === letter.toUpperCase() ? 1 : 2, kind });
    }
  });
  // In the order in which they are drawn.
  const masks = new Map(
    SQUARES.flatMap((square) => {
      const mask = found.get(square);
      return mask ? [/** @type {const} */ ([square, mask])] : [];
    }),
  );
  return { masks, player: player === "2" ? 2 : 1 };
}
