/** The record of a learner of the course, as plain data: parsed, validated and updated. */

import { isCard } from "../cards/schedule.js";
import { isObject } from "../frame/json.js";
import { finishedLessons, successorOf } from "./first-course.js";

/** @typedef {import("../cards/schedule.js").Card} Card */
/** @typedef {{ right: boolean, card: Card }} RuleRecord how the last check of a rule went */
/** @typedef {import("./steps.js").Lesson} Lesson */

/**
 * @typedef {object} CourseRecord
 * @property {2} version
 * @property {string} at the step that was shown last
 * @property {Record<string, number>} stars by step; a question answered right has three
 * @property {string[]} missed questions that come back
 * @property {string[]} passed lessons skipped by their test
 * @property {Record<string, RuleRecord>} rules
 */

/** @returns {CourseRecord} */
export function nothingYet() {
  return { version: 2, at: "", stars: {}, missed: [], passed: [], rules: {} };
}

/**
 * @param {string} text
 * @returns {CourseRecord | null} null if it is not a valid record
 */
export function parseRecord(text) {
  try {
    const value = JSON.parse(text);
    // The first records have no tests.
    const record = isObject(value) ? { passed: [], ...value } : null;
    if (record?.version === 1) {
      const now = { ...record, version: 2 };
      return isRecord(now) ? carriedOver(now) : null;
    }
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
}

/**
 * A record of the first course in the course of today: nothing that was done is asked for again.
 *
 * @param {CourseRecord} record
 * @returns {CourseRecord}
 */
function carriedOver(record) {
  const passed = [...new Set([...record.passed, ...finishedLessons(record.stars)])];
  const missed = [...new Set(record.missed.map(successorOf))];
  return { ...record, at: successorOf(record.at), missed, passed };
}

/**
 * @param {any} value
 * @returns {value is CourseRecord}
 */
function isRecord(value) {
  return (
    isObject(value) &&
    value.version === 2 &&
    typeof value.at === "string" &&
    isObject(value.stars) &&
    Object.values(value.stars).every((stars) => [1, 2, 3].includes(stars)) &&
    isListOfNames(value.missed) &&
    isListOfNames(value.passed) &&
    isObject(value.rules) &&
    Object.values(value.rules).every(isKnown)
  );
}

/** @param {any} value */
function isListOfNames(value) {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

/** @param {any} value */
function isKnown(value) {
  return isObject(value) && typeof value.right === "boolean" && isCard(value.card);
}

/**
 * The record with a step done; the highest number of stars is kept.
 *
 * @param {CourseRecord} record
 * @param {string} step
 * @param {number} stars
 * @returns {CourseRecord}
 */
export function withStars(record, step, stars) {
  const most = Math.max(stars, record.stars[step] ?? 0);
  return {
    ...record,
    missed: without(record.missed, step),
    stars: { ...record.stars, [step]: most },
  };
}

/**
 * @param {CourseRecord} record
 * @param {string} step
 * @returns {CourseRecord}
 */
export function withMiss(record, step) {
  return { ...record, missed: [...without(record.missed, step), step] };
}

/**
 * @param {CourseRecord} record
 * @param {string} lesson
 * @returns {CourseRecord}
 */
export function withPassed(record, lesson) {
  return { ...record, passed: [...without(record.passed, lesson), lesson] };
}

/**
 * @param {CourseRecord} record
 * @param {Record<string, RuleRecord>} rules
 * @returns {CourseRecord}
 */
export function withRules(record, rules) {
  return { ...record, rules: { ...record.rules, ...rules } };
}

/**
 * @param {string[]} names
 * @param {string} name
 */
function without(names, name) {
  return names.filter((each) => each !== name);
}

/**
 * The stars of a lesson and how many there are; an example that is shown and a card earn none.
 *
 * @param {Lesson} lesson
 * @param {CourseRecord} record
 */
export function starsOf({ steps }, record) {
  const earning = steps.filter(({ stage }) => stage !== "worked" && stage !== "card");
  const stars = earning.reduce((sum, { id }) => sum + (record.stars[id] ?? 0), 0);
  return { stars, total: earning.length * 3, isDone: earning.every(({ id }) => record.stars[id]) };
}

/**
 * Whether a lesson is finished, or skipped by its test.
 *
 * @param {Lesson} lesson
 * @param {CourseRecord} record
 */
export function isOver(lesson, record) {
  return record.passed.includes(lesson.id) || starsOf(lesson, record).isDone;
}

/**
 * Both together: the highest stars, and of a rule the card that comes back later.
 *
 * @param {CourseRecord} mine
 * @param {CourseRecord} other
 * @returns {CourseRecord}
 */
export function joined(mine, other) {
  const stars = { ...mine.stars };
  for (const [step, count] of Object.entries(other.stars)) {
    stars[step] = Math.max(count, stars[step] ?? 0);
  }
  const rules = { ...mine.rules };
  for (const [rule, known] of Object.entries(other.rules)) {
    const own = rules[rule];
    rules[rule] = own && Date.parse(own.card.due) >= Date.parse(known.card.due) ? own : known;
  }
  const missed = [...new Set([...mine.missed, ...other.missed])].filter((step) => !stars[step]);
  const passed = [...new Set([...mine.passed, ...other.passed])];
  return { version: 2, at: mine.at || other.at, stars, missed, passed, rules };
}
