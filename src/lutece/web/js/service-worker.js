/** The page's side of the service worker (`web/service-worker.js`). */

const ADDRESS = "/service-worker.js";

/** Whether this browser can have one: only under https, or on this computer. */
export const hasServiceWorker = "serviceWorker" in navigator;

/** Starts the service worker; without it everything works but messages and the offline page. */
export async function startServiceWorker() {
  if (!hasServiceWorker) return;
  try {
    await navigator.serviceWorker.register(ADDRESS, { updateViaCache: "none" });
  } catch (error) {
    console.warn("no service worker:", error);
  }
}
