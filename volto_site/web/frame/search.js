/** The search dialog: a combobox over a list of sections, operated by keyboard, touch or voice. */

import { locale } from "./locale.js";
import { find, load, unload } from "./search-index.js";

/** @typedef {import("./search-index.js").Finding} Finding */
/** @typedef {import("./search-excerpt.js").Part} Part */

const WAIT = 120;

const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("volto-search"));
const input = /** @type {HTMLInputElement} */ (document.getElementById("volto-search-input"));
const list = /** @type {HTMLElement} */ (document.getElementById("volto-search-results"));
const status = /** @type {HTMLElement} */ (dialog.querySelector("[role=status]"));
const words = dialog.dataset;

const plural = new Intl.PluralRules(locale());
/** @type {number | undefined} */
let waiting;
/** The number of the last query, so that late results of an earlier one are dropped. */
let asked = 0;
/** @type {string | undefined} the query whose results are listed */
let answered;

/** Load the index lazily, then search for what is already in the field. */
export async function startSearch() {
  try {
    if (answered === undefined) {
      say(words.loading);
      await index();
      say("");
    }
    await answer();
  } catch {
    unload();
    say(words.failed);
  }
}

/** The index lies beside the site, not beside this module. */
function index() {
  return load(new URL(words.pagefind ?? "", location.href).href);
}

/** @param {string | undefined} text announced by a screen reader */
function say(text) {
  status.textContent = text ?? "";
}

async function answer() {
  const query = input.value.trim();
  if (query === answered) {
    return; // the reader may already be choosing
  }
  const turn = ++asked;
  const findings = query ? await find(await index(), query) : [];
  if (turn !== asked) {
    return;
  }
  answered = query;
  list.replaceChildren(...findings.map(option));
  list.hidden = findings.length === 0;
  list.scrollTop = 0;
  input.setAttribute("aria-expanded", String(findings.length > 0));
  choose(undefined);
  say(query && count(findings.length));
}

/** @param {number} number */
function count(number) {
  if (number === 0) {
    return words.none;
  }
  return plural.select(number) === "one" ? words.one : words.other?.replace("#", String(number));
}

/**
 * @param {Finding} finding
 * @param {number} index
 */
function option(finding, index) {
  const link = document.createElement("a");
  link.href = finding.url;
  link.id = `volto-search-${index}`;
  link.className = "volto-search__result";
  link.role = "option";
  link.ariaSelected = "false";
  link.tabIndex = -1;
  const title = document.createElement("span");
  title.className = "volto-search__title";
  title.textContent = finding.title;
  const page = document.createElement("span");
  page.className = "volto-search__page";
  page.textContent = finding.page;
  const excerpt = document.createElement("span");
  excerpt.className = "volto-search__excerpt";
  excerpt.append(...marked(finding.excerpt));
  link.append(title, page, excerpt);
  return link;
}

/** @param {Part[]} parts */
function marked(parts) {
  return parts.map(({ text, isFound }) => {
    if (!isFound) {
      return text;
    }
    const mark = document.createElement("mark");
    mark.textContent = text;
    return mark;
  });
}

function options() {
  return /** @type {HTMLAnchorElement[]} */ ([...list.children]);
}

function chosen() {
  return options().find((each) => each.ariaSelected === "true");
}

/** @param {HTMLAnchorElement | undefined} choice */
function choose(choice) {
  for (const each of options()) {
    each.ariaSelected = String(each === choice);
  }
  if (choice) {
    input.setAttribute("aria-activedescendant", choice.id);
    choice.scrollIntoView({ block: "nearest" });
  } else {
    input.removeAttribute("aria-activedescendant");
  }
}

/** @param {number} step */
function move(step) {
  const all = options();
  const current = chosen();
  const from = current ? all.indexOf(current) : step > 0 ? -1 : 0;
  choose(all[(from + step + all.length) % all.length]);
}

input.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(answer, WAIT);
});
input.addEventListener("keydown", (event) => {
  if (event.isComposing || list.hidden) {
    return;
  }
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  }
});
dialog.querySelector("form")?.addEventListener("submit", () => {
  (chosen() ?? options()[0])?.click();
});
// A result on the current page does not reload it, so the dialog must be closed.
list.addEventListener("click", () => dialog.close());
