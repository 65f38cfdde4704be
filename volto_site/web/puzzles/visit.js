/** Goes from puzzle to puzzle without loading a page: the engine stays alive, Back works. */

import { documentAt } from "../frame/documents.js";

/** What one page of a puzzle has of its own, and another puts in its place. */
const OWN = [".volto-puzzle, .volto-puzzle--any", "h1", ".volto-languages ul"];

/**
 * @typedef {object} Visitor
 * @property {() => Promise<void>} settle brings the puzzle in the page to life
 * @property {(link: HTMLAnchorElement) => Promise<string>} choose the address that a link leads to now
 */

/**
 * Follow the links to other puzzles within the page.
 *
 * @param {Visitor} visitor
 */
export function followLinks({ settle, choose }) {
  document.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (link && isPlain && link.closest(".volto-puzzle") && (isPuzzle(link.href) || isNext(link))) {
      event.preventDefault();
      const address = await choose(link);
      if (isPuzzle(address)) {
        history.pushState(null, "", address);
        visit(settle);
      } else {
        location.assign(address);
      }
    }
  });
  addEventListener("popstate", () => visit(settle));
}

/**
 * Go to another puzzle in the place of the one in the page, to which Back does not return.
 *
 * @param {string} address
 * @param {() => Promise<void>} settle
 */
export function replaceBy(address, settle) {
  history.replaceState(null, "", address);
  visit(settle);
}

/** @param {HTMLAnchorElement} link */
function isNext({ dataset }) {
  return dataset.action === "next";
}

/**
 * Whether an address is that of a puzzle beside the one in the page.
 *
 * @param {string} address
 */
function isPuzzle(address) {
  const { origin, pathname } = new URL(address);
  const folder = new URL("..", location.href).pathname;
  const isBeside = origin === location.origin && pathname.startsWith(folder);
  return isBeside && /^[\w-]+\/$/.test(pathname.slice(folder.length));
}

/**
 * Show the puzzle in the address; if it cannot be fetched, the browser loads its page.
 *
 * @param {() => Promise<void>} settle
 */
async function visit(settle) {
  const address = location.href;
  try {
    const fetched = await fetchPage(address);
    // The learner may have gone on while this page was fetched.
    if (address === location.href) {
      exchange(fetched);
      await settle();
      const task = document.querySelector("[data-part=task]");
      if (task instanceof HTMLElement) {
        task.tabIndex = -1;
        task.focus({ preventScroll: true });
      }
    }
  } catch (error) {
    console.warn(error);
    location.reload();
  }
}

/**
 * The page of a puzzle as a document.
 *
 * @param {string} address
 */
async function fetchPage(address) {
  const page = await documentAt(address);
  if (!page.querySelector(OWN[0] ?? "")) {
    throw new Error(`${address} has no puzzle`);
  }
  return page;
}

/** @param {Document} page */
function exchange(page) {
  document.title = page.title;
  for (const selector of OWN) {
    const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)];
    if (old && fresh) {
      old.replaceWith(document.adoptNode(fresh));
    } else {
      old?.remove();
    }
  }
}
