/** A living board: what hands do becomes state, what the core answers too, and all of it is shown. */

import { Face } from "./face.js";
import { Game, openEngine } from "./game.js";
import { listen } from "./input.js";
import { glide, showChange } from "./motion.js";
import { take } from "./sharing.js";
import { restOf, Signals } from "./signals.js";
import { answered, attempt, canMove, considered, moveOf, openingState, touch } from "./state.js";
import { usefulTools } from "./tools.js";
import { tryingOf } from "./trying.js";
import { Voice } from "./voice.js";
import { Patience, wait } from "./waiting.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Meaning} Meaning */
/** @typedef {import("./state.js").Move} Move */
/** @typedef {import("./verdicts.js").Opening} Opening */
/** @typedef {import("./tools.js").Tool} Tool */
/** @typedef {import("./game.js").Request} Request */

/** How long the other side of a task seems to think, in milliseconds. */
const THOUGHT = 700;

let count = 0;

export class Board {
  #host;
  #first;
  /** @type {State} */
  #start;
  /** @type {State} */
  #state;
  #game;
  #voice = new Voice();
  #signals;
  #face;
  #trying;
  #patience = new Patience();

  /**
   * @param {HTMLElement} host the `volto-board`
   * @param {SVGSVGElement} svg its drawing
   * @param {Opening} opening
   */
  constructor(host, svg, opening) {
    this.#host = host;
    const seat = host.dataset.seat === "2" ? 2 : 1;
    this.#first = openingState(host.dataset.position ?? "", seat, opening);
    this.#start = this.#first;
    this.#state = this.#first;
    count += 1;
    this.#game = new Game(opening.board ?? `board-${count}`, opening);
    this.#voice.isInLab = opening.board !== undefined;
    this.#signals = new Signals(host);
    this.#trying = this.#taskOf(opening);
    const tools = usefulTools(this.#start, opening);
    const use = (/** @type {Tool} */ tool) => this.#patience.when(() => this.#use(tool));
    const said = [...(this.#trying ? [this.#trying.hints] : []), this.#voice.element];
    // Of a puzzle there is more to tell than fits above the line of words.
    const words = opening.puzzle ? said.toReversed() : said;
    this.#face = new Face(host, svg, this.#start, words, tools, use);
    this.#face.speak(() => this.#state);
    listen(this.#face.grid, {
      canDrag: (square) => !this.#patience.isWaiting && canMove(this.#state, square),
      touch: (square) => this.#trying?.point(square) || this.#mean(touch(this.#state, square)),
      drag: (square, x, y) => this.#drag(square, x, y),
      drop: (from, to) => this.#drop(from, to),
      cancel: () => this.#state.selected && this.#mean({ type: "cancel" }),
      typing: (text) => this.#voice.say("play-typed", { text }),
      typed: (from, to) => this.#trying?.point(to) || this.#mean(attempt(this.#state, from, to)),
    });
    this.#trying?.show(this.#state);
    this.#settle();
  }

  /** @param {Opening} opening */
  #taskOf(opening) {
    return tryingOf(this.#host.querySelector(".volto-bar"), opening, {
      state: () => this.#state,
      isBusy: () => this.#patience.isWaiting,
      when: (wish) => this.#patience.when(wish),
      change: (changes) => this.#change(changes),
      ask: (request, before) => this.#ask(request, before),
      play: (move) => this.#play(moveOf(move)),
      mention: (request) => this.#game.tell(request).catch(() => {}),
      hear: (request) => this.#game.tell(request),
      focus: () => this.#face.grid.focus(),
      keep: () => {
        this.#start = this.#state;
      },
      reset: () => this.#reset(),
    });
  }

  /**
   * Change the board from outside, at once or when it no longer waits for an answer.
   *
   * @param {Request} request
   */
  async tell(request) {
    const ask = () => this.#ask(request, this.#state);
    await (this.#patience.isWaiting ? this.#patience.when(ask) : ask());
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
    this.#trying?.show(this.#state);
  }

  /**
   * Act on what a touch means.
   *
   * @param {Meaning} meaning
   */
  #mean(meaning) {
    if (this.#patience.isWaiting) {
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
      this.#signals.refused(meaning.move, meaning.rule);
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
    this.#patience.begin();
    this.#signals.status("thinking", this.#state);
    const stopWaiting = wait(this.#voice, () => this.#signals.status("loading", this.#state));
    try {
      const answer = await this.#game.tell(request);
      stopWaiting();
      const isWalk = this.#trying && request.viewer;
      const seat = isWalk ? (request.viewer === "2" ? 2 : 1) : this.#state.seat;
      this.#change({ ...answered(this.#state, answer, this.#start), seat });
    } catch (error) {
      stopWaiting();
      this.#change({ ...before, task: this.#state.task });
      this.#fail(error, () =>
        request.move ? this.#play(moveOf(request.move)) : this.#ask(request, before),
      );
      return;
    }
    this.#follow(request.do, before);
    if (this.#state.task?.answers) {
      await new Promise((resolve) => setTimeout(resolve, THOUGHT));
      await this.#ask({ do: "answer" }, this.#state);
    } else {
      await this.#consider();
    }
  }

  /** Ask the core what can be done on the board as it is now. */
  async #consider() {
    try {
      const { from, suspects } = await this.#game.consider();
      this.#change(considered(this.#state, from, suspects, this.#start));
      this.#settle();
      this.#patience.end();
    } catch (error) {
      this.#fail(error, () => this.#consider());
    }
  }

  /**
   * Let what has changed be seen, heard and known.
   *
   * @param {Request["do"]} what was done
   * @param {State} before
   */
  #follow(what, before) {
    const state = this.#state;
    const rules = [...new Set(state.events.map(({ rule }) => rule))];
    showChange(this.#face.svg, what, state, before);
    if (state.moves.length > before.moves.length) {
      this.#signals.moved(moveOf(state.moves.at(-1) ?? ""), rules);
    }
    if (restOf(state) !== "ready") {
      this.#signals.status(restOf(state), state, rules);
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
    this.#patience.giveUp();
    this.#signals.status("error", this.#state);
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
    const { seat, coordinates, isListed } = this.#state;
    if (tool === "undo" || tool === "redo") {
      await (this.#state.can[tool] && this.#ask({ do: tool }, this.#state));
    } else if (tool === "reset") {
      // Where a task has been turned over, its first board is another one.
      await (this.#trying ? this.#ask({ do: "reset" }, this.#state) : this.#reset());
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
      this.#voice.say(await take(tool, this.#host));
    }
  }

  /** Begin again as the page brings the board; what is shown beside it stays. */
  #reset() {
    const { seat, coordinates, overlay, isListed } = this.#state;
    this.#game.forget();
    this.#start = this.#first;
    this.#change({ ...this.#start, seat, coordinates, overlay, isListed });
    this.#settle();
    this.#voice.say("play-started-again", { player: this.#state.player });
  }

  /** The board waits for the learner, or for nothing more. */
  #settle() {
    this.#signals.status(restOf(this.#state), this.#state);
  }
}
