/** The notification of a new version, in a corner and never over a board in use. */

import { frameElement } from "./elements.js";
import { recallInTab, rememberInTab } from "./storage.js";

const LATER = "update-later";

/** @type {Set<Element>} the boards in use */
const inUse = new Set();

/** @param {ServiceWorkerRegistration} registration */
export function offerUpdate(registration) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  giveWayToBoards();
  if (registration.waiting) {
    offer(registration);
  }
  const watch = () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed") {
        offer(registration);
      }
    });
  };
  watch();
  registration.addEventListener("updatefound", watch);
}

/** @param {ServiceWorkerRegistration} registration */
async function offer(registration) {
  const place = document.querySelector(".volto-update");
  const template = await frameElement("volto-update");
  if (!place || !(template instanceof HTMLTemplateElement) || recallInTab(LATER) !== null) {
    return;
  }
  const word = document.importNode(template.content, true);
  word.querySelector("[data-volto-update=accept]")?.addEventListener("click", () => {
    registration.waiting?.postMessage({ takeOver: true });
  });
  word.querySelector("[data-volto-update=later]")?.addEventListener("click", () => {
    putOff();
    place.replaceChildren();
  });
  place.replaceChildren(word);
  giveWay();
}

/** Dismiss the notification until the tab is closed. */
function putOff() {
  rememberInTab(LATER, "yes");
}

function giveWayToBoards() {
  for (const name of ["focusin", "pointerdown"]) {
    document.addEventListener(name, ({ target }) => {
      const board = target instanceof Element && target.closest("volto-board");
      if (board) {
        inUse.add(board);
        giveWay();
      }
    });
  }
  document.addEventListener("scroll", giveWay, { passive: true });
  addEventListener("resize", giveWay);
}

/** Move the notification aside while it overlaps a board in use, unless it has the focus. */
function giveWay() {
  const place = document.querySelector(".volto-update:not(:empty)");
  const own = place?.getBoundingClientRect();
  if (place && own) {
    const boards = [...inUse].map((board) => board.getBoundingClientRect());
    const isInTheWay = boards.some((board) => overlap(own, board));
    place.classList.toggle("volto-update--aside", isInTheWay);
  }
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function overlap(one, other) {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
