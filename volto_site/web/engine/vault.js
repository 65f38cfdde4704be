/**
 * What no page may hold: the worker alone keeps it, and the page has a ticket for it.
 *
 * It is kept in IndexedDB, where a new worker finds it, and where the browser refuses that, in the
 * memory of the worker, with which it is lost.
 */

/** @typedef {{ [field: string]: unknown }} Values */
/** @typedef {{ values: Values, at: number }} Entry */

/**
 * @typedef {object} Store
 * @property {(ticket: string) => Promise<Entry | undefined>} get
 * @property {(ticket: string, entry: Entry) => Promise<unknown>} put
 * @property {(ticket: string) => Promise<unknown>} forget
 * @property {(before: number) => Promise<unknown>} clear what was last used before that time
 */

const DATABASE = "volto-vault";
const ENTRIES = "entries";
/** After so many milliseconds an entry that nobody has asked for is cleared: ninety days. */
const AGE = 90 * 24 * 60 * 60 * 1000;

export class Vault {
  /** What the store has refused: a second copy would outlive what is forgotten. @type {Map<string, Values>} */
  #memory = new Map();
  /** @type {Promise<Store | null> | undefined} */
  #opened;
  #open;
  #now;

  /**
   * @param {() => Promise<Store>} open the store, or fail where the browser refuses it
   * @param {() => number} now
   */
  constructor(open = openStore, now = Date.now) {
    this.#open = open;
    this.#now = now;
  }

  /** The store, opened when there is a secret: most workers never have one. */
  get #store() {
    this.#opened ??= Promise.resolve()
      .then(this.#open)
      .then(async (store) => {
        await store.clear(this.#now() - AGE);
        return store;
      })
      .catch(() => null);
    return this.#opened;
  }

  /**
   * @param {Values} values
   * @returns {Promise<string>} the ticket for them
   */
  async keep(values) {
    const ticket = newTicket();
    await this.#put(ticket, values);
    return ticket;
  }

  /**
   * @param {string} ticket
   * @returns {Promise<Values | null>} null if they are lost
   */
  async find(ticket) {
    const values = this.#memory.get(ticket) ?? (await this.#stored(ticket));
    if (values) {
      // What is still used is not old.
      await this.#put(ticket, values);
    }
    return values ?? null;
  }

  /**
   * Add to what is kept under a ticket.
   *
   * @param {string} ticket
   * @param {Values} values
   */
  async add(ticket, values) {
    await this.#put(ticket, { ...(await this.find(ticket)), ...values });
  }

  /** @param {string} ticket for what nobody will ask for any more */
  async forget(ticket) {
    this.#memory.delete(ticket);
    const store = await this.#store;
    await store?.forget(ticket).catch(() => {});
  }

  /** @param {string} ticket */
  async #stored(ticket) {
    const store = await this.#store;
    const entry = await store?.get(ticket).catch(() => undefined);
    return entry?.values;
  }

  /**
   * @param {string} ticket
   * @param {Values} values
   */
  async #put(ticket, values) {
    const store = await this.#store;
    // A game by post may rest for years, and without its seed it is lost.
    const at = "seed" in values ? Number.POSITIVE_INFINITY : this.#now();
    const isStored = await store?.put(ticket, { values, at }).then(
      () => true,
      () => false,
    );
    if (!isStored) {
      this.#memory.set(ticket, values);
    }
  }
}

/** @returns {string} a number by which the core deals masks */
export function drawNumber() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number);
}

/** @returns {string} from what all random bytes of a game by post follow */
export function drawSeed() {
  return randomHex(32);
}

function newTicket() {
  return randomHex(16);
}

/** @param {number} length in bytes */
function randomHex(length) {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @returns {Promise<Store>} */
async function openStore() {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(ENTRIES).createIndex("at", "at");
  };
  const database = await finished(opening);
  const entries = (/** @type {IDBTransactionMode} */ mode) =>
    database.transaction(ENTRIES, mode).objectStore(ENTRIES);
  return {
    get: (ticket) => finished(entries("readonly").get(ticket)),
    put: (ticket, entry) => finished(entries("readwrite").put(entry, ticket)),
    forget: (ticket) => finished(entries("readwrite").delete(ticket)),
    clear: async (before) => {
      const store = entries("readwrite");
      const old = await finished(
        store.index("at").getAllKeys(IDBKeyRange.upperBound(before, true)),
      );
      await Promise.all(old.map((ticket) => finished(store.delete(ticket))));
    },
  };
}

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
function finished(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
