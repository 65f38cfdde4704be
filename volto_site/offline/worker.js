/**
 * The service worker: it keeps the files of one build, and gives a page no others.
 *
 * Every file is known by its digest. What the host answers with another one, because it has a newer
 * build already, is refused: a page is never made of two builds. A newer service worker waits until
 * the reader agrees or has closed all pages.
 */

const { PrecacheController, PrecacheRoute } = workbox.precaching;
const { NavigationRoute, registerRoute, setCatchHandler } = workbox.routing;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {Record<string, Record<string, string>>} the digests of all files, by group and address */
const GROUPS = self.__WB_MANIFEST;
/** The groups that are kept, as the build that kept them lists them. */
const KEPT = `volto-kept-${worker.registration.scope}`;
/** What a page of this build says in its head. */
const MARK = "<volto-build>";
/** Pages of this build that are not listed, as there are too many of them. */
const PAGES = `volto-pages-${worker.registration.scope}`;
/** How many files are fetched side by side: few enough that the page itself is not kept waiting. */
const AT_ONCE = 4;
const PUZZLE = /^((?:\w\w\/)?puzzles\/)[a-z0-9-]+\/$/;
const SNAPSHOT = "snapshot";
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
files.addToCacheList(
  Object.values(GROUPS).flatMap((group) =>
    Object.entries(group).map(([url, digest]) => ({
      url,
      revision: digest.slice(0, 12),
      integrity: `sha256-${digest}`,
    })),
  ),
);

/**
 * Keep the files of a group, those that have not changed since the last build as they are.
 *
 * @param {ExtendableEvent} event
 * @param {string} group
 */
async function keep(event, group) {
  const kept = await caches.open(KEPT);
  const content = JSON.stringify(GROUPS[group] ?? {});
  if ((await (await kept.match(group))?.text()) === content) {
    return;
  }
  const urls = Object.keys(GROUPS[group] ?? {}).values();
  const inTurn = async () => {
    for (const url of urls) {
      const { cacheKey, request, integrity } = wanted(url);
      const params = { cacheKey, integrity };
      await Promise.all(files.strategy.handleAll({ event, request, params }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  await kept.put(group, new Response(content));
}

/** @param {string} url */
function wanted(url) {
  const cacheKey = files.getCacheKeyForURL(url) ?? "";
  const integrity = files.getIntegrityForCacheKey(cacheKey);
  return { cacheKey, integrity, request: new Request(url, { integrity, cache: "no-cache" }) };
}

/** @returns {Promise<string[]>} the groups that the build before this one has kept */
async function keptBefore() {
  const kept = await (await caches.open(KEPT)).keys();
  return kept.map(({ url }) => addressOf(new URL(url)));
}

/** @returns {Promise<string[]>} the languages of the pages that are open */
async function languagesInUse() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const addresses = pages.map(({ url }) => addressOf(new URL(url)) || "./");
  return Object.keys(GROUPS).filter((group) =>
    addresses.some((address) => GROUPS[group]?.[address]),
  );
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
worker.addEventListener("activate", (event) => event.waitUntil(files.activate(event)));
worker.addEventListener("message", (event) => {
  const { keep: groups, takeOver } = event.data ?? {};
  if (takeOver) {
    event.waitUntil(worker.skipWaiting());
  } else if (Array.isArray(groups)) {
    event.waitUntil(keepAll(event, groups));
  }
});

/**
 * Whatever could be done without a network before can be done after. Only the snapshot waits for a page
 * that knows whether the network is free of charge: it makes the engine quicker, and nothing needs it.
 *
 * @param {ExtendableEvent} event
 */
async function install(event) {
  const before = (await keptBefore()).filter((group) => group !== SNAPSHOT);
  await keepAll(event, ["shared", ...(await languagesInUse()), ...before]);
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
    const part = await files.matchPrecache(addressOf(url));
    if (part) {
      return part;
    }
    if (request.cache === "only-if-cached") {
      // Whoever asks so checks the digest.
      return fetch(request);
    }
    // The list of the parts holds their digests: if it is ours, so are they.
    await fetch(wanted("assets/engine/manifest.json").request);
    return fetch(request);
  },
);
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/./] }));
registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    const address = addressOf(url).replace(/index\.html$/, "");
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
  const kept = await files.matchPrecache(any);
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
  const page = await files.matchPrecache(`${status}.html`);
  return page ? new Response(page.body, { status, headers: page.headers }) : Response.error();
}
