/** The mat and all that lies on it as SVG, mark for mark as volto_core/svg/board.py draws it. */

import { family, KIND_LETTERS, kindsOf, letterOf, maskName } from "./kinds.js";
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
/** A lady beside the mat, in a view box of 24 by 24. */
export const HEART =
  "M12 20C5 14.6 2.5 11.4 2.5 8.2a4.8 4.8 0 0 1 9.5-1.3 4.8 4.8 0 0 1 9.5 1.3c0 3.2-2.5 6.4-9.5 11.8Z";
/** Half as wide as the line that strikes a sign out. */
const STRIKE = 9;

/**
 * The content of the `svg` element, in drawing order.
 *
 * @param {State} state
 * @param {import("./squares.js").Rows} [rows] that are shown
 * @returns {string[]}
 */
export function drawing(state, rows = rowsShown(state)) {
  const { seat, masks, pending } = state;
  const shown = new Set(targetsShown(state));
  const targets = SQUARES.filter((square) => shown.has(square));
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
  const kinds = kindsOf(known || (struck ? KIND_LETTERS : ""));
  if (mask.kind !== "hidden" || kinds.length === 0) {
    return placed(maskName(mask, seat), square, seat);
  }
  const [only] = kinds;
  const { x, y } = centre(square, seat);
  // What is certain stays, whatever the learner has struck out.
  if (kinds.length === 1 && only) {
    return deduced(only, mask.owner, x, y, seat);
  }
  const signs = kinds.map((kind) => ({
    name: `sign-${kind}${leadsDown(kind, mask.owner, seat) ? "-down" : ""}`,
    isStruck: struck.includes(letterOf(kind)),
  }));
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
 * A card held before the mouth, with at most three signs in a row; a line strikes some out.
 *
 * @param {{ name: string, isStruck: boolean }[]} shown
 * @param {number} x
 * @param {number} y
 * @param {string} look
 */
function card(shown, x, y, look) {
  const split = shown.length <= SIGNS_IN_A_ROW ? shown.length : Math.ceil(shown.length / 2);
  const rows = [shown.slice(0, split), shown.slice(split)].filter((row) => row.length);
  const wide = split * PITCH + 5;
  const high = rows.length * PITCH + 3;
  const top = y + 49 - high;
  const size = `width="${wide}" height="${high}" rx="5"`;
  const signs = rows.flatMap((row, line) =>
    row.map(({ name, isStruck }, place) => {
      const at = {
        x: x + (place - (row.length - 1) / 2) * PITCH,
        y: top + 1.5 + (line + 0.5) * PITCH,
      };
      const sign = use(name, at);
      return isStruck ? `<g class="volto-struck">${sign}</g>${strike(at)}` : sign;
    }),
  );
  return (
    `<rect class="volto-${look}" x="${number(x - wide / 2)}" y="${top}" ${size}/>` +
    `<g class="volto-sign">${signs.join("")}</g>`
  );
}

/** @param {{ x: number, y: number }} centre of the sign that a line strikes out */
function strike({ x, y }) {
  const [left, low] = [number(x - STRIKE), number(y + STRIKE)];
  return `<path class="volto-strike" d="M${left} ${low}l${2 * STRIKE}-${2 * STRIKE}"/>`;
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
 * @param {Arrow} move
 * @param {Player} seat
 * @param {number} aside
 */
function arrow(move, seat, aside) {
  const { start, length, angle } = lineOf(move, seat);
  const tip = length - TIP;
  const [neck, wing] = [number(tip - 24), number(tip - 30)];
  const shift = aside ? ` translate(0 ${aside})` : "";
  const place = `transform="translate(${start.x} ${start.y}) rotate(${angle})${shift}"`;
  if (move.isLink) {
    const line = `${place} d="M${TAIL} 0H${number(length - TAIL)}"`;
    return `<path class="volto-halo" ${line}/><path class="volto-ring volto-link" ${line}/>`;
  }
  return (
    `<path class="volto-arrow" ${place}` +
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
