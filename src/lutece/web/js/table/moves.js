/** Decisions and the board: what is alive, what ends a turn, what a move left behind. */

/**
 * @import { DecisionView, LogEntry, View } from "../schema.js"
 */

const PARIS_FINAL = /^(end|pass|take|draw \d|end-tile .*)$/;

/** Decisions that cannot be taken back: they end the turn or show something hidden. */
const FINAL = /** @type {Record<string, (decision: DecisionView) => boolean>} */ ({
  paris: (decision) => PARIS_FINAL.test(decision.text),
  "paris-paris": (decision) => decision.said.key !== "paris-paris-do-choose",
});

/** Of those, the ones that end something: only they stand out. */
const ENDS = ["end", "pass"];

/** The decisions that lead on when there is nothing else to be done, the plainest first. */
const ONWARD = ["end", "pass", "bonus none", "vp none", "prestige none", "return none"];

/**
 * @param {View} view
 * @param {DecisionView} decision
 */
export function isFinal(view, decision) {
  return FINAL[view.game]?.(decision) ?? true;
}

/**
 * @param {DecisionView[]} decisions
 * @returns {Map<string, DecisionView[]>}
 */
export function aliveElements(decisions) {
  /** @type {Map<string, DecisionView[]>} */
  const alive = new Map();
  for (const decision of decisions) {
    for (const element of decision.touches) {
      const list = alive.get(element);
      if (list) list.push(decision);
      else alive.set(element, [decision]);
    }
  }
  return alive;
}

/**
 * End turn, pass, or "no, thank you".
 * @param {DecisionView[]} decisions
 * @returns {DecisionView | null}
 */
export function onward(decisions) {
  for (const text of ONWARD) {
    const found = decisions.find((decision) => decision.text === text);
    if (found) return found;
  }
  return null;
}

/** @param {DecisionView} decision */
export function isEnd(decision) {
  return ENDS.includes(decision.text);
}

/**
 * How many of my last decisions can be taken back, at most.
 * @param {View} view
 * @param {LogEntry[]} log
 */
export function undoable(view, log) {
  if (!view.can_undo) return 0;
  const past = log.filter((entry) => entry.number < view.number);
  const stop = past.findLastIndex((entry) => entry.seat !== view.seat || (entry.decision !== null && PARIS_FINAL.test(entry.decision)));
  return Math.max(1, past.length - 1 - stop);
}

/**
 * What was chosen and still has to be laid somewhere: a VP tile that waits for its district.
 * @param {LogEntry[]} log
 * @param {number} number decisions made so far
 * @returns {string | null}
 */
export function inHand(log, number) {
  const last = log.find((entry) => entry.number === number - 1);
  const [, vp] = /^vp (\d+)$/.exec(last?.decision ?? "") ?? [];
  return vp ? `vp/${vp}` : null;
}

/**
 * The elements that the last turn was about.
 * @param {LogEntry[]} log
 * @param {number} number decisions made so far
 * @returns {Set<string>}
 */
export function traceOf(log, number) {
  const trace = new Set();
  const past = log.filter((entry) => entry.number < number);
  const mover = past[past.length - 1]?.seat;
  for (let i = past.length - 1; i >= 0 && past[i].seat === mover; i--) {
    for (const { args } of past[i].happened) {
      for (const element of elementsOf(args)) trace.add(element);
    }
  }
  return trace;
}

/** @param {Record<string, string | number>} args */
function elementsOf(args) {
  const found = [];
  if (args.stop !== undefined) found.push(`stop/${args.stop}`);
  if (args.stop !== undefined && args.line !== undefined) found.push(`tile/${args.stop}/${args.line}`);
  if (args.place !== undefined && args.stop === undefined) found.push(`place/${args.place}`);
  if (args.space !== undefined) found.push(`bonus/${args.space}`);
  if (args.pile !== undefined) found.push(`pile/${args.pile}`);
  return found;
}
