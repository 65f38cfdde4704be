/**
 * The service worker: it keeps the files of one build, and gives a page no others.
 *
 * Every file is known by its digest, from the list of its group, which is fetched when a file of it
 * is wanted. What the host answers with another one, because it has a newer build already, is refused:
 * a page is never made of two builds. A newer service worker waits until the reader agrees or has
 * closed all pages.
 */

const { PrecacheController } = workbox.precaching;
const { NavigationRoute, registerRoute, setCatchHandler } = workbox.routing;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const INDEX = self.__WB_MANIFEST;
/** The groups that are kept, each with the digest of the list by which it was. */
const KEPT = `volto-kept-${worker.registration.scope}`;
/** The lists of this build and of the one before, by their addresses. */
const LISTS = `volto-lists-${worker.registration.scope}`;
/** What a page of this build says in its head. */
const MARK = "<volto-build>";
/** Pages of this build that are not listed, as there are too many of them. */
const PAGES = `volto-pages-${worker.registration.scope}`;
/** How many files are fetched side by side: few enough that the page itself is not kept waiting. */
const AT_ONCE = 4;
const PUZZLE = /^((?:\w\w\/)?puzzles\/)[a-z0-9-]+\/$/;
const ENGINE_PARTS = /^assets\/engine\/[^/]+(?<!manifest\.json)$/;

/** Ask the host each time whether its file is still the same: nothing old comes from the browser. */
const fresh = {
  requestWillFetch: async (/** @type {{ request: Request }} */ { request }) =>
    new Request(request, { cache: "no-cache" }),
};
const files = new PrecacheController({
  cacheName: `volto-files-${worker.registration.scope}`,
  plugins: [fresh],
});
/** @type {Map<string, Promise<string[]>>} the addresses of each group whose list is known */
const known = new Map();
const rules = INDEX.rules.map(
  ([pattern, group]) => /** @type {const} */ ([new RegExp(pattern), group]),
);

/**
 * The group of an address, as volto_site/offline/groups.py finds it; none where no list has it.
 *
 * @param {string} address
 * @returns {string | undefined}
 */
function groupOf(address) {
  const file = address.replace(/^\.\/$/, "").replace(/(^|\/)$/, "$1index.html");
  for (const [pattern, group] of rules) {
    const found = pattern.exec(file);
    if (found) {
      const name = group?.replace("$1", found[1] ?? INDEX.language) ?? "";
      return name in INDEX.lists ? name : undefined;
    }
  }
  return undefined;
}

/**
 * Know the files of a group by their digests; fails if its list is out of reach.
 *
 * @param {string | undefined} group
 * @returns {Promise<string[]>} their addresses
 */
function knowing(group) {
  const digest = INDEX.lists[group ?? ""];
  if (!group || !digest) {
    return Promise.resolve([]);
  }
  const before = known.get(group);
  const reading = before ?? readList(group, digest);
  if (!before) {
    known.set(group, reading);
    reading.catch(() => known.delete(group));
  }
  return reading;
}

/**
 * @param {string} group
 * @param {string} digest
 */
async function readList(group, digest) {
  const address = listAddress(group, digest);
  const lists = await caches.open(LISTS);
  let list = await lists.match(address);
  if (!list) {
    // Its name is its digest: the browser may have it already.
    const response = await fetch(new Request(address, { integrity: `sha256-${digest}` }));
    if (!response.ok) {
      throw new Error(`${address} is out of reach or belongs to another build`);
    }
    await lists.put(address, response.clone());
    list = response;
  }
  /** @type {Record<string, string>} */
  const digests = await list.json();
  files.addToCacheList(
    Object.entries(digests).map(([url, each]) => ({
      url,
      revision: each.slice(0, 12),
      integrity: `sha256-${each}`,
    })),
  );
  return Object.keys(digests);
}

/**
 * @param {string} group
 * @param {string} digest
 */
function listAddress(group, digest) {
  const name = digest.slice(0, 12).replaceAll("+", "-").replaceAll("/", "_");
  return `assets/lists/${group}-${name}.json`;
}

/**
 * Keep the files of a group, those that have not changed since the last build as they are.
 *
 * @param {ExtendableEvent} event
 * @param {string} group
 */
async function keep(event, group) {
  const kept = await caches.open(KEPT);
  const digest = INDEX.lists[group] ?? "";
  if ((await (await kept.match(group))?.text()) === digest) {
    return;
  }
  const urls = (await knowing(group)).values();
  const inTurn = async () => {
    for (const url of urls) {
      const { cacheKey, request, integrity } = wanted(url);
      const params = { cacheKey, integrity };
      await Promise.all(files.strategy.handleAll({ event, request, params }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  await kept.put(group, new Response(digest));
}

/** @param {string} url of a group that is known */
function wanted(url) {
  const cacheKey = files.getCacheKeyForURL(url) ?? "";
  const integrity = files.getIntegrityForCacheKey(cacheKey);
  return { cacheKey, integrity, request: new Request(url, { integrity, cache: "no-cache" }) };
}

/**
 * A file that is kept, of this build.
 *
 * @param {string} address
 */
async function keptFile(address) {
  await knowing(groupOf(address)).catch(() => []);
  return files.matchPrecache(address);
}

/** @returns {Promise<string[]>} the groups that the build before this one has kept */
async function keptBefore() {
  const kept = await (await caches.open(KEPT)).keys();
  return kept.map(({ url }) => addressOf(new URL(url)));
}

/** @returns {Promise<string[]>} the languages of the pages that are open */
async function languagesInUse() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return pages.flatMap(({ url }) => groupOf(addressOf(new URL(url))) ?? []);
}

/**
 * The address below the root of the site, without what only marks a version.
 *
 * @param {URL} url
 */
function addressOf({ origin, pathname }) {
  return (origin + pathname).replace(worker.registration.scope, "");
}

worker.addEventListener("install", (event) => event.waitUntil(install(event)));
worker.addEventListener("activate", (event) => event.waitUntil(cleanUp()));
worker.addEventListener("message", (event) => {
  const { keep: groups, takeOver } = event.data ?? {};
  if (takeOver) {
    event.waitUntil(worker.skipWaiting());
  } else if (Array.isArray(groups)) {
    event.waitUntil(keepAll(event, groups));
  }
});

/**
 * Whatever could be done without a network before can be done after.
 *
 * @param {ExtendableEvent} event
 */
async function install(event) {
  await keepAll(event, ["shared", ...(await languagesInUse()), ...(await keptBefore())]);
}

/** Delete what this build has no use for; of a group whose list is out of reach, nothing. */
async function cleanUp() {
  const cache = await caches.open(files.strategy.cacheName);
  const stored = await cache.keys();
  const groups = new Set(stored.map(({ url }) => groupOf(addressOf(new URL(url)))));
  const unknown = new Set();
  for (const group of groups) {
    await knowing(group).catch(() => unknown.add(group));
  }
  const needed = new Set(files.getURLsToCacheKeys().values());
  for (const request of stored) {
    const isUnknown = unknown.has(groupOf(addressOf(new URL(request.url))));
    if (!needed.has(request.url) && !isUnknown) {
      await cache.delete(request);
    }
  }
  const lists = await caches.open(LISTS);
  const current = new Set(Object.entries(INDEX.lists).map((each) => listAddress(...each)));
  for (const request of await lists.keys()) {
    if (!current.has(addressOf(new URL(request.url)))) {
      await lists.delete(request);
    }
  }
}

/**
 * @param {ExtendableEvent} event
 * @param {string[]} groups
 */
async function keepAll(event, groups) {
  for (const group of new Set(groups)) {
    await keep(event, group);
  }
}

/** The parts of Python arrive as a stream, which shows how far it is; a digest would make it wait. */
registerRoute(
  ({ url }) => ENGINE_PARTS.test(addressOf(url)),
  async ({ request, url }) => {
    const part = await keptFile(addressOf(url));
    if (part) {
      return part;
    }
    // The list of the parts holds their digests: if it is ours, so are they.
    await knowing("engine");
    await fetch(wanted("assets/engine/manifest.json").request);
    return fetch(request);
  },
);
registerRoute(
  ({ request, url }) => request.mode !== "navigate" && groupOf(addressOf(url)) !== undefined,
  async ({ event, request, url }) => {
    const address = addressOf(url);
    await knowing(groupOf(address));
    return files.getCacheKeyForURL(address) ? served(event, request, address) : fetch(request);
  },
);
registerRoute(
  new NavigationRoute(async ({ event, request, url }) => {
    const asked = addressOf(url) || "./";
    const address = addressOf(url).replace(/index\.html$/, "");
    await knowing(groupOf(`${address.replace(/\/$/, "")}/`.replace(/^\/$/, "")));
    if (files.getCacheKeyForURL(asked)) {
      return served(event, request, asked);
    }
    const page = [address || "./", `${address}/`].find((each) => files.getCacheKeyForURL(each));
    if (page) {
      return Response.redirect(page + url.search);
    }
    const [, puzzles] = PUZZLE.exec(address) ?? [];
    if (puzzles) {
      return puzzlePage(request, `${puzzles}any.html`);
    }
    const pages = await caches.open(PAGES);
    const kept = await pages.match(url.href.replace(/[?#].*/, ""));
    if (kept && (await isOfThisBuild(kept))) {
      return kept;
    }
    const response = await fetch(new Request(request, { cache: "no-cache" }));
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) {
      return response;
    }
    if (response.status === 404) {
      return errorPage(404);
    }
    if (await isOfThisBuild(response)) {
      await pages.put(url.href.replace(/[?#].*/, ""), response.clone());
      return response;
    }
    throw new Error(`${url.href} belongs to another build`);
  }),
);
setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") {
    return Response.error();
  }
  // Perhaps there is a newer build, which the page will offer.
  worker.registration.update().catch(() => {});
  return errorPage(503);
});

/**
 * A listed file: kept, or fetched if the host has it in this build.
 *
 * @param {ExtendableEvent} event
 * @param {Request} request
 * @param {string} address
 */
function served(event, request, address) {
  const { cacheKey, integrity } = wanted(address);
  return files.strategy.handle({ event, request, params: { cacheKey, integrity } });
}

/** @param {Response} page */
async function isOfThisBuild(page) {
  return (await page.clone().text()).includes(MARK);
}

/**
 * The page of a puzzle, one of thousands: as the host has it if that is of this build, or else the
 * one page that becomes that of any puzzle.
 *
 * @param {Request} request
 * @param {string} any
 */
async function puzzlePage(request, any) {
  const kept = await keptFile(any);
  const text = (await kept?.text()) ?? "";
  const response = await fetch(request).catch(() => null);
  if (response?.status === 404) {
    return errorPage(404);
  }
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  const page = (await response?.text()) ?? "";
  const isOurs = page.includes(MARK);
  if (!isOurs && !text) {
    throw new Error(`${request.url} is out of reach or belongs to another build`);
  }
  return new Response(isOurs ? page : text, { headers });
}

/** @param {number} status */
async function errorPage(status) {
  const page = await keptFile(`${status}.html`);
  return page ? new Response(page.body, { status, headers: page.headers }) : Response.error();
}
