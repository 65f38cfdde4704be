/** A few words of a section around what was found in it. */

const LENGTH = 22;
/** The number of words shown before the first one found. */
const LEAD = 3;
/** The index splits words after an apostrophe, with a word joiner before the space. */
const PARTING = /\u2060 /g;
/** The last sign of a word that was split. */
const JOINER = "\u2060";
/** What follows it is for the index alone. */
const HIDDEN = "\u2063";

/** After it nothing of a sentence is missing. */
const SENTENCE_END = /[.!?…:]$/;

/**
 * @typedef {object} Part of an excerpt
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
 * @returns {Part[]}
 */
export function excerptOf(content, title, places) {
  const words = content.split(/\s+/);
  const start = title.split(/\s+/).length;
  const hidden = words.indexOf(HIDDEN);
  const end = hidden < 0 ? words.length : hidden;
  const found = new Set([...places].filter((place) => place >= start && place < end));
  const from = densest([...found], start, Math.max(start, end - LENGTH));
  const to = Math.min(end, from + LENGTH);
  const parts = words.slice(from, to).flatMap((word, place) => {
    const isSplit = word.endsWith(JOINER);
    return [
      { text: isSplit ? word.slice(0, -1) : word, isFound: found.has(from + place) },
      { text: isSplit ? "" : " ", isFound: false },
    ];
  });
  const isWhole = (/** @type {number} */ place) => SENTENCE_END.test(words[place - 1] ?? "");
  const before = from === start || isWhole(from) ? [] : [{ text: "… ", isFound: false }];
  const after = to === end || isWhole(to) ? [] : [{ text: "…", isFound: false }];
  // The last part is the space after the last word.
  return [...before, ...(after.length ? parts.slice(0, -1) : parts), ...after];
}

/**
 * Where a stretch begins in which most was found.
 *
 * @param {number[]} found
 * @param {number} first
 * @param {number} last
 */
function densest(found, first, last) {
  let best = { from: first, count: 0 };
  for (const place of found) {
    const from = Math.min(Math.max(first, place - LEAD), last);
    const count = found.filter((each) => each >= from && each < from + LENGTH).length;
    best = count > best.count ? { from, count } : best;
  }
  return best.from;
}
