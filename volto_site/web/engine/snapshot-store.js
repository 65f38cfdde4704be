/** Where a page keeps the snapshot of Python, and the worker of a later page finds it. */

export const NAME = "snapshot.pack";

/** Other sites may live on the same host, one folder away. */
export const STORE = `volto-snapshot-${new URL("..", import.meta.url).pathname}`;
