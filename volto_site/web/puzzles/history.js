/** The history of a puzzle: its moves to step through, and what each has revealed. */

import { Line } from "../board/line.js";
import { noneText, reasonText } from "../board/sentences.js";
import { part } from "../frame/parts.js";
import { loadLineStrings } from "./strings.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/state.js").Reason} Reason */
/** @typedef {import("../board/attempt.js").Look} Look */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */

export class History {
  #go;
  #steps;
  #count = part("span", "volto-look__count");
  /** @type {Line | null} */
  #line = null;
  #drawn = "";
  element = part("section", "volto-history");
  /** What the move that is looked at has shown. */
  told = part("div", "volto-history__told");

  /**
   * @param {HTMLElement} steps reserved by the page below the board
   * @param {(to: number) => void} go shows the board after this number of moves
   */
  constructor(steps, go) {
    this.#steps = steps;
    this.#steps.role = "group";
    this.#go = go;
    this.#count.ariaHidden = "true";
    this.element.hidden = true;
    this.told.ariaLive = "polite";
  }

  /**
   * @param {Attempt | null} attempt
   * @param {boolean} isClue whether a clue says what is looked at
   */
  async show(attempt, isClue) {
    const { played = [], look } = attempt ?? {};
    const drawn = JSON.stringify([played, look, isClue, attempt && isUntouched(attempt)]);
    if (drawn === this.#drawn) {
      return;
    }
    this.#drawn = drawn;
    if (played.length === 0) {
      this.#hide(true);
      return;
    }
    const strings = await loadLineStrings();
    // A newer state may have been shown while this one was loading.
    if (drawn === this.#drawn) {
      const at = look?.at ?? played.length;
      this.#hide(false);
      this.#lineWith(strings).update(played, at);
      this.#count.textContent = `${at} / ${played.length}`;
      this.#count.dataset.label = strings.t("trainer-look-count");
      this.#tell(isClue ? null : attempt, strings);
    }
  }

  /** @param {Strings} strings */
  #lineWith(strings) {
    if (!this.#line) {
      this.#line = new Line(strings, (at) => this.#go(at), "words");
      const title = part("h2", "volto-history__title", strings.t("trainer-look"));
      this.element.append(title, this.#line.element);
      this.#line.steps.children[1]?.after(this.#count);
      this.#steps.append(this.#line.steps);
      this.#steps.ariaLabel = title.textContent;
    }
    return this.#line;
  }

  /** @param {boolean} isHidden */
  #hide(isHidden) {
    this.element.hidden = isHidden;
    this.#steps.hidden = isHidden;
  }

  /**
   * @param {Attempt | null} attempt
   * @param {Strings} strings
   */
  #tell(attempt, strings) {
    const { played = [], look } = attempt ?? {};
    const isNew = attempt !== null && isUntouched(attempt);
    this.told.hidden = !look && !isNew;
    if (!look) {
      this.told.replaceChildren(
        ...(isNew ? [part("p", "volto-history__before", strings.t("trainer-look-before"))] : []),
      );
      return;
    }
    const place = strings.t("trainer-look-at", { at: look.at, of: played.length });
    // What a move shows is the learner's part, until it is paid for or over.
    const isTold = look.shows && look.at > 0;
    this.told.replaceChildren(part("p", "", place), ...(isTold ? [shown(look, strings)] : []));
  }
}

/**
 * Whether a mask is to be named and nothing has been tried: the moves before are all there is.
 *
 * @param {Attempt} attempt
 */
function isUntouched({ kind, stage, hint }) {
  return kind === "unmask" && stage === "open" && hint.given === 0;
}

/**
 * The kinds that the last move excludes for each mask, grouped by reason.
 *
 * @param {Look} look
 * @param {Strings} strings
 */
function shown({ shows = {} }, strings) {
  const found = Object.entries(shows).flatMap(([square, excluded]) =>
    alike(excluded).map(([letters, reason]) => {
      const what = strings.t("trainer-look-excludes", {
        square,
        kinds: noneText(letters, strings),
      });
      return part("li", "", what, " ", reasonText(reason, strings));
    }),
  );
  return found.length ? part("ul", "", ...found) : part("p", "", strings.t("trainer-look-nothing"));
}

/**
 * The kinds that are excluded for the same reason.
 *
 * @param {Record<string, Reason>} excluded
 * @returns {[string, Reason][]}
 */
function alike(excluded) {
  /** @type {Map<string, [string, Reason]>} */
  const groups = new Map();
  for (const [letter, reason] of Object.entries(excluded)) {
    const [letters] = groups.get(reason.code) ?? [""];
    groups.set(reason.code, [letters + letter, reason]);
  }
  return [...groups.values()];
}
