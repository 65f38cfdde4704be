/** What is taken of Fluent, loaded with the first messages. */

import { FluentNumber } from "@fluent/bundle";

export { FluentBundle, FluentResource } from "@fluent/bundle";

/** Up to here all four languages write a number as a script does. */
const PLAIN = 999;

/**
 * A number in a message, written without the browser's own format where that would change nothing:
 * to set it up keeps a slow phone busy for a tenth of a second.
 */
export class Count extends FluentNumber {
  /** @param {import("@fluent/bundle").Scope} [scope] */
  toString(scope) {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value <= PLAIN;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}
