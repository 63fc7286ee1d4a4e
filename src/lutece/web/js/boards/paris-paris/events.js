/** What happened, as the log tells it: runs of events that are played as one. */

/**
 * @typedef {{ key: string, args: Record<string, string | number> }} Happening
 * @typedef {{ seat: number, stop: string, place: number, points: number }} Gain
 */

/**
 * The calls of a tour: where, and who scores.
 * @param {Happening[]} next
 */
export function callsOf(next) {
  /** @type {{ stop: string, gains: Gain[] }[]} */
  const calls = [];
  for (const said of next) {
    const call = calls[calls.length - 1];
    if (said.key === "paris-paris-bus-calls") calls.push({ stop: String(said.args.stop), gains: [] });
    else if (call && isGain(said)) call.gains.push(asGain(said));
    else break;
  }
  return calls;
}

/**
 * Whose shop scored, where, and how much.
 * @param {Happening} said
 * @returns {Gain}
 */
export function asGain(said) {
  const { seat, stop, place, points } = said.args;
  return { seat: Number(seat), stop: String(stop), place: Number(place), points: Number(points) };
}

/**
 * The run of events of a kind at the front.
 * @param {Happening[]} happened
 * @param {string} key
 */
export function firstOf(happened, key) {
  const end = happened.findIndex((said) => said.key !== key);
  return end < 0 ? happened : happened.slice(0, end);
}

/** Whether shops score by it. @param {Happening} said */
export const isGain = (said) => /(shop|neighbour)-scores$/.test(said.key);

/**
 * What each shop has earned, by "stop/place/seat".
 * @param {{ happened: Happening[] }[]} entries
 */
export function gainsOf(entries) {
  /** @type {Map<string, Gain>} */
  const sums = new Map();
  for (const gain of entries.flatMap(({ happened }) => happened).filter(isGain).map(asGain)) {
    const id = `${gain.stop}/${gain.place}/${gain.seat}`;
    sums.set(id, { ...gain, points: gain.points + (sums.get(id)?.points ?? 0) });
  }
  return sums;
}
