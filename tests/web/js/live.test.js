/** The live connection where WebSockets do not pass. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Live } from "../../../src/lutece/web/js/live.js";

/** The browser's parts that a page's process lacks here: sockets that never open, and streams. */
function browser() {
  const streams = /** @type {string[]} */ ([]);
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  class NoSocket {
    constructor() {
      throw new Error("no WebSocket passes");
    }
  }
  class Stream {
    readyState = 1;
    constructor(/** @type {string} */ url) {
      streams.push(url);
    }
    close() {
      this.readyState = 2;
    }
  }
  const events = new EventTarget();
  Object.assign(globalThis, {
    document,
    location: { href: "http://here/" },
    WebSocket: NoSocket,
    EventSource: Stream,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  return { document, streams };
}

test("a stream says that nobody looks, and is opened anew when that changes", () => {
  const { document, streams } = browser();
  const none = () => null;
  const live = new Live("abc", { hear: none, linked: none, turnedAway: none, have: none, seat: none });
  live.connect(); // the second socket in vain: from now on a stream
  live.connect();
  for (const state of ["hidden", "visible"]) {
    document.visibilityState = state;
    document.dispatchEvent(new Event("visibilitychange"));
  }
  live.close();
  assert.deepEqual(
    streams.map((url) => new URL(url, "http://here/").searchParams.get("here")),
    [null, "0", null],
  );
});
