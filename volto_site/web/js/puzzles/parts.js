/** The small parts that the trainer is made of. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [name]
 * @param {(Node | string)[]} content
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function part(tag, name = "", ...content) {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...content);
  return element;
}

/**
 * @param {string} text
 * @param {() => void} act
 * @param {string} [action] a name for styles and tests
 */
export function button(text, act, action = "") {
  const element = part("button", "", text);
  element.type = "button";
  if (action) {
    element.dataset.action = action;
  }
  element.addEventListener("click", () => {
    if (element.ariaDisabled !== "true") {
      act();
    }
  });
  return element;
}

/**
 * @param {string} text
 * @param {string} href
 * @param {string} [name]
 */
export function link(text, href, name = "") {
  const element = part("a", name, text);
  element.href = href;
  return element;
}

/**
 * Change what is in a part; who was on one of its buttons is on the same one afterwards, or on the first.
 *
 * @param {HTMLElement} element
 * @param {Node[]} content
 */
export function refill(element, content) {
  const focused = document.activeElement;
  const hadFocus = element.contains(focused);
  const action = focused instanceof HTMLElement ? focused.dataset.action : "";
  element.replaceChildren(...content);
  if (hadFocus) {
    const same = action ? element.querySelector(`[data-action="${action}"]`) : null;
    const first = same ?? element.querySelector("button, a");
    (first instanceof HTMLElement ? first : null)?.focus();
  }
}

/**
 * Give the reader a text as a file.
 *
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const file = part("a");
  file.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  file.download = name;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 1000);
}
