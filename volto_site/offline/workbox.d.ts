/** What stands before the script of the service worker: Workbox, and what it knows of the files. */

declare const workbox: {
  precaching: typeof import("workbox-precaching");
  routing: typeof import("workbox-routing");
};

interface WorkerGlobalScope {
  __WB_MANIFEST: {
    /** the digest of the list of each group */
    lists: Record<string, string>;
    /** patterns of addresses, each with its group */
    rules: [string, string | null][];
    /** the language without a folder */
    language: string;
  };
}
