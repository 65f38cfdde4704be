/** The contents of the page: open where there is room, with the section being read marked. */

import { isShown } from "./visibility.js";

const ROOM = "(min-width: 76.25em)";

export function showContents() {
  const list = document.querySelector(".volto-contents details");
  if (!(list instanceof HTMLDetailsElement)) {
    return;
  }
  const room = matchMedia(ROOM);
  const fit = () => {
    list.open = room.matches;
  };
  fit();
  room.addEventListener("change", fit);
  list.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLAnchorElement && !room.matches) {
      list.open = false;
    }
  });
  markSection(list);
}

/** @param {HTMLElement} list */
function markSection(list) {
  /** @type {Map<Element, HTMLAnchorElement>} by the beginning of the section */
  const links = new Map();
  for (const link of list.querySelectorAll("a")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) {
      // What is in a passage far from the window is not laid out; the passage itself is.
      links.set(heading.closest(".volto-passage") ?? heading, link);
    }
  }
  const starts = [...links.keys()];
  const mark = () => {
    // The last section that begins above the upper third of the window is the one being read.
    const line = innerHeight / 3;
    const shown = starts.filter(isShown);
    const current = shown.findLast((start) => start.getBoundingClientRect().top < line);
    for (const [start, link] of links) {
      if (start !== current) {
        link.removeAttribute("aria-current");
      } else if (!link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "location");
        reveal(list, link);
      }
    }
  };
  // Observe only a strip of the window, through which sections pass.
  const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px" });
  for (const start of starts) {
    observer.observe(start);
  }
}

/**
 * Scroll the link into view within the list, without scrolling the page.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement} link
 */
function reveal(list, link) {
  const frame = list.closest("nav");
  if (!frame || frame.scrollHeight <= frame.clientHeight) {
    return;
  }
  const inFrame = link.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  if (inFrame < 40 || inFrame > frame.clientHeight - 80) {
    frame.scrollTop += inFrame - frame.clientHeight / 3;
  }
}
