/** The secret fields of requests: drawn and kept here, so that a page holds a ticket alone. */

import { SECRETS } from "./protocol.js";
import { drawNumber, Vault } from "./vault.js";

/** @typedef {{ ok: false, error: { code: string, field: string } }} Refusal */
/** @typedef {{ request?: any, ticket?: string, refusal?: Refusal }} Revealed */

/**
 * The worker that kept the values is gone, and with it what no store has.
 *
 * @type {Refusal}
 */
const LOST = { ok: false, error: { code: "lost", field: "ticket" } };

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
    if (typeof ticket === "string") {
      const values = await vault.find(ticket);
      return values ? { request: { ...request, ...values }, ticket } : { refusal: LOST };
    }
    const given = names.filter((name) => name in request);
    if (given.length === 0) {
      return { request };
    }
    const values = Object.fromEntries(
      given.map((name) => [name, request[name] === true ? drawNumber() : request[name]]),
    );
    return { request: { ...request, ...values }, ticket: await vault.keep(values) };
  };
}
