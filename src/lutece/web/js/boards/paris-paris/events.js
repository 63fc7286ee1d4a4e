/** What happened, as the log tells it: runs of events that are played as one. */

/**
 * @typedef {{ key: string, args: Record<string, string | number> }} Happening
 * @typedef {{ seat: number, stop: string }} Gain
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
    else if (call && /(shop|neighbour)-scores$/.test(said.key)) call.gains.push(asGain(said));
    else break;
  }
  return calls;
}

/**
 * Whose shop scored, and where.
 * @param {Happening} said
 * @returns {Gain}
 */
export function asGain(said) {
  return { seat: Number(said.args.seat), stop: String(said.args.stop) };
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
