/** Whether something is laid out at all, and when it comes near the window. */

/**
 * Ask the browser, or measure where it cannot be asked: Safari can since version 17.4 only.
 *
 * @param {Element} element
 */
export function isShown(element) {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/**
 * Act once, as soon as an element is near the window.
 *
 * @param {Element} element
 * @param {string} margin around the window that counts as near
 * @param {() => void} act
 */
export function whenNear(element, margin, act) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        act();
      }
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
