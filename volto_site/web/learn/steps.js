/** The lessons and steps of the course, read from the markup of the page. */

/** @typedef {"worked" | "alone" | "question" | "card"} Stage what the learner does; a card ends a lesson */

/**
 * @typedef {object} Step
 * @property {string} id
 * @property {string} lesson
 * @property {Stage} stage
 * @property {string[]} rules that it checks
 * @property {string} answer of a question, empty for a task
 * @property {string[]} choices of a question
 * @property {HTMLElement} element
 */

/**
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} title
 * @property {HTMLElement} heading
 * @property {Step[]} steps
 */

/** @returns {Lesson[]} */
export function readLessons() {
  const steps = [...document.querySelectorAll(".volto-step")].map(readStep);
  return [...new Set(steps.map(({ lesson }) => lesson))].map((id) => {
    const heading = /** @type {HTMLElement} */ (document.getElementById(id));
    return {
      id,
      title: heading.firstChild?.textContent ?? "",
      heading,
      steps: steps.filter(({ lesson }) => lesson === id),
    };
  });
}

/**
 * @param {Element} found
 * @returns {Step}
 */
function readStep(found) {
  const element = /** @type {HTMLElement} */ (found);
  const { step = "", lesson = "", stage, rules = "", answer = "", choices = "" } = element.dataset;
  return {
    id: step,
    lesson,
    stage: /** @type {Stage} */ (stage),
    rules: rules.split(" ").filter(Boolean),
    answer,
    choices: choices.split(" ").filter(Boolean),
    element,
  };
}
