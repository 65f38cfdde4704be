/** The set-ups to choose from: models with a sentence each, the last one, and the learner's own. */

import { changeSetups, NAME, recallSetups } from "../editor/setup-storage.js";
import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { whenChangedElsewhere } from "../frame/storage.js";
import { MODELS } from "./setups.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

/**
 * @typedef {object} Host
 * @property {(setup: string, message: string) => void} choose
 * @property {() => string | null} now the set-up on the mat, null if it is not complete
 * @property {(message: string) => void} say
 */

export class SetupList {
  #strings;
  #host;
  #saved = part("ul", "volto-saved");
  #last;
  element;

  /**
   * @param {Strings} strings
   * @param {Host} host
   */
  constructor(strings, host) {
    this.#strings = strings;
    this.#host = host;
    this.#last = button(strings.t("match-setup-last"), () => {}, "last-setup");
    this.element = part(
      "div",
      "volto-panel",
      part("h2", "volto-exchange__title", strings.t("match-setups")),
      modelList(strings, (setup) => host.choose(setup, "setup-shown")),
      part(
        "div",
        "volto-actions",
        this.#last,
        button(strings.t("setup-save"), () => this.#save(), "save"),
      ),
      this.#saved,
    );
    this.#list();
    whenChangedElsewhere(NAME, () => this.#list());
  }

  /** @param {string} setup that was played last */
  showLast(setup) {
    const again = button(
      this.#strings.t("match-setup-last"),
      () => this.#host.choose(setup, "setup-opened"),
      "last-setup",
    );
    this.#last.replaceWith(again);
    this.#last = again;
  }

  #save() {
    const setup = this.#host.now();
    if (!setup) {
      this.#host.say("setup-unfinished");
      return;
    }
    this.#change((setups) => (setups.includes(setup) ? setups : [...setups, setup]), "setup-saved");
  }

  /**
   * @param {(setups: string[]) => string[]} change
   * @param {string} message
   */
  #change(change, message) {
    const { setups, isKept } = changeSetups(change);
    this.#list(setups);
    this.#host.say(isKept ? message : "setup-unkept");
  }

  /** @param {string[]} [setups] */
  #list(setups = recallSetups() ?? []) {
    const strings = this.#strings;
    this.#saved.hidden = setups.length === 0;
    this.#saved.ariaLabel = strings.t("setup-list");
    this.#saved.replaceChildren(
      ...setups.map((setup) => {
        const open = button(setup, () => this.#host.choose(setup, "setup-opened"), "open-setup");
        const drop = iconButton(
          strings.t("setup-forget", { text: setup }),
          () => this.#change((all) => all.filter((each) => each !== setup), "setup-forgotten"),
          ICONS.forget,
          "forget",
        );
        return part("li", "", open, drop);
      }),
    );
  }
}

/**
 * The model set-ups, each with a sentence.
 *
 * @param {Strings} strings
 * @param {(setup: string) => void} choose
 */
export function modelList(strings, choose) {
  const models = Object.entries(MODELS).map(([name, setup]) => {
    const open = button(strings.t(`match-setup-${name}`), () => choose(setup), `setup-${name}`);
    return part("li", "", open, part("span", "", strings.t(`match-setup-${name}-is`)));
  });
  return part("ul", "volto-models", ...models);
}
