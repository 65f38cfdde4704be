/** A few words of a section around what was found in it. */

const LENGTH = 22;
/** The index splits words after an apostrophe, with a word joiner before the space. */
const PARTING = /\u2060 /g;
/** What follows it is for the index alone. */
const HIDDEN = "\u2063";

/**
 * @typedef {object} Piece a part of an excerpt
 * @property {string} text
 * @property {boolean} isFound
 */

/** @param {string} text */
export function joined(text) {
  return text.replace(PARTING, "");
}

/**
 * The stretch of a section in which most was found, after its title.
 *
 * @param {string} content the title and the text, in which words are counted
 * @param {string} title
 * @param {Iterable<number>} places the numbers of the words found
 * @returns {Piece[]}
 */
export function excerptOf(content, title, places) {
  const words = content.split(/\s+/);
  const start = title.split(/\s+/).length;
  const hidden = words.indexOf(HIDDEN);
  const end = hidden < 0 ? words.length : hidden;
  const found = new Set([...places].filter((place) => place >= start && place < end));
  const from = densest([...found], start, end);
  return pieces(words.slice(from, Math.min(end, from + LENGTH)), (place) =>
    found.has(from + place),
  );
}

/**
 * @param {number[]} found
 * @param {number} start
 * @param {number} end
 */
function densest(found, start, end) {
  const latest = Math.max(start, end - LENGTH);
  const counted = found.map((place) => {
    const from = Math.min(Math.max(start, place - 3), latest);
    const near = found.filter((each) => each >= from && each < from + LENGTH);
    return { from, near: near.length };
  });
  return counted.reduce((best, each) => (each.near > best.near ? each : best), {
    from: start,
    near: 0,
  }).from;
}

/**
 * @param {string[]} words
 * @param {(place: number) => boolean} isFound
 */
function pieces(words, isFound) {
  /** @type {Piece[]} */
  const all = [];
  words.forEach((word, place) => {
    const space = place === 0 ? "" : " ";
    all.push({ text: space, isFound: false }, { text: word, isFound: isFound(place) });
  });
  return all;
}
