/** What a board announces in its note, a live region under the drawing. */

import { loadStrings } from "../frame/strings.js";
import { Note } from "./note.js";
import {
  answerText,
  arrowTexts,
  bystanderText,
  closingTexts,
  effectTexts,
  endingText,
  eventTexts,
  judgementText,
  pendingText,
  refusalText,
  selectionText,
  squareLabel,
  stillText,
  turnTexts,
} from "./sentences.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Meaning} Meaning */
/** @typedef {import("../frame/strings.js").Strings} Strings */

/** Requests that play no move, so that no events are announced. */
const STILL = new Set(["undo", "point", "compare", "name", "give-up", "resign"]);
/** Requests repeated with the same button, during which the page must not scroll. */
const WALKED = new Set(["undo", "redo", "look", "refute", "plan", "go"]);

export class Announcer {
  #note = new Note();
  /** What the learner's own move did, which stays until the other side has answered. @type {string[]} */
  #own = [];
  /** What it did besides moving. @type {string[]} */
  #before = [];
  /** What has happened last, which stays while a learner thinks about masks. */
  #news = "";
  /** Whether the board belongs to the lab, where the viewer is chosen beside it. */
  isInLab = false;
  element = this.#note.element;

  /**
   * Announce a message.
   *
   * @param {string} id
   * @param {Record<string, string | number>} [values]
   */
  say(id, values) {
    return this.#with((strings) => this.#note.say(strings.t(id, values)));
  }

  /**
   * Announce the meaning of a touch that plays no move.
   *
   * @param {Meaning} meaning
   * @param {State} state
   */
  explain(meaning, state) {
    return this.#with((strings) => this.#explain(meaning, state, strings));
  }

  /**
   * Announce what has happened on the board.
   *
   * @param {import("./game.js").Request["do"]} what
   * @param {State} state
   */
  report(what, state) {
    return this.#with((strings) => {
      this.#news = "";
      const seen = this.isInLab ? "play-next" : `task-seen-${state.viewer}`;
      const news = { see: seen, reset: "play-started-again", free: "task-freed" };
      const isOver = state.task && state.task.status !== "open";
      const isDealt = what === "state" && state.task;
      if (what === "hint" || what === "aid" || (what === "look" && isOver) || isDealt) {
        // A hint is shown beside the board, a verdict stays while one looks back, and nothing was
        // done to a game just dealt.
        return;
      }
      if (what === "reset" && state.task?.puzzle) {
        this.#note.say(strings.t("task-puzzle-again"));
        return;
      }
      if (what === "see" && state.shared) {
        this.#show(state, strings);
        return;
      }
      if (what === "see" || what === "reset" || what === "free") {
        const told = [
          strings.t(news[what], { player: state.player }),
          ...arrowTexts(state, strings),
        ];
        this.#note.say(told.join(" "));
        return;
      }
      if (state.post?.pending) {
        this.#note.tell(pendingText(state.post, state.player, strings));
        return;
      }
      // A move that a puzzle refuses is on the board; what is wrong with it has to be in view.
      const isRefused = state.task?.puzzle && state.task.status === "failed" && what === "play";
      const events = STILL.has(what) || isRefused ? [] : eventTexts(state, strings);
      // At the end the move that decided stands alone.
      const story = what === "answer" && !state.outcome ? [...this.#own, ...events] : events;
      const before = what === "answer" ? this.#before : [];
      this.#own = what === "play" ? events : [];
      this.#before = what === "play" ? effectTexts(state, strings) : [];
      if (state.task?.said) {
        this.#judge(state.task, story, state, strings);
      } else if (state.outcome) {
        const closing = events.length ? closingTexts(state, strings) : [];
        this.#note.end(closing, endingText(state, strings), state.outcome.by, strings);
      } else if (what === "undo") {
        this.#note.say(strings.t("play-undone", { player: state.player }));
      } else {
        const turn = turnTexts(state, strings);
        this.#news = answerText({ news: events, turn, before }, strings);
        this.#note.tell(this.#news);
      }
    }, WALKED.has(what));
  }

  /**
   * Tell the player who looks now what the other one has done; behind the curtain nothing is said.
   *
   * @param {State} state
   * @param {Strings} strings
   */
  #show(state, strings) {
    this.#own = [];
    const isSeen = state.targets.size > 0 || state.outcome;
    const story = [...eventTexts(state, strings), ...turnTexts(state, strings)];
    this.#note.say(isSeen ? story.join(" ") : "");
  }

  /**
   * @param {import("./state.js").Task} task
   * @param {string[]} story
   * @param {State} state
   * @param {Strings} strings
   */
  #judge({ status, rule }, story, state, strings) {
    const judgement = judgementText(state, strings);
    const because = rule ?? state.outcome?.by ?? null;
    if (status === "open") {
      this.#note.refuse(judgement.text, because, strings);
    } else {
      const tone = status === "failed" ? "missed" : status === "given-up" ? "reached" : status;
      this.#note.judge(tone, story, judgement, because, strings);
    }
  }

  /**
   * Announce why a request failed, and offer to try again.
   *
   * @param {string} code
   * @param {() => void} retry
   */
  fail(code, retry) {
    return this.#with((strings) =>
      this.#note.fail(strings.t(`play-failed-${code}`), strings, retry),
    );
  }

  /** @param {{ loaded: number, total: number }} bytes of the engine */
  load(bytes) {
    return this.#with((strings) => this.#note.load(strings, bytes));
  }

  stopLoading() {
    return this.#with(() => this.#note.stopLoading());
  }

  /**
   * @param {Meaning} meaning
   * @param {State} state
   * @param {Strings} strings
   */
  #explain(meaning, state, strings) {
    switch (meaning.type) {
      case "select":
        this.#note.say(selectionText(state, strings));
        break;
      case "cancel":
        this.#note.say(strings.t("play-cancelled"));
        break;
      case "refuse": {
        const { move, rule } = meaning;
        this.#note.refuse(refusalText(rule, move, state, strings), rule, strings);
        break;
      }
      case "empty":
      case "enemy":
        this.#note.tell(bystanderText(meaning, state, strings));
        break;
      case "unknown": {
        const { match, post, task, overlay, isListed } = state;
        const isThought = match || post || task?.puzzle;
        if (match && this.#news && !overlay && !isListed) {
          // The row under the board names the mask; its square has told who it is.
          this.#note.keep(this.#news);
        } else if (isThought || state.suspects.has(meaning.square)) {
          this.#note.say(squareLabel(meaning.square, state, strings));
        } else {
          this.#note.refuse(bystanderText(meaning, state, strings), "setup.hidden", strings);
        }
        break;
      }
      case "other-turn":
      case "over":
        this.#still(state, strings);
        break;
      default:
    }
  }

  /**
   * @param {State} state
   * @param {Strings} strings
   */
  #still(state, strings) {
    const text = stillText(state, this.isInLab ? "lab-other-turn" : "play-other-turn", strings);
    if (text) {
      this.#note.tell(text);
    }
  }

  /**
   * @param {(strings: Strings) => void} act
   * @param {boolean} [isWalked] whether this is one step of many
   */
  async #with(act, isWalked = false) {
    try {
      const strings = await loadStrings();
      this.#note.isWalked = isWalked;
      act(strings);
    } catch (error) {
      // Without messages the board can still be played.
      console.warn(error);
    }
  }
}
