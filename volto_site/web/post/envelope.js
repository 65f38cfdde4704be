/** The last own letter on its way: as a link, as text to paste, as a QR code with the turn alone. */

import { field } from "../editor/fields.js";
import { copyText } from "../frame/clipboard.js";
import { download } from "../frame/files.js";
import { button, part } from "../frame/parts.js";
import { addressOf } from "./addresses.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./dialog.js").Dialog} Dialog */

/**
 * @typedef {object} Letter
 * @property {string} whole
 * @property {string} short with the new turn alone
 * @property {number} number
 * @property {boolean} isSaved whether the secret has been saved, or need not be
 */

/**
 * @typedef {object} Host
 * @property {() => void} sent called when the letter has left, as far as the page can know
 * @property {() => Promise<{ name: string, text: string }>} secret the file of the secret
 * @property {() => void} saved
 */

export class Envelope {
  #strings;
  #dialog;
  #letter;
  #host;

  /**
   * @param {Strings} strings
   * @param {Dialog} dialog
   * @param {Letter} letter
   * @param {Host} host
   */
  constructor(strings, dialog, letter, host) {
    this.#strings = strings;
    this.#dialog = dialog;
    this.#letter = letter;
    this.#host = host;
  }

  /** Show it; before the first letter leaves, the secret is offered to be saved. */
  show() {
    if (this.#letter.isSaved) {
      this.#send();
    } else {
      this.#offer();
    }
  }

  #offer() {
    const strings = this.#strings;
    const save = async () => {
      const { name, text } = await this.#host.secret();
      download(name, text);
      this.#host.saved();
      this.#send();
    };
    const later = () => {
      this.#host.saved();
      this.#send();
    };
    const first = button(strings.t("mail-save"), save, "save-secret");
    first.dataset.done = "true";
    this.#dialog.show(
      "mail-save-title",
      part("p", "", strings.t("mail-save-why")),
      part("p", "", strings.t("mail-save-warning")),
      part("div", "volto-actions", first, button(strings.t("mail-save-not"), later, "save-not")),
    );
    first.focus();
  }

  #send() {
    const strings = this.#strings;
    const { whole, number } = this.#letter;
    const address = addressOf(whole);
    const { area, element } = field(strings.t("mail-link"), {
      rows: 3,
      isReadOnly: true,
      name: "letter",
    });
    area.value = address;
    area.addEventListener("focus", () => area.select());
    const copy = button(strings.t("mail-copy"), () => this.#copy(address, "mail-copied"), "copy");
    copy.dataset.done = "true";
    this.#dialog.show(
      "mail-send-title",
      part("p", "", strings.t(number > 1 ? "mail-send-how" : "mail-send-invitation")),
      element,
      part(
        "div",
        "volto-actions",
        copy,
        ...this.#shareButton(address),
        button(
          strings.t("mail-copy-text"),
          () => this.#copy(whole, "mail-copied-text"),
          "copy-text",
        ),
        button(strings.t("mail-code"), () => this.#code(), "code"),
      ),
    );
    copy.focus();
  }

  /**
   * The share sheet of a phone, where there is one.
   *
   * @param {string} url
   */
  #shareButton(url) {
    if (!("share" in navigator)) {
      return [];
    }
    const share = async () => {
      // Who closes the sheet has sent nothing.
      const isShared = await navigator.share({ url }).then(
        () => true,
        () => false,
      );
      if (isShared) {
        this.#host.sent();
        this.#dialog.close();
      }
    };
    return [button(this.#strings.t("mail-share"), share, "share")];
  }

  /**
   * @param {string} text
   * @param {string} message
   */
  async #copy(text, message) {
    const isCopied = await copyText(text);
    // Where copying is forbidden, the text can be selected by hand.
    this.#host.sent();
    this.#dialog.say(this.#strings.t(isCopied ? message : "mail-not-copied"));
  }

  async #code() {
    const strings = this.#strings;
    const { short, number } = this.#letter;
    const { drawCode } = await import("./code.js");
    const code = await drawCode(addressOf(short), strings.t("mail-code-label"));
    const back = button(strings.t("mail-code-back"), () => this.#send(), "back");
    this.#host.sent();
    this.#dialog.show(
      "mail-code",
      part("p", "", strings.t(number > 1 ? "mail-code-how" : "mail-code-invitation")),
      code,
      part("div", "volto-actions", back),
    );
    back.focus();
  }
}
