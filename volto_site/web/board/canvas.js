/** The drawing in the page, updated by difference so that unchanged elements are not repainted. */

import { drawInto } from "../frame/trusted.js";

const SVG = "http://www.w3.org/2000/svg";

export class Canvas {
  /** @type {Map<string, Element[]>} the drawn elements by their markup */
  #drawn = new Map();
  element;

  /** @param {SVGSVGElement} svg whose first drawing is replaced */
  constructor(svg) {
    this.element = svg;
    svg.replaceChildren();
  }

  /** @param {string[]} parts in drawing order */
  draw(parts) {
    /** @type {Map<string, Element[]>} */
    const drawn = new Map();
    /** @type {ChildNode | null} */
    let next = this.element.firstChild;
    for (const part of parts) {
      const element = this.#drawn.get(part)?.shift() ?? made(part);
      drawn.set(part, [...(drawn.get(part) ?? []), element]);
      if (element === next) {
        next = next.nextSibling;
      } else {
        this.element.insertBefore(element, next);
      }
    }
    for (const element of [...this.#drawn.values()].flat()) {
      element.remove();
    }
    this.#drawn = drawn;
  }
}

/** @param {string} text of one part, which may be more than one element */
function made(text) {
  const group = document.createElementNS(SVG, "g");
  drawInto(group, text);
  const [only] = group.children;
  return only && group.children.length === 1 ? only : group;
}
