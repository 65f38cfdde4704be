import assert from "node:assert/strict";
import { test } from "node:test";
import { localeOf } from "./locale.js";

test("nothing is plural in Portugal, and dates are British in English", () => {
  assert.equal(new Intl.PluralRules(localeOf("pt")).select(0), "other");
  const day = new Date("2026-11-05T12:00:00Z");
  assert.match(day.toLocaleDateString(localeOf("en"), { dateStyle: "medium" }), /^5 Nov/);
});

test("the other languages are what they are", () => {
  assert.deepEqual(["fr", "nl"].map(localeOf), ["fr", "nl"]);
});
