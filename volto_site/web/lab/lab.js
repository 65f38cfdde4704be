/** The lab: any position is built, played from any side, stepped through, given and taken as text. */

import { Line } from "../board/line.js";
import { Choice } from "../editor/fields.js";
import { Message } from "../editor/message.js";
import { ask, retry } from "../editor/resources.js";
import { part } from "../frame/parts.js";
import { randomNumber } from "../frame/random.js";
import { parseAddress, VIEWERS, viewerOf } from "./address.js";
import { boardOf, loadGame } from "./boards.js";
import { Composer } from "./composer.js";
import { recallStudy, rememberStudy } from "./study.js";
import { Transfer } from "./transfer.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("./address.js").Viewer} Viewer */
/** @typedef {import("./study.js").Study} Study */
/** @typedef {import("../board/markup.js").BoardElement} BoardElement */

export class Lab {
  #stage = part("div", "volto-stage");
  #message;
  #composer;
  #line;
  #transfer;
  /** @type {Choice<"edit" | "play">} */
  #modes;
  /** @type {Choice<Viewer>} */
  #viewers;
  #playing;
  /** @type {Study} */
  #study;
  /** @type {{ element: BoardElement, name: string } | null} */
  #board = null;
  /** What the editor showed when the game was left, so that an idle look costs nothing. */
  #left = "";

  /**
   * @param {HTMLElement} root with the diagram that the page brings
   * @param {{ strings: Strings, box: Box }} resources
   */
  constructor(root, { strings, box }) {
    const board = root.querySelector("volto-board");
    const first = board instanceof HTMLElement ? (board.dataset.position ?? "") : "";
    this.#message = new Message(strings);
    this.#study = {
      start: first,
      moves: [],
      at: 0,
      deal: randomNumber(),
      viewer: "everyone",
      tags: {},
      mode: "edit",
      from: "",
    };
    this.#line = new Line(strings, (at) => this.#tell({ do: "go", to: String(at) }));
    this.#transfer = new Transfer(strings, {
      now: () => ({
        name: this.#board?.name ?? null,
        position: this.#board?.element.dataset.position ?? this.#composer.text,
        study: this.#study,
      }),
      adopt: (shared, tags, wrong, message) => this.#adopt(shared, tags, wrong, message),
    });
    this.#modes = new Choice(
      "lab-mode",
      strings.t("lab-mode"),
      [
        ["edit", strings.t("lab-edit")],
        ["play", strings.t("lab-play")],
      ],
      (mode) => (mode === "edit" ? this.#edit() : this.#begin()),
    );
    this.#viewers = new Choice(
      "lab-viewer",
      strings.t("lab-viewer"),
      VIEWERS.map((viewer) => [viewer, strings.t(`lab-viewer-${viewer}`)]),
      (viewer) => this.#see(viewer),
    );
    this.#playing = part("div", "volto-panel", this.#viewers.element, this.#line.element);
    this.#composer = new Composer({ strings, box, first }, () => this.#keep());
    this.#open(root);
  }

  /** @param {HTMLElement} root */
  async #open(root) {
    const remembered = recallStudy();
    if (remembered !== null && typeof remembered === "object") {
      this.#study = remembered;
    }
    this.#composer.restart(this.#study.start);
    root.querySelector("figure")?.remove();
    root.prepend(
      this.#modes.element,
      this.#stage,
      this.#message.element,
      this.#composer.panel,
      this.#playing,
      this.#transfer.element,
    );
    root.dataset.ready = "";
    const { mode, from, moves, start } = this.#study;
    if (moves.length) {
      this.#left = start;
    }
    this.#showEditor();
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

  /** Open what the address holds, if it holds anything. */
  async #follow() {
    const shared = parseAddress(location.hash);
    if (shared === "broken") {
      this.#message.say("lab-link-broken");
    } else if (shared) {
      await this.#adopt(shared, {}, "lab-link-wrong");
    }
  }

  /**
   * Play something that came from elsewhere; what is there stays if it is wrong.
   *
   * @param {{ position: string, moves: string[], viewer: Viewer | null }} shared
   * @param {Record<string, string>} tags
   * @param {string} wrong what is said if it is
   * @param {Message} [message] where it is said
   */
  async #adopt({ position, moves, viewer }, tags, wrong, message) {
    const study = {
      start: position,
      moves,
      at: moves.length,
      deal: randomNumber(),
      viewer: viewer ?? viewerOf(position),
      tags,
      mode: /** @type {const} */ ("play"),
      from: location.hash,
    };
    return this.#play(study, wrong, message);
  }

  /** Play what the editor shows, or go on with the game that was left. */
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
          deal: randomNumber(),
          viewer: viewerOf(start),
          tags: {},
        };
    await this.#play({ ...study, mode: "play" }, "lab-impossible");
  }

  /**
   * @param {Study} study
   * @param {string} wrong what is said if the core refuses it
   * @param {Message} [message] where it is said
   */
  async #play(study, wrong, message = this.#message) {
    // What is done meanwhile would be lost.
    this.#stage.inert = true;
    message.say("lab-opening-board");
    try {
      const { name, answer } = await loadGame(study);
      if (answer.ok) {
        message.clear();
        await this.#showBoard(name, answer, study);
        return true;
      }
      message.refuse(wrong, answer.error);
    } catch (error) {
      message.fail(error, async () => {
        await retry();
        await this.#play(study, wrong, message);
      });
    } finally {
      this.#stage.inert = false;
    }
    this.#modes.set(this.#board ? "play" : "edit");
    return false;
  }

  /**
   * @param {string} name
   * @param {{ [field: string]: any }} state
   * @param {Study} study
   */
  async #showBoard(name, state, study) {
    const seat =
      this.#board?.element.dataset.seat ?? this.#composer.editor.board.dataset.seat ?? "1";
    const element = boardOf(name, state, seat);
    element.addEventListener("volto-status", ({ target }) => this.#refresh(target));
    this.#study = study;
    this.#board = { element, name };
    // The editor leaves the page: it may show more than the chosen view does.
    const figure = part("figure", "volto-figure", element);
    this.#stage.replaceChildren(figure);
    this.#show("play");
    this.#keep();
    element.start();
    await element.tell({ do: "go", to: String(study.at) });
    await this.#refresh(element);
  }

  /** Go back to building, from the position on the board. */
  async #edit() {
    const board = this.#board;
    if (board) {
      try {
        const answer = await ask({ do: "present", board: board.name });
        if (answer.ok) {
          this.#composer.show(answer.position);
          this.#left = this.#composer.text;
        }
      } catch (error) {
        this.#message.fail(error, async () => {
          await retry();
          await this.#edit();
        });
        this.#modes.set("play");
        return;
      }
    }
    this.#study = { ...this.#study, mode: "edit" };
    this.#showEditor();
    this.#keep();
  }

  #showEditor() {
    this.#board = null;
    const figure = part("figure", "volto-figure", this.#composer.editor.element);
    this.#stage.replaceChildren(figure);
    this.#show("edit");
  }

  /** @param {"edit" | "play"} mode */
  #show(mode) {
    this.#study = { ...this.#study, mode };
    this.#modes.set(mode);
    this.#viewers.set(this.#study.viewer);
    this.#composer.panel.hidden = mode !== "edit";
    this.#playing.hidden = mode !== "play";
    this.#transfer.forget();
  }

  /** @param {Viewer} viewer */
  async #see(viewer) {
    this.#study = { ...this.#study, viewer };
    this.#transfer.forget();
    await this.#tell({ do: "see", viewer });
  }

  /** @param {object} request */
  async #tell(request) {
    await this.#board?.element.tell(request);
    await this.#refresh(this.#board?.element);
  }

  /**
   * List the moves as the core knows them now.
   *
   * @param {EventTarget | null | undefined} element the board that has changed
   */
  async #refresh(element) {
    const board = this.#board;
    const prefersReducedMotion = ["ready", "over"].includes(board?.element.dataset.status ?? "");
    if (!board || board.element !== element || !prefersReducedMotion) {
      return;
    }
    const answer = await ask({ do: "line", board: board.name }).catch(() => null);
    if (answer?.ok && board === this.#board) {
      const moves = answer.line.map((/** @type {{ move: string }} */ { move }) => move);
      this.#study = { ...this.#study, moves, at: answer.at };
      this.#line.update(answer.line, answer.at);
      this.#keep();
    }
  }

  #keep() {
    const { mode } = this.#study;
    const isNew = mode === "edit" && this.#composer.text !== this.#left;
    const study = { ...this.#study, start: this.#composer.text, moves: [], at: 0, tags: {} };
    rememberStudy(isNew ? study : this.#study, () => this.#message.say("lab-unkept"));
  }
}
