/** The search index of the page's language, queried through Pagefind. */

/**
 * @typedef {object} Finding a section that matches the query
 * @property {string} url
 * @property {string} title
 * @property {string} page the title of its page, empty for the page itself
 * @property {string} excerpt HTML in which the words found are marked
 */

/**
 * @typedef {object} PagefindData
 * @property {string} url
 * @property {{ title: string, page?: string }} meta
 * @property {string} excerpt
 */

/**
 * @typedef {object} Pagefind
 * @property {(options: object) => Promise<void>} options
 * @property {() => Promise<void>} init
 * @property {(query: string) => Promise<{ results: { data: () => Promise<PagefindData> }[] } | null>} search
 */

const MOST = 20;

/** Low weights: sections vary in length, and the index already weights their titles. */
const RANKING = { metaWeights: { title: 0.5 }, pageLength: 0.2, termSimilarity: 2 };

/** French elisions, which are dropped from a query: l’adversaire, d’un, qu’il. */
const ELIDED = /(^|\s)(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu;

/** The index splits words after an apostrophe, with a word joiner before the space. */
const APOSTROPHE = /['’]/g;
const PARTING = /\u2060(<\/mark>)? /g;

/** @type {Promise<Pagefind> | undefined} */
let loading;

/**
 * @param {string} address of pagefind.js
 * @returns {Promise<Pagefind>}
 */
export function load(address) {
  loading ??= import(address).then(async (/** @type {Pagefind} */ pagefind) => {
    await pagefind.options({ excerptLength: 22, ranking: RANKING });
    await pagefind.init();
    return pagefind;
  });
  return loading;
}

/** Discard a failed load, so that the next opening tries again. */
export function unload() {
  loading = undefined;
}

/**
 * @param {Pagefind} pagefind
 * @param {string} query
 * @returns {Promise<Finding[]>} best first
 */
export async function find(pagefind, query) {
  const words = query.replace(ELIDED, "$1").replace(APOSTROPHE, " ").trim();
  if (!words) {
    return [];
  }
  const found = await Promise.all([words, singular(words)].map((each) => ask(pagefind, each)));
  // Take whichever form finds more; the stemmer mostly treats both alike.
  const [plain = [], trimmed = []] = found;
  const best = trimmed.length > plain.length ? trimmed : plain;
  const sections = await Promise.all(best.slice(0, MOST).map((each) => each.data()));
  return sections.map(({ url, meta, excerpt }) => ({
    url,
    title: meta.title.replace(PARTING, ""),
    page: meta.page ?? "",
    excerpt: excerpt.replace(PARTING, "$1"),
  }));
}

/**
 * The words without a plural s, which the stemmer does not always remove.
 *
 * @param {string} words
 */
function singular(words) {
  return words.replace(/(\p{L}{4,})s(?!\p{L})/gu, "$1");
}

/**
 * @param {Pagefind} pagefind
 * @param {string} words
 */
async function ask(pagefind, words) {
  return (await pagefind.search(words))?.results ?? [];
}
