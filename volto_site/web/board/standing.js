/** How a game stands: the masks off the mat, the ladies lost, and whose turn it is. */

import { part } from "../frame/parts.js";
import { loadStrings } from "../frame/strings.js";
import { drawInto } from "../frame/trusted.js";
import { HEART, maskDrawing } from "./drawing.js";
import { KINDS, kindsOf, letterOf } from "./kinds.js";
import { isMoveDue, playedText } from "./sentences.js";
import { isAnswered } from "./state.js";

/** @typedef {import("./squares.js").Player} Player */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("../frame/strings.js").Strings} Strings */

/** @type {Player[]} */
const PLAYERS = [1, 2];
const LADIES = 2;
const LADY = letterOf("lady");

export class Standing {
  #list;
  #mat;
  /** Beside the mat, where there is room for signs alone: a second drawing of the same. */
  #margins = new Map(PLAYERS.map((player) => [player, part("div", "volto-margin")]));
  #drawn = "";

  /**
   * @param {HTMLElement} list for all of it in words
   * @param {HTMLElement} mat what the board lies on
   */
  constructor(list, mat) {
    this.#list = list;
    this.#mat = mat;
    for (const margin of this.#margins.values()) {
      margin.ariaHidden = "true";
    }
    // What the page says of it without a script.
    list.parentElement?.querySelector(".volto-off")?.toggleAttribute("hidden", true);
  }

  /** @param {State} state */
  async show(state) {
    try {
      this.#show(state, await loadStrings());
    } catch (error) {
      console.warn(error);
    }
  }

  /**
   * @param {State} state
   * @param {Strings} strings
   */
  #show(state, strings) {
    const { moves, off, seat, learner } = state;
    const turns = PLAYERS.map((each) => turnOf(each, state));
    // A game that is resumed has its moves before the core has told who played what.
    const shown = [moves, playedIn(state), off, turns, seat, learner];
    const drawn = JSON.stringify(shown);
    if (drawn === this.#drawn) {
      return;
    }
    const isFirst = this.#drawn === "";
    this.#drawn = drawn;
    this.#list.ariaLabel = strings.t("play-standing");
    const order = seat === 1 ? PLAYERS.toReversed() : PLAYERS;
    const sides = order.map((each) => sideRow(each, state, strings));
    this.#list.replaceChildren(...sides, moveList(state, strings));
    for (const [each, margin] of this.#margins) {
      margin.dataset.side = each === seat ? "near" : "far";
      margin.dataset.turn = turnOf(each, state);
      margin.replaceChildren(ladies(each, state), masks(each, state));
    }
    if (isFirst) {
      // Not before: the messages may come late, and a margin moves when its side is set.
      this.#mat.append(...this.#margins.values());
    }
  }
}

/**
 * The moves of a game with what is known of them.
 *
 * @param {State} state
 */
function playedIn({ task, match, shared, post }) {
  return task?.played ?? (match ?? shared ?? post)?.played ?? [];
}

/**
 * The moves of a game, the latest first.
 *
 * @param {State} state
 * @param {Strings} strings
 */
function moveList(state, strings) {
  const moves = playedIn(state).map((played) => {
    const item = part("li", "", playedText(played, strings));
    item.dataset.player = String(played.player);
    return item;
  });
  const list = part("ol", "volto-move-list", ...moves.toReversed());
  list.reversed = true;
  list.hidden = moves.length === 0;
  return list;
}

/**
 * Whether a player is to move, or thinks about it.
 *
 * @param {Player} player
 * @param {State} state
 * @returns {"" | "moves" | "thinks"}
 */
export function turnOf(player, state) {
  const { task, post, outcome } = state;
  const isIdle = (task && task.status !== "open") || (post && !isMoveDue(post));
  // On the mat a capture that waits for its answer is still to be made.
  const next = post?.pending ? post.writer : state.player;
  if (player !== next || outcome || isIdle) {
    return "";
  }
  return isAnswered(state) ? "thinks" : "moves";
}

/**
 * @param {Player} player
 * @param {State} state
 * @param {Strings} strings
 */
function sideRow(player, state, strings) {
  const isLearner = player === state.learner;
  const turn = turnOf(player, state);
  const turns = {
    "": "",
    moves: isLearner ? "play-side-turn-you" : "play-side-turn",
    thinks: "play-side-thinks",
  };
  const name = strings.t(isLearner ? "play-side-you" : "play-side", { player });
  const [lost, left] = [ladies(player, state), masks(player, state)];
  describe(lost, ladiesText(player, state, strings));
  describe(left, masksText(player, state, strings));
  const row = part("div", "volto-standing__side");
  row.dataset.player = String(player);
  row.dataset.turn = turn;
  row.append(
    part("span", "volto-standing__name", name),
    lost,
    left,
    part("span", "volto-standing__turn", turns[turn] && strings.t(turns[turn])),
  );
  return row;
}

/**
 * @param {HTMLElement} element a drawing
 * @param {string} text what it says to those who do not see it
 */
function describe(element, text) {
  if (text) {
    element.role = "img";
    element.ariaLabel = text;
  }
}

/**
 * Two hearts, filled for each lady lost.
 *
 * @param {Player} player
 * @param {State} state
 */
function ladies(player, state) {
  const lost = ladiesLost(player, state);
  const element = part("span", "volto-hearts");
  const hearts = Array.from({ length: LADIES }, (_, place) => heart(place < lost));
  drawInto(element, hearts.join(""));
  return element;
}

/** @param {boolean} isLost */
function heart(isLost) {
  const look = isLost ? "volto-heart is-lost" : "volto-heart";
  return `<svg class="${look}" viewBox="0 0 24 24" aria-hidden="true"><path d="${HEART}"/></svg>`;
}

/**
 * @param {Player} player
 * @param {State} state
 */
function ladiesLost(player, { off }) {
  return [...(off[player - 1] ?? "")].filter((letter) => letter === LADY).length;
}

/**
 * The masks off the mat but for the ladies, who have signs of their own.
 *
 * @param {Player} player
 * @param {State} state
 */
function masks(player, { off }) {
  const element = part("span", "volto-masks-off");
  const kinds = kindsOf((off[player - 1] ?? "").replaceAll(LADY, ""));
  drawInto(element, kinds.map((kind) => maskDrawing({ owner: player, kind })).join(""));
  return element;
}

/**
 * @param {Player} player
 * @param {State} state
 * @param {Strings} strings
 */
function ladiesText(player, state, strings) {
  const count = ladiesLost(player, state);
  return strings.t(count ? "board-lost" : "play-no-lady-lost", { player, count });
}

/**
 * @param {Player} player
 * @param {State} state
 * @param {Strings} strings
 */
function masksText(player, { off }, strings) {
  const kinds = kindsOf(off[player - 1] ?? "");
  const counted = KINDS.flatMap((kind) => {
    const count = kinds.filter((each) => each === kind).length;
    return count ? [strings.t("board-off-masks", { kind, count })] : [];
  });
  return counted.length ? strings.t("board-off", { player, masks: strings.every(counted) }) : "";
}
