/** A position under construction, as an immutable value, and its undo history. */

import { letterOf } from "../board/kinds.js";
import { COLUMNS, parsePosition, SQUARES, seenFrom } from "../board/squares.js";

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../board/squares.js").Mask} Mask */

/**
 * @typedef {object} Placement
 * @property {ReadonlyMap<string, Mask>} masks
 * @property {Player} player who is to move
 * @property {readonly [number, number]} lost ladies
 */

/** @type {Placement} */
export const EMPTY = { masks: new Map(), player: 1, lost: [0, 0] };

/**
 * @param {string} text valid notation
 * @returns {Placement}
 */
export function parsePlacement(text) {
  const [first = "0", second = "0"] = text.split(" ")[2] ?? "";
  return { ...parsePosition(text), lost: [Number(first), Number(second)] };
}

/** @param {Placement} placement */
export function formatPlacement({ masks, player, lost }) {
  const letters = seenFrom(1).map((square) => symbolOf(masks.get(square)));
  const rows = letters.flatMap((_, place) =>
    place % COLUMNS.length === 0 ? [letters.slice(place, place + COLUMNS.length).join("")] : [],
  );
  const placed = rows.map((row) => row.replace(/ +/g, (gap) => String(gap.length))).join("/");
  return `${placed} ${player} ${lost.join("")}`;
}

/** @param {Mask} [mask] */
function symbolOf(mask) {
  const letter = mask ? letterOf(mask.kind) : " ";
  return mask?.owner === 2 ? letter.toLowerCase() : letter;
}

/**
 * @param {Placement} placement
 * @param {string} square
 * @param {Mask | undefined} mask undefined to remove the mask on the square
 * @returns {Placement}
 */
export function put(placement, square, mask) {
  const masks = new Map(placement.masks);
  masks.delete(square);
  if (mask) {
    masks.set(square, mask);
  }
  return { ...placement, masks: inOrder(masks) };
}

/**
 * Swap the masks on two squares.
 *
 * @param {Placement} placement
 * @param {string} from
 * @param {string} to
 */
export function swap(placement, from, to) {
  const { masks } = placement;
  return put(put(placement, to, masks.get(from)), from, masks.get(to));
}

/** @param {Map<string, Mask>} masks in the order in which they are drawn */
function inOrder(masks) {
  return new Map(
    SQUARES.flatMap((square) => {
      const mask = masks.get(square);
      return mask ? [/** @type {const} */ ([square, mask])] : [];
    }),
  );
}

/**
 * @typedef {object} Box the content of the box, as the core reports it
 * @property {Record<string, number>} kinds
 * @property {number} masks of one player
 * @property {number} lost the most ladies that a player can lose
 * @property {Record<string, string[]>} home the squares of each set-up
 */

/**
 * How many masks like this one are still in the box.
 *
 * @param {Placement} placement
 * @param {Mask} mask
 * @param {Box} box
 */
export function left({ masks }, { owner, kind }, box) {
  const own = [...masks.values()].filter((mask) => mask.owner === owner);
  const all = box.masks - own.length;
  const alike = own.filter((mask) => mask.kind === kind).length;
  return kind === "hidden" ? all : Math.min(all, (box.kinds[kind] ?? 0) - alike);
}

/** The undo history of a placement. */
export class UndoStack {
  /** @type {Placement[]} */
  #steps;
  #at = 0;

  /** @param {Placement} first */
  constructor(first) {
    this.#steps = [first];
  }

  get now() {
    return this.#steps[this.#at] ?? EMPTY;
  }

  get can() {
    return { undo: this.#at > 0, redo: this.#at < this.#steps.length - 1 };
  }

  /** @param {Placement} next */
  add(next) {
    if (formatPlacement(next) !== formatPlacement(this.now)) {
      this.#steps = [...this.#steps.slice(0, this.#at + 1), next];
      this.#at += 1;
    }
  }

  /** @param {1 | -1} step */
  go(step) {
    this.#at = Math.min(Math.max(this.#at + step, 0), this.#steps.length - 1);
  }
}
