/** Where the texts and buttons of a board stand: below it, or in the parts of its table. */

/**
 * @typedef {object} Places
 * @property {boolean} isTable
 * @property {HTMLElement} task
 * @property {HTMLElement} answer
 * @property {HTMLElement} actions
 * @property {HTMLElement} aside
 */

/**
 * @param {HTMLElement} host the `volto-board`
 * @returns {Places}
 */
export function placesOf(host) {
  const table = host.closest(".volto-table");
  /** @param {string} name */
  const find = (name) => {
    const found = table?.querySelector(`:scope > [data-part="${name}"]`);
    return found instanceof HTMLElement ? found : host;
  };
  return {
    isTable: table !== null,
    task: find("task"),
    answer: find("answer"),
    actions: find("actions"),
    aside: find("aside"),
  };
}
