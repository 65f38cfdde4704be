/** A playable board: its state, and the requests to the core that change it. */

import { part } from "../frame/parts.js";
import { glide, showChange } from "./animation.js";
import { Announcer } from "./announcer.js";
import { exerciseOf } from "./exercise.js";
import { Game, openEngine, showLoading } from "./game.js";
import { Gestures } from "./gestures.js";
import { Queue } from "./queue.js";
import { placesOf, Renderer } from "./renderer.js";
import { share } from "./share.js";
import { restingStatus, Signals } from "./signals.js";
import { parseRows } from "./squares.js";
import { answered, initialState, isAnswered, moveOf } from "./state.js";
import { usefulTools } from "./tools.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Move} Move */
/** @typedef {import("./data.js").BoardData} BoardData */
/** @typedef {import("./tools.js").Tool} Tool */
/** @typedef {import("./game.js").Request} Request */
/** @typedef {Pick<Game, "prepare" | "forget" | "tell" | "query">} BoardGame */

/** The least time that the other side takes to answer, in milliseconds. */
const ANSWER_DELAY = 700;

let count = 0;

export class Board {
  #host;
  #places;
  #first;
  /** @type {State} */
  #start;
  /** @type {State} */
  #state;
  #game;
  #announcer = new Announcer();
  #signals;
  #renderer;
  #exercise;
  #queue = new Queue();
  /** @type {symbol | null} what is being shown: moves that led here, or a prediction */
  #scene = null;
  #data;
  /** @type {import("./standing.js").Standing | null} */
  #standing = null;

  /**
   * @param {HTMLElement} host the `volto-board`
   * @param {SVGSVGElement} svg its drawing
   * @param {BoardData} data
   * @param {BoardGame | null} game that answers in place of the core
   */
  constructor(host, svg, data, game) {
    this.#host = host;
    this.#data = data;
    this.#places = placesOf(host);
    const seat = host.dataset.seat === "2" ? 2 : 1;
    const rows = parseRows(host.dataset.rows);
    this.#first = { ...initialState(host.dataset.position ?? "", seat, data), rows };
    this.#start = this.#first;
    this.#state = this.#first;
    count += 1;
    this.#game = game ?? new Game(data.board ?? `board-${count}`, data);
    this.#announcer.isInLab = data.board !== undefined;
    this.#signals = new Signals(host);
    this.#exercise = this.#exerciseOf(data);
    const tools = usefulTools(this.#start, data);
    const use = (/** @type {Tool} */ tool) => this.#queue.run(() => this.#use(tool));
    const said = [...(this.#exercise ? [this.#exercise.hints] : []), this.#announcer.element];
    // At a table what was just done comes first, and longer explanations below it.
    const texts = this.#places.isTable ? said.toReversed() : said;
    this.#renderer = new Renderer(host, svg, this.#start, texts, tools, use);
    this.#renderer.speak(() => this.#state);
    this.#listen();
    this.#exercise?.show(this.#state);
    this.#settle();
    this.#seat();
  }

  /** Tell at a table how the game stands; other boards do without the script. */
  async #seat() {
    if (this.#places.isTable) {
      const list = part("section", "volto-standing");
      // In its place before the script is there, so that nothing moves when it comes.
      this.#places.aside.prepend(list);
      const { Standing } = await import("./standing.js");
      this.#standing = new Standing(list, this.#host.parentElement ?? this.#host);
      this.#standing.show(this.#state);
    }
  }

  #listen() {
    const [renderer, announcer, signals] = [this.#renderer, this.#announcer, this.#signals];
    new Gestures(
      { renderer, announcer, signals },
      {
        state: () => this.#state,
        isBusy: () => this.#queue.isBusy,
        change: (changes) => this.#change(changes),
        play: (move) => this.#play(move),
        prepare: () => this.#game.prepare(),
        point: (square) => this.#exercise?.point(square) ?? false,
      },
    );
  }

  /** @param {BoardData} data */
  #exerciseOf(data) {
    return exerciseOf(this.#places.actions.querySelector(".volto-bar"), data, {
      places: this.#places,
      state: () => this.#state,
      isBusy: () => this.#queue.isBusy,
      run: (action) => this.#queue.run(action),
      change: (changes) => this.#change(changes),
      ask: (request, before) => this.#ask(request, before),
      play: (move) => this.#play(moveOf(move)),
      notify: (request) => this.#game.tell(request).catch(() => {}),
      query: (request) => this.#game.query(request),
      focus: () => this.#renderer.grid.focus(),
      setStart: () => {
        this.#start = this.#state;
      },
      replay: () => this.replay(),
      reset: () => this.#reset(),
    });
  }

  /** Make the rest of what a board in use needs. */
  finish() {
    this.#renderer.finish();
  }

  /** Tell the core of the board, since a move is likely to follow. */
  prepare() {
    this.#game.prepare();
  }

  /**
   * Change the board from outside, now or after the request under way.
   *
   * @param {Request} request
   */
  async tell(request) {
    const ask = () => this.#ask(request, this.#state);
    await (this.#queue.isBusy ? this.#queue.run(ask) : ask());
  }

  /**
   * Show what the learner has drawn on the board, or cover who stands there.
   *
   * @param {Partial<State>} changes to what is shown, never to the game
   */
  mark(changes) {
    this.#change(changes);
  }

  /** Show the moves that led to the start of the board; then it is as it was. */
  async replay() {
    const { past } = this.#data;
    if (past && !this.#queue.isBusy) {
      const { notes, ...before } = this.#state;
      if (await this.#stage(({ playFrames }, stage) => playFrames(past, stage))) {
        this.#change(before);
        this.#settle();
        this.#queue.end();
      }
    }
  }

  /** Show what comes of the moves that a question is about, and leave it there. */
  async playOut() {
    const { future, refused } = this.#data;
    if ((future || refused) && !this.#queue.isBusy) {
      const isWhole = await this.#stage(async ({ playFrames, playRefused }, stage) => {
        await (future && playFrames(future, stage));
        await (refused && playRefused(refused, stage));
      });
      if (!isWhole) {
        return;
      }
      this.#settle();
      this.#queue.end();
    }
    this.#change({ isAsked: false });
  }

  /** Put the board of a question back, to be asked again; what is being shown on it ends. */
  askAgain() {
    if (this.#scene) {
      this.#scene = null;
      this.#queue.clear();
    }
    if (!this.#queue.isBusy) {
      this.#change({ ...this.#first });
      this.#settle();
    }
  }

  get hasPast() {
    return Boolean(this.#data.past);
  }

  /**
   * @param {(script: typeof import("./replay.js"), stage: import("./replay.js").Stage) => Promise<void>} play
   * @returns {Promise<boolean>} whether it was shown to its end
   */
  async #stage(play) {
    const scene = Symbol("scene");
    this.#scene = scene;
    this.#queue.begin();
    this.#signals.status("thinking", this.#state);
    await play(await import("./replay.js"), {
      svg: this.#renderer.svg,
      state: () => this.#state,
      isEnded: () => scene !== this.#scene,
      change: (changes) => this.#change(changes),
    });
    const isWhole = scene === this.#scene;
    this.#scene = isWhole ? null : this.#scene;
    return isWhole;
  }

  /**
   * Change the state and render it.
   *
   * @param {Partial<State>} changes
   */
  #change(changes) {
    this.#state = { ...this.#state, ...changes };
    this.#host.dataset.position = this.#state.position;
    this.#renderer.show(this.#state);
    this.#exercise?.show(this.#state);
    this.#standing?.show(this.#state);
  }

  /** @param {Move} move */
  #play(move) {
    const before = this.#state;
    // Shown at once: the core has already allowed it.
    this.#change({ selected: null, isHeld: false, pending: move, arrows: [], marks: [] });
    glide(this.#renderer.svg, move, this.#state.seat);
    return this.#ask({ do: "play", move: move.from + move.to }, before);
  }

  /**
   * Ask the core to change the board, and show its answer.
   *
   * @param {Request} request
   * @param {State} before the state restored if the request fails
   * @param {Promise<unknown>} [pause] that the answer is not shown before
   */
  async #ask(request, before, pause = Promise.resolve()) {
    this.#queue.begin();
    this.#signals.status("thinking", this.#state);
    const stopWaiting = showLoading(this.#announcer, () =>
      this.#signals.status("loading", this.#state),
    );
    try {
      const [answer] = await Promise.all([this.#game.tell(request), pause]);
      stopWaiting();
      const isTurned = request.do === "see" && (this.#exercise || isOwnView(answer));
      const seat = isTurned ? (answer.viewer === "2" ? 2 : 1) : this.#state.seat;
      this.#change({ ...answered(this.#state, answer, this.#start), seat });
      if (answer.played) {
        this.#signals.line(answer.played, answer);
      }
    } catch (error) {
      stopWaiting();
      this.#change({ ...before, task: this.#state.task });
      this.#fail(error, () =>
        isLost(error)
          ? this.#restart()
          : request.do === "play"
            ? this.#play(moveOf(request.move))
            : this.#ask(request, before),
      );
      return;
    }
    this.#follow(request.do, before);
    if (isAnswered(this.#state)) {
      const pause = new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY));
      await this.#ask({ do: "answer" }, this.#state, pause);
    } else {
      this.#settle();
      this.#queue.end();
    }
  }

  /**
   * Animate, announce and report what has changed.
   *
   * @param {Request["do"]} what was done
   * @param {State} before
   */
  #follow(what, before) {
    const state = this.#state;
    const rules = [...new Set(state.events.map(({ rule }) => rule))];
    showChange(this.#renderer.svg, what, state, before);
    if (state.moves.length > before.moves.length) {
      this.#signals.moved(moveOf(state.moves.at(-1) ?? ""), rules);
    }
    if (restingStatus(state) !== "ready") {
      this.#signals.status(restingStatus(state), state, rules);
    }
    this.#announcer.report(what, state);
  }

  /**
   * Report why a request failed, and offer to try again.
   *
   * @param {unknown} error
   * @param {() => Promise<void>} again
   */
  #fail(error, again) {
    this.#queue.clear();
    this.#signals.status("error", this.#state);
    const isKnown = error instanceof Error && "code" in error;
    if (!isKnown) {
      console.error(error);
    }
    this.#announcer.fail(isKnown ? String(error.code) : "crash", async () => {
      // The button disappears; the focus stays on the board.
      this.#renderer.grid.focus();
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
      // A revealed task has another start.
      await (this.#exercise ? this.#ask({ do: "reset" }, this.#state) : this.#reset());
    } else if (tool === "turn") {
      this.#change({ seat: seat === 1 ? 2 : 1 });
      this.#announcer.say("play-turned", { player: this.#state.seat });
    } else if (tool === "coordinates") {
      this.#change({ coordinates: !coordinates });
    } else if (tool === "suspects") {
      this.#change({ isListed: !isListed, overlay: !isListed });
    } else if (tool === "legend") {
      const { showLegend } = await import("./legend.js");
      await showLegend(this.#host);
    } else if (tool === "full") {
      const isFull = document.fullscreenElement !== null;
      await (isFull ? document.exitFullscreen() : this.#host.requestFullscreen());
    } else {
      // Not loaded only now: WebKit lets nobody copy who has waited since the gesture.
      this.#announcer.say(await share(tool, this.#host));
    }
  }

  /** Begin again where the hidden masks of the game are lost; what is in the lab, the lab loads. */
  async #restart() {
    if (this.#announcer.isInLab) {
      this.#host.dispatchEvent(new CustomEvent("volto-lost"));
    } else {
      this.#reset();
    }
  }

  /** Reset to the data of the page, and keep the display settings. */
  #reset() {
    const { seat, coordinates, overlay, isListed } = this.#state;
    this.#game.forget();
    this.#start = this.#first;
    this.#change({ ...this.#start, seat, coordinates, overlay, isListed });
    this.#settle();
    this.#announcer.say("play-started-again", { player: this.#state.player });
  }

  /** Report the status of a board at rest. */
  #settle() {
    this.#signals.status(restingStatus(this.#state), this.#state);
  }
}

/**
 * Whether one of two people at one device looks, whose palace is near then.
 *
 * @param {import("./state.js").BoardAnswer} answer
 */
function isOwnView({ shared, viewer }) {
  return shared !== undefined && (viewer === "1" || viewer === "2");
}

/** @param {unknown} error */
function isLost(error) {
  return error instanceof Error && "code" in error && error.code === "lost";
}
