/** Random numbers. */

/** @returns {string} the number of a set-up, of which the core knows how to make all */
export function randomNumber() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number);
}
