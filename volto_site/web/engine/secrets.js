/** The secret fields of requests: drawn and kept here, so that a page holds a ticket alone. */

import { SECRETS } from "./protocol.js";
import { drawNumber, drawSeed, Vault } from "./vault.js";

// The worker loads both in one file.
export { Vault };

/** @typedef {{ ok: false, error: { code: string, field: string } }} Refusal */
/** @typedef {{ request?: any, ticket?: string, refusal?: Refusal }} Revealed */

/**
 * The worker that kept the values is gone, and with it what no store has.
 *
 * @type {Refusal}
 */
const LOST = { ok: false, error: { code: "lost", field: "ticket" } };

/** What is drawn for a field that a page leaves to chance. @type {Record<string, () => string>} */
const DRAWS = { deal: drawNumber, seed: drawSeed };

/**
 * @param {Vault} vault
 * @returns {(told: any) => Promise<Revealed>} the request of a page with its secrets
 */
export function secretsIn(vault = new Vault()) {
  return async (told) => {
    const names = Object.hasOwn(SECRETS, told?.do) ? (SECRETS[told.do] ?? []) : [];
    if (names.length === 0) {
      return { request: told };
    }
    const { ticket, ...request } = told;
    const kept = typeof ticket === "string" ? await vault.find(ticket) : {};
    if (!kept) {
      return { refusal: LOST };
    }
    // What has been kept stays as it was; more may join it.
    const given = names.filter((name) => name in request && !(name in kept));
    if (given.length === 0) {
      return typeof ticket === "string"
        ? { request: { ...request, ...kept }, ticket }
        : { request };
    }
    const drawn = given.map((name) => [
      name,
      request[name] === true ? DRAWS[name]?.() : request[name],
    ]);
    const values = Object.fromEntries(drawn);
    const revealed = { ...request, ...values, ...kept };
    if (typeof ticket === "string") {
      await vault.add(ticket, values);
      return { request: revealed, ticket };
    }
    return { request: revealed, ticket: await vault.keep(values) };
  };
}
