/** What a typed question asks for: its words without those of every question, each with its synonyms. */

/**
 * @typedef {object} SearchWords what the readers of a language type, without accents
 * @property {string[]} questions words, and words in a row, that say nothing of what is asked
 * @property {Record<string, string[]>} synonyms the words of the game, by what is said instead; `*` ends a stem
 * @property {string[]} known words that may be meant by one that is misspelt
 */

/** French elisions, which are dropped from a query: l’adversaire, d’un, qu’il. */
const ELIDED = /(^|\s)(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu;
/** English negations, which are typed with and without the apostrophe: can’t, don’t. */
const SHORTENED = /(?<=n)['’](?=t(?!\p{L}))/giu;
const BETWEEN_WORDS = /[\s'’"“”«»?!.,;:()…/]+/u;
const ACCENTS = /\p{M}/gu;
const STEM = "*";
/** The letters of the shortest word in which one slip, or two, are forgiven. */
const ONE_SLIP = 5;
const TWO_SLIPS = 8;

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

/**
 * What may be meant by a word that is nowhere: the known words that differ least from it, as the game says them.
 *
 * @param {string} word
 * @param {SearchWords} words
 */
export function nearestWords(word, { synonyms, known }) {
  const most = word.length < ONE_SLIP ? 0 : word.length < TWO_SLIPS ? 1 : 2;
  const near = known
    .filter(
      (each) => each[0] === word[0] && Math.abs(each.length - word.length) <= most && each !== word,
    )
    .map((each) => ({ each, slips: slips(each, word) }));
  const least = Math.min(most, ...near.map((each) => each.slips));
  return [
    ...new Set(
      near.filter((one) => one.slips === least).flatMap(({ each }) => forms(each, synonyms)),
    ),
  ];
}

/**
 * How many letters are wrong, missing, too many or swapped with the next.
 *
 * @param {string} one
 * @param {string} other
 */
function slips(one, other) {
  let [before, last] = [/** @type {number[]} */ ([]), [...`${other} `].map((_, place) => place)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
