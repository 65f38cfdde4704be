/** Random numbers. */

/** @returns {string} a number, by which the core deals masks that the page never sees */
export function randomNumber() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number);
}
