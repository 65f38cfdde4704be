/** Why a letter is refused, in sentences; nothing of the letter becomes markup. */

import { playedText } from "../board/sentences.js";
import { errorTexts } from "../editor/errors.js";
import { part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/errors.js").CoreError} CoreError */
/** @typedef {{ seat: number, move: string, opened: string, resigns: boolean, mark: string }} Version of what a letter says */

/**
 * @param {CoreError & Record<string, any>} error
 * @param {Strings} strings
 * @returns {Node[]}
 */
export function refusalParts(error, strings) {
  const id = `post-refused-${error.code}`;
  if (!strings.has(id)) {
    return errorTexts(error, strings).map((text) => part("p", "", text));
  }
  const { letter = 0, player = 0, square = "", move = "", version = 0 } = error;
  const text = strings.t(id, { letter, player, square, move, version });
  const isTwofold = typeof error.known === "object" && typeof error.told === "object";
  return [part("p", "", text), ...(isTwofold ? [versions(error, strings)] : [])];
}

/**
 * Both versions of the same letter, one below the other.
 *
 * @param {Record<string, any>} error
 * @param {Strings} strings
 */
function versions({ known, told }, strings) {
  return part(
    "ul",
    "",
    part("li", "", strings.t("mail-version-known", { what: versionText(known, strings) })),
    part("li", "", strings.t("mail-version-told", { what: versionText(told, strings) })),
  );
}

/**
 * @param {Version} version
 * @param {Strings} strings
 */
function versionText({ move, opened, resigns, mark }, strings) {
  const played = move ? playedText({ move, kind: "", captured: "" }, strings) : "";
  const said = resigns ? strings.t("mail-version-resigns") : played;
  const masks = opened ? strings.t("mail-version-opened", { count: opened.length }) : "";
  const what = [said, masks].filter(Boolean);
  return strings.t("mail-version", {
    what: what.length ? strings.every(what) : strings.t("mail-version-promises"),
    mark,
  });
}
