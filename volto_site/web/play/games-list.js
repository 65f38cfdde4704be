/** The list of the games that were played: to go on with, to look at again, to share. */

import { formatAddress } from "../board/address.js";
import { copyText } from "../frame/clipboard.js";
import { locale } from "../frame/locale.js";
import { button, ICONS, iconButton, link, part } from "../frame/parts.js";
import { whenChangedElsewhere } from "../frame/storage.js";
import { isOpen, isRetry, isShared, learnerOf, withoutGame } from "./games.js";
import { changeGames, NAME, recallGames } from "./games-storage.js";
import { seenIn } from "./whole-game.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./games.js").KeptGame} KeptGame */

/**
 * @typedef {object} Host
 * @property {(game: KeptGame) => void} resume
 * @property {(game: KeptGame) => void} review
 * @property {(game: KeptGame) => void} dropped called before a game is forgotten
 */

/** The lab beside this page. */
const LAB = "../lab/";

export class GameList {
  #strings;
  #host;
  #said = part("p", "volto-keeping");
  #list = part("ol", "volto-games__list");

  /**
   * @param {Strings} strings
   * @param {Host} host
   */
  constructor(strings, host) {
    this.#strings = strings;
    this.#host = host;
    this.#said.role = "status";
    document.querySelector(".volto-games")?.replaceChildren(this.#list, this.#said);
    whenChangedElsewhere(NAME, () => this.show());
  }

  show() {
    const games = recallGames().games.filter((game) => !isRetry(game));
    this.#list.replaceChildren(...games.map((game) => this.#item(game)));
    this.#list.hidden = games.length === 0;
    if (!games.length) {
      this.#said.textContent = this.#strings.t("match-no-games");
    } else if (this.#said.textContent === this.#strings.t("match-no-games")) {
      this.#said.textContent = "";
    }
  }

  /** @param {KeptGame} game */
  #item(game) {
    const strings = this.#strings;
    const text = part("span", "volto-games__text", titleOf(game, strings));
    text.dataset.result = resultOf(game);
    const drop = iconButton(
      strings.t("match-forget", { what: titleOf(game, strings) }),
      () => this.#forget(game),
      ICONS.forget,
      "forget-game",
    );
    const row = part("div", "volto-actions", ...this.#actions(game), drop);
    return part("li", "", text, row);
  }

  /** @param {KeptGame} game */
  #actions(game) {
    const strings = this.#strings;
    const { start, seen, moves, record, resume } = game;
    if (isOpen(game)) {
      return [
        button(
          strings.t("match-continue"),
          () => this.#open(() => this.#host.resume(game)),
          "continue",
        ),
      ];
    }
    const own = learnerOf(game) === 1 ? /** @type {const} */ ("1") : /** @type {const} */ ("2");
    const viewer = isShared(game) ? null : own;
    const lab = formatAddress({ position: start, moves, viewer: null }, LAB);
    const last = formatAddress({ position: seen, moves: [], viewer: null }, LAB);
    return [
      button(strings.t("match-look"), () => this.#open(() => this.#host.review(game)), "look"),
      link(strings.t("match-lab"), lab, "volto-action"),
      button(
        strings.t("match-share-all"),
        () => this.#give(formatAddress({ position: start, moves, viewer }), "match-shared-all"),
        "share-all",
      ),
      // What is off the mat at first cannot be told apart from what is hidden.
      ...(resume.setup
        ? [
            button(
              strings.t("match-share-seen"),
              () => this.#give(formatAddress(seenIn(game)), "match-shared-seen"),
              "share-seen",
            ),
          ]
        : []),
      // What both have seen of it is only where the masks stood.
      ...(isShared(game)
        ? []
        : [
            button(
              strings.t("match-share-last"),
              () => this.#give(last, "match-shared-last"),
              "share-last",
            ),
          ]),
      button(strings.t("match-record"), () => this.#give(record, "match-recorded"), "record"),
    ];
  }

  /**
   * Go up to the table, as a link to it would.
   *
   * @param {() => void} act
   */
  #open(act) {
    scrollTo({ top: 0 });
    act();
  }

  /**
   * @param {string} text
   * @param {string} message
   */
  async #give(text, message) {
    const isCopied = await copyText(text);
    this.#said.textContent = this.#strings.t(isCopied ? message : "play-not-copied");
  }

  /** @param {KeptGame} game */
  #forget(game) {
    this.#host.dropped(game);
    changeGames((kept) => withoutGame(kept, game.id));
    this.show();
    this.#said.textContent = this.#strings.t("match-forgotten");
  }
}

/** @param {KeptGame} game */
function resultOf(game) {
  if (!game.outcome) {
    return "open";
  }
  const { winner } = game.outcome;
  if (isShared(game)) {
    return winner === 1 ? "ivory" : winner === 2 ? "night" : "drawn";
  }
  return winner === null ? "drawn" : winner === learnerOf(game) ? "won" : "lost";
}

/**
 * @param {KeptGame} game
 * @param {Strings} strings
 */
function titleOf(game, strings) {
  const { began, resume, moves } = game;
  const date = new Date(began);
  const values = {
    day: date.toLocaleDateString(locale(), { dateStyle: "medium" }),
    time: date.toLocaleTimeString(locale(), { timeStyle: "short" }),
    level: Number(resume.level),
    result: resultOf(game),
    count: Math.ceil(moves.length / 2),
    player: learnerOf(game),
  };
  const text = strings.t(isShared(game) ? "match-game-shared" : "match-game", values);
  return resume.taken ? strings.t("match-game-taken", { text }) : text;
}
