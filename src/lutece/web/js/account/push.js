/** Push in this browser: its subscription, made and given up. */

import { get, post } from "../api.js";
import { hasServiceWorker } from "../service-worker.js";
import { language, say } from "../i18n.js";

/**
 * @import { Notifications } from "../schema.js"
 * @typedef {"possible" | "denied" | "insecure" | "none"} PushState
 */

const BROWSERS = /** @type {const} */ ([
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
]);
const SYSTEMS = /** @type {const} */ ([
  [/Android/, "Android"],
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux|X11/, "Linux"],
]);

/** The push service of the browser does not answer. */
export class PushServiceError extends Error {}

/** Whether this browser can be told. @returns {PushState} */
export function pushState() {
  if (!window.isSecureContext) return "insecure";
  if (!hasServiceWorker || !("PushManager" in window) || !("Notification" in window)) return "none";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** The address at which this browser gets messages now; null: none. */
export async function myEndpoint() {
  if (pushState() === "insecure" || pushState() === "none") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/**
 * Asks for permission and subscribes; null where the player refuses.
 * @param {string} key of the server
 * @returns {Promise<Notifications | null>}
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  /** @type {PushSubscription} */
  let subscription;
  /** @type {PushSubscription | null} */
  let before;
  try {
    before = await pushManager.getSubscription();
    await before?.unsubscribe(); // it may be for another server's key
    subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    throw new PushServiceError(String(error));
  }
  return post("/api/notifications/push", {
    subscription: subscription.toJSON(),
    instead_of: before?.endpoint ?? null,
    language: language.value,
    label: say("notify-push-label", { browser: named(BROWSERS), system: named(SYSTEMS) }),
  });
}

/** This browser takes no more messages. */
export async function unsubscribe() {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Before I sign out: no more messages come to this browser, and the server knows it. */
export async function forgetThisBrowser() {
  const endpoint = await myEndpoint();
  if (endpoint === null) return;
  try {
    /** @type {Notifications} */
    const { channels } = await get("/api/notifications");
    const mine = channels.find((channel) => channel.endpoint === endpoint);
    if (mine) await post(`/api/notifications/${encodeURIComponent(mine.id)}/delete`);
  } finally {
    await unsubscribe();
  }
}

/** @param {readonly (readonly [RegExp, string])[]} known */
function named(known) {
  return known.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? "?";
}
