/** The list of the games by post: whose turn it is, the last letter, and how to go on. */

import { copyText } from "../frame/clipboard.js";
import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { whenChangedElsewhere } from "../frame/storage.js";
import { addressOf } from "./addresses.js";
import { NAME } from "./arrival.js";
import { withoutPostGame } from "./games.js";
import { changePostGames, recallPostGames } from "./storage.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./games.js").PostGame} PostGame */

export class PostList {
  #strings;
  #host;
  #said = part("p", "volto-keeping");
  #list = part("ol", "volto-games__list");

  /**
   * @param {Strings} strings
   * @param {{ open: (game: PostGame) => void, dropped: (game: PostGame) => void }} host
   */
  constructor(strings, host) {
    this.#strings = strings;
    this.#host = host;
    this.#said.role = "status";
    document.querySelector(".volto-post")?.replaceChildren(this.#list, this.#said);
    whenChangedElsewhere(NAME, () => this.show());
  }

  show() {
    const { games } = recallPostGames();
    this.#list.replaceChildren(...games.map((game) => this.#item(game)));
    this.#list.hidden = games.length === 0;
  }

  /** @param {PostGame} game */
  #item(game) {
    const strings = this.#strings;
    const { name, letter } = game;
    const turn = turnOf(game);
    const text = part("span", "volto-games__text", strings.t("mail-game", { name, turn }));
    text.dataset.result = turn;
    const open = () => {
      scrollTo({ top: 0 });
      this.#host.open(game);
    };
    const again = async () => {
      const isCopied = await copyText(addressOf(letter));
      this.#said.textContent = strings.t(isCopied ? "mail-copied" : "play-not-copied");
    };
    const drop = iconButton(
      strings.t("mail-forget", { name }),
      () => this.#forget(drop, game),
      ICONS.forget,
      "forget-post",
    );
    return part(
      "li",
      "",
      text,
      part(
        "div",
        "volto-actions",
        button(strings.t("mail-continue"), open, "open-post"),
        button(strings.t("mail-again"), again, "copy-again"),
        drop,
      ),
    );
  }

  /**
   * Forget a game and its secret when the button is pressed twice: nobody else has it.
   *
   * @param {HTMLButtonElement} drop
   * @param {PostGame} game
   */
  #forget(drop, game) {
    const { id, name } = game;
    if (drop.dataset.sure) {
      this.#host.dropped(game);
      changePostGames((kept) => withoutPostGame(kept, id));
      this.show();
      this.#said.textContent = this.#strings.t("mail-forgotten", { name });
    } else {
      drop.dataset.sure = "true";
      this.#said.textContent = this.#strings.t("mail-forget-sure", { name });
    }
  }
}

/**
 * What is next in a game: a letter that was written is sent before anything else.
 *
 * @param {PostGame} game
 */
function turnOf({ isSent, turn, result }) {
  const isWritten = !isSent && turn !== "own";
  return isWritten ? "send" : result || turn;
}
