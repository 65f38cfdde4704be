/** The questions due for review, limited to about two minutes, shaky rules first. */

/** @typedef {import("./record.js").CourseRecord} CourseRecord */
/** @typedef {import("./steps.js").Step} Step */

/** The number of questions that take about two minutes. */
const MOST = 8;

/**
 * One question for each rule that is due.
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
    // Rotate, so that a rule is not always asked with the same question.
    const turn = Number(record.rules[rule]?.card.reps ?? 0) % Math.max(fitting.length, 1);
    const question = fitting[turn];
    if (question && !fitting.some((each) => asked.has(each)) && asked.size < MOST) {
      asked.add(question);
    }
  }
  return [...asked];
}

/**
 * The rules that are due: shaky ones first, then by due date.
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
