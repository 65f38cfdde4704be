/** The form fields of a panel: radio buttons, and a text area. */

import { part } from "../frame/parts.js";

/**
 * A group of radio buttons with a legend.
 *
 * @template {string} Value
 */
export class Choice {
  /** @type {HTMLInputElement[]} */
  #inputs;
  element = document.createElement("fieldset");

  /**
   * @param {string} name unique on the page
   * @param {string} legend
   * @param {[Value, string][]} options
   * @param {(value: Value) => void} choose
   */
  constructor(name, legend, options, choose) {
    this.element.className = "volto-choice";
    this.element.append(part("legend", "", legend));
    this.#inputs = options.map(([value, text]) => {
      const input = document.createElement("input");
      input.type = "radio";
      input.name = name;
      input.value = value;
      input.addEventListener("change", () => choose(value));
      this.element.append(part("label", "", input, part("span", "", text)));
      return input;
    });
  }

  /** @param {Value} value */
  set(value) {
    for (const input of this.#inputs) {
      input.checked = input.value === value;
    }
  }
}

/**
 * A text area with its label.
 *
 * @param {string} label
 * @param {{ rows: number, isReadOnly?: boolean, name: string }} how
 */
export function field(label, { rows, isReadOnly = false, name }) {
  const area = document.createElement("textarea");
  area.rows = rows;
  area.readOnly = isReadOnly;
  area.spellcheck = false;
  area.autocapitalize = "off";
  area.dataset.field = name;
  return { area, element: part("label", "volto-field", part("span", "", label), area) };
}
