/** What the reader's browser remembers; where it may not, nothing is remembered. */

/**
 * @param {string} name
 * @returns {string | null}
 */
export function recall(name) {
  try {
    return localStorage.getItem(`volto.${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`volto.${name}`, value);
  } catch {
    // Storage may be forbidden or full; the page works without.
  }
}
