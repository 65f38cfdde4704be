/** Starts the lab of a page. */

import "../board/element.js";
import { loadResources } from "../editor/resources.js";
import { Lab } from "./lab.js";

const root = document.querySelector(".volto-lab");
if (root instanceof HTMLElement) {
  new Lab(root, await loadResources());
}
