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
}
