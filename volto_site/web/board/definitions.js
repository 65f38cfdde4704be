/** What drawings refer to, taken into a page whose own refer to the sheet of symbols. */

import { documentAt } from "../frame/documents.js";

const SVG = "http://www.w3.org/2000/svg";
const SHEET = "../masks.svg";

/** Take the definitions in once; without them a drawing of the script would be empty. */
export async function takeDefinitions() {
  if (document.querySelector(".volto-definitions")) {
    return;
  }
  const sheet = await documentAt(SHEET);
  const defs = sheet.querySelector("defs");
  if (defs) {
    const svg = document.createElementNS(SVG, "svg");
    svg.classList.add("volto-definitions");
    svg.setAttribute("width", "0");
    svg.setAttribute("height", "0");
    svg.ariaHidden = "true";
    svg.append(document.adoptNode(defs));
    document.querySelector("article")?.prepend(svg);
  }
}
