/** The table between two people at one device: towards whom it is turned, and who takes it next. */

import { button, part } from "../frame/parts.js";
import { SharedOptions } from "./shared-options.js";

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("./current-game.js").Host} Host */
/** @typedef {import("./current-game.js").Table} Table */

export class SharedTable {
  #table;
  #host;
  #hint = part("p", "volto-pencils__hint");
  row = part("div", "volto-pencils", this.#hint);
  options;

  /**
   * @param {Table} table
   * @param {Host} host
   */
  constructor(table, host) {
    this.#table = table;
    this.#host = host;
    this.options = new SharedOptions(table.strings);
  }

  /**
   * Turn the table towards a player, where the device lies between the two.
   *
   * @param {Player} player
   */
  face(player) {
    const isTurned = player === 2 && this.options.isFacing;
    this.#table.root.toggleAttribute("data-turned", isTurned);
  }

  /**
   * The message that fits the seating: what lies between the two is not handed over.
   *
   * @param {string} id
   */
  fitting(id) {
    return this.options.isFacing ? `${id}-facing` : id;
  }

  /**
   * @param {HTMLElement} board behind the curtain
   * @param {Player} player who will take the device; the button keeps the focus meanwhile
   */
  seat(board, player) {
    const { strings, seats, root, message } = this.#table;
    const leave = button(strings.t("match-new"), () => this.leave(), "new");
    const aside = [part("div", "volto-actions", leave)];
    const answer = [message.element];
    root.toggle?.(false);
    const next = strings.t("shared-lift", { player });
    this.#host.leadOn(() => {});
    seats.seat("curtain", { board, answer, row: this.row, buttons: [], next, aside });
    root.seat?.();
  }

  /**
   * The curtain is drawn: say who is to take the device.
   *
   * @param {Player} player
   * @param {() => void} lift
   */
  handOver(player, lift) {
    const { strings, seats, root, message } = this.#table;
    root.dataset.mode = "curtain";
    this.face(player);
    this.#hint.textContent = "";
    seats.task(this.fitting("shared-task-curtain"), { player });
    message.say("shared-hand", { player });
    this.#host.leadOn(lift);
    seats.offer({ row: this.row, buttons: [], next: strings.t("shared-lift", { player }) });
  }

  /**
   * A player looks at the board.
   *
   * @param {Player} player
   * @param {{ task: string, buttons: Node[], next: string, act: () => void }} turn
   */
  show(player, { task, buttons, next, act }) {
    const { strings, seats, root } = this.#table;
    root.dataset.mode = "game";
    this.face(player);
    this.#hint.textContent = strings.t("shared-hint", { player });
    seats.task(task, { player });
    this.#host.leadOn(act);
    seats.offer({ row: this.row, buttons, next });
  }

  /**
   * The game is over, and both look.
   *
   * @param {{ buttons: Node[], next: string, act: () => void }} ways
   */
  end({ buttons, next, act }) {
    const { seats, root } = this.#table;
    root.dataset.mode = "game";
    this.face(1);
    this.#hint.textContent = "";
    seats.task("shared-task-over");
    this.#host.leadOn(act);
    seats.offer({ row: this.row, buttons, next });
  }

  leave() {
    this.face(1);
    this.#host.leave();
  }
}
