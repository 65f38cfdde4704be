/** The legend: the five masks, how they move, and the marks of a board, in a dialog. */

import { ICONS, iconButton, part } from "../frame/parts.js";
import { loadMoreStrings } from "../frame/strings.js";
import { drawInto } from "../frame/trusted.js";
import { HEART } from "./drawing.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

const KINDS = ["noble", "advisor", "candidate", "soldier", "lady"];

/** The marks by name, drawn with the definitions that the boards of the page share. */
const MARKS = {
  hidden: '<use href="#volto-night-hidden"/>',
  target: '<use href="#volto-target"/>',
  capture: '<use href="#volto-night-hidden"/><use href="#volto-capture"/>',
  last: '<use href="#volto-last"/>',
  link: '<path class="volto-ring" d="M-38 26L38-26"/>',
  suspects:
    '<use href="#volto-night-hidden"/><rect class="volto-card" x="-21" y="28" width="42" height="21" rx="5"/>' +
    '<g class="volto-sign"><use href="#volto-sign-noble" x="-9" y="38"/><use href="#volto-sign-lady" x="9" y="38"/></g>',
  world:
    '<use href="#volto-night-candidate" x="-20" y="-8"/><use href="#volto-night-lady" x="20" y="8"/>',
  hearts:
    `<path class="volto-legend__heart is-lost" transform="translate(-47 -22) scale(1.9)" d="${HEART}"/>` +
    `<path class="volto-legend__heart" transform="translate(1 -22) scale(1.9)" d="${HEART}"/>`,
  turn: '<circle class="volto-legend__turn" r="13"/>',
};

/** @type {Promise<HTMLDialogElement> | undefined} */
let making;

/**
 * Open the legend of the page, made once; the focus goes back to where it was.
 *
 * @param {HTMLElement} host the board, which stays in use while its legend is read
 */
export async function showLegend(host) {
  making ??= make().catch((error) => {
    making = undefined;
    throw error;
  });
  const dialog = await making;
  host.append(dialog);
  dialog.showModal();
}

async function make() {
  const strings = await loadMoreStrings("legend");
  const dialog = part("dialog", "volto-legend");
  const title = part("strong", "volto-legend__title", strings.t("legend-title"));
  title.id = "volto-legend-title";
  // Where a phone has to scroll, one begins to read at the top.
  title.tabIndex = -1;
  title.autofocus = true;
  dialog.setAttribute("aria-labelledby", title.id);
  const close = iconButton(strings.t("legend-close"), () => dialog.close(), ICONS.forget, "close");
  const head = part("div", "volto-legend__head", title, close);
  const masks = KINDS.map((kind) => entry(`<use href="#volto-ivory-${kind}"/>`, kind, strings));
  const marks = Object.entries(MARKS).map(([name, mark]) => entry(mark, name, strings));
  dialog.append(head, part("ul", "", ...masks), part("ul", "", ...marks));
  // The ground around the dialog closes it too.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  return dialog;
}

/**
 * @param {string} content of the drawing
 * @param {string} name
 * @param {Strings} strings
 */
function entry(content, name, strings) {
  const drawing = part("span", "volto-legend__drawing");
  drawInto(drawing, `<svg viewBox="-50 -50 100 100" aria-hidden="true">${content}</svg>`);
  const title = part("strong", "", strings.t(`legend-${name}`));
  return part("li", "", drawing, part("span", "", title, " ", strings.t(`legend-${name}-text`)));
}
