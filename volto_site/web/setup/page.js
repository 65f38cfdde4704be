/** Starts the builder of set-ups of a page. */

import "../board/element.js";
import { loadResources } from "../editor/resources.js";
import { Builder } from "./builder.js";

const root = document.querySelector(".volto-setup");
if (root instanceof HTMLElement) {
  new Builder(root, await loadResources());
}
