/** The list of the hidden masks: what each can still be and, on request, why nothing else. */

import { kindOf } from "./kinds.js";
import { linkTo } from "./note.js";
import { kindsText, reasonText } from "./sentences.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Suspect} Suspect */
/** @typedef {import("../frame/strings.js").Strings} Strings */

export class SuspectList {
  element = document.createElement("div");

  constructor() {
    this.element.className = "volto-suspects";
    this.element.role = "group";
    this.element.hidden = true;
  }

  /**
   * @param {State} state
   * @param {Strings} strings
   */
  update(state, strings) {
    this.element.hidden = !state.isListed;
    if (!state.isListed) {
      this.element.replaceChildren();
      return;
    }
    this.element.ariaLabel = strings.t("play-suspects-title");
    const title = document.createElement("p");
    title.className = "volto-suspects__title";
    const masks = [...state.suspects].filter(([square]) => state.masks.has(square));
    title.textContent = strings.t(masks.length ? "play-suspects-title" : "play-suspects-unknown");
    const list = document.createElement("ul");
    list.append(...alike(masks).map(([squares, suspect]) => item(squares, suspect, strings)));
    this.element.replaceChildren(title, ...(masks.length ? [list] : []));
  }
}

/**
 * Masks of which the same is known, in one line.
 *
 * @param {[string, Suspect][]} masks
 * @returns {[string[], Suspect][]}
 */
function alike(masks) {
  /** @type {Map<string, [string[], Suspect]>} */
  const groups = new Map();
  for (const [square, suspect] of masks) {
    const known = JSON.stringify(suspect.excluded ?? suspect.kinds);
    const group = groups.get(known) ?? [[], suspect];
    group[0].push(square);
    groups.set(known, group);
  }
  return [...groups.values()];
}

/**
 * @param {string[]} squares
 * @param {Suspect} suspect
 * @param {Strings} strings
 */
function item(squares, { kinds, excluded = {} }, strings) {
  const entry = document.createElement("li");
  const name = document.createElement("b");
  name.textContent = strings.every(squares);
  const said = document.createElement("span");
  said.textContent = kindsText(kinds, strings);
  entry.append(name, said);
  if (Object.keys(excluded).length) {
    const details = document.createElement("details");
    const summary = document.createElement("summary");
    summary.textContent = strings.t("play-why-not");
    details.append(summary, reasonList(excluded, strings));
    entry.append(details);
  }
  return entry;
}

/**
 * Why a mask cannot be each of these kinds.
 *
 * @param {NonNullable<Suspect["excluded"]>} excluded
 * @param {Strings} strings
 */
export function reasonList(excluded, strings) {
  const list = document.createElement("dl");
  for (const [letter, reason] of Object.entries(excluded)) {
    const kind = document.createElement("dt");
    kind.textContent = strings.t("play-kind", { kind: kindOf(letter) ?? "" });
    const why = document.createElement("dd");
    why.append(reasonText(reason, strings), " ", linkTo(reason.rule, strings));
    list.append(kind, why);
  }
  return list;
}
