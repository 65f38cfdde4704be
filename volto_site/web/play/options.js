/** The form of what is chosen before a game: level, side, who begins, the aid of suspects. */

import { Choice } from "../editor/fields.js";
import { part } from "../frame/parts.js";
import { AIDS, FIRSTS, LEVELS, SIDES } from "./settings.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./settings.js").Settings} Settings */

export class Options {
  #strings;
  #level;
  #side;
  #first;
  #aid;
  #opponent = part("p", "volto-opponent");
  element;

  /**
   * @param {Strings} strings
   * @param {(changes: Partial<Settings>) => void} choose
   */
  constructor(strings, choose) {
    this.#strings = strings;
    this.#level = new Choice(
      "match-level",
      strings.t("match-level"),
      LEVELS.map((level) => [level, level]),
      (level) => choose({ level }),
    );
    this.#side = new Choice(
      "match-side",
      strings.t("match-side"),
      SIDES.map((side) => [side, strings.t("play-side", { player: Number(side) })]),
      (side) => choose({ side }),
    );
    this.#first = new Choice(
      "match-first",
      strings.t("match-first"),
      FIRSTS.map((first) => [first, strings.t(`match-first-${first}`)]),
      (first) => choose({ first }),
    );
    this.#aid = new Choice(
      "match-aid",
      strings.t("match-aid"),
      AIDS.map((aid) => [aid, strings.t(`match-aid-${aid}`)]),
      (aid) => choose({ aid }),
    );
    this.#opponent.id = "match-opponent";
    this.#level.element.setAttribute("aria-describedby", this.#opponent.id);
    this.element = part(
      "div",
      "volto-panel volto-options-of-match",
      this.#level.element,
      this.#opponent,
      part("div", "volto-settings", this.#side.element, this.#first.element, this.#aid.element),
    );
  }

  /**
   * @param {Settings} settings
   * @param {boolean} isGiven whether side and beginning follow from a given position
   */
  show({ level, side, first, aid }, isGiven) {
    this.#level.set(level);
    this.#side.set(side);
    this.#first.set(first);
    this.#aid.set(aid);
    this.#side.element.hidden = isGiven;
    this.#first.element.hidden = isGiven;
    const name = part("strong", "", this.#strings.t(`match-level-${level}`));
    this.#opponent.replaceChildren(name, " ", this.#strings.t(`match-level-${level}-is`));
  }
}
