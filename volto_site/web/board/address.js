/** A position or a game in the fragment of an address, which is never sent to a server. */

/** @typedef {import("./data.js").Viewer} Viewer */

/**
 * @typedef {object} Shared
 * @property {string} position
 * @property {string[]} moves
 * @property {Viewer | null} viewer
 * @property {string} [suspects] what hidden masks can be, such as `c5=CL,d6=NAC`
 */

/** @type {Viewer[]} */
export const VIEWERS = ["everyone", "1", "2", "mover", "nobody"];

/**
 * @param {string} hash
 * @returns {Shared | "broken" | null} null if it is the anchor of a section
 */
export function parseAddress(hash) {
  if (!/[#&](position|moves|viewer|view)=/.test(hash)) {
    return null;
  }
  try {
    const fields = new Map(
      hash
        .slice(1)
        .split("&")
        .map((part) => {
          const [name = "", value = ""] = part.split("=");
          return /** @type {const} */ ([name, decodeURIComponent(value)]);
        }),
    );
    // Links shared before the field was renamed say `view`.
    const name = fields.get("viewer") ?? fields.get("view") ?? null;
    const viewer = VIEWERS.find((each) => each === name) ?? null;
    const position = fields.get("position");
    if (!position || (name && !viewer)) {
      return "broken";
    }
    const moves = fields.get("moves")?.split(".") ?? [];
    const suspects = fields.get("suspects");
    const shared = { position: position.replaceAll("_", " "), moves, viewer };
    return suspects ? { ...shared, suspects } : shared;
  } catch {
    return "broken";
  }
}

/**
 * @param {Shared} shared
 * @param {string} [page] from this one, such as `../lab/`
 * @returns {string} the address of the page with it
 */
export function formatAddress({ position, moves, viewer, suspects }, page = "") {
  const address = new URL(page, location.href);
  const fields = [
    `position=${position.replaceAll(" ", "_")}`,
    ...(moves.length ? [`moves=${moves.join(".")}`] : []),
    ...(viewer ? [`viewer=${viewer}`] : []),
    ...(suspects ? [`suspects=${encodeURIComponent(suspects)}`] : []),
  ];
  address.search = "";
  address.hash = fields.join("&");
  return address.href;
}

/**
 * The viewer for whom the hidden masks of a position stay hidden.
 *
 * @param {string} position
 * @returns {Viewer}
 */
export function viewerOf(position) {
  const [placement = ""] = position.split(" ");
  if (placement.includes("x")) {
    return placement.includes("X") ? "mover" : "1";
  }
  return placement.includes("X") ? "2" : "everyone";
}
