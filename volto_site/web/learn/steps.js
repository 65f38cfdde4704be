/** The lessons and steps of the course, read from the markup of the page. */

/** @typedef {"worked" | "completed" | "alone" | "question"} Stage how much the learner does */

/**
 * @typedef {object} Step
 * @property {string} id
 * @property {string} lesson
 * @property {Stage} stage
 * @property {string[]} rules that it checks
 * @property {string} answer of a question, empty for a task
 * @property {string[]} choices of a question
 * @property {boolean} isTest whether it is part of the test that skips the lesson
 * @property {HTMLElement} element
 */

/**
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} title
 * @property {HTMLElement} heading
 * @property {string} text what is told beside each of its tasks
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
      text: heading.nextElementSibling?.textContent ?? "",
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
  const {
    step = "",
    lesson = "",
    stage,
    rules = "",
    answer = "",
    choices = "",
    test,
  } = element.dataset;
  return {
    id: step,
    lesson,
    stage: /** @type {Stage} */ (stage),
    rules: rules.split(" ").filter(Boolean),
    answer,
    choices: choices.split(" ").filter(Boolean),
    isTest: Boolean(test),
    element,
  };
}
