/** Which page is shown: the address, read and changed without a reload. */

import { signal } from "@preact/signals";

/** @type {import("@preact/signals").Signal<URL>} */
export const address = signal(new URL(location.href));

/**
 * Goes to another page of this site.
 * @param {string} path
 * @param {{replace?: boolean}} [how]
 */
export function go(path, { replace = false } = {}) {
  const url = new URL(path, location.href);
  if (replace) history.replaceState(null, "", url);
  else {
    history.pushState(null, "", url);
    scrollTo(0, 0);
  }
  address.value = url;
}

addEventListener("popstate", () => {
  address.value = new URL(location.href);
});

// Links within the site change the page without a reload.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href, location.href);
  const ours = url.origin === location.origin && !url.pathname.startsWith("/api/");
  if (!ours || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(url.href);
});
