/** The search index of the page's language, queried through Pagefind, a word at a time. */

import { excerptOf, joined } from "./search-excerpt.js";
import { nearestWords, termsOf } from "./search-query.js";

/** @typedef {import("./search-excerpt.js").Part} Part */
/** @typedef {import("./search-query.js").SearchWords} SearchWords */

/**
 * @typedef {object} Finding a section that answers the query
 * @property {string} url
 * @property {string} title
 * @property {string} page the title of its page, empty for the page itself
 * @property {Part[]} excerpt
 */

/**
 * @typedef {object} Match a section in which a word was found
 * @property {string} id
 * @property {number} score
 * @property {number[]} words the numbers of the words found
 * @property {() => Promise<{ url: string, content: string, meta: { title: string, page?: string } } | null>} data
 */

/**
 * @typedef {object} Pagefind
 * @property {(options: object) => Promise<void>} options
 * @property {() => Promise<void>} init
 * @property {(query: string) => Promise<{ results: Match[] } | null>} search
 */

/**
 * @typedef {object} Index
 * @property {Pagefind} pagefind
 * @property {SearchWords} words
 */

const MOST = 20;

/** A word of fewer sections may be a slip: a table of foreign words has some of them. */
const FEW = 2;

/** Among so many of the best, the one with the very name that is typed comes first. */
const NEAR = 4;

/** Low weights: sections vary in length, and the index already weights their titles. */
const RANKING = { metaWeights: { title: 0.2, page: 0 }, pageLength: 0.2, termSimilarity: 2 };

/** @type {Promise<Index> | undefined} */
let loading;

/**
 * @param {string} address of pagefind.js
 * @returns {Promise<Index>}
 */
export function load(address) {
  loading ??= Promise.all([pagefindAt(address), wordsBeside(address)]).then(
    ([pagefind, words]) => ({
      pagefind,
      words,
    }),
  );
  return loading;
}

/** Discard a failed load, so that the next opening tries again. */
export function unload() {
  loading = undefined;
}

/** @param {string} address */
async function pagefindAt(address) {
  /** @type {Pagefind} */
  const pagefind = await import(address);
  await pagefind.options({ ranking: RANKING });
  await pagefind.init();
  return pagefind;
}

/**
 * @param {string} address
 * @returns {Promise<SearchWords>}
 */
async function wordsBeside(address) {
  const answer = await fetch(new URL(`words.${document.documentElement.lang}.json`, address));
  if (!answer.ok) {
    throw new Error(`${answer.status} ${answer.url}`);
  }
  return answer.json();
}

/**
 * @param {Index} index
 * @param {string} query
 * @returns {Promise<Finding[]>} best first
 */
export async function find({ pagefind, words }, query) {
  const terms = termsOf(query, words);
  const found = await Promise.all(terms.map((forms) => matchesOf(pagefind, forms, words)));
  const best = ranked(found).slice(0, MOST);
  const findings = await Promise.all(best.map(finding));
  const written = findings.filter((each) => each !== null);
  const named = written.slice(0, NEAR).filter(({ title }) => isNamed(title, query));
  return [...named, ...written.filter((each) => !named.includes(each))];
}

/**
 * Whether a title is what was typed, with or without an article.
 *
 * @param {string} title
 * @param {string} query
 */
function isNamed(title, query) {
  const [name, asked] = [title, query].map((text) => text.trim().toLowerCase());
  const words = name?.split(/[\s’]+/) ?? [];
  return name === asked || (words.length === 2 && words[1] === asked);
}

/**
 * The sections in which a word is found in any of its forms, each by its best one.
 *
 * @param {Pagefind} pagefind
 * @param {string[]} forms
 * @param {SearchWords} words
 */
async function matchesOf(pagefind, forms, words) {
  const meant = (await isWritten(pagefind, forms)) ? [] : nearestWords(forms[0] ?? "", words);
  const answers = await Promise.all([...forms, ...meant].map((form) => pagefind.search(form)));
  /** @type {Map<string, Match>} */
  const best = new Map();
  for (const match of answers.flatMap((answer) => answer?.results ?? [])) {
    const other = best.get(match.id);
    const words = [...match.words, ...(other?.words ?? [])];
    best.set(match.id, { ...match, words, score: Math.max(match.score, other?.score ?? 0) });
  }
  return best;
}

/**
 * Whether a word is in some sections as it is typed, and not just its beginning.
 *
 * @param {Pagefind} pagefind
 * @param {string[]} forms
 */
async function isWritten(pagefind, forms) {
  const answers = await Promise.all(forms.map((form) => pagefind.search(`"${form}"`)));
  return answers.some((answer) => (answer?.results.length ?? 0) >= FEW);
}

/**
 * All sections, those first that have most of the words; a word that none has does not count.
 *
 * @param {Map<string, Match>[]} found by word
 * @returns {Match[]}
 */
function ranked(found) {
  const asked = found.filter((matches) => matches.size > 0);
  const ids = new Set(asked.flatMap((matches) => [...matches.keys()]));
  const sections = [...ids].flatMap((id) => {
    const matches = asked.flatMap((each) => each.get(id) ?? []);
    const score = matches.reduce((sum, match) => sum + match.score, 0);
    const share = matches.length / asked.length;
    const words = matches.flatMap((match) => match.words);
    return matches.slice(0, 1).map((first) => ({ ...first, words, score: score * share }));
  });
  return sections.sort((one, other) => other.score - one.score);
}

/**
 * @param {Match} match
 * @returns {Promise<Finding | null>} null for a section whose text could not be loaded
 */
async function finding({ data, words }) {
  const section = await data();
  if (!section) {
    return null;
  }
  const { url, content, meta } = section;
  return {
    url,
    title: joined(meta.title),
    page: meta.page ?? "",
    excerpt: excerptOf(content, meta.title, words),
  };
}
