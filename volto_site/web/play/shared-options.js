/** What two people at one device choose before their game: who begins, and how they sit. */

import { Choice } from "../editor/fields.js";
import { part } from "../frame/parts.js";
import { BEGINNERS, recallSettings, rememberSettings, SEATINGS } from "./settings.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./setups.js").Side} Side */

export class SharedOptions {
  #settings = recallSettings();
  element;

  /** @param {Strings} strings */
  constructor(strings) {
    const beginner = new Choice(
      "shared-beginner",
      strings.t("match-first"),
      BEGINNERS.map((each) => [each, strings.t(`shared-beginner-${each}`)]),
      (each) => this.#choose({ beginner: each }),
    );
    const seating = new Choice(
      "shared-seating",
      strings.t("shared-seating"),
      SEATINGS.map((each) => [each, strings.t(`shared-seating-${each}`)]),
      (each) => this.#choose({ seating: each }),
    );
    beginner.set(this.#settings.beginner);
    seating.set(this.#settings.seating);
    this.element = part("div", "volto-settings", beginner.element, seating.element);
  }

  /** Who begins; where chance decides, it does so now. @returns {Side} */
  get first() {
    const { beginner } = this.#settings;
    if (beginner !== "chance") {
      return beginner;
    }
    return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) < 128 ? "1" : "2";
  }

  /** Whether the device lies between two people who face each other. */
  get isFacing() {
    return this.#settings.seating === "facing";
  }

  /** @param {Partial<import("./settings.js").Settings>} changes */
  #choose(changes) {
    // What else is chosen on this page may have changed since.
    this.#settings = { ...recallSettings(), ...changes };
    rememberSettings(this.#settings);
  }
}
