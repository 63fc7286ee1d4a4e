/**
 * What happened, played over the board that still shows the moment before.
 *
 * Pieces that move are drawn on the overlay; the ones they stand for are hidden meanwhile. Whatever
 * was hidden comes back and the overlay empties when the table shows the moment after, or at once
 * when the player skips.
 */

import { shownBy } from "./board.js";
import { busTo, drive, goHome, passBus, tour } from "./tours.js";
import { asGain, firstOf } from "./events.js";
import { layTile, park, pushOut, setShop, takeTile, unparkAll } from "./tiles-and-shops.js";
import { bagPays, banner, note, score, unbanner } from "./score-banner.js";
import { STEP, Skipped, Stage } from "./stage.js";

/**
 * @typedef {import("../board.js").BoardModule} BoardModule
 * @typedef {import("./events.js").Happening} Happening
 * @typedef {import("./interaction.js").Table} Table
 */

const MANY = 2; // tours: the last ones of a game are driven faster
const UNTIL_DRAWN = 80; // milliseconds in which the table draws the moment after

/** The last play on each svg, to be cleared before the next. @type {WeakMap<Element, () => void>} */
const clearing = new WeakMap();

/** @type {BoardModule["animate"]} */
export async function animate(svg, before, after, entry, context) {
  clearing.get(svg)?.();
  const layout = shownBy.get(svg);
  const overlay = svg.querySelector(".pp-overlay");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!layout || !overlay || still || document.hidden || context.signal.aborted) return;
  const tours = entry.happened.filter((said) => /(grand|special|open)-tour$/.test(said.key)).length;
  const pace = { ...context, speed: context.speed * (tours > MANY ? 1.4 : 1) };
  const stage = new Stage(svg, overlay, layout, /** @type {Table} */ (before.board), pace);
  clearing.set(svg, () => stage.clear());
  try {
    await perform(stage, entry.happened);
    setTimeout(() => stage.clear(), UNTIL_DRAWN);
  } catch (error) {
    stage.clear();
    if (!(error instanceof Skipped)) throw error;
  }
}

/**
 * All that happened, in order.
 * @param {Stage} stage
 * @param {Happening[]} happened
 */
async function perform(stage, happened) {
  for (let i = 0; i < happened.length; i++) {
    const { key, args } = happened[i];
    const act = ACTS[key.replace("paris-paris-", "")];
    if (act) await act(stage, args, happened.slice(i + 1));
  }
  await goHome(stage);
}

/** @type {Record<string, (stage: Stage, args: Record<string, any>, next: Happening[]) => Promise<void>>} */
const ACTS = {
  async took(stage, { seat, stop, line }) {
    await takeTile(stage, stop, line, seat);
  },
  async opened(stage, { seat, stop }) {
    await setShop(stage, seat, stop);
  },
  async "pushed-to-bag"(stage, { seat, stop }) {
    await pushOut(stage, seat, stop, true);
  },
  async "pushed-to-stock"(stage, { seat, stop }) {
    await pushOut(stage, seat, stop, false);
  },
  async "small-tour"(stage, { stop, line }, next) {
    banner(stage, "paris-paris-board-small-tour", { name: stage.layout.network.stop.get(stop)?.name ?? stop }, line);
    await busTo(stage, stop);
    await stage.pause(STEP / 2);
    const gains = firstOf(next, "paris-paris-shop-scores").map(asGain);
    const stops = [...new Set(gains.map((gain) => gain.stop))];
    for (const [i, target] of stops.entries()) {
      if (target !== stop) await drive(stage, stop, target);
      await score(stage, gains.filter((gain) => gain.stop === target));
      if (target !== stop && i < stops.length - 1) await drive(stage, target, stop, 0.6);
    }
  },
  async "nobody-scores"(stage) {
    await note(stage, "paris-paris-board-nobody");
  },
  async parked(stage, { stop, line }, next) {
    unbanner(stage);
    await Promise.all([goHome(stage), park(stage, stop, line, next[0]?.key === "paris-paris-grand-tour")]);
  },
  async "grand-tour"(stage, { line }, next) {
    banner(stage, "paris-paris-board-grand-tour", { line }, line);
    await tour(stage, line, next);
    unparkAll(stage, line);
    unbanner(stage);
  },
  async "special-tour"(stage, { seat, line }, next) {
    banner(stage, "paris-paris-board-special-tour", { seat, line }, line);
    await tour(stage, line, next);
    unbanner(stage);
  },
  async "open-tour"(stage, { line }, next) {
    banner(stage, "paris-paris-board-open-tour", { line }, line);
    await tour(stage, line, next);
    unbanner(stage);
  },
  async "bag-scores"(stage, { seat, points }) {
    await goHome(stage);
    banner(stage, "paris-paris-board-bag-scores", { seat }, null);
    await bagPays(stage, seat, Number(points));
    unbanner(stage);
  },
  async "bus-passed"(stage, { seat }) {
    await passBus(stage, seat);
  },
  async "laid-out"(stage, { stop, line }, next) {
    const laid = layTile(stage, stop, line);
    if (next[0]?.key !== "paris-paris-laid-out") return laid;
    laid.catch(() => {}); // skipped: the pause says so too
    return stage.pause(STEP * 0.3);
  },
};
