/** A board editor with trays: masks are placed, moved and removed by pointer, touch or keyboard. */

import { Canvas } from "../board/canvas.js";
import { drawing } from "../board/drawing.js";
import { Grid } from "../board/grid.js";
import { initialState } from "../board/state.js";
import { listen } from "./input.js";
import { editorMarkup, squareLook } from "./markup.js";
import { EMPTY, formatPlacement, left, put, swap, UndoStack } from "./placement.js";
import { Tray } from "./tray.js";

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../board/squares.js").Mask} Mask */
/** @typedef {import("./placement.js").Placement} Placement */

/** @typedef {import("./markup.js").Options} Options */

const NOTHING = { key: "", from: {} };

export class Editor {
  #options;
  #history = new UndoStack(EMPTY);
  #grid;
  #canvas;
  /** @type {Mask | null} the mask to place on the next square */
  #hand = null;
  /** @type {string | null} the square whose mask moves to the next square */
  #selected = null;
  /** @type {Player} whose masks the keys place */
  #side;
  /** @type {Player} */
  #seat = 1;
  #trays;
  /** The board, the line that says what was done, and the instructions for the keyboard. */
  board;
  status;
  help;
  element;

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
    this.#side = options.players[0] ?? 1;
    this.#seat = options.seat ?? 1;
    this.#grid = new Grid(this.#seat);
    const { strings, players } = options;
    const kind = players.length > 1 ? "" : "-setup";
    const { svg, board, status, help, element } = editorMarkup(this.#grid, {
      title: strings.t(`editor-title${kind}`),
      hint: strings.t(`editor-hint${kind}`),
    });
    this.board = board;
    this.element = element;
    this.status = status;
    this.help = help;
    this.#canvas = new Canvas(svg);
    this.#trays = players.map(
      (player) => new Tray(player, options.kinds, (mask) => this.#choose(mask)),
    );
    this.#placeTrays();
    this.#listen();
    this.#show();
  }

  get placement() {
    return this.#history.now;
  }

  get can() {
    return this.#history.can;
  }

  /** Whether every mask that was in the box is on the mat. */
  get isBoxEmpty() {
    const { players, kinds, box } = this.#options;
    return players.every((owner) =>
      kinds.every((kind) => left(this.placement, { owner, kind }, box) < 1),
    );
  }

  #listen() {
    listen(this.#grid, this.#trays, {
      maskOn: (square) => this.placement.masks.get(square),
      touch: (square) => this.#touch(square),
      hold: (hand, selected) => this.#hold(hand, selected),
      move: (from, to) => this.#dropFrom(from, to),
      drop: (mask, to) => this.#dropNew(mask, to),
      put: (square, kind) => this.#putKind(square, kind),
      remove: (square) => this.#remove(square),
      choose: (player) => this.#chooseSide(player),
      go: (step) => this.go(step),
      release: () => this.#release(),
    });
  }

  /**
   * Replace the placement, as a change that can be undone.
   *
   * @param {Placement} placement
   */
  replace(placement) {
    this.#hold(null, null);
    this.#change(placement);
  }

  /**
   * Reset the placement and clear the undo history.
   *
   * @param {Placement} placement
   */
  restart(placement) {
    this.#history = new UndoStack(placement);
    this.#hold(null, null);
  }

  /** @param {1 | -1} step */
  go(step) {
    this.#history.go(step);
    this.#hold(null, null);
    this.say(step < 0 ? "editor-undone" : "editor-redone");
    this.#options.changed(this.placement);
  }

  /** Remove the selected mask. */
  remove() {
    if (this.#selected) {
      this.#remove(this.#selected);
    }
  }

  turn() {
    this.#seat = this.#seat === 1 ? 2 : 1;
    this.#show();
    this.#placeTrays();
    this.say("play-turned", { player: this.#seat });
  }

  /** Each player's box lies on that player's side of the table. */
  #placeTrays() {
    const trays = this.#trays.map(({ element }) => element);
    const [near, far] = this.#seat === 1 ? trays : trays.toReversed();
    if (this.#options.arrange) {
      this.#options.arrange([near, far].filter((tray) => tray !== undefined));
      return;
    }
    this.board.before(...(far ? [far] : []));
    this.board.after(...(near ? [near] : []));
  }

  /**
   * @param {string} id
   * @param {Record<string, string | number>} [values]
   */
  say(id, values) {
    this.status.textContent = this.#options.strings.t(id, values);
  }

  /** @param {Mask} mask */
  #choose(mask) {
    this.#side = mask.owner;
    const isHeld = this.#hand?.owner === mask.owner && this.#hand.kind === mask.kind;
    if (isHeld) {
      this.#release();
    } else if (left(this.placement, mask, this.#options.box) < 1) {
      this.#hold(null, null);
      this.say("editor-none-left", { player: mask.owner, kind: mask.kind });
    } else {
      this.#hold(mask, null);
      this.say("editor-in-hand", { player: mask.owner, kind: mask.kind });
    }
  }

  /** @param {string} square */
  #touch(square) {
    const mask = this.placement.masks.get(square);
    if (this.#hand) {
      this.#put(square, this.#hand);
    } else if (this.#selected === square) {
      this.#release();
    } else if (this.#selected) {
      this.#move(this.#selected, square);
    } else if (mask) {
      this.#hold(null, square);
      this.say("editor-selected", { player: mask.owner, kind: mask.kind, square });
    } else {
      this.say("editor-empty-hand", { square });
    }
  }

  /**
   * @param {string} square
   * @param {Mask} mask
   */
  #put(square, mask) {
    const { box } = this.#options;
    const { owner: player, kind } = mask;
    if (left(put(this.placement, square, undefined), mask, box) < 1) {
      this.say("editor-none-left", { player, kind });
      return;
    }
    const next = put(this.placement, square, mask);
    this.#hold(this.#hand && left(next, mask, box) > 0 ? this.#hand : null, null);
    this.#change(next);
    this.say("editor-put", { player, kind, square });
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  #move(from, to) {
    const { masks } = this.placement;
    const mask = masks.get(from);
    const isExchange = masks.has(to);
    this.#hold(null, null);
    this.#change(swap(this.placement, from, to));
    if (mask) {
      const id = isExchange ? "editor-exchanged" : "editor-put";
      this.say(id, { player: mask.owner, kind: mask.kind, square: to, from });
    }
  }

  /** @param {string} square */
  #remove(square) {
    const mask = this.placement.masks.get(square);
    this.#hold(null, null);
    if (mask) {
      this.#change(put(this.placement, square, undefined));
      this.say("editor-removed", { player: mask.owner, kind: mask.kind, square });
    }
  }

  /**
   * @param {string} from
   * @param {string | null} to
   */
  #dropFrom(from, to) {
    if (to === null) {
      this.#remove(from);
    } else if (to === from) {
      this.#hold(null, null);
    } else {
      this.#move(from, to);
    }
  }

  /**
   * @param {Mask} mask
   * @param {string | null} to
   */
  #dropNew(mask, to) {
    this.#hold(null, null);
    this.#side = mask.owner;
    if (to) {
      this.#put(to, mask);
    }
  }

  /**
   * @param {string} square
   * @param {Mask["kind"]} kind
   */
  #putKind(square, kind) {
    if (this.#options.kinds.includes(kind)) {
      this.#put(square, { owner: this.#side, kind });
    }
  }

  /** @param {Player} player */
  #chooseSide(player) {
    if (this.#options.players.length > 1) {
      this.#side = player;
      this.#show();
      this.say("editor-side", { player });
    }
  }

  #release() {
    this.#hold(null, null);
    this.say("editor-let-go");
  }

  /**
   * @param {Mask | null} hand
   * @param {string | null} selected
   */
  #hold(hand, selected) {
    this.#hand = hand;
    this.#selected = selected;
    this.#show();
  }

  /** @param {Placement} placement */
  #change(placement) {
    this.#history.add(placement);
    this.#show();
    this.#options.changed(placement);
  }

  #show() {
    const { strings, box, marks = [] } = this.#options;
    const text = formatPlacement(this.placement);
    const { masks } = this.placement;
    const state = { ...initialState(text, this.#seat, NOTHING), selected: this.#selected, marks };
    this.#canvas.draw(drawing(state));
    this.board.dataset.position = text;
    this.board.dataset.seat = String(this.#seat);
    this.#grid.place(this.#seat);
    const shown = { masks, selected: this.#selected, hand: this.#hand };
    this.#grid.update((square) => squareLook(square, shown, strings));
    for (const tray of this.#trays) {
      tray.update((mask) => left(this.placement, mask, box), this.#hand, strings);
      tray.element.classList.toggle("is-chosen", tray.player === this.#side);
    }
  }
}
