import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Count } from "./fluent.js";
import { loadMoreStrings, loadStrings, Strings } from "./strings.js";

/** @param {string} language */
function stringsOf(language) {
  const strings = new Strings(new FluentBundle(language, { useIsolating: false }));
  const file = new URL(`../../strings/${language}/board.ftl`, import.meta.url);
  strings.add(new FluentResource(readFileSync(file, "utf-8")));
  return strings;
}

const LISTS = {
  fr: { every: "a1, b2 et c3", any: "a1, b2 ou c3", none: "a1, b2 ou c3" },
  en: { every: "a1, b2 and c3", any: "a1, b2 or c3", none: "a1, b2 or c3" },
  pt: { every: "a1, b2 e c3", any: "a1, b2 ou c3", none: "nem a1, nem b2 nem c3" },
  nl: { every: "a1, b2 en c3", any: "a1, b2 of c3", none: "a1, b2 of c3" },
};

for (const [language, { every, any, none }] of Object.entries(LISTS)) {
  test(`a list in ${language} joins its last part with the word of the language`, () => {
    const strings = stringsOf(language);
    assert.equal(strings.every(["a1", "b2", "c3"]), every);
    assert.equal(strings.any(["a1", "b2", "c3"]), any);
    assert.equal(strings.none(["a1", "b2", "c3"]), none);
    assert.equal(strings.every(["a1", "b2"]), every.replace("a1, b2", "a1").replace("c3", "b2"));
    assert.equal(strings.any(["a1", "b2"]), any.replace("a1, b2", "a1").replace("c3", "b2"));
  });
}

test("a list of one part is that part, and an empty list is empty", () => {
  assert.equal(stringsOf("en").every(["a1"]), "a1");
  assert.equal(stringsOf("en").any([]), "");
  assert.equal(stringsOf("pt").none(["a1"]), "a1");
});

test("a message takes its values, and a missing message shows its id", () => {
  const strings = stringsOf("en");
  strings.add(new FluentResource("greeting = Hello { $name }"));
  assert.equal(strings.t("greeting", { name: "Ada" }), "Hello Ada");
  assert.equal(strings.t("farewell"), "farewell");
});

test("a number is written as its language does, a small one without the browser's own format", () => {
  for (const language of ["fr", "en", "pt-PT", "nl"]) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const strings = new Strings(bundle, (value) => new Count(value));
    const plural = "{ $count ->\n    [one] one\n   *[other] { $count }\n}";
    strings.add(new FluentResource(`shown = { $count }\nchosen = ${plural}\n`));
    for (const count of [0, 7, 999, 1000, 35280, -3, 0.5]) {
      const usual = new Intl.NumberFormat(language).format(count);
      assert.equal(strings.t("shown", { count }), usual);
    }
    assert.equal(strings.t("chosen", { count: 1 }), "one");
    assert.equal(strings.t("chosen", { count: 12 }), "12");
  }
});

test("a text that is kept is formed once", () => {
  const strings = stringsOf("en");
  const texts = ["first", "second"];
  const form = () => texts.shift() ?? "";
  assert.equal(strings.kept("b3", form), "first");
  assert.equal(strings.kept("b3", form), "first");
  assert.equal(strings.kept("c3", form), "second");
});

test("a rule keeps its name in its anchor", () => {
  const strings = stringsOf("en");
  strings.add(new FluentResource("rules-page = en/rules/\nrule-move-noble = The noble"));
  assert.ok(strings.addressOf("move.noble").endsWith("/en/rules/#move-noble"));
  assert.equal(strings.titleOf("move.noble"), "The noble");
});

test("what several parts of a page need is fetched once, and again where it did not arrive", async (context) => {
  /** @type {string[]} */
  const asked = [];
  let isThere = false;
  const fetched = async (/** @type {URL} */ { pathname }) => {
    asked.push(pathname.split("/").at(-1) ?? "");
    return new Response("greeting = Hello", { status: isThere || asked.length === 1 ? 200 : 404 });
  };
  context.mock.method(globalThis, "fetch", fetched);
  Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });
  await loadStrings();
  await assert.rejects(loadMoreStrings("match"));
  isThere = true;
  const [one, other] = await Promise.all([loadMoreStrings("match"), loadMoreStrings("match")]);
  assert.equal(one, other);
  assert.equal(one.t("greeting"), "Hello");
  assert.deepEqual(asked, ["en.ftl", "match-en.ftl", "match-en.ftl"]);
});
