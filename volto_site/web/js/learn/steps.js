/** The steps of the course as the page has them, in their order and by lesson. */

/**
 * @typedef {object} Step
 * @property {string} id
 * @property {string} lesson
 * @property {string[]} rules that it checks
 * @property {string} answer of a question, empty for a task
 * @property {HTMLElement} element
 */

/**
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} title
 * @property {HTMLElement[]} head what is shown over each of its steps
 * @property {Step[]} steps
 */

/** @returns {Lesson[]} */
export function readLessons() {
  const steps = [...document.querySelectorAll(".volto-step")].map(readStep);
  return [...new Set(steps.map(({ lesson }) => lesson))].map((id) => {
    const heading = /** @type {HTMLElement} */ (document.getElementById(id));
    const text = /** @type {HTMLElement} */ (heading.nextElementSibling);
    return {
      id,
      title: heading.firstChild?.textContent ?? "",
      head: [heading, text],
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
  const { step = "", lesson = "", rules = "", answer = "" } = element.dataset;
  return { id: step, lesson, rules: rules.split(" ").filter(Boolean), answer, element };
}
