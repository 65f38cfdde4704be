/** Games against somebody instead of the computer; their scripts come with the first who want one. */

/** @typedef {import("../editor/fields.js").Choice<"computer" | "here" | "post">} Opponents */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("./current-game.js").Host} Host */
/** @typedef {import("./current-game.js").Table} Table */

/** Against whom one plays. @type {("computer" | "here" | "post")[]} */
export const OPPONENTS = ["computer", "here", "post"];

/**
 * A game of two people at this device.
 *
 * @param {Table} table
 * @param {Host} host
 * @param {{ box: Box, opponents: Opponents }} around
 */
export async function openShared(table, host, { box, opponents }) {
  const [{ SharedGame }, { loadStyle }] = await Promise.all([
    import("./shared-game.js"),
    import("../frame/styles.js"),
  ]);
  await loadStyle("shared");
  const shared = await SharedGame.open(table, host, { box, opponents: opponents.element });
  opponents.set("here");
  return shared;
}

/**
 * Games by post.
 *
 * @param {Table} table
 * @param {Host} host
 * @param {{ box: Box, opponents: Opponents, begun: () => void }} around
 */
export async function openPost(table, host, { box, opponents, begun }) {
  const [{ PostPage }, { SharedSetup }, { loadStyle }] = await Promise.all([
    import("../post/page.js"),
    import("./shared-setup.js"),
    import("../frame/styles.js"),
  ]);
  await Promise.all([loadStyle("shared"), loadStyle("post")]);
  const { strings } = table;
  return PostPage.open(table, host, {
    opponents: opponents.element,
    arrange: (side) => {
      begun();
      opponents.set("post");
      return new SharedSetup({ strings, box }, side, host.fail);
    },
  });
}
