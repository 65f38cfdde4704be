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

  /** @param {SVGSVGElement} svg whose title goes with the first drawing */
  constructor(svg) {
    this.element = svg;
    for (const element of [...svg.children]) {
      if (element.localName === "title" || element.localName === "desc") {
        element.remove();
      } else {
        const text = element.outerHTML.replace(ENDS, "/>");
        this.#drawn.set(text, [...(this.#drawn.get(text) ?? []), element]);
      }
    }
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
