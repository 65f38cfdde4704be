/** Export and import of positions, games and links, which the core formats and parses. */

import { formatAddress, parseAddress } from "../board/address.js";
import { Message } from "../editor/message.js";
import { ask, retry } from "../editor/resources.js";
import { copyText } from "../frame/clipboard.js";
import { loadGame } from "./boards.js";
import { TransferForm } from "./transfer-form.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/errors.js").CoreError} CoreError */
/** @typedef {import("../board/address.js").Shared} Shared */
/** @typedef {import("./transfer-form.js").Export} Export */
/** @typedef {import("./study.js").Study} Study */

/**
 * @typedef {object} Host the lab as export and import use it
 * @property {() => { name: string | null, position: string, study: Study }} now the name of the
 *   game for the core, if one is played, and the position as it is seen
 * @property {(shared: Shared, tags: Record<string, string>, wrong: string, message: Message) =>
 *   Promise<unknown>} adopt
 */

export class Transfer {
  #host;
  #message;
  #form;
  /** Which of the exports and imports was the last to begin: what an earlier one reports late is old. */
  #latest = 0;

  /**
   * @param {Strings} strings
   * @param {Host} host
   */
  constructor(strings, host) {
    this.#host = host;
    this.#message = new Message(strings);
    this.#form = new TransferForm(strings, this.#message.element, {
      give: (what) => this.#give(what),
      take: (text) => this.#take(text),
    });
  }

  get element() {
    return this.#form.element;
  }

  /** Hide the exported text, which belongs to an earlier board. */
  forget() {
    this.#latest += 1;
    this.#form.hideOut();
    this.#message.clear();
  }

  /** @param {string} text to be corrected by the reader */
  offer(text) {
    this.#form.offer(text);
  }

  /** @param {Export} what */
  async #give(what) {
    this.#latest += 1;
    const own = this.#latest;
    const written = this.#try(() => this.#written(what));
    const copied = copyText(written);
    const text = await written;
    if (text && own === this.#latest) {
      this.#form.give(text);
      const isCopied = await copied;
      if (own === this.#latest) {
        this.#message.say(isCopied ? `lab-gave-${what}` : "lab-not-copied");
      }
    }
  }

  /**
   * @param {Export} what
   * @returns {Promise<string | null>} null if it would reveal hidden masks
   */
  async #written(what) {
    const { name, position, study } = this.#host.now();
    if (what === "position") {
      return position;
    }
    if (what === "link") {
      return formatAddress({ position, moves: [], viewer: null });
    }
    if (name && study.viewer !== "everyone") {
      this.#message.say("lab-give-hidden");
      return null;
    }
    // Before the first move, masks that have not been dealt stay hidden.
    const whole = name ? study : { start: position, moves: [], viewer: study.viewer, tags: {} };
    if (what === "record") {
      return this.#record(whole, whole.tags);
    }
    const line = name ? await ask({ do: "line", board: name }) : null;
    const start = line?.ok ? line.start : position;
    return formatAddress({ position: start, moves: whole.moves, viewer: null });
  }

  /**
   * @param {import("./boards.js").LabGame} game
   * @param {Record<string, string>} tags
   */
  async #record(game, tags) {
    const { name, answer } = await loadGame({ ...game, viewer: "everyone" });
    const written = answer.ok ? await ask({ do: "record", board: name, tags }) : answer;
    if (!written.ok) {
      this.#message.refuse("lab-impossible", written.error);
      return null;
    }
    return written.record;
  }

  /** @param {string} text a position, a record or a link */
  async #take(text) {
    this.#latest += 1;
    const isLink = text.includes("#") && !text.includes("\n");
    const shared = isLink ? parseAddress(text.slice(text.indexOf("#"))) : null;
    if (!text) {
      this.#message.say("lab-take-nothing");
    } else if (shared === "broken") {
      this.#message.say("lab-link-broken");
    } else if (shared) {
      await this.#host.adopt(shared, {}, "lab-link-wrong", this.#message);
    } else if (text.startsWith("[") || text.includes("\n")) {
      await this.#read({ do: "read", record: text }, "lab-record-wrong");
    } else {
      await this.#read({ do: "examine", position: text }, "lab-position-wrong");
    }
  }

  /**
   * @param {import("../engine/protocol.js").Question} request
   * @param {string} wrong the message if the core refuses it
   */
  async #read(request, wrong) {
    const answer = await this.#try(() =>
      this.#message.during("lab-opening-board", () => ask(request)),
    );
    if (answer?.ok && answer.problems?.length) {
      this.#message.refuse(wrong, { code: "setup", problems: answer.problems });
    } else if (answer?.ok) {
      const given = "position" in request ? request.position : "";
      const { position = given, moves = [], tags = {} } = answer;
      await this.#host.adopt({ position, moves, viewer: null }, tags, wrong, this.#message);
    } else if (answer) {
      this.#message.refuse(wrong, answer.error);
      this.#form.point(answer.error.line ?? 1, answer.error.column ?? 1);
    }
  }

  /**
   * @template Result
   * @param {() => Promise<Result>} act
   * @returns {Promise<Result | null>} null if the core could not be asked
   */
  async #try(act) {
    try {
      return await act();
    } catch (error) {
      this.#message.fail(error, async () => {
        this.#message.clear();
        await retry();
      });
      return null;
    }
  }
}
