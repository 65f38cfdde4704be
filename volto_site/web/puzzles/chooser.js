/** The whole collection in pictures, page by page, with a filter that is stored in the address. */

import { button, link, part } from "../frame/parts.js";
import { filtered, nameOf, parseFilter, stateOf } from "./list.js";
import { thumbnail } from "./thumbnail.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./list.js").List} List */
/** @typedef {import("./list.js").Entry} Entry */
/** @typedef {import("./list.js").Filter} Filter */
/** @typedef {import("./progress.js").Progress} Progress */

/** How many puzzles a page has; a run goes through all of them. */
const LISTED = 24;
const FILTERS = /** @type {(keyof Filter)[]} */ (["kind", "state", "difficulty", "theme"]);
const LEGENDS = {
  kind: "trainer-kinds",
  state: "trainer-states",
  difficulty: "trainer-difficulties",
  theme: "trainer-themes",
};

export class Chooser {
  #list;
  #progress;
  #strings;
  #page = 0;
  #form = part("form", "volto-chooser__wishes");
  #count = part("p", "volto-chooser__count");
  #found = part("ul", "volto-chooser__found");
  #pager = part("nav", "volto-pager");
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
    this.#pager.ariaLabel = strings.t("trainer-pages");
    this.#actions = part(
      "div",
      "volto-actions",
      button(strings.t("trainer-random"), () => this.#draw(start), "random"),
      button(strings.t("trainer-in-turn"), () => start(this.#unsolved()), "in-turn"),
      button(strings.t("trainer-clear"), () => this.#clear(), "clear"),
    );
    const [themes, ...others] = FILTERS.map((name) => this.#field(name)).reverse();
    this.#form.append(...others.reverse(), this.#folded(themes ?? part("div")));
    this.#form.addEventListener("change", () => this.#changed());
    this.element = part(
      "section",
      "volto-chooser",
      part("h2", "", strings.t("trainer-choose")),
      this.#form,
      this.#count,
      this.#actions,
      this.#found,
      this.#pager,
    );
  }

  /**
   * Apply the filter and the page of the address.
   *
   * @param {boolean} isFirst whether the page has just been opened
   */
  follow(isFirst) {
    const wish = parseFilter(location.search);
    for (const input of this.#inputs()) {
      input.checked = wish[/** @type {keyof Filter} */ (input.name)].includes(input.value);
    }
    this.#page = Math.max(
      0,
      Number(new URLSearchParams(location.search).get("page") ?? 1) - 1 || 0,
    );
    this.#form.querySelector("details")?.toggleAttribute("open", wish.theme.length > 0);
    this.#show();
    document.querySelectorAll("[data-query]").forEach((each) => {
      if (each instanceof HTMLAnchorElement) {
        each.href = `?${each.dataset.query}`;
      }
    });
    if (isFirst && location.search) {
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
   * The themes, behind a word of warning: to choose one is to be told what to look for.
   *
   * @param {HTMLElement} themes
   */
  #folded(themes) {
    const summary = part("summary", "", this.#strings.t("trainer-by-theme"));
    const warning = part("p", "", this.#strings.t("trainer-by-theme-about"));
    return part("details", "volto-embedding volto-chooser__themes", summary, warning, themes);
  }

  /**
   * @param {keyof Filter} name
   * @returns {[string, string][]}
   */
  #choices(name) {
    const { puzzles } = this.#list;
    /** @param {(entry: Entry) => string[]} of */
    const values = (of) => [...new Set(puzzles.flatMap(of))].sort();
    const t = (/** @type {string} */ id) => this.#strings.t(id);
    switch (name) {
      case "kind":
        return ["win", "save", "unmask", "odds"].map((each) => [each, t(`puzzle-kind-${each}`)]);
      case "state":
        return ["open", "missed", "solved"].map((each) => [each, t(`trainer-is-${each}`)]);
      case "difficulty":
        return values(({ difficulty }) => [String(difficulty)]).map((each) => [
          each,
          t(`difficulty-${each}`),
        ]);
      default:
        return values(({ themes }) => themes).map((each) => [each, t(`theme-${each}`)]);
    }
  }

  #inputs() {
    return [...this.#form.querySelectorAll("input")];
  }

  /** @returns {Filter} */
  #wish() {
    const checked = this.#inputs().filter(({ checked }) => checked);
    /** @param {keyof Filter} name */
    const of = (name) => checked.filter((each) => each.name === name).map(({ value }) => value);
    return {
      theme: of("theme"),
      kind: of("kind"),
      difficulty: of("difficulty"),
      state: of("state"),
    };
  }

  #chosen() {
    return filtered(this.#list, this.#wish(), this.#progress);
  }

  /** What is left to solve; if nothing is, all of it. */
  #unsolved() {
    const chosen = this.#chosen();
    const open = chosen.filter((entry) => stateOf(entry, this.#progress) !== "solved");
    return (open.length ? open : chosen).map(({ id }) => id);
  }

  /** @param {(ids: string[]) => void} start */
  async #draw(start) {
    const { shuffled } = await import("./feed.js");
    start(shuffled(this.#unsolved()));
  }

  #clear() {
    this.#form.reset();
    this.#changed();
  }

  #changed() {
    this.#page = 0;
    this.#remember();
    this.#show();
  }

  /** Write the filter and the page into the address. */
  #remember() {
    const asked = FILTERS.flatMap((name) => this.#wish()[name].map((value) => [name, value]));
    const page = this.#page ? [["page", String(this.#page + 1)]] : [];
    const search = new URLSearchParams([...asked, ...page]).toString();
    history.replaceState(null, "", search ? `?${search}` : location.pathname);
  }

  #show() {
    const found = this.#chosen();
    const pages = Math.max(1, Math.ceil(found.length / LISTED));
    this.#page = Math.min(this.#page, pages - 1);
    this.#count.textContent = this.#strings.t("trainer-found", { count: found.length });
    this.#actions.hidden = found.length === 0;
    const listed = found.slice(this.#page * LISTED, (this.#page + 1) * LISTED);
    const cards = listed.map((entry) => card(entry, this.#progress, this.#strings));
    this.#found.replaceChildren(...cards);
    this.#showPager(pages);
  }

  /** @param {number} pages */
  #showPager(pages) {
    const focused = document.activeElement;
    const action = focused instanceof HTMLElement && this.#pager.contains(focused);
    const name = action ? focused.dataset.action : "";
    const turn = (/** @type {number} */ by, /** @type {string} */ way) => {
      const each = button(this.#strings.t(`trainer-page-${way}`), () => this.#turn(by), way);
      const to = this.#page + by;
      each.ariaDisabled = to < 0 || to >= pages ? "true" : null;
      return each;
    };
    const place = this.#strings.t("trainer-place", { at: this.#page + 1, of: pages });
    const now = part("span", "volto-pager__place", place);
    this.#pager.replaceChildren(turn(-1, "earlier"), now, turn(1, "later"));
    this.#pager.hidden = pages === 1;
    const again = name ? this.#pager.querySelector(`[data-action=${name}]`) : null;
    (again instanceof HTMLElement ? again : null)?.focus({ preventScroll: true });
  }

  /** @param {number} by */
  #turn(by) {
    this.#page += by;
    this.#remember();
    this.#show();
    this.#count.scrollIntoView({ block: "nearest" });
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

/**
 * A puzzle with its picture, its name, and, once it is solved, what it was about.
 *
 * @param {Entry} entry
 * @param {Progress} progress
 * @param {Strings} strings
 */
function card(entry, progress, strings) {
  const state = stateOf(entry, progress);
  const each = link("", `${entry.id}/`, "volto-card-link");
  const picture = part("span", "");
  thumbnail(picture, entry.position);
  const name = part("span", "volto-card-link__name", nameOf(entry, strings));
  each.append(picture, name);
  if (state !== "open") {
    each.append(" ", part("span", "volto-mark", strings.t(`trainer-is-${state}`)));
  }
  const item = part("li", "", each);
  // Theme and difficulty are part of the answer.
  if (state === "solved") {
    const [theme] = entry.themes;
    const level = strings.t(`difficulty-${entry.difficulty}`);
    item.append(part("span", "volto-card-link__about", strings.t(`theme-${theme}`), " · ", level));
  }
  item.dataset.state = state;
  return item;
}
