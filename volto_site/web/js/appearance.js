/* Sets the appearance before anything is drawn, so that nothing flashes: hence no module. */
{
  const root = document.documentElement;
  root.classList.replace("no-js", "js");

  /** @returns {string | null} what the reader chose before */
  const chosen = () => {
    try {
      return localStorage.getItem("volto.scheme");
    } catch {
      return null; // storage may be forbidden
    }
  };

  root.dataset.mdColorScheme =
    chosen() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "slate" : "default");
}
