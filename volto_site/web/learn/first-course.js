/** What became of the first course: where its steps are now, and what its learners have done. */

/** The steps that are no more, with the one that takes their place. */
const SUCCESSORS = /** @type {Record<string, string>} */ ({
  "e4-ivory": "learn-offer-again",
  "learn-bluff-last": "learn-bluff",
  "case-noble-not-diagonally": "case-noble-one-step",
  "case-advisor-not-straight": "case-advisor-one-step",
  "case-soldier-stays-in-the-palace": "learn-palace",
  "case-third-time": "case-second-time-only",
  "case-moving-reveals-nothing": "learn-hidden-show",
  "case-candidate-takes-a-lady": "case-candidate-takes-a-lady-in-the-palace",
  "case-one-lady-each-decides-nothing": "case-first-lady-does-not-end-the-game",
  "case-night-may-begin": "case-wait-for-the-beginner",
});

/** The steps that earned stars in each lesson of the first course. */
const EARNING = {
  ladies: "e4-ivory learn-spare case-second-lady-captured case-turns-alternate",
  noble: "learn-noble-last learn-noble case-noble-not-diagonally case-no-passing",
  advisor: "learn-advisor-last learn-advisor case-advisor-not-straight case-not-onto-an-own-mask",
  soldier: "learn-halt learn-road case-soldier-does-not-jump case-soldier-stays-in-the-palace",
  candidate:
    "e5 learn-candidate case-corner-of-the-mat case-others-in-the-palace-win-nothing " +
    "case-candidate-enters-by-capturing",
  lady: "learn-lady-last learn-lady case-lady-cannot-capture case-lady-to-an-empty-square",
  captures:
    "e1 e3 case-capture-reveals case-lady-takes-her-capturer-along " +
    "case-candidate-takes-a-lady-in-the-palace",
  endings: "e2 learn-endings case-candidate-captured case-nothing-to-move case-third-time",
  hidden:
    "learn-seat s1 case-backs-are-for-the-owner case-moving-reveals-nothing " +
    "case-each-faces-the-other-palace",
  deduction: "learn-deduce learn-count case-empty-or-enemy case-candidate-takes-a-lady",
  bluff:
    "learn-bluff-last learn-bluff case-one-lady-each-decides-nothing " +
    "case-first-lady-does-not-end-the-game",
  game:
    "learn-game-last learn-game-four learn-game-six learn-game-ten case-full-setup " +
    "case-night-may-begin",
};

/**
 * The step that an address or a record of the first course means now.
 *
 * @param {string} id
 */
export function successorOf(id) {
  return SUCCESSORS[id] ?? id;
}

/**
 * The lessons that a learner of the first course has finished.
 *
 * @param {Record<string, number>} stars by step
 */
export function finishedLessons(stars) {
  return Object.entries(EARNING).flatMap(([lesson, steps]) =>
    steps.split(" ").every((step) => stars[step]) ? [lesson] : [],
  );
}
