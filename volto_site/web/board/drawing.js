/** The mat and all that lies on it as SVG, mark for mark as volto_core/svg/board.py draws it. */

import { KIND_LETTERS, kindsOf } from "./kinds.js";
import { centre, edges, FRAME, ROWS, SIZE, SQUARES } from "./squares.js";
import { rowsShown, targetsShown } from "./state.js";

/** @typedef {import("./squares.js").Player} Player */
/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("./squares.js").Mask} Mask */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Move} Move */
/** @typedef {import("./state.js").Arrow} Arrow */

const MIDDLE = { x: 2.5 * SIZE, y: 3.5 * SIZE };
const TAIL = 28;
const TIP = 22;
/** How far an arrow stands beside its line, and its number from the centre of its first square. */
const ASIDE = 17;
const NUMBER = 30;
const SIGNS_IN_A_ROW = 3;
const PITCH = 22;

/**
 * The content of the `svg` element, in drawing order.
 *
 * @param {State} state
 * @param {import("./squares.js").Rows} [rows] that are shown
 * @returns {string[]}
 */
export function drawing(state, rows = rowsShown(state)) {
  const { seat, masks, pending } = state;
  const targets = SQUARES.filter((square) => targetsShown(state).includes(square));
  /** @type {[string, string[]][]} */
  const marks = [
    ["last", squaresOfLast(state)],
    ["highlight", SQUARES.filter((square) => state.marks.includes(square))],
    ["selected", state.selected ? [state.selected] : []],
    ["capture", targets.filter((square) => masks.has(square))],
  ];
  const attempt = [...masks].filter(([square]) => square !== pending?.from);
  const moving = pending ? masks.get(pending.from) : undefined;
  return [
    ...mat(state, rows),
    ...marks.flatMap(([name, squares]) => squares.map((square) => placed(name, square, seat))),
    ...attempt.map(([square, mask]) => maskOn(square, mask, state)),
    ...targets.filter((square) => !masks.has(square)).map((each) => placed("target", each, seat)),
    ...arrowsOf(state.arrows, seat),
    ...(moving && pending ? [placed(maskName(moving, seat), pending.to, seat)] : []),
  ];
}

/** @param {State} state */
function squaresOfLast({ moves, pending }) {
  const last = pending ? pending.from + pending.to : moves.at(-1);
  return last ? [last.slice(0, 2), last.slice(2)] : [];
}

/**
 * @param {string} name
 * @param {{ x?: number, y?: number, look?: string, extra?: string }} [where]
 */
function use(name, { x = 0, y = 0, look = "", extra = "" } = {}) {
  const place = [
    look ? ` class="volto-${look}"` : "",
    x ? ` x="${number(x)}"` : "",
    y ? ` y="${number(y)}"` : "",
  ];
  return `<use href="#volto-${name}"${place.join("")}${extra}/>`;
}

/**
 * @param {string} name
 * @param {string} square
 * @param {Player} seat
 */
function placed(name, square, seat) {
  return use(name, centre(square, seat));
}

/** @param {number} value with at most one decimal, as short as it can be written */
function number(value) {
  return String(Number(value.toFixed(1)));
}

/**
 * @param {State} state
 * @param {import("./squares.js").Rows} rows
 */
function mat({ seat, coordinates }, rows) {
  const turned = seat === 2;
  const { top, bottom } = edges(rows, seat);
  const extra = turned ? ` transform="rotate(180 ${MIDDLE.x} ${MIDDLE.y})"` : "";
  const side = turned ? "-turned" : "";
  return [
    use("mat", { extra }),
    ...(top > 0 ? [use("cut", { y: top - FRAME })] : []),
    ...(bottom < ROWS.length * SIZE ? [use("cut", { y: bottom })] : []),
    ...(coordinates ? [use(`rows${side}`), use(`columns${side}`, { y: bottom })] : []),
  ];
}

/** @param {Player} owner */
function family(owner) {
  return owner === 1 ? "ivory" : "night";
}

/**
 * The name of a mask's definition; only a soldier looks different on a turned mat.
 *
 * @param {Mask} mask
 * @param {Player} seat
 */
export function maskName({ owner, kind }, seat) {
  return `${family(owner)}-${kind}${kind === "soldier" && seat === 2 ? "-turned" : ""}`;
}

/**
 * A drawing of one mask alone, as player 1 sees it.
 *
 * @param {Mask} mask
 */
export function maskDrawing(mask) {
  return (
    '<svg class="volto-mask" viewBox="-50 -50 100 100" aria-hidden="true">' +
    `<use href="#volto-${maskName(mask, 1)}"/></svg>`
  );
}

/**
 * @param {string} square
 * @param {Mask} mask
 * @param {State} state
 */
function maskOn(square, mask, { seat, overlay, suspects, notes }) {
  const known = (overlay && suspects.get(square)?.kinds) || "";
  const struck = notes.get(square) ?? "";
  const left = struck ? [...(known || KIND_LETTERS)].filter((kind) => !struck.includes(kind)) : [];
  const kinds = kindsOf(struck ? left.join("") : known);
  if (mask.kind !== "hidden" || kinds.length === 0) {
    return placed(maskName(mask, seat), square, seat);
  }
  const [only] = kinds;
  const { x, y } = centre(square, seat);
  // What the learner has struck out may be wrong, and is never drawn as what is certain.
  if (!struck && kinds.length === 1 && only) {
    return deduced(only, mask.owner, x, y, seat);
  }
  const signs = kinds.map(
    (kind) => `sign-${kind}${leadsDown(kind, mask.owner, seat) ? "-down" : ""}`,
  );
  const look = struck ? "card volto-pencil" : "card";
  return use(`${family(mask.owner)}-hidden`, { x, y }) + card(signs, x, y, look);
}

/**
 * Whether the drawing has a road towards the near side.
 *
 * @param {Kind} kind
 * @param {Player} owner
 * @param {Player} seat
 */
function leadsDown(kind, owner, seat) {
  return kind === "soldier" && (seat === 2) === (owner === 1);
}

/**
 * A mask whose identity follows: an outlined symbol.
 *
 * @param {Kind} kind
 * @param {Player} owner
 * @param {number} x
 * @param {number} y
 * @param {Player} seat
 */
function deduced(kind, owner, x, y, seat) {
  const extra = leadsDown(kind, owner, seat) ? ' transform="rotate(180)"' : "";
  const body = use(family(owner)) + use(`${family(owner)}-line`, { look: "open" });
  const outline = use(kind, { look: `${family(owner)}-outline`, extra });
  return `<g transform="translate(${x} ${y})">${body}${outline}</g>`;
}

/**
 * A card held before the mouth, with at most three signs in a row.
 *
 * @param {string[]} names
 * @param {number} x
 * @param {number} y
 * @param {string} look
 */
function card(names, x, y, look) {
  const split = names.length <= SIGNS_IN_A_ROW ? names.length : Math.ceil(names.length / 2);
  const rows = [names.slice(0, split), names.slice(split)].filter((row) => row.length);
  const wide = split * PITCH + 5;
  const high = rows.length * PITCH + 3;
  const top = y + 49 - high;
  const size = `width="${wide}" height="${high}" rx="5"`;
  const signs = rows.flatMap((row, line) =>
    row.map((name, place) =>
      use(name, {
        x: x + (place - (row.length - 1) / 2) * PITCH,
        y: top + 1.5 + (line + 0.5) * PITCH,
      }),
    ),
  );
  return (
    `<rect class="volto-${look}" x="${number(x - wide / 2)}" y="${top}" ${size}/>` +
    `<g class="volto-sign">${signs.join("")}</g>`
  );
}

/**
 * The arrows of moves and, where they are a line, the number of each.
 *
 * @param {Arrow[]} moves
 * @param {Player} seat
 */
function arrowsOf(moves, seat) {
  const asides = moves.map(({ from, to }) =>
    moves.some((other) => other.from === to && other.to === from) ? ASIDE : 0,
  );
  return [
    ...moves.map((move, place) => arrow(move, seat, asides[place] ?? 0)),
    ...moves.flatMap((move, place) => turnNumber(move, seat, asides[place] ?? 0)),
  ];
}

/**
 * A slender arrow from square to square; beside its line where another comes back on it.
 *
 * @param {Move} move
 * @param {Player} seat
 * @param {number} aside
 */
function arrow(move, seat, aside) {
  const { start, length, angle } = lineOf(move, seat);
  const tip = length - TIP;
  const [neck, wing] = [number(tip - 24), number(tip - 30)];
  const shift = aside ? ` translate(0 ${aside})` : "";
  return (
    `<path class="volto-arrow" transform="translate(${start.x} ${start.y}) rotate(${angle})${shift}"` +
    ` d="M${TAIL}-2L${neck}-5 ${wing}-15 ${number(tip)} 0 ${wing} 15 ${neck} 5 ${TAIL} 2Z"/>`
  );
}

/**
 * The number of a move where its arrow begins, upright from either seat.
 *
 * @param {Arrow} arrow
 * @param {Player} seat
 * @param {number} aside
 * @returns {string[]}
 */
function turnNumber({ number: at, ...move }, seat, aside) {
  if (!at) {
    return [];
  }
  const { start, run, rise } = lineOf(move, seat);
  const x = start.x + NUMBER * run - aside * rise;
  const y = start.y + NUMBER * rise + aside * run;
  return [
    `<circle class="volto-number-ground" cx="${number(x)}" cy="${number(y)}" r="12"/>` +
      `<text class="volto-number" x="${number(x)}" y="${number(y + 5.5)}">${at}</text>`,
  ];
}

/**
 * Where a move begins, how far it goes, and in which direction.
 *
 * @param {Move} move
 * @param {Player} seat
 */
function lineOf({ from, to }, seat) {
  const start = centre(from, seat);
  const end = centre(to, seat);
  const [across, down] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(across, down);
  const angle = number((Math.atan2(down, across) * 180) / Math.PI);
  return { start, length, angle, run: across / length, rise: down / length };
}
