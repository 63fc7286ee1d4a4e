/** Decisions and the board: what is alive, the way on, what the last turn left behind. */

/**
 * @import { DecisionView, LogEntry } from "../schema.js"
 */

/**
 * Board element -> the decisions that are about it.
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
 * What does nothing but go on: ending the turn, passing, or turning an offer down.
 * @param {DecisionView[]} decisions
 * @returns {DecisionView | null}
 */
export function wayOn(decisions) {
  const ends = decisions.filter((decision) => decision.goes_on === "end");
  const found = ends.find((decision) => decision.ends_turn) ?? ends[0];
  return found ?? decisions.find((decision) => decision.goes_on === "decline") ?? null;
}

/** Whether a decision does nothing but end the turn. @param {DecisionView} decision */
export function endsTurn(decision) {
  return decision.goes_on === "end" && decision.ends_turn;
}

/**
 * What happened in the last turn; without animations, in all turns since mine.
 * @param {LogEntry[]} log
 * @param {number} number decisions made so far
 * @param {number | null} [mine] my seat, where nothing is animated
 */
export function recentOf(log, number, mine = null) {
  const past = log.filter((entry) => entry.number < number);
  const mover = past.at(-1)?.seat;
  const sinceMine = mine !== null && mover !== mine;
  const begin = past.findLastIndex(({ seat }) => (sinceMine ? seat === mine : seat !== mover)) + 1;
  return past.slice(begin);
}

/**
 * The elements that this was about.
 * @param {LogEntry[]} recent
 * @returns {Set<string>}
 */
export function traceOf(recent) {
  return new Set(recent.flatMap((entry) => entry.touches));
}

/**
 * The moments at which a turn had ended, in order: numbers of decisions made.
 * @param {LogEntry[]} log
 */
export function endsOfTurns(log) {
  return log.filter((entry) => entry.ends_turn).map((entry) => entry.number + 1);
}

/** The end of the turn before a moment. @param {number[]} turns @param {number} moment */
export function turnBefore(turns, moment) {
  return turns.findLast((end) => end < moment) ?? 0;
}

/** The end of the turn that a moment is in. @param {number[]} turns @param {number} moment @param {number} end of the game */
export function turnAfter(turns, moment, end) {
  return turns.find((turn) => turn > moment) ?? end;
}

/**
 * Decisions under their headings, in the game's order; kinds that the game does not list come last.
 * @template {{kind: string}} T
 * @param {T[]} decisions
 * @param {{word: string, key: string, heading: string}[]} kinds
 * @returns {{kind: string, key: string | null, heading: string, decisions: T[]}[]}
 */
export function groupsOf(decisions, kinds) {
  /** @type {Map<string, T[]>} */
  const groups = new Map(kinds.map(({ word }) => [word, []]));
  for (const decision of decisions) {
    const group = groups.get(decision.kind);
    if (group) group.push(decision);
    else groups.set(decision.kind, [decision]);
  }
  const headings = new Map(kinds.map((kind) => [kind.word, kind]));
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([kind, group]) => {
      const known = headings.get(kind);
      return { kind, key: known?.key ?? null, heading: known?.heading ?? kind, decisions: group };
    });
}
