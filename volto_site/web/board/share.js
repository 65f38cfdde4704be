/** Copying the position of a board, or the address of its section. */

import { copyText } from "../frame/clipboard.js";

/**
 * @param {"copy" | "share"} tool
 * @param {HTMLElement} host the `volto-board`
 * @returns {Promise<string>} the id of the message that reports it
 */
export async function share(tool, host) {
  const isCopied = await copyText(
    tool === "copy" ? (host.dataset.position ?? "") : addressOf(host),
  );
  const message = tool === "copy" ? "play-copied" : "play-shared";
  return isCopied ? message : "play-not-copied";
}

/**
 * The address of the section that contains an element.
 *
 * @param {HTMLElement} element
 */
function addressOf(element) {
  const headings = [...document.querySelectorAll(":is(h1, h2, h3)[id]")];
  const before = headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const address = new URL(location.href);
  address.hash = before?.id ?? "";
  return address.href;
}
