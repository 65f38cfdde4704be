/* Sets the appearance before anything is drawn, so that nothing flashes: hence no module. */
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

  // A page opens in steps: its frame, its text, its boards. All at once would be a task so long that
  // a touch is not heard. Where it opens in the middle, all that is above has to be there at once.
  const showText = () => {
    if (root.dataset.opening === "frame") {
      root.dataset.opening = "text";
      requestAnimationFrame(() => setTimeout(() => delete root.dataset.opening));
    }
  };
  const [visit] = performance.getEntriesByType("navigation");
  const isAtTop = !location.hash && visit && "type" in visit && visit.type === "navigate";
  if (isAtTop && PerformanceObserver.supportedEntryTypes.includes("paint")) {
    root.dataset.opening = "frame";
    // Frames without anything to see, before there is a body, are no step.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length) {
        showText();
      }
    }).observe({ type: "paint", buffered: true });
    // A browser may not tell what it paints, and nobody waits for that.
    setTimeout(showText, 1_000);
  }
}
