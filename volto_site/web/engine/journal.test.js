import assert from "node:assert/strict";
import { test } from "node:test";
import { Journal } from "./journal.js";

const TICKET = "0123456789abcdef0123456789abcdef";
const OK = { ok: true };

/** @param {[any, any][]} story requests and their answers */
function journalOf(story) {
  const journal = new Journal();
  for (const [request, answer] of story) {
    journal.keep(request, answer);
  }
  return journal;
}

test("a request that changes a board is kept, and one that only asks is not", () => {
  const load = { do: "load", board: "a", position: "…" };
  const play = { do: "play", board: "a", move: "a2a3" };
  const journal = journalOf([
    [load, OK],
    [play, OK],
    [{ do: "line", board: "a" }, OK],
    [{ do: "mirror", position: "…" }, OK],
  ]);
  assert.deepEqual(journal.requests(), [load, play]);
});

test("what the core has refused has not happened", () => {
  const journal = journalOf([[{ do: "load", board: "a", position: "?" }, { ok: false }]]);
  assert.deepEqual(journal.requests(), []);
});

test("a new load replaces all that was done on its board", () => {
  const again = { do: "load", board: "a", task: "e1" };
  const journal = journalOf([
    [{ do: "load", board: "a", position: "…" }, OK],
    [{ do: "play", board: "a", move: "a2a3" }, OK],
    [again, OK],
  ]);
  assert.deepEqual(journal.requests(), [again]);
});

test("a new worker need not tell the suspects", () => {
  const journal = journalOf([[{ do: "load", board: "a", position: "…", suspects: true }, OK]]);
  assert.deepEqual(journal.requests(), [{ do: "load", board: "a", position: "…" }]);
});

test("of a deal the journal holds the ticket alone", () => {
  const answer = { ok: true, ticket: TICKET };
  const journal = journalOf([
    [{ do: "load", board: "a", task: "learn-game-six", deal: true }, answer],
    [{ do: "reset", board: "a", deal: "7" }, answer],
  ]);
  assert.deepEqual(journal.requests(), [
    { do: "load", board: "a", task: "learn-game-six", ticket: TICKET },
    { do: "reset", board: "a", ticket: TICKET },
  ]);
});

test("a long game is kept short, and keeps its ticket", () => {
  const journal = new Journal();
  const plain = { ok: true, moves: ["a2a3"], can: { undo: true, redo: false } };
  journal.keep(/** @type {any} */ ({ do: "load", board: "a", position: "…", deal: true }), {
    ...plain,
    ticket: TICKET,
  });
  for (let count = 0; count < 100; count += 1) {
    journal.keep({ do: "go", board: "a", to: "0" }, plain);
  }
  const requests = journal.requests();
  assert.ok(requests.length < 45);
  assert.deepEqual(requests[0], { do: "load", board: "a", position: "…", ticket: TICKET });
});

test("a board that is forgotten is not made again", () => {
  const other = { do: "load", board: "b", position: "…" };
  const journal = journalOf([
    [{ do: "load", board: "a", position: "…" }, OK],
    [other, OK],
  ]);
  journal.forget("a");
  assert.deepEqual(journal.requests(), [other]);
});

test("a match is loaded again after its moves, and nobody chooses them a second time", () => {
  const resume = { level: "5", learner: "1" };
  const load = { do: "load", board: "m", match: resume, moves: [], deal: true };
  const after = (/** @type {string[]} */ ...moves) => ({
    ok: true,
    moves,
    match: { resume: { ...resume, taken: "1" } },
  });
  const journal = journalOf([
    [load, { ...after(), ticket: TICKET }],
    [{ do: "play", board: "m", move: "b2b3" }, after("b2b3")],
    [{ do: "answer", board: "m" }, after("b2b3", "a6a5")],
  ]);
  assert.deepEqual(journal.requests(), [
    {
      do: "load",
      board: "m",
      match: { ...resume, taken: "1" },
      moves: ["b2b3", "a6a5"],
      ticket: TICKET,
    },
  ]);
});

test("a game by post is loaded again after its last letter, with the ticket of its seed", () => {
  const journal = new Journal();
  const begun = { seat: "1", setup: "NALSN/CANAL" };
  const load = { do: "load", board: "p", post: begun, seed: true };
  journal.keep(/** @type {any} */ (load), { ok: true, ticket: "t1" });
  const resume = { ...begun, letter: "VlAB" };
  journal.keep({ do: "play", board: "p", move: "a2a3" }, { ok: true, post: { resume } });
  assert.deepEqual(journal.requests(), [{ do: "load", board: "p", post: resume, ticket: "t1" }]);
});
