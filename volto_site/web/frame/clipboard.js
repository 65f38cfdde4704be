/** Writing to the clipboard. */

/**
 * Copy a text while the reader's gesture still counts: WebKit allows nothing after it has waited
 * for an answer, so a text that is still to come is handed over as a promise.
 *
 * @param {string | Promise<string | null>} text nothing is copied if there is none
 * @returns {Promise<boolean>} whether the browser allowed it
 */
export async function copyText(text) {
  try {
    if (typeof text === "string") {
      await navigator.clipboard.writeText(text);
    } else if ("ClipboardItem" in globalThis) {
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain(text) })]);
    } else {
      await navigator.clipboard.writeText(await existing(text));
    }
    return true;
  } catch {
    return false;
  }
}

/** @param {Promise<string | null>} text */
function plain(text) {
  const content = existing(text).then((found) => new Blob([found], { type: "text/plain" }));
  // A browser that allows nothing does not even look at it.
  content.catch(() => {});
  return content;
}

/** @param {Promise<string | null>} text */
async function existing(text) {
  const found = await text;
  if (found === null) {
    throw new Error("there is nothing to copy");
  }
  return found;
}
