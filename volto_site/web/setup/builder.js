/** The builder of set-ups: ten masks on ten squares, placed by hand, at random or from an example. */

import { KINDS } from "../board/kinds.js";
import { Editor } from "../editor/editor.js";
import { field } from "../editor/fields.js";
import { Message } from "../editor/message.js";
import { EMPTY, formatPlacement, parsePlacement } from "../editor/placement.js";
import { ask, retry } from "../editor/resources.js";
import { changeSetups, NAME, recallSetups } from "../editor/setup-storage.js";
import { copyText } from "../frame/clipboard.js";
import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { whenChangedElsewhere } from "../frame/storage.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/placement.js").Box} Box */

/** The debounce before the core examines a changed set-up, in milliseconds. */
const REST = 200;

export class Builder {
  #strings;
  #editor;
  #judgement;
  #message;
  #saved = part("ul", "volto-saved");
  #out;
  #in;
  /** @type {string[]} */
  #setups = [];
  /** @type {string[]} set-ups that could not be stored */
  #unkept = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Map<"undo" | "redo", HTMLButtonElement>} */
  #steps = new Map();

  /**
   * @param {HTMLElement} root with the initial set-up of the page
   * @param {{ strings: Strings, box: Box }} resources
   */
  constructor(root, { strings, box }) {
    this.#strings = strings;
    this.#judgement = new Message(strings);
    this.#message = new Message(strings);
    this.#out = field(strings.t("setup-out"), { rows: 1, isReadOnly: true, name: "out" });
    this.#in = field(strings.t("setup-in"), { rows: 1, name: "in" });
    const figure = root.querySelector("figure");
    const board = root.querySelector("volto-board");
    this.#editor = new Editor({
      strings,
      box,
      players: [1],
      kinds: KINDS,
      marks: box.home["1"] ?? [],
      changed: () => this.#follow(),
    });
    const first = board instanceof HTMLElement ? (board.dataset.position ?? "") : "";
    figure?.replaceChildren(this.#editor.element);
    this.#build(root);
    this.#editor.restart(parsePlacement(first));
    this.#recall();
    whenChangedElsewhere(NAME, () => this.#recall());
    root.dataset.ready = "";
  }

  /** @param {HTMLElement} root */
  #build(root) {
    const strings = this.#strings;
    const act = (/** @type {string} */ name, /** @type {() => void} */ use) =>
      button(strings.t(`setup-${name}`), use, name);
    const tool = (/** @type {"undo" | "redo" | "remove"} */ name, /** @type {() => void} */ use) =>
      iconButton(strings.t(`editor-${name}`), use, ICONS[name], name);
    const undo = tool("undo", () => this.#editor.go(-1));
    const redo = tool("redo", () => this.#editor.go(1));
    this.#steps.set("undo", undo).set("redo", redo);
    const remove = tool("remove", () => this.#editor.remove());
    const clear = button(strings.t("editor-clear"), () => this.#editor.replace(EMPTY), "clear");
    this.#reflect();
    root.append(
      this.#judgement.element,
      part(
        "div",
        "volto-actions",
        undo,
        redo,
        remove,
        act("shuffle", () =>
          this.#fetch({ do: "shuffle", number: randomNumber() }, "setup-shuffled"),
        ),
        act("mirror", () => this.#fetch({ do: "mirror", position: this.#text }, "setup-mirrored")),
        clear,
      ),
      this.#examples(),
      part("h4", "volto-exchange__title", strings.t("setup-keep")),
      part(
        "div",
        "volto-actions",
        act("save", () => this.#save()),
        act("share", () => this.#share()),
      ),
      this.#saved,
      this.#message.element,
      this.#out.element,
      this.#in.element,
      part(
        "div",
        "volto-actions",
        act("open", () => this.#open()),
      ),
    );
    this.#out.element.hidden = true;
  }

  get #text() {
    return formatPlacement(this.#editor.placement);
  }

  /** The set-ups that the page explains, each under its own heading. */
  #examples() {
    const list = part("div", "volto-actions");
    for (const heading of document.querySelectorAll("h3[id^='s2-']:not(#s2-builder)")) {
      const next = heading.closest(".volto-passage")?.querySelector("volto-board");
      if (next instanceof HTMLElement) {
        // The last text node of a heading is its permalink.
        const name = heading.firstChild?.textContent ?? "";
        const position = next.dataset.position ?? "";
        list.append(button(name, () => this.#show(position, "setup-shown"), heading.id));
      }
    }
    const title = part("h4", "volto-exchange__title", this.#strings.t("setup-examples"));
    return part("div", "", title, list);
  }

  /**
   * @param {string} position
   * @param {string} id of the message
   */
  #show(position, id) {
    this.#editor.replace(parsePlacement(position));
    this.#editor.say(id);
  }

  #follow() {
    this.#reflect();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#judge(), REST);
  }

  #reflect() {
    const { undo, redo } = this.#editor.can;
    for (const [name, isOn] of Object.entries({ undo, redo })) {
      const step = this.#steps.get(/** @type {"undo" | "redo"} */ (name));
      if (step) {
        step.ariaDisabled = String(!isOn);
      }
    }
  }

  /** Show the problems that the core finds: missing masks and wrong squares. */
  async #judge() {
    const position = this.#text;
    const answer = await this.#ask({ do: "setup", position }, () => this.#judge());
    if (!answer?.ok || position !== this.#text) {
      return;
    }
    if (answer.problems.length) {
      this.#judgement.list("setup-unfinished", answer.problems, answer.outside);
    } else {
      this.#judgement.say("setup-complete");
    }
  }

  /**
   * Show a set-up made by the core.
   *
   * @param {import("../engine/protocol.js").Question} request
   * @param {string} id of the message
   */
  async #fetch(request, id) {
    const answer = await this.#ask(request, () => this.#fetch(request, id));
    if (answer?.ok) {
      this.#show(answer.position, id);
    }
  }

  /** @returns {Promise<string | null>} the set-up in one line, if it is complete */
  async #line() {
    const answer = await this.#ask({ do: "setup", position: this.#text }, async () => {
      await this.#line();
    });
    if (answer?.ok && answer.problems.length) {
      this.#message.list("setup-unfinished", answer.problems, answer.outside);
    }
    return answer?.ok && answer.text ? answer.text : null;
  }

  async #share() {
    const line = this.#line();
    const copied = copyText(line);
    const text = await line;
    if (text) {
      this.#out.element.hidden = false;
      this.#out.area.value = text;
      this.#message.say((await copied) ? "setup-shared" : "lab-not-copied");
    }
  }

  async #open() {
    const text = this.#in.area.value.trim();
    const answer = await this.#ask({ do: "read-setup", text }, () => this.#open());
    if (answer?.ok) {
      this.#message.say("setup-opened");
      this.#editor.replace(parsePlacement(answer.position));
    } else if (answer?.error.problems) {
      this.#message.list("setup-wrong", answer.error.problems);
    } else if (answer) {
      this.#message.refuse("setup-wrong", answer.error);
    }
  }

  async #save() {
    const text = await this.#line();
    if (text) {
      const isKept = this.#change((setups) => (setups.includes(text) ? setups : [...setups, text]));
      this.#message.say(isKept ? "setup-saved" : "setup-unkept");
    }
  }

  #recall() {
    const setups = recallSetups();
    if (setups === null) {
      this.#message.say("setup-memory-broken");
    }
    this.#setups = [...new Set([...(setups ?? []), ...this.#unkept])];
    this.#list();
  }

  /**
   * @param {(setups: string[]) => string[]} change
   * @returns {boolean} whether it was stored
   */
  #change(change) {
    const unkept = this.#unkept;
    const { setups, isKept } = changeSetups((kept) => change([...new Set([...kept, ...unkept])]));
    this.#setups = setups;
    this.#unkept = isKept ? [] : setups;
    this.#list();
    return isKept;
  }

  #list() {
    const strings = this.#strings;
    this.#saved.hidden = this.#setups.length === 0;
    this.#saved.ariaLabel = strings.t("setup-list");
    this.#saved.replaceChildren(
      ...this.#setups.map((text) => {
        const open = button(text, () => this.#fetch({ do: "read-setup", text }, "setup-opened"));
        const said = strings.t("setup-forget", { text });
        const drop = iconButton(said, () => this.#forget(text), ICONS.forget, "forget");
        return part("li", "", open, drop);
      }),
    );
  }

  /** @param {string} text */
  #forget(text) {
    const isKept = this.#change((setups) => setups.filter((each) => each !== text));
    this.#message.say(isKept ? "setup-forgotten" : "setup-unkept");
  }

  /**
   * @param {import("../engine/protocol.js").Question} request
   * @param {() => Promise<void>} again
   */
  async #ask(request, again) {
    try {
      return await ask(request);
    } catch (error) {
      this.#message.fail(error, async () => {
        this.#message.clear();
        await retry();
        await again();
      });
      return null;
    }
  }
}

/** @returns {string} the number of a set-up, of which the core knows how to make all */
function randomNumber() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number);
}
