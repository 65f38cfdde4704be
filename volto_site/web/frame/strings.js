/** The Fluent messages of the page's language, loaded lazily with the first board. */

import { locale } from "./locale.js";

/** @typedef {import("@fluent/bundle").FluentVariable} Value */

export class Strings {
  #bundle;
  #count;
  /** @type {Map<string, string>} */
  #kept = new Map();

  /**
   * @param {import("@fluent/bundle").FluentBundle} bundle
   * @param {(value: number) => Value} [count] how a number is written
   */
  constructor(bundle, count = (value) => value) {
    this.#bundle = bundle;
    this.#count = count;
  }

  /** @param {import("@fluent/bundle").FluentResource} resource */
  add(resource) {
    this.#bundle.addResource(resource);
  }

  /** @param {string} id */
  has(id) {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The formatted message with this id, or the id itself if there is no such message.
   *
   * @param {string} id
   * @param {Record<string, Value>} [values]
   */
  t(id, values) {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values && this.#counted(values)) : id;
  }

  /** @param {Record<string, Value>} values */
  #counted(values) {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "number" ? this.#count(value) : value,
      ]),
    );
  }

  /**
   * A text that many boards of a page have in common, formed once. It stays in memory: nothing that
   * tells who a mask is may be kept here, as the next to look may be somebody else.
   *
   * @param {string} key
   * @param {() => string} form
   */
  kept(key, form) {
    const text = this.#kept.get(key) ?? form();
    this.#kept.set(key, text);
    return text;
  }

  /** @param {string[]} parts */
  every(parts) {
    return this.#list(parts, "list-and");
  }

  /** @param {string[]} parts */
  any(parts) {
    return this.#list(parts, "list-or");
  }

  /**
   * The parts none of which holds, after a verb that says so: in Portuguese each has a word of its own.
   *
   * @param {string[]} parts
   */
  none(parts) {
    const named = parts.map((part) => this.t("list-nor-part", { part }));
    return parts.length > 1 ? this.#list(named, "list-nor") : (parts[0] ?? "");
  }

  /**
   * A list in any of the four languages. `Intl.ListFormat` would do it too, but its first use keeps
   * a slow phone busy for a tenth of a second, in the middle of a touch.
   *
   * @param {string[]} parts
   * @param {string} name of the message that joins the last part
   */
  #list(parts, name) {
    const first = parts.slice(0, -1).join(", ");
    const last = parts.at(-1) ?? "";
    return first ? this.t(name, { first, last }) : last;
  }

  /**
   * The address of a rule in the page's language.
   *
   * @param {string} rule such as `move.noble`
   */
  addressOf(rule) {
    const root = new URL("../../../", import.meta.url);
    return new URL(`${this.t("rules-page")}#${anchorOf(rule)}`, root).href;
  }

  /** @param {string} rule */
  titleOf(rule) {
    return this.t(`rule-${anchorOf(rule)}`);
  }
}

/** @param {string} rule */
export function anchorOf(rule) {
  return rule.replaceAll(".", "-");
}

/** @type {Promise<Strings> | undefined} */
let loading;
/** @type {Strings | null} */
let loaded = null;

/** @returns {Promise<Strings>} */
export function loadStrings() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The messages where they are there already, for whoever cannot wait. */
export function loadedStrings() {
  return loaded;
}

/** Extra files by their names: several parts of a page may need the same. @type {Map<string, Promise<Strings>>} */
const more = new Map();

/**
 * The messages of every page together with an extra file that only some pages need.
 *
 * @param {string} name
 * @returns {Promise<Strings>}
 */
export function loadMoreStrings(name) {
  const found = more.get(name) ?? loadMore(name);
  more.set(name, found);
  found.catch(() => more.delete(name));
  return found;
}

/** @param {string} name */
async function loadMore(name) {
  const file = `../strings/${name}-${languageOfPage()}.ftl`;
  const [strings, text, { FluentResource }] = await Promise.all([
    loadStrings(),
    read(new URL(file, import.meta.url)),
    import("./fluent.js"),
  ]);
  strings.add(new FluentResource(text));
  return strings;
}

function languageOfPage() {
  return document.documentElement.lang || "fr";
}

async function load() {
  const language = languageOfPage();
  const [text, { Count, FluentBundle, FluentResource }] = await Promise.all([
    read(new URL(`../strings/${language}.ftl`, import.meta.url)),
    import("./fluent.js"),
  ]);
  // No bidirectional isolation marks: all four languages are written from left to right.
  const bundle = new FluentBundle(locale(), { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  loaded = new Strings(bundle, (value) => new Count(value));
  return loaded;
}

/** @param {URL} address */
async function read(address) {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${response.status} ${address}`);
  }
  return response.text();
}
