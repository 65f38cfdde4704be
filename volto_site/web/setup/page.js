/** Starts the builder of set-ups of a page when it comes near: it stands far down, and takes its time. */

import "../board/element.js";
import { loadResources } from "../editor/resources.js";
import { whenNear } from "../frame/visibility.js";

const root = document.querySelector(".volto-setup");
if (root instanceof HTMLElement) {
  whenNear(root, "100%", async () => {
    const [{ Builder }, resources] = await Promise.all([import("./builder.js"), loadResources()]);
    new Builder(root, resources);
  });
}
