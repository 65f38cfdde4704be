/** Gestures on a board: a touch, a drag or typed squares select, move or are refused. */

import { afterFrame } from "../frame/idle.js";
import { listen } from "./input.js";
import { canMove, held, moveMeaning, touchMeaning } from "./state.js";

/** @typedef {import("./announcer.js").Announcer} Announcer */
/** @typedef {import("./renderer.js").Renderer} Renderer */
/** @typedef {import("./signals.js").Signals} Signals */
/** @typedef {import("./state.js").Meaning} Meaning */
/** @typedef {import("./state.js").Move} Move */
/** @typedef {import("./state.js").State} State */

/**
 * @typedef {object} Controls what gestures may do with their board
 * @property {() => State} state
 * @property {() => boolean} isBusy
 * @property {(changes: Partial<State>) => void} change
 * @property {(move: Move) => void} play
 * @property {() => void} prepare loads the core, since a move is likely to follow
 * @property {(square: string) => boolean} point answers an exercise that asks for a square
 */

export class Gestures {
  #renderer;
  #announcer;
  #signals;
  #controls;
  /** How many gestures had a meaning: what is to be said of one waits, and another may come before. */
  #count = 0;

  /**
   * @param {{ renderer: Renderer, announcer: Announcer, signals: Signals }} output
   * @param {Controls} controls
   */
  constructor({ renderer, announcer, signals }, controls) {
    this.#renderer = renderer;
    this.#announcer = announcer;
    this.#signals = signals;
    this.#controls = controls;
    const state = controls.state;
    listen(renderer.grid, {
      canDrag: (square) => !controls.isBusy() && canMove(state(), square),
      touch: (square) => controls.point(square) || this.#touch(square),
      drag: (square, x, y) => this.#drag(square, x, y),
      drop: (from, to) => this.#drop(from, to),
      cancel: () => this.#cancel(),
      typing: (text) => announcer.say("play-typed", { text }),
      typed: (from, to) => controls.point(to) || this.#move(from, to),
    });
  }

  /** @param {string} square */
  #touch(square) {
    if (this.#controls.isBusy()) {
      this.#controls.change(held(this.#controls.state(), square));
    } else {
      this.#act(touchMeaning(this.#controls.state(), square));
    }
  }

  #cancel() {
    const { selected, isHeld } = this.#controls.state();
    if (isHeld) {
      this.#controls.change({ selected: null, isHeld: false });
    } else if (selected && !this.#controls.isBusy()) {
      this.#act({ type: "cancel" });
    }
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  #move(from, to) {
    // Whether it is legal will be known when the answer has come: until then its mask is selected.
    if (this.#controls.isBusy()) {
      this.#controls.change(held(this.#controls.state(), from));
    } else {
      this.#act(moveMeaning(this.#controls.state(), from, to));
    }
  }

  /** @param {Meaning} meaning of a gesture */
  #act(meaning) {
    const controls = this.#controls;
    this.#count += 1;
    if (meaning.type === "move") {
      controls.play(meaning.move);
      return;
    }
    const before = controls.state().selected;
    const isKept = meaning.type === "refuse" && meaning.move.from === before;
    const selected = meaning.type === "select" ? meaning.square : null;
    controls.change({ selected: isKept ? before : selected, isPreset: false });
    if (selected) {
      this.#explainSoon(meaning);
      this.#prepare();
    } else {
      this.#announcer.explain(meaning, controls.state());
    }
    this.#signals.touched(meaning);
    if (meaning.type === "refuse") {
      this.#signals.refused(meaning.move, meaning.rule);
    }
  }

  /**
   * Explain a selection after its targets are shown, unless it is over by then: a move that has failed
   * brings it back, and what is said of the failure must stay.
   *
   * @param {Meaning} meaning
   */
  #explainSoon(meaning) {
    const [count, { selected }] = [this.#count, this.#controls.state()];
    afterFrame(() => {
      const state = this.#controls.state();
      if (count === this.#count && selected === state.selected) {
        this.#announcer.explain(meaning, state);
      }
    });
  }

  /**
   * @param {string} from
   * @param {number} x
   * @param {number} y
   */
  #drag(from, x, y) {
    const { selected, isPreset } = this.#controls.state();
    if (selected !== from || isPreset) {
      this.#controls.change({ selected: from, isPreset: false });
      this.#prepare();
    }
    this.#renderer.drag(from, this.#controls.state(), x, y);
  }

  /** Have the core loaded once the targets are shown and the browser has time. */
  #prepare() {
    afterFrame(() => this.#controls.prepare());
  }

  /**
   * @param {string} from
   * @param {string | null} to
   */
  #drop(from, to) {
    this.#renderer.drop(from, this.#controls.state());
    if (to && to !== from) {
      this.#move(from, to);
    }
  }
}
