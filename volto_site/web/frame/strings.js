/** The messages of the page's language, loaded when the first board comes to life. */

/** @typedef {import("@fluent/bundle").FluentVariable} Value */

export class Strings {
  #bundle;

  /** @param {import("@fluent/bundle").FluentBundle} bundle */
  constructor(bundle) {
    this.#bundle = bundle;
  }

  /** @param {import("@fluent/bundle").FluentResource} resource */
  add(resource) {
    this.#bundle.addResource(resource);
  }

  /**
   * The message with this id; its id itself where there is none, so that a gap is seen.
   *
   * @param {string} id
   * @param {Record<string, Value>} [values]
   */
  t(id, values) {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values) : id;
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
   * @param {string[]} parts
   * @param {string} end
   */
  #list(parts, end) {
    const [last = "", ...before] = parts.toReversed();
    if (before.length === 0) {
      return last;
    }
    const first = before
      .toReversed()
      .reduce((text, next) => this.t("list-comma", { first: text, next }));
    return this.t(end, { first, last });
  }

  /**
   * The address of a rule in the page's language.
   *
   * @param {string} rule such as `move.noble`
   */
  addressOf(rule) {
    const root = new URL("../../../../", import.meta.url);
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

/** @returns {Promise<Strings>} */
export function loadStrings() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * The same messages and those that only some pages need.
 *
 * @param {string} name
 * @returns {Promise<Strings>}
 */
export async function loadMoreStrings(name) {
  const file = `../../strings/${name}-${languageOfPage()}.ftl`;
  const [strings, text, { FluentResource }] = await Promise.all([
    loadStrings(),
    read(new URL(file, import.meta.url)),
    importFluent(),
  ]);
  strings.add(new FluentResource(text));
  return strings;
}

function languageOfPage() {
  return document.documentElement.lang || "fr";
}

/** @returns {Promise<typeof import("@fluent/bundle")>} */
function importFluent() {
  return import(new URL("../../fluent/index.js", import.meta.url).href);
}

async function load() {
  const language = languageOfPage();
  const [text, { FluentBundle, FluentResource }] = await Promise.all([
    read(new URL(`../../strings/${language}.ftl`, import.meta.url)),
    importFluent(),
  ]);
  // No isolation marks: the four languages are all written from left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return new Strings(bundle);
}

/** @param {URL} address */
async function read(address) {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${response.status} ${address}`);
  }
  return response.text();
}
