/** The two buttons that change between light and dark, of which one is shown. */

import { recall, remember } from "./storage.js";

export function letAppearanceChange() {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-volto-scheme]")
  );
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const scheme = button.dataset.voltoScheme ?? "default";
      document.documentElement.dataset.mdColorScheme = scheme;
      remember("scheme", scheme);
      // The pressed button is hidden now: the focus goes to the one in its place.
      [...buttons].find((other) => other !== button)?.focus();
    });
  }
  // Without a choice of the reader, the page follows the system while it changes.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => {
    if (recall("scheme") === null) {
      document.documentElement.dataset.mdColorScheme = matches ? "slate" : "default";
    }
  });
}
