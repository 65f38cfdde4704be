/** A position or a game in the fragment of an address, which no server is ever sent. */

/** @typedef {import("../board/data.js").Viewer} Viewer */

/**
 * @typedef {object} Shared
 * @property {string} position
 * @property {string[]} moves
 * @property {Viewer | null} view
 */

/** @type {Viewer[]} */
export const VIEWERS = ["everyone", "1", "2", "mover", "nobody"];

/**
 * @param {string} hash
 * @returns {Shared | "broken" | null} null if it is the anchor of a section
 */
export function parseAddress(hash) {
  if (!/[#&](position|moves|view)=/.test(hash)) {
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
    const viewer = fields.get("view") ?? null;
    const view = VIEWERS.find((each) => each === viewer) ?? null;
    const position = fields.get("position");
    if (!position || (viewer && !view)) {
      return "broken";
    }
    const moves = fields.get("moves")?.split(".") ?? [];
    return { position: position.replaceAll("_", " "), moves, view };
  } catch {
    return "broken";
  }
}

/**
 * @param {Shared} shared
 * @returns {string} the address of this page with it
 */
export function formatAddress({ position, moves, view }) {
  const address = new URL(location.href);
  const fields = [
    `position=${position.replaceAll(" ", "_")}`,
    ...(moves.length ? [`moves=${moves.join(".")}`] : []),
    ...(view ? [`view=${view}`] : []),
  ];
  address.search = "";
  address.hash = fields.join("&");
  return address.href;
}

/**
 * The view that keeps the hidden masks of a position hidden.
 *
 * @param {string} position
 * @returns {Viewer}
 */
export function viewOf(position) {
  const [placement = ""] = position.split(" ");
  if (placement.includes("x")) {
    return placement.includes("X") ? "mover" : "1";
  }
  return placement.includes("X") ? "2" : "everyone";
}
