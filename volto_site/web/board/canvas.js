/**
 * The drawing in the page, updated by difference so that unchanged elements are not repainted: nor
 * are those that the page was sent with, as both are drawn mark for mark alike.
 */

import { drawInto } from "../frame/trusted.js";

const SVG = "http://www.w3.org/2000/svg";
const ENDS = /><\/(?:circle|path|rect|use)>/g;

export class Canvas {
  /** @type {Map<string, Element[]>} the drawn elements by their markup */
  #drawn = new Map();
  element;

  /** @param {SVGSVGElement} svg with the marks alone */
  constructor(svg) {
    this.element = svg;
    for (const element of svg.children) {
      const text = element.outerHTML.replace(ENDS, "/>");
      this.#drawn.set(text, [...(this.#drawn.get(text) ?? []), element]);
    }
  }

  /** @param {string[]} parts in drawing order */
  draw(parts) {
    /** @type {Map<string, Element[]>} */
    const drawn = new Map();
    const kept = parts.map((part) => this.#drawn.get(part)?.shift());
    const added = made(parts.filter((_, place) => !kept[place]));
    /** @type {ChildNode | null} */
    let next = this.element.firstChild;
    parts.forEach((part, place) => {
      const element = kept[place] ?? /** @type {Element} */ (added.shift());
      drawn.set(part, [...(drawn.get(part) ?? []), element]);
      if (element === next) {
        next = next.nextSibling;
      } else {
        this.element.insertBefore(element, next);
      }
    });
    for (const element of [...this.#drawn.values()].flat()) {
      element.remove();
    }
    this.#drawn = drawn;
  }
}

/**
 * The elements of some parts, parsed at once; a part may be more than one element.
 *
 * @param {string[]} parts
 * @returns {Element[]}
 */
function made(parts) {
  if (parts.length === 0) {
    return [];
  }
  const groups = document.createElementNS(SVG, "g");
  drawInto(groups, parts.map((part) => `<g>${part}</g>`).join(""));
  return [...groups.children].map((group) => {
    const [only] = group.children;
    return only && group.children.length === 1 ? only : group;
  });
}
