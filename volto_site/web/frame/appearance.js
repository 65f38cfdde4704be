/*
 * Sets, before anything is drawn, the colours of a page and the steps in which it opens; so that
 * nothing flashes it is no module.
 */
{
  const root = document.documentElement;
  root.classList.replace("no-js", "js");

  /** @returns {string | undefined} what the reader chose before */
  const chosen = () => {
    try {
      const stored = localStorage.getItem("volto.scheme");
      return ["default", "slate"].find((scheme) => scheme === stored);
    } catch {
      return undefined; // storage may be forbidden
    }
  };

  root.dataset.mdColorScheme =
    chosen() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "slate" : "default");

  // A page opens in steps, as all at once would be a task so long that a touch is not heard: what
  // can be seen first, then the rest of the text. Where a page opens in the middle, all that is above
  // has to be there at once.
  const STEPS = ["frame", "beginning", "passages", "symbols", "boards", "quarter", "half"];
  const open = (/** @type {number} */ step) => {
    const name = STEPS[step];
    if (name) {
      root.dataset.opening = name;
      requestAnimationFrame(() => setTimeout(open, 0, step + 1));
    } else {
      delete root.dataset.opening;
    }
  };
  // When a typeface comes, the browser styles and lays out again all that is there: hence it waits a
  // moment for those that the frame has asked for.
  const TYPEFACES = 300;
  const goOn = () => {
    const show = () => root.dataset.opening === STEPS[0] && open(1);
    document.fonts.ready.then(show);
    setTimeout(show, TYPEFACES);
  };
  const [visit] = performance.getEntriesByType("navigation");
  const isAtTop = !location.hash && visit && "type" in visit && visit.type === "navigate";
  if (isAtTop && PerformanceObserver.supportedEntryTypes.includes("paint")) {
    root.dataset.opening = STEPS[0];
    // Frames without anything to see, before there is a body, are no step.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length) {
        goOn();
      }
    }).observe({ type: "paint", buffered: true });
    // A browser may not tell what it paints, and nobody waits for that.
    setTimeout(goOn, 1_000);
  }
}
