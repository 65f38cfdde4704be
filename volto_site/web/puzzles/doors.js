/** The doors of the page of all puzzles: the feed, the daily puzzle, the path, challenges, mistakes. */

import { button, link, part } from "../frame/parts.js";
import { today } from "./days.js";
import { nameOf, puzzleOfTheDay } from "./list.js";
import { bestOf, dueMistakes, openMistakes } from "./progress.js";
import { isSettled, points } from "./rating.js";
import { keepRun } from "./run.js";
import { thumbnail } from "./thumbnail.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./list.js").List} List */
/** @typedef {import("./progress.js").Progress} Progress */
/** @typedef {import("./run.js").RunMode} RunMode */

/** How many puzzles are drawn for a challenge: more than anybody needs. */
const DRAWN = { storm: 80, strikes: 150 };

/**
 * Start a run of these puzzles.
 *
 * @param {string[]} ids
 * @param {RunMode} mode
 * @param {string} [first] the puzzle to begin with
 */
export function start(ids, mode, first = ids[0]) {
  if (first) {
    keepRun({ mode, ids });
    location.assign(`${first}/`);
  }
}

export class Doors {
  #list;
  #progress;
  #strings;
  element;

  /**
   * @param {List} list
   * @param {Progress} progress
   * @param {Strings} strings
   */
  constructor(list, progress, strings) {
    this.#list = list;
    this.#progress = progress;
    this.#strings = strings;
    this.element = part(
      "div",
      "volto-doors",
      this.#path(),
      this.#feed(),
      this.#daily(),
      this.#challenge("storm"),
      this.#challenge("strikes"),
      this.#mistakes(),
    );
  }

  /**
   * @param {string} name also that of its title
   * @param {(Node | string)[]} content
   */
  #door(name, ...content) {
    const heading = part("h2", "volto-door__title", this.#strings.t(`trainer-${name}`));
    const element = part("section", `volto-door volto-door--${name}`, heading, ...content);
    element.dataset.door = name;
    return element;
  }

  #feed() {
    const { rating, unrated } = this.#progress;
    const about = part("p", "", this.#strings.t("trainer-feed-about"));
    const now = isSettled(rating)
      ? this.#strings.t("trainer-rating-now", { points: String(points(rating)) })
      : this.#strings.t("trainer-rating-forming");
    const told = part("p", "volto-door__rating", rating && !unrated ? now : "");
    const begin = button(
      this.#strings.t("trainer-begin"),
      async () => {
        const { beginFeed } = await import("./following.js");
        const first = await beginFeed();
        if (first) {
          location.assign(`${first}/`);
        } else {
          about.textContent = this.#strings.t("trainer-feed-done");
        }
      },
      "feed",
    );
    return this.#door("feed", about, ...(told.textContent ? [told] : []), begin);
  }

  #daily() {
    const puzzle = puzzleOfTheDay(this.#list, today());
    if (!puzzle) {
      return this.#door("today");
    }
    const isSolved = puzzle.id in this.#progress.solved;
    const picture = part("span", "volto-door__picture");
    thumbnail(picture, puzzle.position);
    const name = part("p", "", nameOf(puzzle, this.#strings));
    const call = link(this.#strings.t("trainer-begin"), `${puzzle.id}/`, "volto-call");
    const done = part("p", "", this.#strings.t("trainer-today-solved"));
    return this.#door("today", picture, name, isSolved ? done : call);
  }

  #path() {
    const { path: ids } = this.#list;
    const left = ids.filter((id) => !(id in this.#progress.solved));
    const done = ids.length - left.length;
    const about = part("p", "", this.#strings.t("trainer-path-about"));
    const text = this.#strings.t("trainer-path-step", { done, total: ids.length });
    const bar = part("progress");
    bar.max = ids.length;
    bar.value = done;
    bar.ariaLabel = text;
    const content = left.length
      ? button(text, () => start(ids, "path", left[0]), "path")
      : part("p", "", this.#strings.t("trainer-path-done"));
    return this.#door("path", ...(ids.length ? [about, bar, content] : []));
  }

  /** @param {"storm" | "strikes"} mode */
  #challenge(mode) {
    const best = bestOf(this.#progress, mode);
    const about = part("p", "", this.#strings.t(`trainer-${mode}-about`));
    const told = part("p", "volto-door__rating", this.#strings.t("trainer-best", { best }));
    const begin = button(
      this.#strings.t("trainer-begin"),
      async () => {
        const [{ rising }, { newChallenge }] = await Promise.all([
          import("./feed.js"),
          import("./challenge.js"),
        ]);
        const ids = rising(this.#list.puzzles, DRAWN[mode]);
        keepRun({ mode, ids, challenge: newChallenge(mode) });
        location.assign(`${ids[0]}/`);
      },
      mode,
    );
    return this.#door(mode, about, ...(best ? [told] : []), begin);
  }

  /**
   * Without what has been taken out of the collection since.
   *
   * @param {string[]} ids
   */
  #listed(ids) {
    const listed = new Set(this.#list.puzzles.map(({ id }) => id));
    return ids.filter((id) => listed.has(id));
  }

  #mistakes() {
    const due = this.#listed(dueMistakes(this.#progress, new Date()));
    const open = this.#listed(openMistakes(this.#progress));
    const said = part("p", "", this.#strings.t("trainer-mistakes-due", { due: due.length }));
    const review = button(
      this.#strings.t("trainer-begin"),
      () => start(due, "mistakes"),
      "mistakes",
    );
    const again = button(
      this.#strings.t("trainer-mistakes-again", { count: open.length }),
      () => start(open, "again"),
      "again",
    );
    const ways = [...(due.length ? [review] : []), ...(open.length ? [again] : [])];
    return this.#door("mistakes", said, ...ways);
  }
}
