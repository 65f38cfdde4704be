/** The page of a puzzle, rendered in the browser when the built page cannot be fetched. */

import { KIND_LETTERS, kindOf } from "../board/kinds.js";
import { makeBoard } from "../board/markup.js";
import { link, part } from "../frame/parts.js";
import { tableParts } from "../table/table.js";
import { loadList, nameOf } from "./list.js";
import { loadTrainerStrings } from "./strings.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./list.js").Entry} Entry */

/**
 * Render the page of the puzzle in the address.
 *
 * @param {HTMLElement} root
 */
export async function buildPage(root) {
  const id = location.pathname.split("/").filter(Boolean).at(-1);
  const [strings, { puzzles }] = await Promise.all([loadTrainerStrings(), loadList()]);
  const entry = puzzles.find((each) => each.id === id);
  if (!entry) {
    root.append(
      part("p", "", strings.t("retired-about")),
      link(strings.t("trainer-all"), "../", "volto-call"),
    );
    return;
  }
  const crumbs = part("p", "volto-crumbs", link(strings.t("trainer-all"), "../"));
  const knowledge = part("p", "volto-knowledge", ...captionOf(entry, strings));
  const board = boardOf(entry);
  const table = document.createElement("volto-table");
  table.className = "volto-table";
  table.append(
    ...tableParts({
      task: [part("p", "volto-task", askedOf(entry, strings))],
      board: [board],
      actions: [part("div", `volto-bar volto-bar--${entry.kind}`)],
      aside: [knowledge, crumbs],
    }),
  );
  const name = nameOf(entry, strings);
  document.title = `${name} - VOLTO`;
  const puzzle = part("div", "volto-puzzle", table);
  root.before(part("h1", "", name));
  root.replaceWith(puzzle);
  // The targets come from the core: this page has none built in.
  await board.tell({ do: "state" });
}

/** @param {Entry} entry */
function boardOf({ id, kind, file, difficulty, position, within = 1, square = "", history = "" }) {
  const player = learnerIn(position);
  const isOpen = !/x/i.test(position);
  const data = {
    key: "",
    from: {},
    complete: !isOpen,
    moves: history ? history.split(" ") : [],
    marks: square.split(" ").filter(Boolean),
    puzzle: { id, file, kind, level: difficulty, within, square },
  };
  const { element } = makeBoard({ position, seat: player, data });
  Object.assign(element.dataset, { puzzle: id, part: "board" });
  return element;
}

/**
 * @param {Entry} entry
 * @param {Strings} strings
 */
function askedOf({ kind, position, within = 1, square = "" }, strings) {
  const squares = square.split(" ").filter(Boolean);
  return strings.t(`trainer-ask-${kind}`, {
    player: learnerIn(position),
    within,
    square: strings.every(squares),
    count: squares.length,
  });
}

/** @param {string} position */
function learnerIn(position) {
  return position.split(" ")[1] === "2" ? 2 : 1;
}

/**
 * @param {Entry} entry
 * @param {Strings} strings
 */
function captionOf({ position, off = "" }, strings) {
  const player = learnerIn(position);
  const seen = /x/i.test(position)
    ? strings.t("trainer-hidden", { player })
    : strings.t("trainer-open");
  const masks = [...new Set(off)]
    .sort((one, other) => KIND_LETTERS.indexOf(one) - KIND_LETTERS.indexOf(other))
    .map((letter) => {
      const count = [...off].filter((each) => each === letter).length;
      return strings.t("board-off-masks", { kind: kindOf(letter) ?? "", count });
    });
  return [
    part("span", "", seen),
    ...(masks.length
      ? [
          part(
            "span",
            "volto-off",
            strings.t("board-off", { player: 3 - player, masks: strings.every(masks) }),
          ),
        ]
      : []),
  ];
}
