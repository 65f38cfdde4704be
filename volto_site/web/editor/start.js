/** Brings the editors of a page to life: the lab, or the builder of set-ups. */

import "../board/start.js";
import { loadResources } from "./resources.js";

const lab = document.querySelector(".volto-lab");
const setup = document.querySelector(".volto-setup");
const resources = loadResources();

if (lab instanceof HTMLElement) {
  const { Lab } = await import("../lab/lab.js");
  new Lab(lab, await resources);
}
if (setup instanceof HTMLElement) {
  const { Builder } = await import("../setup/builder.js");
  new Builder(setup, await resources);
}
