/** The filter of puzzles by kind, difficulty and themes, stored in the address. */

import { button, link, part } from "../frame/parts.js";
import { filtered, parseFilter, shuffled } from "./list.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./list.js").List} List */
/** @typedef {import("./list.js").Entry} Entry */
/** @typedef {import("./list.js").Filter} Filter */
/** @typedef {import("./progress.js").Progress} Progress */

/** The number of puzzles listed; a run goes through all of them. */
const LISTED = 24;
const FILTERS = /** @type {(keyof Filter)[]} */ (["kind", "difficulty", "theme"]);
const LEGENDS = {
  kind: "trainer-kinds",
  difficulty: "trainer-difficulties",
  theme: "trainer-themes",
};

export class Chooser {
  #list;
  #progress;
  #strings;
  #form = part("form", "volto-chooser__wishes");
  #count = part("p", "volto-chooser__count");
  #found = part("ul", "volto-chooser__found");
  #actions;
  element;

  /**
   * @param {List} list
   * @param {Progress} progress
   * @param {Strings} strings
   * @param {(ids: string[]) => void} start
   */
  constructor(list, progress, strings, start) {
    this.#list = list;
    this.#progress = progress;
    this.#strings = strings;
    this.#count.role = "status";
    const ids = () => this.#chosen().map(({ id }) => id);
    this.#actions = part(
      "div",
      "volto-actions",
      button(strings.t("trainer-random"), () => start(shuffled(ids())), "random"),
      button(strings.t("trainer-in-turn"), () => start(this.#unsolvedFirst(ids())), "in-turn"),
      button(strings.t("trainer-clear"), () => this.#clear(), "clear"),
    );
    this.#form.append(...FILTERS.map((name) => this.#field(name)));
    this.#form.addEventListener("change", () => this.#changed());
    const title = part("h2", "", strings.t("trainer-choose"));
    this.element = part(
      "section",
      "volto-chooser",
      title,
      this.#form,
      this.#count,
      this.#actions,
      this.#found,
    );
  }

  /** Apply the filter of the address. */
  follow() {
    const wish = parseFilter(location.search);
    for (const input of this.#inputs()) {
      input.checked = wish[/** @type {keyof Filter} */ (input.name)].includes(input.value);
    }
    this.#show();
    document.querySelectorAll("[data-query]").forEach((each) => {
      if (each instanceof HTMLAnchorElement) {
        each.href = `?${each.dataset.query}`;
      }
    });
    if (location.search) {
      this.element.scrollIntoView({ block: "start" });
    }
  }

  /** @param {keyof Filter} name */
  #field(name) {
    const field = part("fieldset", `volto-wish volto-wish--${name}`);
    field.append(part("legend", "", this.#strings.t(LEGENDS[name])));
    field.append(...this.#choices(name).map(([value, text]) => chip(name, value, text)));
    return field;
  }

  /**
   * @param {keyof Filter} name
   * @returns {[string, string][]}
   */
  #choices(name) {
    const { puzzles } = this.#list;
    /** @param {(entry: Entry) => string[]} of */
    const values = (of) => [...new Set(puzzles.flatMap(of))];
    if (name === "kind") {
      return values(({ kind }) => [kind]).map((each) => [
        each,
        this.#strings.t(`puzzle-kind-${each}`),
      ]);
    }
    if (name === "difficulty") {
      return values(({ difficulty }) => [String(difficulty)])
        .sort()
        .map((each) => [each, this.#strings.t(`difficulty-${each}`)]);
    }
    return values(({ themes }) => themes).map((each) => [each, this.#strings.t(`theme-${each}`)]);
  }

  #inputs() {
    return [...this.#form.querySelectorAll("input")];
  }

  /** @returns {Filter} */
  #wish() {
    const checked = this.#inputs().filter(({ checked }) => checked);
    /** @param {keyof Filter} name */
    const of = (name) => checked.filter((each) => each.name === name).map(({ value }) => value);
    return { theme: of("theme"), kind: of("kind"), difficulty: of("difficulty") };
  }

  #chosen() {
    return filtered(this.#list, this.#wish());
  }

  /** @param {string[]} ids */
  #unsolvedFirst(ids) {
    const isSolved = (/** @type {string} */ id) => id in this.#progress.solved;
    return [...ids.filter((id) => !isSolved(id)), ...ids.filter(isSolved)];
  }

  #clear() {
    this.#form.reset();
    this.#changed();
  }

  #changed() {
    const asked = FILTERS.flatMap((name) => this.#wish()[name].map((value) => [name, value]));
    const search = new URLSearchParams(asked).toString();
    history.replaceState(null, "", search ? `?${search}` : location.pathname);
    this.#show();
  }

  #show() {
    const found = this.#chosen();
    this.#count.textContent = this.#strings.t("trainer-found", { count: found.length });
    this.#actions.hidden = found.length === 0;
    this.#found.replaceChildren(...found.slice(0, LISTED).map((entry) => this.#item(entry)));
  }

  /** @param {Entry} entry */
  #item({ id, themes, difficulty, number }) {
    const name = this.#strings.t("trainer-name", {
      theme: this.#strings.t(`theme-${themes[0]}`),
      number,
    });
    const each = link(name, `${id}/`);
    const stars = part("span", "volto-stars", "◆".repeat(difficulty));
    stars.ariaHidden = "true";
    const level = part("span", "volto-hidden", this.#strings.t(`difficulty-${difficulty}`));
    const state =
      id in this.#progress.solved ? "solved" : id in this.#progress.mistakes ? "missed" : "";
    const mark = part("span", "volto-mark", state ? this.#strings.t(`trainer-is-${state}`) : "");
    const item = part("li", "", each, " ", stars, level, " ", mark);
    item.dataset.state = state;
    return item;
  }
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string} text
 */
function chip(name, value, text) {
  const input = part("input");
  input.type = "checkbox";
  input.name = name;
  input.value = value;
  return part("label", "volto-chip", input, part("span", "", text));
}
