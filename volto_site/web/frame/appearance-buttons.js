/** The two buttons that change between light and dark, of which one is shown. */

import { recall, remember, whenChangedElsewhere } from "./storage.js";

export function enableAppearanceButtons() {
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
  const isDark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    const chosen = ["default", "slate"].find((scheme) => scheme === recall("scheme"));
    const scheme = chosen ?? (isDark.matches ? "slate" : "default");
    document.documentElement.dataset.mdColorScheme = scheme;
  };
  isDark.addEventListener("change", follow);
  whenChangedElsewhere("scheme", follow);
}
