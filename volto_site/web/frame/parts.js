/** The parts that panels are made of: elements with their class, buttons and links. */

import { drawInto } from "./trusted.js";

/** The SVG paths of icons, in a view box of 24 by 24. */
export const ICONS = {
  undo: "M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10",
  redo: "m15 7 5 5-5 5M19.5 12H9a5 5 0 0 0 0 10",
  remove: "M5 7h14M10 11v6M14 11v6M6.5 7l1 13h9l1-13M9 7V4h6v3",
  turn: "M7 4v13M3.5 13.5 7 17l3.5-3.5M17 20V7M13.5 10.5 17 7l3.5 3.5",
  forget: "M6 6l12 12M18 6 6 18",
  first: "M17 5l-7 7 7 7M7 5v14",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  last: "M7 5l7 7-7 7M17 5v14",
  more: "M5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M17 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0",
  watch: "M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5",
};

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [name] of its class
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
 * A button that keeps the focus and ignores clicks while it is `aria-disabled`.
 *
 * @param {string} text
 * @param {() => void} act
 * @param {string} [action] a name for styles and tests
 */
export function button(text, act, action = "") {
  const element = part("button", "volto-action", text);
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
 * A button with an icon and an accessible name.
 *
 * @param {string} text
 * @param {() => void} act
 * @param {string} icon the SVG path of the icon
 * @param {string} action
 */
export function iconButton(text, act, icon, action) {
  const element = button("", act, action);
  element.className = "volto-icon";
  element.ariaLabel = text;
  element.title = text;
  drawInto(element, `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"/></svg>`);
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
 * Replace the children of an element; the focus moves to the same button again, or to the first.
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
    (first instanceof HTMLElement ? first : null)?.focus({ preventScroll: true });
  }
}
