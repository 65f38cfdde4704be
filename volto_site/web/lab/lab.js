/** The lab: switches between building a position and playing a game, and stores the study. */

import "../board/element.js";
import { formatAddress, parseAddress, viewerOf } from "../board/address.js";
import { Failure } from "../board/game.js";
import { Message } from "../editor/message.js";
import { ask, loadResources, retry } from "../editor/resources.js";
import { button, part } from "../frame/parts.js";
import { Seats } from "../table/seats.js";
import { loadGame } from "./boards.js";
import { Composer } from "./composer.js";
import { GamePanel } from "./game-panel.js";
import { recallStudy, rememberStudy } from "./study.js";
import { Transfer } from "./transfer.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("../board/address.js").Viewer} Viewer */
/** @typedef {import("./study.js").Study} Study */

class Lab {
  #strings;
  #table;
  #message;
  #composer;
  #game;
  #transfer;
  /** @type {Study} */
  #study;
  /** The text of the editor when the game was left; if it is unchanged, the game goes on. */
  #left = "";

  /**
   * @param {HTMLElement} root with the initial diagram of the page
   * @param {{ strings: Strings, box: Box }} resources
   */
  constructor(root, { strings, box }) {
    const board = root.querySelector("volto-board");
    const first = board instanceof HTMLElement ? (board.dataset.position ?? "") : "";
    this.#strings = strings;
    this.#message = new Message(strings);
    this.#table = new Seats(root, strings, () =>
      this.#study.mode === "edit" ? this.#begin() : this.#edit(),
    );
    this.#study = {
      start: first,
      moves: [],
      at: 0,
      ticket: "",
      viewer: "everyone",
      tags: {},
      mode: "edit",
      from: "",
    };
    this.#game = new GamePanel(strings, {
      see: (viewer) => {
        this.#study = { ...this.#study, viewer };
        this.#transfer.forget();
      },
      played: (moves, at) => {
        this.#study = { ...this.#study, moves, at };
        this.#message.clear();
        this.#keep();
      },
      stands: () => this.#tell(),
    });
    this.#transfer = new Transfer(strings, {
      now: () => ({
        name: this.#game.name,
        position: this.#game.position ?? this.#composer.text,
        study: this.#study,
      }),
      adopt: (shared, tags, wrong, message) => this.#adopt(shared, tags, wrong, message),
    });
    this.#composer = new Composer({ strings, box, first }, () => {
      this.#tell();
      this.#keep();
    });
    this.#open(root);
  }

  /** @param {HTMLElement} root */
  async #open(root) {
    const remembered = recallStudy();
    if (remembered !== null && typeof remembered === "object") {
      this.#study = remembered;
    }
    this.#composer.restart(this.#study.start);
    const { mode, from, moves, start } = this.#study;
    if (moves.length) {
      this.#left = start;
    }
    this.#showEditor();
    root.dataset.ready = "";
    if (typeof remembered === "string") {
      this.#transfer.offer(remembered);
      this.#message.say("lab-memory-broken");
    }
    addEventListener("hashchange", () => this.#follow());
    if (location.hash && location.hash !== from && parseAddress(location.hash)) {
      await this.#follow();
    } else if (mode === "play") {
      await this.#play(this.#study, "lab-memory-wrong");
    }
  }

  /** Open the position or game in the address, if there is one. */
  async #follow() {
    const shared = parseAddress(location.hash);
    if (shared === "broken") {
      this.#message.say("lab-link-broken");
    } else if (shared) {
      await this.#adopt(shared, {}, "lab-link-wrong");
    }
  }

  /**
   * Play an imported game and say so; if it is invalid, the current one stays.
   *
   * @param {{ position: string, moves: string[], viewer: Viewer | null }} shared
   * @param {Record<string, string>} tags
   * @param {string} wrong the message if it is invalid
   * @param {Message} [message] where that is shown
   */
  async #adopt({ position, moves, viewer }, tags, wrong, message) {
    const study = {
      start: position,
      moves,
      at: moves.length,
      ticket: "",
      viewer: viewer ?? viewerOf(position),
      tags,
      mode: /** @type {const} */ ("play"),
      from: location.hash,
    };
    if (await this.#play(study, wrong, message)) {
      this.#table.close();
      this.#message.say("lab-taken");
    }
  }

  /** Play the position of the editor, or resume the game if it is unchanged. */
  async #begin() {
    const start = this.#composer.text;
    const isSame = start === this.#left;
    const study = isSame
      ? this.#study
      : {
          ...this.#study,
          start,
          moves: [],
          at: 0,
          ticket: "",
          viewer: viewerOf(start),
          tags: {},
        };
    await this.#play({ ...study, mode: "play" }, "lab-impossible");
  }

  /**
   * @param {Study} study
   * @param {string} wrong the message if the core refuses it
   * @param {Message} [message] where that is shown
   */
  async #play(study, wrong, message = this.#message) {
    const end = this.#table.wait((squares) =>
      message.say("lab-queued", { squares: squares.join(" → ") }),
    );
    try {
      const { name, answer } = await message.during("lab-opening-board", () => loadGame(study));
      if (answer.ok) {
        message.clear();
        await this.#showBoard(name, answer, { ...study, ticket: answer.ticket });
        return true;
      }
      if (answer.error.code === "lost") {
        throw new Failure("lost");
      }
      message.refuse(wrong, answer.error);
    } catch (error) {
      message.fail(error, async () => {
        await retry();
        const isLost = error instanceof Failure && error.code === "lost";
        await this.#play(isLost ? dealtAnew(study) : study, wrong, message);
      });
    } finally {
      end();
    }
    return false;
  }

  /**
   * @param {string} name
   * @param {{ [field: string]: any }} state
   * @param {Study} study
   */
  async #showBoard(name, state, study) {
    const seat = this.#game.seat ?? this.#composer.editor.board.dataset.seat ?? "1";
    const board = this.#game.open(name, state, seat);
    board.addEventListener("volto-lost", () =>
      this.#play(dealtAnew(this.#study), "lab-impossible"),
    );
    this.#study = study;
    // The editor leaves the page: it may show more than the viewer sees.
    this.#table.seat("play", {
      board,
      answer: [this.#message.element],
      row: this.#game.line,
      buttons: [this.#game.steps],
      next: this.#strings.t("lab-edit"),
      aside: [this.#game.element, this.#onward(), this.#transfer.element],
    });
    this.#show("play");
    this.#keep();
    await this.#game.start(study.at);
  }

  /** Switch to the editor, with the position on the board. */
  async #edit() {
    const board = this.#game.name;
    if (board) {
      try {
        const answer = await ask({ do: "present", board });
        if (answer.ok) {
          this.#composer.show(answer.position);
          this.#left = this.#composer.text;
        }
      } catch (error) {
        this.#message.fail(error, async () => {
          await retry();
          await this.#edit();
        });
        return;
      }
    }
    this.#study = { ...this.#study, mode: "edit" };
    this.#showEditor();
    this.#keep();
  }

  #showEditor() {
    this.#game.close();
    const { editor, box, buttons, texts, panel } = this.#composer;
    this.#message.clear();
    editor.status.textContent = "";
    this.#table.seat("edit", {
      board: editor.board,
      answer: [this.#message.element, ...texts],
      row: box,
      buttons,
      next: this.#strings.t("lab-play"),
      aside: [panel, this.#onward(), this.#transfer.element],
    });
    this.#show("edit");
  }

  /** Leads to a game against the opponent, from the position as it is seen. */
  #onward() {
    const go = () => {
      const position = this.#game.position ?? this.#composer.text;
      const { viewer } = this.#study;
      const isSeat = this.#game.position && (viewer === "1" || viewer === "2");
      const side = (isSeat ? viewer : position.split(" ")[1]) === "2" ? "2" : "1";
      location.assign(formatAddress({ position, moves: [], viewer: side }, "../play/"));
    };
    return part("div", "volto-actions", button(this.#strings.t("lab-onward"), go, "onward"));
  }

  /** @param {"edit" | "play"} mode */
  #show(mode) {
    this.#study = { ...this.#study, mode };
    this.#game.showViewer(this.#study.viewer);
    this.#transfer.forget();
    this.#tell();
  }

  /** Say what the lab is doing, and who is to move. */
  #tell() {
    const { position, isOver } = this.#game;
    const build = this.#composer.editor.isBoxEmpty ? "move" : "edit";
    const mode = position === undefined ? build : isOver ? "over" : "play";
    const [, player = "1"] = (position ?? this.#composer.text).split(" ");
    this.#table.task(`lab-task-${mode}`, { player: Number(player) });
  }

  #keep() {
    const { mode } = this.#study;
    const isNew = mode === "edit" && this.#composer.text !== this.#left;
    const study = { ...this.#study, start: this.#composer.text, moves: [], at: 0, tags: {} };
    rememberStudy(isNew ? study : this.#study, () => this.#message.say("lab-unkept"));
  }
}

/**
 * The study from its start: what was played belongs to masks that nobody knows any more.
 *
 * @param {Study} study
 * @returns {Study}
 */
function dealtAnew(study) {
  return { ...study, ticket: "", moves: [], at: 0 };
}

const root = document.querySelector(".volto-lab");
if (root instanceof HTMLElement) {
  new Lab(root, await loadResources());
}
