/** The two buttons that switch between light and dark, of which one is visible. */

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
      // The pressed button is hidden now: move the focus to the other one.
      [...buttons].find((other) => other !== button)?.focus();
    });
  }
  // Without a stored choice, follow changes of the system setting.
  const isDark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    const chosen = ["default", "slate"].find((scheme) => scheme === recall("scheme"));
    const scheme = chosen ?? (isDark.matches ? "slate" : "default");
    document.documentElement.dataset.mdColorScheme = scheme;
  };
  isDark.addEventListener("change", follow);
  whenChangedElsewhere("scheme", follow);
}
