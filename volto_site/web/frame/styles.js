/** Style sheets that are loaded with what they are for. */

/**
 * @param {string} name such as `figures`
 * @returns {Promise<void>} fulfilled when it is there, or cannot be had
 */
export function loadStyle(name) {
  const href = new URL(`../css/${name}.css`, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
