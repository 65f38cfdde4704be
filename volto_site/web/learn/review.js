/** What is asked again on a later day: as much as two minutes hold, the shaky rules first. */

/** @typedef {import("./record.js").CourseRecord} CourseRecord */
/** @typedef {import("./steps.js").Step} Step */

/** As many as are answered in two minutes. */
const MOST = 8;

/**
 * One question for each rule whose day has come.
 *
 * @param {Step[]} steps
 * @param {CourseRecord} record
 * @param {Date} now
 * @returns {Step[]}
 */
export function dueQuestions(steps, record, now) {
  const questions = steps.filter(({ answer }) => answer);
  /** @type {Set<Step>} */
  const asked = new Set();
  for (const rule of dueRules(record, now)) {
    const fitting = questions.filter(({ rules }) => rules.includes(rule));
    // Not the same one each time.
    const turn = Number(record.rules[rule]?.card.reps ?? 0) % Math.max(fitting.length, 1);
    const question = fitting[turn];
    if (question && !fitting.some((each) => asked.has(each)) && asked.size < MOST) {
      asked.add(question);
    }
  }
  return [...asked];
}

/**
 * The rules whose day has come to be asked again: the shaky ones, then the oldest.
 *
 * @param {CourseRecord} record
 * @param {Date} now
 */
function dueRules({ rules }, now) {
  return Object.entries(rules)
    .filter(([, { card }]) => Date.parse(card.due) <= now.getTime())
    .sort(
      ([, one], [, other]) =>
        Number(one.right) - Number(other.right) ||
        Date.parse(one.card.due) - Date.parse(other.card.due),
    )
    .map(([rule]) => rule);
}
