/** The field for the name of a game by post. */

import { part } from "../frame/parts.js";
import { LONGEST_NAME } from "./games.js";

/**
 * @param {import("../frame/strings.js").Strings} strings
 * @param {string} name
 */
export function nameField(strings, name) {
  const input = part("input");
  input.type = "text";
  input.maxLength = LONGEST_NAME;
  input.value = name;
  input.dataset.field = "name";
  const element = part("label", "volto-field", part("span", "", strings.t("mail-name")), input);
  return { input, element };
}
