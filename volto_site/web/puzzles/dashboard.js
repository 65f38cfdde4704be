/** The figures of a learner: the rating, the days, accuracy and speed by theme, the history. */

import { locale } from "../frame/locale.js";
import { button, link, part } from "../frame/parts.js";
import { loadStyle } from "../frame/styles.js";
import { calendarOf, countByDay } from "./calendar.js";
import { today } from "./days.js";
import { nameOf } from "./list.js";
import { keepProgress, recallProgress } from "./progress-storage.js";
import { isSettled, points } from "./rating.js";
import { ratingCurve } from "./rating-curve.js";
import { byTheme, figuresOf } from "./statistics.js";
import { allTries } from "./tries.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./list.js").List} List */
/** @typedef {import("./progress.js").Progress} Progress */
/** @typedef {import("./statistics.js").Figures} Figures */
/** @typedef {ReturnType<typeof allTries>} Tries */

/** Fulfilled when the figures can be shown. */
export const styled = loadStyle("figures");

/** The weeks of the calendar, and the tries of the history that are shown at a time. */
const WEEKS = 26;
const SHOWN = 12;

export class Dashboard {
  #list;
  #progress;
  #strings;
  #show;
  #tries;
  element;

  /**
   * @param {List} list
   * @param {Progress} progress
   * @param {Strings} strings
   * @param {() => Promise<void>} show renders the page after a change
   */
  constructor(list, progress, strings, show) {
    this.#list = list;
    this.#progress = progress;
    this.#strings = strings;
    this.#show = show;
    this.#tries = allTries(progress);
    this.element = part(
      "section",
      "volto-dashboard",
      part("h2", "", strings.t("trainer-figures")),
      this.#rating(),
      this.#block("calendar", this.#calendar()),
      ...(this.#tries.length
        ? [
            this.#block("by-theme-figures", this.#themes()),
            this.#block("history", ...this.#history()),
          ]
        : []),
    );
  }

  /**
   * @param {string} name of its title
   * @param {Node[]} content
   */
  #block(name, ...content) {
    const title = part("h3", "", this.#strings.t(`trainer-${name}`));
    return part("div", "volto-figures", title, ...content);
  }

  #rating() {
    const { rating, unrated } = this.#progress;
    const change = async () => {
      const { unrated: was, ...rest } = recallProgress().progress;
      keepProgress(was ? rest : { ...rest, unrated: true });
      await this.#show();
    };
    const way = unrated ? "show" : "hide";
    const turn = button(this.#strings.t(`trainer-rating-${way}`), change, "rating");
    if (unrated) {
      return this.#block("rating", turn);
    }
    const value = isSettled(rating)
      ? part("p", "volto-figures__value", String(points(rating)))
      : part("p", "", this.#strings.t("trainer-rating-forming"));
    const values = this.#tries.flatMap((each) => (each.rating === undefined ? [] : [each.rating]));
    const about = part("p", "", this.#strings.t("trainer-rating-about"));
    const curve = ratingCurve(values, this.#strings.t("trainer-rating-curve"));
    return this.#block("rating", value, ...(curve ? [curve] : []), about, turn);
  }

  #calendar() {
    const weeks = calendarOf(countByDay(this.#tries), today(), WEEKS);
    const days = weeks.flat();
    const active = days.filter(({ count }) => count > 0).length;
    const total = days.reduce((sum, { count }) => sum + count, 0);
    const said = this.#strings.t("trainer-calendar-said", { active, total });
    const grid = part("div", "volto-calendar");
    grid.role = "img";
    grid.ariaLabel = said;
    grid.append(
      ...weeks.map((week) => {
        const column = part("span", "volto-calendar__week");
        column.append(
          ...week.map(({ day, count, shade }) => {
            const each = part("span", "volto-calendar__day");
            each.dataset.shade = String(shade);
            each.title = this.#strings.t("trainer-calendar-day", { day: this.#date(day), count });
            return each;
          }),
        );
        return column;
      }),
    );
    return part("div", "", grid, part("p", "", said));
  }

  #themes() {
    const rows = byTheme(this.#tries, this.#list.puzzles, this.#progress.solved);
    const heads = ["theme", "tries", "accuracy", "speed"].map((name) => {
      const head = part("th", "", this.#strings.t(`trainer-column-${name}`));
      head.scope = "col";
      return head;
    });
    const all = this.#row(this.#strings.t("trainer-all-themes"), figuresOf(this.#tries));
    const body = part("tbody", "", all);
    body.append(
      ...rows.map(([theme, figures]) => this.#row(this.#strings.t(`theme-${theme}`), figures)),
    );
    const table = part("table", "volto-plain", part("thead", "", part("tr", "", ...heads)), body);
    const frame = part("div", "volto-figures__table", table);
    // On a narrow phone it scrolls, also by keyboard.
    frame.tabIndex = 0;
    frame.role = "region";
    frame.ariaLabel = this.#strings.t("trainer-by-theme-figures");
    return frame;
  }

  /**
   * @param {string} name
   * @param {Figures} figures
   */
  #row(name, { tries, solved, seconds }) {
    const head = part("th", "", name);
    head.scope = "row";
    const share = Math.round((100 * solved) / tries);
    const bar = part("meter");
    bar.max = 100;
    bar.value = share;
    bar.ariaHidden = "true";
    const accuracy = part("td", "", bar, ` ${this.#strings.t("trainer-share", { share })}`);
    const speed = part("td", "", seconds === null ? "–" : this.#time(seconds));
    return part("tr", "", head, part("td", "", String(tries)), accuracy, speed);
  }

  #history() {
    const latest = this.#tries.toReversed();
    const entries = new Map(this.#list.puzzles.map((entry) => [entry.id, entry]));
    const list = part("ol", "volto-figures__history");
    const more = button(this.#strings.t("trainer-more"), () => add(), "more-history");
    const add = () => {
      const from = list.childElementCount;
      const next = latest.slice(from, from + SHOWN);
      list.append(...next.map((each) => this.#tried(each, entries.get(each.id))));
      more.hidden = list.childElementCount >= latest.length;
    };
    add();
    return [list, more];
  }

  /**
   * @param {Tries[number]} tried
   * @param {import("./list.js").Entry | undefined} entry undefined if it has been taken out
   */
  #tried({ id, at, took, result, change }, entry) {
    const name = entry ? nameOf(entry, this.#strings) : id;
    const facts = [
      this.#strings.t(`trainer-result-${result}`),
      this.#date(at.slice(0, 10)),
      ...(took === null ? [] : [this.#time(took)]),
      ...(change === undefined || this.#progress.unrated ? [] : [this.#gained(change)]),
    ];
    const item = part("li", "", link(name, `${id}/`), " ", part("span", "", facts.join(" · ")));
    item.dataset.result = result;
    return item;
  }

  /** @param {number} change of the rating */
  #gained(change) {
    const way = change < 0 ? "down" : "up";
    return this.#strings.t("trainer-rating-change", { way, by: Math.abs(change) });
  }

  /** @param {number} seconds */
  #time(seconds) {
    const minutes = Math.floor(seconds / 60);
    return this.#strings.t("trainer-time", { minutes, seconds: seconds % 60 });
  }

  /** @param {string} day */
  #date(day) {
    const format = new Intl.DateTimeFormat(locale(), {
      dateStyle: "medium",
      timeZone: "UTC",
    });
    return format.format(new Date(day));
  }
}
