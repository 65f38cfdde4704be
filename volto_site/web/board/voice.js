/** What a board tells its learner in words, and the line under it where they stand. */

import { Note } from "./note.js";
import {
  endingSaid,
  happened,
  judgementSaid,
  nameOf,
  refusalSaid,
  selectionSaid,
} from "./speech.js";
import { loadWords } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Meaning} Meaning */
/** @typedef {import("./words.js").Words} Words */

/** What moves nothing on the board. */
const STILL = new Set(["undo", "point", "name", "give-up"]);
/** What is done step after step with the same button. */
const WALKED = new Set(["undo", "redo", "look", "refute", "plan", "go"]);

export class Voice {
  #note = new Note();
  /** Whether who is looking is chosen beside the board. */
  isInLab = false;
  element = this.#note.element;

  /**
   * A message that goes with what is seen.
   *
   * @param {string} id
   * @param {Record<string, string | number>} [values]
   */
  say(id, values) {
    return this.#with((words) => this.#note.say(words.t(id, values)));
  }

  /**
   * What a touch has come to, if it has not moved anything.
   *
   * @param {Meaning} meaning
   * @param {State} state
   */
  explain(meaning, state) {
    return this.#with((words) => this.#explain(meaning, state, words));
  }

  /**
   * What has happened on the board.
   *
   * @param {import("./game.js").Change} what
   * @param {State} state
   */
  report(what, state) {
    return this.#with((words) => {
      const seen = this.isInLab ? "play-next" : `task-seen-${state.place}`;
      const news = { see: seen, reset: "play-started-again", free: "task-freed" };
      if (what === "hint") {
        // It is given beside the board.
        return;
      }
      if (what === "reset" && state.task?.puzzle) {
        this.#note.say(words.t("task-puzzle-again"));
        return;
      }
      if (what === "see" || what === "reset" || what === "free") {
        this.#note.say(words.t(news[what], { player: state.player }));
        return;
      }
      const story = STILL.has(what) ? [] : happened(state, words);
      if (state.task?.said) {
        this.#judge(state.task, story, state, words);
      } else if (state.outcome) {
        this.#note.end(story, endingSaid(state, words), state.outcome.by, words);
      } else if (what === "undo") {
        this.#note.say(words.t("play-undone", { player: state.player }));
      } else {
        this.#note.tell(story.join(" "));
      }
    }, WALKED.has(what));
  }

  /**
   * @param {import("./state.js").Task} task
   * @param {string[]} story
   * @param {State} state
   * @param {Words} words
   */
  #judge({ status, rule }, story, state, words) {
    const judgement = judgementSaid(state, words);
    const because = rule ?? state.outcome?.by ?? null;
    if (status === "open") {
      this.#note.refuse(judgement.text, because, words);
    } else {
      const tone = status === "failed" ? "missed" : status === "given-up" ? "reached" : status;
      this.#note.judge(tone, story, judgement, because, words);
    }
  }

  /**
   * Why there is no answer.
   *
   * @param {string} code
   * @param {() => void} retry
   */
  fail(code, retry) {
    return this.#with((words) => this.#note.fail(words.t(`play-failed-${code}`), words, retry));
  }

  /** @param {{ loaded: number, total: number }} bytes of the engine */
  load(bytes) {
    return this.#with((words) => this.#note.load(words, bytes));
  }

  stopLoading() {
    return this.#with(() => this.#note.stopLoading());
  }

  /**
   * @param {Meaning} meaning
   * @param {State} state
   * @param {Words} words
   */
  #explain(meaning, state, words) {
    switch (meaning.type) {
      case "select":
        this.#note.say(selectionSaid(state, words));
        break;
      case "cancel":
        this.#note.say(words.t("play-cancelled"));
        break;
      case "refuse": {
        const { move, rule } = meaning;
        this.#note.refuse(refusalSaid(rule, move, state, words), rule, words);
        break;
      }
      case "unknown":
        this.#introduce(meaning.square, state, words);
        break;
      case "other-turn":
      case "over":
        if (state.task) {
          this.#note.tell(words.t("task-over"));
          break;
        }
        this.#note.tell(
          meaning.type === "over"
            ? words.t("play-over")
            : words.t(this.isInLab ? "lab-other-turn" : "play-other-turn", {
                player: state.player,
              }),
        );
        break;
      default:
    }
  }

  /**
   * What can be known of a hidden mask.
   *
   * @param {string} square
   * @param {State} state
   * @param {Words} words
   */
  #introduce(square, state, words) {
    if (state.suspects.has(square)) {
      this.#note.say(nameOf(square, state, words));
    } else {
      this.#note.refuse(words.t("play-unknown", { square }), "setup.hidden", words);
    }
  }

  /**
   * @param {(words: Words) => void} act
   * @param {boolean} [isWalked] whether this is one step of many
   */
  async #with(act, isWalked = false) {
    try {
      const words = await loadWords();
      this.#note.isWalked = isWalked;
      act(words);
    } catch (error) {
      // Without its words the board still shows what it has to say.
      console.warn(error);
    }
  }
}
