/** The button with which a game is given up, pressed twice. */

import { button } from "../frame/parts.js";

/**
 * @param {import("../frame/strings.js").Strings} strings
 * @param {() => void} resign
 */
export function resignButton(strings, resign) {
  let isSure = false;
  const element = button(
    strings.t("match-resign"),
    () => {
      if (isSure) {
        resign();
      } else {
        isSure = true;
        element.textContent = strings.t("match-resign-sure");
      }
    },
    "resign",
  );
  return element;
}
