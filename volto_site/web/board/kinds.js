/** The kinds of masks, the letters of the notation for them, and the names of their drawings. */

/** @typedef {"noble" | "advisor" | "candidate" | "soldier" | "lady"} Kind */

/** The letters of the kinds, in the order of the notation. */
export const KIND_LETTERS = "NACSL";

/** @type {Record<string, Kind | "hidden">} */
const BY_LETTER = {
  N: "noble",
  A: "advisor",
  C: "candidate",
  S: "soldier",
  L: "lady",
  X: "hidden",
};
const LETTERS = new Map(Object.entries(BY_LETTER).map(([letter, kind]) => [kind, letter]));

/** All kinds, in the order of the notation. */
export const KINDS = kindsOf(KIND_LETTERS);

/**
 * The kind that a letter stands for, in either case; undefined for any other character.
 *
 * @param {string} letter
 */
export function kindOf(letter) {
  return BY_LETTER[letter.toUpperCase()];
}

/**
 * @param {string} letters such as `ACL`
 * @returns {Kind[]}
 */
export function kindsOf(letters) {
  return [...letters].map((letter) => /** @type {Kind} */ (BY_LETTER[letter]));
}

/**
 * The capital letter of a kind.
 *
 * @param {Kind | "hidden"} kind
 */
export function letterOf(kind) {
  return LETTERS.get(kind) ?? "";
}

/** @param {import("./squares.js").Player} owner */
export function family(owner) {
  return owner === 1 ? "ivory" : "night";
}

/**
 * The name of a mask's definition; only a soldier looks different on a turned mat.
 *
 * @param {import("./squares.js").Mask} mask
 * @param {import("./squares.js").Player} seat
 */
export function maskName({ owner, kind }, seat) {
  return `${family(owner)}-${kind}${kind === "soldier" && seat === 2 ? "-turned" : ""}`;
}
