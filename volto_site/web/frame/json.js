/** What kind of value was read from JSON that anybody may have written. */

/**
 * @param {unknown} value
 * @returns {value is any}
 */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Whether it is an object whose values are all texts.
 *
 * @param {unknown} value
 * @returns {value is any}
 */
export function hasTextsAlone(value) {
  return isObject(value) && Object.values(value).every((each) => typeof each === "string");
}
