/** The report of the progress: puzzles solved, the streak, and export and import as a file. */

import { download, importButton } from "../frame/files.js";
import { button, part } from "../frame/parts.js";
import { canRemember } from "../frame/storage.js";
import { today } from "./days.js";
import { BACKUP, joined, nothingYet, parseProgress, streakNow } from "./progress.js";
import { dropBroken, keepProgress, recallProgress } from "./progress-storage.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./progress.js").Progress} Progress */

export class Report {
  #strings;
  #show;
  #said = part("p", "volto-keeping");
  element;
  /** The warning at the top of the page. */
  alarms;

  /**
   * @param {{ listed: string[], progress: Progress, broken: string | null }} kept the ids of all puzzles, and what is kept
   * @param {Strings} strings
   * @param {() => Promise<void>} show renders the page after a change
   */
  constructor({ listed, progress, broken }, strings, show) {
    this.#strings = strings;
    this.#show = show;
    this.#said.role = "status";
    const total = listed.length;
    // What has been taken out since stays in the progress, and is not counted here.
    const count = listed.filter((id) => id in progress.solved).length;
    const bar = part("progress");
    bar.max = total;
    bar.value = count;
    bar.ariaLabel = strings.t("trainer-solved", { count, total });
    const days = streakNow(progress, today());
    this.element = part(
      "section",
      "volto-report",
      part("h2", "", strings.t("trainer-progress")),
      bar,
      part("p", "", strings.t("trainer-solved", { count, total })),
      part("p", "volto-streak", strings.t("trainer-streak", { days })),
      part("p", "", strings.t(canRemember() ? "trainer-kept" : "trainer-full")),
      this.#actions(),
      this.#said,
    );
    this.alarms = broken === null ? [] : [this.#sorry(broken)];
  }

  #actions() {
    let isSure = false;
    const forget = button(
      this.#strings.t("trainer-forget"),
      () => {
        if (isSure) {
          this.#forget();
        } else {
          isSure = true;
          forget.textContent = this.#strings.t("trainer-forget-sure");
        }
      },
      "forget",
    );
    return part(
      "div",
      "volto-actions",
      button(this.#strings.t("trainer-export"), () => this.#export(), "export"),
      ...importButton(this.#strings.t("trainer-import"), (text) => this.#import(text)),
      forget,
    );
  }

  /** @param {string} broken */
  #sorry(broken) {
    const element = part("div", "volto-sorry", part("p", "", this.#strings.t("trainer-broken")));
    element.role = "alert";
    const drop = () => {
      dropBroken();
      element.remove();
    };
    const save = () => {
      download("volto-puzzles-unreadable.txt", broken);
      drop();
    };
    const [saves, drops] = [
      this.#strings.t("trainer-save-broken"),
      this.#strings.t("trainer-drop-broken"),
    ];
    element.append(
      part(
        "div",
        "volto-actions",
        button(saves, save, "save-broken"),
        button(drops, drop, "drop-broken"),
      ),
    );
    return element;
  }

  /** As a backup that has nothing but the puzzles: whatever opens one opens it. */
  async #export() {
    const { recallAllNotes } = await import("./notes-storage.js");
    const { progress } = recallProgress();
    const whole = { format: BACKUP, version: 1, puzzles: progress, notes: recallAllNotes() };
    download(`volto-puzzles-${today()}.json`, JSON.stringify(whole, null, 1));
  }

  async #forget() {
    const { keepAllNotes } = await import("./notes-storage.js");
    keepAllNotes({});
    await this.#replace(nothingYet(), "trainer-forgotten");
  }

  /** @param {string} text of a file */
  async #import(text) {
    const theirs = parseProgress(text);
    if (!theirs) {
      this.#said.textContent = this.#strings.t("trainer-import-wrong");
      return;
    }
    const { joinedNotes, keepAllNotes, parseAllNotes, recallAllNotes } = await import(
      "./notes-storage.js"
    );
    // Older files have none.
    const { notes = {} } = JSON.parse(text);
    keepAllNotes(joinedNotes(recallAllNotes(), parseAllNotes(JSON.stringify(notes))));
    const { progress } = recallProgress();
    const count = Object.keys({ ...theirs.solved, ...theirs.mistakes }).length;
    await this.#replace(joined(progress, theirs), "trainer-imported", { count });
  }

  /**
   * @param {Progress} progress
   * @param {string} message
   * @param {Record<string, number>} [values]
   */
  async #replace(progress, message, values) {
    const isKept = keepProgress(progress);
    await this.#show();
    const said = document.querySelector(".volto-report .volto-keeping");
    if (said) {
      said.textContent = this.#strings.t(isKept ? message : "trainer-full", values);
    }
  }
}
