/** Files that a reader saves and opens: a text goes out as a download, and comes in by a button. */

import { button, part } from "./parts.js";

/**
 * Download a text as a file.
 *
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const file = part("a");
  file.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  file.download = name;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 1000);
}

/**
 * A button that opens a file, and the field behind it.
 *
 * @param {string} words
 * @param {(text: string) => void} open
 * @param {string} [accept] what kind of file
 */
export function importButton(words, open, accept = "application/json,.json") {
  const input = part("input", "volto-hidden");
  input.type = "file";
  input.accept = accept;
  input.tabIndex = -1;
  input.ariaHidden = "true";
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (file) {
      const text = await file.text();
      // The same file can be opened again.
      input.value = "";
      open(text);
    }
  });
  return [button(words, () => input.click(), "import"), input];
}
