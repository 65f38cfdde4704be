/** What a typed question asks for: its words without those of every question, each with its synonyms. */

/**
 * @typedef {object} SearchWords what the readers of a language type, without accents
 * @property {string[]} questions words, and words in a row, that say nothing of what is asked
 * @property {Record<string, string[]>} synonyms the words of the game, by what is said instead; `*` ends a stem
 */

/** French elisions, which are dropped from a query: l’adversaire, d’un, qu’il. */
const ELIDED = /(^|\s)(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu;
/** English negations, which are typed with and without the apostrophe: can’t, don’t. */
const SHORTENED = /(?<=n)['’](?=t(?!\p{L}))/giu;
const BETWEEN_WORDS = /[\s'’"“”«»?!.,;:()…/]+/u;
const ACCENTS = /\p{M}/gu;
const STEM = "*";

/**
 * The words asked for, each with all its forms; what is left out of a question is kept if nothing else is there.
 *
 * @param {string} query
 * @param {SearchWords} words
 * @returns {string[][]}
 */
export function termsOf(query, { questions, synonyms }) {
  const typed = plain(query.replace(ELIDED, "$1").replace(SHORTENED, ""))
    .split(BETWEEN_WORDS)
    .filter(Boolean);
  const phrases = questions.map((phrase) => phrase.split(" "));
  const asked = without(typed.flatMap(parted(new Set(questions))), phrases);
  const left = asked.filter((word) => word.length > 1);
  return [...new Set(left.length > 0 ? left : typed)].map((word) => forms(word, synonyms));
}

/** @param {string} text */
function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(ACCENTS, "");
}

/**
 * Splits peut-il, but leaves Saint-Marc as it is.
 *
 * @param {Set<string>} questions
 * @returns {(word: string) => string[]}
 */
function parted(questions) {
  return (word) => {
    const parts = word.split("-").filter(Boolean);
    return parts.some((part) => questions.has(part)) ? parts : [word];
  };
}

/**
 * @param {string[]} words
 * @param {string[][]} phrases
 */
function without(words, phrases) {
  const left = [];
  for (let place = 0; place < words.length; ) {
    const lengths = phrases
      .filter((phrase) => phrase.every((word, step) => words[place + step] === word))
      .map((phrase) => phrase.length);
    if (lengths.length === 0) {
      left.push(words[place] ?? "");
    }
    place += Math.max(1, ...lengths);
  }
  return left;
}

/**
 * A word, without its plural s, which the stemmer does not always remove, and as the game says it.
 *
 * @param {string} word
 * @param {Record<string, string[]>} synonyms
 */
function forms(word, synonyms) {
  const others = Object.entries(synonyms)
    .filter(
      ([said]) => said === word || (said.endsWith(STEM) && word.startsWith(said.slice(0, -1))),
    )
    .flatMap(([, meant]) => meant);
  return [...new Set([word, word.replace(/(\p{L}{4,})s$/u, "$1"), ...others])];
}
