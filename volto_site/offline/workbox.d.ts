/** What stands before the script of the service worker: Workbox, and the list of files. */

declare const workbox: {
  precaching: typeof import("workbox-precaching");
  routing: typeof import("workbox-routing");
};

interface WorkerGlobalScope {
  __WB_MANIFEST: Record<string, Record<string, string>>;
}
