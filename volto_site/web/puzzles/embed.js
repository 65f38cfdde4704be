/** Embedding of a puzzle in another site: the HTML to copy, and the page without its frame. */

import { copyText } from "../frame/clipboard.js";
import { link } from "../frame/parts.js";
import { loadTrainerStrings } from "./strings.js";

export function enableEmbedding() {
  const details = document.querySelector(".volto-embedding");
  const code = details?.querySelector("code");
  const status = details?.querySelector("[role=status]");
  const address = new URL(location.pathname, location.origin);
  address.search = "?embed";
  const line = `<iframe src="${address.href}" width="420" height="760" title="VOLTO" loading="lazy"></iframe>`;
  if (code) {
    code.textContent = line;
  }
  details?.querySelector("button")?.addEventListener("click", async () => {
    const isCopied = await copyText(line);
    const strings = await loadTrainerStrings();
    if (status) {
      status.textContent = strings.t(
        isCopied ? "trainer-embed-copied" : "trainer-embed-not-copied",
      );
    }
  });
  if (new URLSearchParams(location.search).has("embed")) {
    document.documentElement.classList.add("is-embedded");
    const title = document.querySelector("h1");
    title?.replaceChildren(link(title.textContent, location.pathname));
    // Links open in a new tab, outside the embedding page.
    for (const each of document.querySelectorAll("a")) {
      each.target = "_blank";
    }
  }
}
