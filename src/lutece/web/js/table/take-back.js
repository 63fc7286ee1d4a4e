/** What can still be taken back after a turn. */

/** @import { LogEntry, TableInfo } from "../schema.js" */

/**
 * Whether my last decision can: nothing was revealed since, and only bots decided.
 * @param {TableInfo} info
 * @param {LogEntry[]} log
 */
export function canTakeBack(info, log) {
  if (info.status !== "running" || info.proposal || info.paused) return false;
  const begin = info.practice?.number ?? 0; // what came before is another game's
  for (const { number, seat, revealed } of log.toReversed()) {
    const who = info.seats[seat];
    if (revealed || number < begin) return false;
    if (who.mine && !who.stand_in) return true;
    if (who.kind !== "bot" && !who.stand_in) return false;
  }
  return false;
}
