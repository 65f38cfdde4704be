/** Whether something is laid out at all. */

/**
 * Ask the browser, or measure where it cannot be asked: Safari can since version 17.4 only.
 *
 * @param {Element} element
 */
export function isShown(element) {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
