/** Who came and went while this page looked on: quiet lines among the talk. */

import { useEffect, useRef, useState } from "preact/hooks";
import { levelName } from "../components/names.js";
import { say } from "../i18n.js";

/**
 * @import { SeatInfo, TableInfo } from "../schema.js"
 * @typedef {{at: number, seat: number, words: () => string}} News seconds since 1970, as of a line of talk
 */

const PATIENCE = 6000; // ms: whoever only loads the page anew has not gone
const MOST = 50;

/**
 * @param {import("./store.js").TableStore} store
 * @returns {News[]}
 */
export function usePresence(store) {
  const [news, setNews] = useState(/** @type {News[]} */ ([]));
  const before = useRef(/** @type {TableInfo | null} */ (null));
  const away = useRef(/** @type {Map<number, ReturnType<typeof setTimeout> | null>} */ (new Map()));
  const info = store.info.value;

  /** @param {SeatInfo} seat @param {() => string} words */
  const tell = (seat, words) =>
    setNews((lines) => [...lines, { at: Date.now() / 1000, seat: seat.seat, words }].slice(-MOST));

  useEffect(() => {
    const old = before.current;
    before.current = info;
    if (!old || !info) return;
    const told = new Set(); // somebody with several seats comes and goes once
    for (const seat of info.seats) {
      const was = old.seats[seat.seat];
      const words = was && change(was, seat);
      if (words && !told.has(words())) {
        told.add(words());
        tell(seat, words);
      }
      if (was) watch(was, seat);
    }
  }, [info]);
  useEffect(() => () => away.current.forEach((timer) => clearTimeout(timer ?? undefined)), []);
  return news;

  /** Somebody whose page is closed, and does not come back at once. @param {SeatInfo} was @param {SeatInfo} seat */
  function watch(was, seat) {
    const gone = away.current.get(seat.seat);
    if (seat.kind !== "player" || seat.mine) return;
    if (was.online && !seat.online && gone === undefined) {
      const timer = setTimeout(() => {
        away.current.set(seat.seat, null);
        tell(seat, () => say("chat-away", { name: seat.name ?? "" }));
      }, PATIENCE);
      away.current.set(seat.seat, timer);
    } else if (seat.online && gone !== undefined) {
      if (gone === null) tell(seat, () => say("chat-here", { name: seat.name ?? "" }));
      else clearTimeout(gone);
      away.current.delete(seat.seat);
    }
  }
}

/**
 * What a seat's change means, in words.
 * @param {SeatInfo} was
 * @param {SeatInfo} seat
 */
function change(was, seat) {
  const name = seat.name ?? "";
  if (was.kind !== "player" && seat.kind === "player") return () => say("chat-sat-down", { name });
  if (was.kind === "player" && seat.kind !== "player") return () => say("chat-stood-up", { name: was.name ?? "" });
  if (!was.stand_in && seat.stand_in) return () => say("chat-stands-in", { name, level: levelName(seat.level ?? "") });
  if (was.stand_in && !seat.stand_in) return () => say("chat-took-back", { name });
  return null;
}
