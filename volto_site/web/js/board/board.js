/** A living board: what hands do becomes state, what the core answers too, and all of it is shown. */

import { Face } from "./face.js";
import { Game, openEngine } from "./game.js";
import { listen } from "./input.js";
import { glide, showLeaving } from "./motion.js";
import { addressOf, copy } from "./sharing.js";
import { answered, attempt, canMove, considered, moveOf, openingState, touch } from "./state.js";
import { Voice } from "./voice.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Meaning} Meaning */
/** @typedef {import("./state.js").Move} Move */
/** @typedef {import("./verdicts.js").Opening} Opening */
/** @typedef {import("./tools.js").Tool} Tool */
/** @typedef {{ do: "play" | "undo" | "redo", move?: string }} Request */
/** @typedef {"static" | "loading" | "ready" | "thinking" | "solved" | "over" | "error"} Status */

/** Whoever waits longer than this for the engine is shown how far it is, in milliseconds. */
const SHORT_WAIT = 250;

/** @type {Tool[]} */
const TOOLS = ["undo", "redo", "reset", "turn", "coordinates", "suspects", "copy", "share", "full"];

let count = 0;

export class Board {
  #host;
  /** @type {State} */
  #start;
  /** @type {State} */
  #state;
  #game;
  #voice = new Voice();
  #face;
  #isWaiting = false;

  /**
   * @param {HTMLElement} host the `volto-board`
   * @param {SVGSVGElement} svg its drawing
   * @param {Opening} opening
   */
  constructor(host, svg, opening) {
    this.#host = host;
    const seat = host.dataset.seat === "2" ? 2 : 1;
    this.#start = openingState(host.dataset.position ?? "", seat, opening);
    this.#state = this.#start;
    count += 1;
    this.#game = new Game(`board-${count}`, opening);
    const tools = usefulTools(this.#start, opening);
    const use = (/** @type {Tool} */ tool) => this.#use(tool);
    this.#face = new Face(host, svg, this.#start, this.#voice.element, tools, use);
    this.#face.speak(() => this.#state);
    listen(this.#face.grid, {
      canDrag: (square) => !this.#isWaiting && canMove(this.#state, square),
      touch: (square) => this.#mean(touch(this.#state, square)),
      drag: (square, x, y) => this.#drag(square, x, y),
      drop: (from, to) => this.#drop(from, to),
      cancel: () => this.#cancel(),
      typing: (text) => this.#voice.say("play-typed", { text }),
      typed: (from, to) => this.#mean(attempt(this.#state, from, to)),
    });
    this.#settle();
  }

  /**
   * Take over a state, and show it.
   *
   * @param {Partial<State>} changes
   */
  #change(changes) {
    this.#state = { ...this.#state, ...changes };
    this.#host.dataset.position = this.#state.position;
    this.#face.show(this.#state);
  }

  /**
   * Act on what a touch means.
   *
   * @param {Meaning} meaning
   */
  #mean(meaning) {
    if (this.#isWaiting) {
      return;
    }
    if (meaning.type === "move") {
      this.#play(meaning.move);
      return;
    }
    const isKept = meaning.type === "refuse" && meaning.move?.from === this.#state.selected;
    const selected = meaning.type === "select" ? meaning.square : null;
    this.#change({ selected: isKept ? this.#state.selected : selected, isPreset: false });
    if (selected) {
      this.#game.prepare();
    }
    this.#voice.explain(meaning, this.#state);
    if (meaning.type === "refuse") {
      const status = this.#host.dataset.status;
      this.#fire("volto-status", { status, ...told(meaning.move, [meaning.rule]) });
    }
  }

  #cancel() {
    if (this.#state.selected) {
      this.#mean({ type: "cancel" });
    }
  }

  /**
   * @param {string} from
   * @param {number} x
   * @param {number} y
   */
  #drag(from, x, y) {
    if (this.#state.selected !== from || this.#state.isPreset) {
      this.#change({ selected: from, isPreset: false });
      this.#game.prepare();
    }
    this.#face.drag(from, this.#state, x, y);
  }

  /**
   * @param {string} from
   * @param {string | null} to
   */
  #drop(from, to) {
    this.#face.drop(from, this.#state);
    if (to && to !== from) {
      this.#mean(attempt(this.#state, from, to));
    }
  }

  /** @param {Move} move */
  #play(move) {
    const before = this.#state;
    // Shown at once: the core has said before that it is allowed.
    this.#change({ selected: null, pending: move, arrows: [], marks: [] });
    glide(this.#face.svg, move, this.#state.seat);
    return this.#ask({ do: "play", move: move.from + move.to }, before);
  }

  /**
   * Ask the core to change the board, and show what it says.
   *
   * @param {Request} request
   * @param {State} before what is shown again if there is no answer
   */
  async #ask(request, before) {
    this.#isWaiting = true;
    const stopWaiting = this.#wait();
    try {
      const answer = await this.#game.tell(request);
      stopWaiting();
      this.#change(answered(this.#state, answer, this.#start));
    } catch (error) {
      stopWaiting();
      this.#change(before);
      this.#fail(error, () =>
        request.move ? this.#play(moveOf(request.move)) : this.#ask(request, before),
      );
      return;
    }
    this.#follow(request.do, before);
    await this.#consider();
  }

  /** Ask the core what can be done on the board as it is now. */
  async #consider() {
    try {
      const { from, suspects } = await this.#game.consider();
      this.#isWaiting = false;
      this.#change(considered(this.#state, from, suspects, this.#start));
      this.#settle();
    } catch (error) {
      this.#fail(error, () => this.#consider());
    }
  }

  /** Show how far the engine is to whoever waits for it. */
  #wait() {
    const end = new AbortController();
    const begin = async () => {
      const engine = await openEngine();
      if (!end.signal.aborted && engine.state !== "ready") {
        this.#setStatus("loading");
        this.#voice.load({ loaded: 0, total: 0 });
        engine.addEventListener("progress", advance, { signal: end.signal });
      }
    };
    /** @param {Event} event */
    const advance = (event) => {
      this.#voice.load(/** @type {CustomEvent} */ (event).detail);
    };
    this.#setStatus("thinking");
    const timer = setTimeout(() => begin().catch(() => {}), SHORT_WAIT);
    return () => {
      clearTimeout(timer);
      end.abort();
      this.#voice.stopLoading();
    };
  }

  /**
   * Let what has changed be seen, heard and known.
   *
   * @param {Request["do"]} what was done
   * @param {State} before
   */
  #follow(what, before) {
    const state = this.#state;
    const { svg } = this.#face;
    const rules = [...new Set(state.events.map(({ rule }) => rule))];
    if (what === "undo") {
      const { from, to } = moveOf(before.moves.at(-1) ?? "");
      glide(svg, { from: to, to: from }, state.seat);
    } else {
      const move = moveOf(state.moves.at(-1) ?? "");
      if (what === "redo") {
        glide(svg, move, state.seat);
      }
      showLeaving(svg, state, before);
      this.#fire("volto-move", told(move, rules));
    }
    if (state.outcome) {
      this.#setStatus("over", rules);
    }
    this.#voice.report(what, state);
  }

  /**
   * Say why there is no answer, and let the learner try again.
   *
   * @param {unknown} error
   * @param {() => Promise<void>} again
   */
  #fail(error, again) {
    this.#isWaiting = false;
    this.#setStatus("error");
    const isKnown = error instanceof Error && "code" in error;
    if (!isKnown) {
      console.error(error);
    }
    this.#voice.fail(isKnown ? String(error.code) : "crash", async () => {
      // The button goes; whoever used it by keyboard stays on the board.
      this.#face.grid.focus();
      const engine = await openEngine().catch(() => null);
      engine?.retry();
      await again();
    });
  }

  /** @param {Tool} tool */
  async #use(tool) {
    const { seat, coordinates, isListed, position } = this.#state;
    if (this.#isWaiting) {
      return;
    }
    if (tool === "undo" || tool === "redo") {
      await this.#ask({ do: tool }, this.#state);
    } else if (tool === "reset") {
      this.#reset();
    } else if (tool === "turn") {
      this.#change({ seat: seat === 1 ? 2 : 1 });
      this.#voice.say("play-turned", { player: this.#state.seat });
    } else if (tool === "coordinates") {
      this.#change({ coordinates: !coordinates });
    } else if (tool === "suspects") {
      this.#change({ isListed: !isListed, overlay: !isListed });
    } else if (tool === "full") {
      const isFull = document.fullscreenElement !== null;
      await (isFull ? document.exitFullscreen() : this.#host.requestFullscreen());
    } else {
      const isCopied = await copy(tool === "copy" ? position : addressOf(this.#host));
      const message = tool === "copy" ? "play-copied" : "play-shared";
      this.#voice.say(isCopied ? message : "play-not-copied");
    }
  }

  #reset() {
    const { seat, coordinates, overlay, isListed } = this.#state;
    this.#game.forget();
    this.#change({ ...this.#start, seat, coordinates, overlay, isListed });
    this.#settle();
    this.#voice.say("play-started-again", { player: this.#state.player });
  }

  /** The board waits for the learner, or for nothing more. */
  #settle() {
    this.#setStatus(this.#state.outcome ? "over" : "ready");
  }

  /**
   * @param {Status} status
   * @param {string[]} [rules]
   */
  #setStatus(status, rules = []) {
    if (this.#host.dataset.status !== status) {
      this.#host.dataset.status = status;
      const move = this.#state.moves.at(-1);
      this.#fire("volto-status", { status, ...told(move ? moveOf(move) : null, rules) });
    }
  }

  /**
   * @param {"volto-move" | "volto-status"} name
   * @param {object} detail
   */
  #fire(name, detail) {
    this.#host.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }
}

/**
 * What an event says of a move.
 *
 * @param {Move | null} move
 * @param {string[]} rules
 */
function told(move, rules) {
  return { move: move && move.from + move.to, rules };
}

/**
 * @param {State} start
 * @param {Opening} opening
 */
function usefulTools({ masks, suspects }, { complete }) {
  const isHidden = [...masks.values()].some(({ kind }) => kind === "hidden");
  const knows = complete || suspects.size > 0;
  return TOOLS.filter(
    (tool) =>
      (tool !== "suspects" || (isHidden && knows)) && (tool !== "full" || document.fullscreenEnabled),
  );
}
