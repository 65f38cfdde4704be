/** What can be taken along from a board: its position, and the address of its section. */

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether the browser allowed it
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copy the position of a board or the address of its section.
 *
 * @param {"copy" | "share"} what
 * @param {HTMLElement} host the `volto-board`
 * @returns {Promise<string>} the id of what there is to say
 */
export async function take(what, host) {
  const isCopied = await copy(what === "copy" ? (host.dataset.position ?? "") : addressOf(host));
  const message = what === "copy" ? "play-copied" : "play-shared";
  return isCopied ? message : "play-not-copied";
}

/**
 * The address of the section that an element stands in.
 *
 * @param {HTMLElement} element
 */
export function addressOf(element) {
  const headings = [...document.querySelectorAll(":is(h1, h2, h3)[id]")];
  const before = headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const address = new URL(location.href);
  address.hash = before?.id ?? "";
  return address.href;
}
