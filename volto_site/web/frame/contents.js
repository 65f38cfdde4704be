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
  /** @type {Map<Element, HTMLAnchorElement>} */
  const links = new Map();
  for (const link of list.querySelectorAll("a")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) {
      links.set(heading, link);
    }
  }
  const headings = [...links.keys()];
  const mark = () => {
    // The last heading above the upper third of the window is the one being read.
    const line = innerHeight / 3;
    const shown = headings.filter(isShown);
    const current = shown.findLast((heading) => heading.getBoundingClientRect().top < line);
    for (const [heading, link] of links) {
      if (heading !== current) {
        link.removeAttribute("aria-current");
      } else if (!link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "location");
        reveal(list, link);
      }
    }
  };
  // Observe only a strip of the window, through which a heading passes.
  const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px" });
  for (const heading of headings) {
    observer.observe(heading);
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
