/** The panel that saves everything as one file, and opens it again. */

import { download, importButton } from "../frame/files.js";
import { button, part } from "../frame/parts.js";
import { loadMoreStrings } from "../frame/strings.js";
import { forgetsInAWeek } from "../frame/webkit.js";

/**
 * @param {HTMLElement} root
 * @param {import("../frame/strings.js").Strings} strings
 */
function build(root, strings) {
  const said = part("p", "volto-keeping");
  said.role = "status";
  const save = async () => {
    const { backupOfToday } = await import("./contents.js");
    const { name, text } = backupOfToday();
    download(name, text);
  };
  const open = async (/** @type {string} */ text) => {
    const { restore } = await import("./contents.js");
    said.textContent = strings.t(`backup-${restore(text)}`);
    // Who lists what is kept hears of it as from another tab.
    dispatchEvent(new StorageEvent("storage", { key: null }));
  };
  root.replaceChildren(
    part(
      "div",
      "volto-actions",
      button(strings.t("backup-save"), save, "backup"),
      ...importButton(strings.t("backup-open"), open),
    ),
    said,
    ...(forgetsInAWeek() ? [part("p", "volto-keeping", strings.t("backup-seven-days"))] : []),
  );
}

const root = document.querySelector(".volto-backup");
if (root instanceof HTMLElement) {
  build(root, await loadMoreStrings("match"));
}
