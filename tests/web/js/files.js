/** Lets modules under test fetch the page's own files, which a server sends in a browser, from disk. */

import { readFile } from "node:fs/promises";

const overNetwork = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const url = new URL(String(input));
  if (url.protocol !== "file:") return overNetwork(input, init);
  try {
    return new Response(await readFile(url));
  } catch {
    return new Response("", { status: 404 });
  }
};
