/** Accuracy and speed by theme, of puzzles whose answer the learner has seen. */

/** @typedef {import("./list.js").Entry} Entry */
/** @typedef {Pick<import("./tries.js").Try, "id" | "result" | "shown"> & { took: number | null }} Tried */
/** @typedef {{ tries: number, solved: number, seconds: number | null }} Figures seconds: the median of what was solved */

/**
 * @param {Tried[]} tries
 * @returns {Figures}
 */
export function figuresOf(tries) {
  const solved = tries.filter(({ result }) => result === "solved");
  const times = solved.flatMap(({ took }) => (took === null ? [] : [took]));
  return { tries: tries.length, solved: solved.length, seconds: median(times) };
}

/**
 * The figures of every theme that the learner has met, the one with most tries first.
 * A theme is part of the answer: tries at puzzles that are still open do not count.
 *
 * @param {Tried[]} tries
 * @param {Entry[]} puzzles
 * @param {Record<string, unknown>} solved by puzzle
 * @returns {[string, Figures][]}
 */
export function byTheme(tries, puzzles, solved) {
  const shown = new Set(tries.filter((each) => each.shown).map(({ id }) => id));
  const themes = new Map(puzzles.map((entry) => [entry.id, entry.themes]));
  /** @type {Map<string, Tried[]>} */
  const groups = new Map();
  for (const each of tries.filter(({ id }) => id in solved || shown.has(id))) {
    for (const theme of themes.get(each.id) ?? []) {
      groups.set(theme, [...(groups.get(theme) ?? []), each]);
    }
  }
  return [...groups]
    .map(([theme, group]) => /** @type {[string, Figures]} */ ([theme, figuresOf(group)]))
    .sort(([, one], [, other]) => other.tries - one.tries);
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
