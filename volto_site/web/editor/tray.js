/** The masks of one player that are still in the box: one button for each kind, one tab stop. */

import { maskDrawing } from "../board/drawing.js";
import { drawInto } from "../frame/trusted.js";

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../board/squares.js").Mask} Mask */
/** @typedef {import("../frame/strings.js").Strings} Strings */

export class Tray {
  /** @type {Map<HTMLButtonElement, Mask>} */
  #masks = new Map();
  element = document.createElement("div");
  player;

  /**
   * @param {Player} player
   * @param {Mask["kind"][]} kinds
   * @param {(mask: Mask) => void} choose
   */
  constructor(player, kinds, choose) {
    this.player = player;
    this.element.className = "volto-tray";
    this.element.role = "toolbar";
    this.element.dataset.player = String(player);
    for (const kind of kinds) {
      const mask = { owner: player, kind };
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.kind = kind;
      drawInto(button, `${maskDrawing(mask)}<span aria-hidden="true"></span>`);
      button.addEventListener("click", () => choose(mask));
      this.#masks.set(button, mask);
      this.element.append(button);
    }
    this.#stopAt([...this.#masks.keys()][0]);
    this.element.addEventListener("keydown", (event) => this.#walk(event));
  }

  /**
   * @param {EventTarget | null} target
   * @returns {Mask | null} the mask that can be taken there
   */
  maskAt(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    const mask = button && this.#masks.get(button);
    return mask && button.ariaDisabled !== "true" ? mask : null;
  }

  /**
   * @param {(mask: Mask) => number} left the number of masks still in the box
   * @param {Mask | null} hand
   * @param {Strings} strings
   */
  update(left, hand, strings) {
    this.element.ariaLabel = strings.t("editor-tray", { player: this.player });
    for (const [button, mask] of this.#masks) {
      const count = left(mask);
      const isHeld = hand?.owner === mask.owner && hand.kind === mask.kind;
      button.ariaLabel = strings.t("editor-tray-mask", {
        player: mask.owner,
        kind: mask.kind,
        count,
      });
      button.title = button.ariaLabel;
      button.ariaPressed = String(isHeld);
      // Not `disabled`: the focus would be lost with the last mask taken.
      button.ariaDisabled = String(count < 1);
      const badge = button.querySelector("span");
      if (badge) {
        badge.textContent = String(Math.max(count, 0));
      }
    }
  }

  /** @param {HTMLButtonElement} [stop] */
  #stopAt(stop) {
    for (const button of this.#masks.keys()) {
      button.tabIndex = button === stop ? 0 : -1;
    }
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const buttons = [...this.#masks.keys()];
    const place = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const steps = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (step && place >= 0) {
      event.preventDefault();
      const next = buttons[(place + step + buttons.length) % buttons.length];
      this.#stopAt(next);
      next?.focus();
    }
  }
}
