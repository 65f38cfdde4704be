/** What a board tells its learner in words, and the line under it where they stand. */

import { Note } from "./note.js";
import { endingSaid, happened, nameOf, refusalSaid, selectionSaid } from "./speech.js";
import { loadWords } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Meaning} Meaning */
/** @typedef {import("./words.js").Words} Words */

export class Voice {
  #note = new Note();
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
   * @param {"play" | "undo" | "redo"} what
   * @param {State} state
   */
  report(what, state) {
    return this.#with((words) => {
      const story = what === "undo" ? [] : happened(state, words);
      if (state.outcome) {
        this.#note.end(story, endingSaid(state, words), state.outcome.by, words);
      } else if (what === "undo") {
        this.#note.say(words.t("play-undone", { player: state.player }));
      } else {
        this.#note.tell(story.join(" "));
      }
    });
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
        this.#note.tell(words.t("play-other-turn", { player: state.player }));
        break;
      case "over":
        this.#note.tell(words.t("play-over"));
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

  /** @param {(words: Words) => void} act */
  async #with(act) {
    try {
      act(await loadWords());
    } catch (error) {
      // Without its words the board still shows what it has to say.
      console.warn(error);
    }
  }
}
