import assert from "node:assert/strict";
import { test } from "node:test";
import { Taps } from "./second-taps.js";

const NEXT = { name: "one next", x: 300, y: 630, time: 1_000, isDouble: false, isTouch: true };

/** @param {Partial<import("./second-taps.js").Tap>[]} later after one on the button that leads on */
function mistaken(...later) {
  const taps = new Taps();
  taps.isMistaken(NEXT);
  return later.map((changes) => taps.isMistaken({ ...NEXT, ...changes }));
}

test("a second tap is not meant for the button that has come to its place", () => {
  assert.deepEqual(mistaken({ name: "two show", time: 1_150 }), [true]);
  assert.deepEqual(mistaken({ name: "two show", time: 1_500, x: 310 }), [true]);
  assert.deepEqual(mistaken({ name: "two next", time: 1_400 }), [true]);
});

test("the third of a series was meant for the first button as well", () => {
  const later = [
    { name: "two show", time: 1_200 },
    { name: "two show", time: 1_400 },
    { name: "two show", time: 2_100 },
  ];
  assert.deepEqual(mistaken(...later), [true, true, false]);
});

test("a tap elsewhere, later, or on the same button is meant", () => {
  assert.deepEqual(mistaken({ name: "two hint", time: 1_200, x: 200 }), [false]);
  assert.deepEqual(mistaken({ name: "two show", time: 1_700 }), [false]);
  assert.deepEqual(mistaken({ time: 1_100 }), [false]);
});

test("of a mouse, the second of a double click alone is mistaken", () => {
  const mouse = { name: "two show", time: 1_100, isTouch: false };
  assert.deepEqual(mistaken(mouse), [false]);
  assert.deepEqual(mistaken({ ...mouse, isDouble: true }), [true]);
});
