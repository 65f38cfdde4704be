/** The element `volto-table`: its parts, its keys, its sheet, and an answer that is always in view. */

import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { loadStrings } from "../frame/strings.js";
import { isShown } from "../frame/visibility.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {"task" | "board" | "answer" | "actions" | "aside"} PartName */

/** The buttons that a key presses: the first of them that can be pressed. */
const KEYS = /** @type {Record<string, string[]>} */ ({
  // Pressed twice, the key leaves no step that is not done.
  n: ["[data-action=next]:not([data-done=false])"],
  h: ["[data-action=hint]"],
  u: ["[data-tool=undo]", "[data-action=undo]", "[data-action=again]"],
});
/** The suspects are listed in the sheet itself, and texts are given and taken there. */
const ACTIONS = "[data-action]:not(.volto-exchange *), [data-tool]:not([data-tool=suspects])";
/** So many pixels are no line of text. */
const CUT = 6;
/** What is left above a line that is brought into view. */
const MARGIN = 4;
const UNFOLD = "M5 15l7-7 7 7";

/** The lines of a text that are pressed to be shown on the board. */
const LINES = ".volto-argument__line";
/** The texts of an answer; those of a puzzle stand together. */
const TEXTS = ":scope > :not(.volto-solving), .volto-solving > *";

class VoltoTable extends HTMLElement {
  /** @type {Strings | null} */
  #strings = null;
  #more = part("span");
  #legend = part("span");
  #whole = part("span");
  #observer = new MutationObserver((changes) => this.#follow(changes));
  #sizes = new ResizeObserver(() => this.#measure());

  connectedCallback() {
    this.#open().catch(console.warn);
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    this.#sizes.disconnect();
  }

  async #open() {
    if (!this.#strings) {
      this.#strings = await loadStrings();
      listenToKeys(this, this.#strings);
      this.#more = iconButton(
        this.#strings.t("table-more"),
        () => this.toggle(this.dataset.sheet !== "open"),
        ICONS.more,
        "more",
      );
      this.#legend = button("?", () => this.#tool("legend")?.click());
      this.#legend.className = "volto-table__legend";
      this.#legend.ariaLabel = this.#strings.t("play-legend");
      this.#legend.title = this.#legend.ariaLabel;
      this.#whole = iconButton(
        this.#strings.t("table-whole"),
        () => this.#unfold(!this.#isUnfolded),
        UNFOLD,
        "whole",
      );
      this.#whole.classList.add("volto-table__whole");
      this.addEventListener("click", ({ target }) => this.#act(target));
      this.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && this.dataset.sheet === "open") {
          this.toggle(false);
        } else if (event.key === "Escape" && this.#isUnfolded) {
          this.#unfold(false);
        }
      });
    }
    this.seat();
  }

  /** Watch the parts that are at the table now; called again after others have come. */
  seat() {
    const answer = this.#part("answer");
    this.#observer.disconnect();
    this.#sizes.disconnect();
    if (answer) {
      this.#observer.observe(answer, { childList: true, subtree: true, characterData: true });
      this.#sizes.observe(answer);
    }
    if (this.#more instanceof HTMLButtonElement) {
      this.#part("actions")?.prepend(this.#more);
      this.append(this.#legend);
      // Beside the answer: in the course the parts of a step stand in an element of its own.
      answer?.after(this.#whole);
    }
    this.#unfold(false);
    this.toggle(false);
  }

  get #isUnfolded() {
    return this.dataset.answer === "whole";
  }

  /**
   * Show the whole answer where its part cuts it off, over a board that waits meanwhile.
   *
   * @param {boolean} isWhole
   */
  #unfold(isWhole) {
    const board = this.#part("board");
    const wasWhole = this.#isUnfolded;
    this.dataset.answer = isWhole ? "whole" : "";
    this.#whole.ariaExpanded = String(isWhole);
    if (board && isWhole !== wasWhole) {
      board.inert = isWhole || this.dataset.sheet === "open";
    }
    this.#measure();
  }

  /** Offer to unfold an answer that is a text, if a line of it is cut off. */
  #measure() {
    const answer = this.#part("answer");
    const isText = answer !== null && !answer.querySelector(`button:not(${LINES}), input`);
    const isCut = isText && answer.scrollHeight > answer.clientHeight + CUT;
    this.#whole.hidden = !isCut && !this.#isUnfolded;
  }

  /**
   * @param {PartName} name
   * @returns {HTMLElement | null}
   */
  #part(name) {
    return this.querySelector(`[data-part="${name}"]`);
  }

  /**
   * @param {string} name
   * @returns {HTMLElement | null}
   */
  #tool(name) {
    return this.querySelector(`[data-tool="${name}"]`);
  }

  /**
   * Open or close the sheet with what is beside the board, where it has no place of its own.
   *
   * @param {boolean} isOpen
   */
  toggle(isOpen) {
    const wasOpen = this.dataset.sheet === "open";
    const [aside, board] = [this.#part("aside"), this.#part("board")];
    this.dataset.sheet = isOpen ? "open" : "closed";
    this.#more.ariaExpanded = String(isOpen);
    if (board) {
      // The sheet may lie over the board, which cannot be played then.
      board.inert = isOpen;
    }
    if (aside && isOpen) {
      aside.tabIndex = -1;
      aside.focus({ preventScroll: true });
    } else if (wasOpen) {
      this.#more.focus({ preventScroll: true });
    }
  }

  /**
   * Close the sheet after an action whose effect is seen on the board.
   *
   * @param {EventTarget | null} target
   */
  #act(target) {
    const acted = target instanceof Element ? target.closest(ACTIONS) : null;
    if (acted && this.#part("aside")?.contains(acted)) {
      this.toggle(false);
    }
    // A line shows something on the board, and is read beside it.
    const line = target instanceof Element ? target.closest(LINES) : null;
    const answer = this.#part("answer");
    if (this.#isUnfolded && line instanceof HTMLElement && answer) {
      this.#unfold(false);
      line.focus({ preventScroll: true });
      answer.scrollTop = line.offsetTop - MARGIN;
    }
    const isText = target instanceof Element && !target.closest("a, button, input, label");
    if (isText && !this.#whole.hidden) {
      this.#unfold(!this.#isUnfolded && Boolean(this.#part("answer")?.contains(target)));
      // So that a key folds it again.
      this.#whole.focus({ preventScroll: true });
    }
  }

  /**
   * Scroll the answer, not the page, to what has changed in it.
   *
   * @param {MutationRecord[]} changes
   */
  #follow(changes) {
    const answer = this.#part("answer");
    const target = changes.at(-1)?.target;
    const texts = answer?.querySelectorAll(TEXTS) ?? [];
    const changed = [...texts].find((text) => text.contains(target ?? null));
    this.#unfold(false);
    // What is stepped through stands first, so that its buttons stay where they are.
    const isWalked = answer?.querySelector(".volto-walk:not(:empty)");
    // A verdict comes before its explanation, and whoever reads on is not interrupted.
    const isRead = answer?.contains(document.activeElement);
    const isTold = changed?.matches(".volto-told, .volto-history__told");
    if (answer && changed instanceof HTMLElement && !isRead) {
      answer.scrollTop = isWalked || isTold ? 0 : startOf(changed, answer);
    }
  }
}

/**
 * Where a changed text is to be read from: of a list of hints, the newest is seen whole.
 *
 * @param {HTMLElement} text
 * @param {HTMLElement} answer
 */
function startOf(text, answer) {
  const newest = text.querySelector(":scope.volto-hints li:last-child");
  if (!(newest instanceof HTMLElement)) {
    return text.offsetTop;
  }
  const below = text.offsetTop + text.offsetHeight - answer.clientHeight;
  return Math.min(newest.offsetTop, Math.max(text.offsetTop, below));
}

/**
 * Let keys press the buttons of a table.
 *
 * @param {HTMLElement} table
 * @param {Strings} strings
 */
function listenToKeys(table, strings) {
  document.addEventListener("keydown", (event) => {
    if (!table.isConnected || isElsewhere(event)) {
      return;
    }
    if (event.key === "?") {
      event.preventDefault();
      showKeys(strings).catch(console.warn);
      return;
    }
    const found = pressable(table, KEYS[event.key.toLowerCase()] ?? []);
    if (found) {
      event.preventDefault();
      found.click();
    }
  });
}

/**
 * Whether a key is meant for something else: a shortcut, a field, an open dialog.
 *
 * @param {KeyboardEvent} event
 */
function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }) {
  const isField = target instanceof Element && target.closest("input, select, textarea");
  const isModal = document.querySelector("dialog[open]") !== null;
  return Boolean(ctrlKey || metaKey || altKey || defaultPrevented || isField || isModal);
}

/**
 * @param {HTMLElement} table
 * @param {string[]} selectors
 */
function pressable(table, selectors) {
  const found = /** @type {HTMLElement[]} */ (
    selectors.flatMap((selector) => [...table.querySelectorAll(selector)])
  );
  return found.find((each) => each.ariaDisabled !== "true" && isShown(each));
}

/** @type {import("./key-list.js").KeyList | undefined} */
let list;

/** @param {Strings} strings */
async function showKeys(strings) {
  const { KeyList } = await import("./key-list.js");
  list ??= new KeyList(strings);
  list.show();
}

/**
 * The parts of a table in their reading order, as volto_site/boards/table.py writes them.
 *
 * @param {Partial<Record<"task" | "board" | "actions" | "aside", Node[]>>} content
 */
export function tableParts({ task = [], board, actions = [], aside = [] }) {
  return [
    namedPart("task", task),
    ...(board ? [part("div", "volto-table__board", ...board)] : []),
    namedPart("answer", []),
    namedPart("actions", actions),
    namedPart("aside", aside),
  ];
}

/**
 * @param {PartName} name
 * @param {Node[]} content
 */
function namedPart(name, content) {
  const element = part("div", `volto-table__${name}`, ...content);
  element.dataset.part = name;
  return element;
}

customElements.define("volto-table", VoltoTable);
