/** The page of a puzzle made by a script, where the one that the host has is out of reach. */

import { kindsOf } from "../board/squares.js";
import { link, part } from "../frame/parts.js";
import { loadList } from "./list.js";
import { loadTrainerWords } from "./words.js";

/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("./list.js").Entry} Entry */

const SVG = "http://www.w3.org/2000/svg";
const VIEW_BOX = "-32 -32 564 764";

/**
 * Make the page of the puzzle that the address names.
 *
 * @param {HTMLElement} root
 */
export async function assemble(root) {
  const id = location.pathname.split("/").filter(Boolean).at(-1);
  const [words, { puzzles }] = await Promise.all([loadTrainerWords(), loadList()]);
  const entry = puzzles.find((each) => each.id === id);
  if (!entry) {
    root.append(link(words.t("trainer-all"), "../"));
    return;
  }
  const [theme = ""] = entry.themes;
  const crumbs = part("p", "volto-crumbs", link(words.t("trainer-all"), "../"));
  const caption = part("figcaption", "", ...captionOf(entry, words));
  const board = boardOf(entry, words);
  const figure = part("figure", "volto-figure volto-puzzle", board, caption);
  const name = words.t("trainer-name", { theme: words.t(`theme-${theme}`), number: entry.number });
  document.title = `${name} - VOLTO`;
  root.append(crumbs, part("h1", "", name), figure);
  // Where masks may go, only the core knows here.
  await board.tell({ do: "state" });
}

/**
 * @param {Entry} entry
 * @param {Words} words
 */
function boardOf(
  { id, kind, file, themes, position, within = 1, square = "", history = "" },
  words,
) {
  const board = /** @type {import("../lab/play.js").LivingBoard} */ (
    document.createElement("volto-board")
  );
  const player = learnerIn(position);
  const isOpen = !/x/i.test(position);
  Object.assign(board.dataset, { position, seat: String(player), status: "static", puzzle: id });
  const asked = words.t(`trainer-ask-${kind}`, { player, within, square });
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "volto");
  svg.setAttribute("viewBox", VIEW_BOX);
  board.opening = {
    key: "",
    viewer: isOpen ? "everyone" : String(player),
    from: {},
    complete: !isOpen,
    moves: history ? history.split(" ") : [],
    marks: square ? [square] : [],
    puzzle: { id, file, kind, theme: themes[0] ?? "", within, square },
  };
  board.append(part("p", "volto-task", asked), svg, part("div", `volto-bar volto-bar--${kind}`));
  return board;
}

/** @param {string} position */
function learnerIn(position) {
  return position.split(" ")[1] === "2" ? 2 : 1;
}

/**
 * @param {Entry} entry
 * @param {Words} words
 */
function captionOf({ position, off = "", history = "" }, words) {
  const player = learnerIn(position);
  const seen = /x/i.test(position)
    ? words.t("trainer-hidden", { player })
    : words.t("trainer-open");
  const masks = [...new Set(off)]
    .sort((one, other) => "NACSL".indexOf(one) - "NACSL".indexOf(other))
    .map((letter) => {
      const count = [...off].filter((each) => each === letter).length;
      return words.t("trainer-masks", { kind: kindsOf(letter)[0] ?? "", count });
    });
  const count = history ? history.split(" ").length : 0;
  return [
    part("span", "", seen),
    ...(masks.length
      ? [
          part(
            "span",
            "volto-off",
            words.t("trainer-off", { player: 3 - player, masks: words.every(masks) }),
          ),
        ]
      : []),
    ...(count
      ? [part("span", "volto-seen", words.t("trainer-seen", { count, moves: history }))]
      : []),
  ];
}
