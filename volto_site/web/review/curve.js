/** The curve of certainty: a slider through the game, with both lines and the moments drawn on it. */

import { button, part } from "../frame/parts.js";
import { drawInto } from "../frame/trusted.js";
import { momentName } from "./sentences.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./analyses.js").Moment} Moment */
/** @typedef {import("./analyses.js").Point} Point */

/** The thousandths of certainty, and so the units of the drawing. */
const CERTAIN = 1000;
/** How far apart the marks of moments stand at least, of the width of the curve. */
const GAP = 0.08;

export class Curve {
  #strings;
  #count;
  #slider = part("input", "volto-curve__slider");
  #plot = part("div", "volto-curve__plot");
  #marks = part("div", "volto-curve__marks");
  /** @type {Point[]} */
  #points = [];
  element;

  /**
   * @param {Strings} strings
   * @param {number} count of moves
   * @param {(at: number) => void} go
   */
  constructor(strings, count, go) {
    this.#strings = strings;
    this.#count = count;
    this.#slider.type = "range";
    this.#slider.min = "0";
    this.#slider.max = String(count);
    this.#slider.ariaLabel = strings.t("review-curve");
    this.#slider.title = strings.t("review-curve");
    this.#slider.addEventListener("input", () => go(Number(this.#slider.value)));
    const names = [1, 2].map((player) => {
      const name = part("span", "", strings.t("play-side", { player }));
      name.dataset.player = String(player);
      return name;
    });
    const title = part("b", "volto-curve__title", strings.t("review-certainty"));
    const legend = part("div", "volto-curve__legend", title, ...names);
    legend.ariaHidden = "true";
    this.element = part("div", "volto-curve", this.#plot, legend, this.#slider, this.#marks);
  }

  /**
   * Draw as much of both lines as is known.
   *
   * @param {Point[]} points
   */
  draw(points) {
    this.#points = points;
    const lines = [0, 1].map((side) => {
      const place = points.map((point, at) => `${this.#left(at)},${CERTAIN - (point[side] ?? 0)}`);
      const end = this.#left(points.length - 1);
      const look = `volto-curve__line" data-player="${side + 1}`;
      const area = `0,${CERTAIN} ${place.join(" ")} ${end},${CERTAIN}`;
      return (
        `<polygon class="volto-curve__area" data-player="${side + 1}" points="${area}"/>` +
        `<polyline class="${look}" points="${place.join(" ")}"/>`
      );
    });
    drawInto(
      this.#plot,
      `<svg viewBox="0 0 ${CERTAIN} ${CERTAIN}" preserveAspectRatio="none" aria-hidden="true">` +
        `<line class="volto-curve__ground" x1="0" x2="${CERTAIN}" y1="500" y2="500"/>` +
        `${points.length ? lines.join("") : ""}</svg>`,
    );
    this.show(Number(this.#slider.value));
  }

  /**
   * Put a button at each moment that is told.
   *
   * @param {Moment[]} told
   * @param {(moment: Moment) => void} look
   */
  mark(told, look) {
    const places = spread(
      told.map(({ turn }) => this.#left(turn) / CERTAIN),
      GAP,
    );
    const marks = told.map((moment, place) => {
      const number = place + 1;
      const mark = button(String(number), () => look(moment));
      mark.className = "volto-curve__mark";
      mark.dataset.at = String(moment.turn);
      mark.ariaLabel = this.#strings.t("review-mark", {
        number,
        turn: moment.turn,
        name: momentName(moment, this.#strings),
      });
      mark.title = mark.ariaLabel;
      mark.style.setProperty("--at", String(places[place]));
      return mark;
    });
    this.#marks.replaceChildren(...marks);
  }

  /** @param {number} at after how many moves */
  show(at) {
    this.#slider.value = String(at);
    this.element.style.setProperty("--at", String(this.#left(at) / CERTAIN));
    const point = this.#points[at];
    const values = { turn: at, count: this.#count };
    this.#slider.ariaValueText = point
      ? this.#strings.t("review-curve-value", {
          ...values,
          ivory: Math.round(point[0] / 10),
          night: Math.round(point[1] / 10),
        })
      : this.#strings.t("review-curve-place", values);
    for (const mark of this.#marks.children) {
      const isHere = mark instanceof HTMLElement && Number(mark.dataset.at) === at;
      mark.ariaCurrent = isHere ? "true" : null;
    }
  }

  /** @param {number} at after how many moves */
  #left(at) {
    return this.#count ? (CERTAIN * at) / this.#count : 0;
  }
}

/**
 * Places from 0 to 1, in their order, moved so far apart that none covers another.
 *
 * @param {number[]} places
 * @param {number} gap
 */
export function spread(places, gap) {
  /** @type {number[]} */
  const moved = [];
  for (const place of places) {
    moved.push(Math.max(place, (moved.at(-1) ?? -gap) + gap));
  }
  return moved.map((place, index) => Math.min(place, 1 - gap * (moved.length - 1 - index)));
}
