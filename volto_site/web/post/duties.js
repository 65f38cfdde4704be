/** What the reader of a game by post has to do next. */

/** @typedef {import("./board.js").Standing} Standing */

/**
 * What the reader has to do: a duty, or to send, to wait, to look back.
 *
 * @param {Standing} standing
 * @param {boolean} isSent
 */
export function stateOf({ post, outcome }, isSent) {
  if (post.writer !== post.seat && !isSent) {
    return "send";
  }
  if (post.checked) {
    return post.breach ? "broken" : "checked";
  }
  if (post.writer !== post.seat) {
    return outcome ? "unchecked" : "wait";
  }
  return post.duty;
}
