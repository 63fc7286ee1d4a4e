// @ts-check
/// <reference lib="webworker" />
/**
 * The service worker: shows that it is my turn while no page is open, and what to do without a
 * network; and keeps the files of the page. It is served at the root, so that it serves the whole site.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const OFFLINE = "/static/offline/index.html";
const KEPT = "lutece-offline-1";
const BUNDLE = "none"; // the server writes which one it has: files of earlier ones are forgotten
const FILES = `lutece-files-${BUNDLE}`;
const FOLDER = "/static/bundle/"; // what is there never changes
const OFFLINE_FILES = [
  OFFLINE,
  "/static/offline/page.css",
  "/static/offline/page.js",
  "/static/favicon.svg",
  "/static/icons/icon.svg",
];

/** @typedef {{title: string, body: string, url: string, tag: string}} Notice */

worker.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const offline = url.origin === location.origin && OFFLINE_FILES.includes(url.pathname);
  if (event.request.mode === "navigate") event.respondWith(page(event));
  else if (url.origin === location.origin && url.pathname.startsWith(FOLDER)) event.respondWith(file(event));
  else if (offline) event.respondWith(fetch(event.request).catch(() => kept(event.request)));
});

worker.addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = /** @type {{oldSubscription?: PushSubscription | null}} */ (/** @type {unknown} */ (event));
  /** @type {ExtendableEvent} */ (event).waitUntil(subscribeAgain(oldSubscription?.endpoint ?? null));
});

async function keepOfflinePage() {
  const cache = await caches.open(KEPT);
  await cache.addAll(OFFLINE_FILES);
}

async function takeOver() {
  await worker.registration.navigationPreload?.enable(); // a page is asked for while the worker starts
  const old = (await caches.keys()).filter((name) => name.startsWith("lutece-") && name !== KEPT && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A page from the server; without a network, the page that says so. @param {FetchEvent} event */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept(OFFLINE);
  }
}

/** A file of the bundle: kept when it was fetched once. @param {FetchEvent} event */
async function file(event) {
  const cache = await caches.open(FILES);
  const found = await cache.match(event.request);
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(cache.put(event.request, answer.clone()));
  return answer;
}

/** @param {Request | string} request */
async function kept(request) {
  return (await caches.match(request)) ?? Response.error();
}

/** @param {PushMessageData | null} data */
async function show(data) {
  /** @type {Partial<Notice>} */
  let notice = {};
  try {
    notice = data?.json() ?? {};
  } catch {
    // A message without words still says that something happened.
  }
  const url = notice.url ?? "/";
  const open = await worker.clients.matchAll({ type: "window" });
  if (open.some((client) => client.visibilityState === "visible" && new URL(client.url).pathname === url)) {
    return; // the table is in front of the player already
  }
  await worker.registration.showNotification(notice.title ?? "Lutèce", {
    body: notice.body ?? "",
    tag: notice.tag ?? "turn",
    icon: "/static/icons/icon-192.png",
    badge: "/static/icons/badge-96.png",
    data: { url },
  });
}

/** Opens a page of this site, in a window that shows it already if there is one. @param {string} path */
async function open(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window" });
  const here = windows.find((client) => new URL(client.url).pathname === url.pathname);
  if (here) await here.focus();
  else await worker.clients.openWindow(url.href);
}

/** The browser has given up its address for messages: get a new one. @param {string | null} before */
async function subscribeAgain(before) {
  const answer = await fetch("/api/notifications", { credentials: "same-origin" });
  if (!answer.ok) return;
  const { push_key: key, channels } = await answer.json();
  if (!key || !channels.some((/** @type {{kind: string}} */ channel) => channel.kind === "push")) return;
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await fetch("/api/notifications/push", {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ subscription: subscription.toJSON(), instead_of: before, language: "" }),
  });
}
