/** Small things: tokens, coins, keys, meeples. Each is drawn in a box of 30 around 0, 0. */

/** @param {number} points @param {number} outer @param {number} inner @param {number} [cy] */
function star(points, outer, inner, cy = 0) {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const a = (i * Math.PI) / points;
    return `${(r * Math.sin(a)).toFixed(2)} ${(cy - r * Math.cos(a)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A scalloped disc. @param {number} lobes @param {number} radius */
function rosette(lobes, radius) {
  const at = Array.from({ length: lobes }, (_, i) => {
    const a = (i * 2 * Math.PI) / lobes;
    return `${(radius * Math.sin(a)).toFixed(2)} ${(-radius * Math.cos(a)).toFixed(2)}`;
  });
  const bow = (radius * Math.sin(Math.PI / lobes) * 1.08).toFixed(2);
  return `M${at[0]}${[...at.slice(1), at[0]].map((p) => `A${bow} ${bow} 0 0 1 ${p}`).join("")}Z`;
}

const ribbon = (/** @type {string} */ tone) =>
  `<path class="${tone}" d="M-7 -14H7L4 -1H-4Z"/><path class="pa-white" stroke="none" d="M-2 -13.4H2L1.4 -2H-1.4Z"/>`;

const log = (/** @type {number} */ x, /** @type {number} */ y) =>
  `<circle class="pa-wood" cx="${x}" cy="${y}" r="6.4"/><circle class="pa-wood-end" cx="${x}" cy="${y}" r="4.1" stroke-width="1"/><circle class="pa-wood" cx="${x}" cy="${y}" r="1.2" stroke="none"/>`;

/** A key of nobody in particular. @param {string} tone */
const plainKey = (tone) =>
  `<path class="${tone}" fill-rule="evenodd" d="M-1.9 -1.6A6.6 6.6 0 1 1 1.9 -1.6V14H8V10H5V7.4H8V3.6H1.9Z M-2.8 -7.6A2.8 2.8 0 1 0 2.8 -7.6A2.8 2.8 0 1 0 -2.8 -7.6ZM-1.9 -1.6V14H1.9V3.6Z"/>`;

/** The head of a key and the mark of a seat: four roofs, the same on every page. */
export const ROOFS = {
  a: "M-11 9V-2.5L0 -13L11 -2.5V9Z",
  b: "M-11 9V-1.5A11 10.6 0 0 1 11 -1.5V9Z",
  c: "M-11.5 9V-3L-6 -12H6L11.5 -3V9Z",
  d: "M-10.5 9V-11.5H10.5V9Z",
};

/** Hats as the roofs: pointed, bowler, straw, top hat. */
const HATS = {
  a: "M0 -18L6.4 -9H-6.4Z",
  b: "M-6.2 -9A6.2 7.4 0 0 1 6.2 -9Z",
  c: "M-4 -16.4H4L6.6 -9H-6.6Z",
  d: "M-5.4 -17H5.4V-9H-5.4Z",
};

/** @param {"a" | "b" | "c" | "d"} seat */
const key = (seat) => `
  <path class="pa-piece pa-seat-${seat}" d="M-2.6 8H2.6V27.5H11V22.6H7.4V19.4H11V14.6H2.6V8H-2.6Z M-2.6 8V27.5H2.6V8Z"/>
  <path class="pa-piece pa-seat-${seat}" d="${ROOFS[seat]}"/>`;

/** @param {"a" | "b" | "c" | "d"} seat */
const meeple = (seat) => `
  <path class="pa-piece pa-seat-${seat}" d="${HATS[seat]}M-8.6 -9H8.6V-7H-8.6Z"/>
  <path class="pa-piece pa-seat-${seat}" d="M-4.6 -6.6H4.6C5 -4.6 4.4 -3.4 4.6 -2.6C8 -2 12 .8 12 3.4C12 5.4 9.6 5.6 8.4 5.2L9.6 14H-9.6L-8.4 5.2C-9.6 5.6 -12 5.4 -12 3.4C-12 .8 -8 -2 -4.6 -2.6C-4.4 -3.4 -5 -4.6 -4.6 -6.6Z"/>`;

/** @type {Record<string, string>} */
export const PIECES = {
  wood: log(-6.6, 6.4) + log(6.6, 6.4) + log(0, -5),
  marble: `<path class="pa-marble" d="M0 -13L13 -6.5V7L0 13.5L-13 7V-6.5Z"/>
    <path class="pa-marble-shade" d="M0 0L13 -6.5V7L0 13.5Z"/>
    <path fill="none" d="M-13 -6.5L0 0L13 -6.5M0 0V13.5"/>
    <path class="pa-vein" d="M-11 -1L-7 2L-8 6M-4 4L-3 9M3 5L6 2L6 -1M-4 -8L1 -6L4 -8"/>`,
  gold: `<path class="pa-gold" d="M-9 -7H9L14 8H-14Z"/><path class="pa-gold-light" d="M-9 -7H9L6.5 -1H-6.5Z"/>
    <path fill="none" d="M-6.5 -1L-14 8M6.5 -1L14 8"/><path class="pa-gold-mark" d="M-4 4.4H4"/>`,
  "prestige-bronze": `${ribbon("pa-ribbon-1")}<circle class="pa-bronze" cy="5" r="9"/><circle class="pa-bronze-light" cy="5" r="5" stroke-width="1"/>`,
  "prestige-silver": `${ribbon("pa-ribbon-2")}<path class="pa-silver" d="${star(5, 11.6, 5.2, 4.6)}"/>`,
  "prestige-gold": `${ribbon("pa-ribbon-3")}<path class="pa-gold" d="M-2 3L-5 -4.4Q0 -2.6 5 -4.4L2 3L10.4 0Q8.4 5 10.4 10L2 7L5 14.4Q0 12.6 -5 14.4L-2 7L-10.4 10Q-8.4 5 -10.4 0Z"/><circle class="pa-gold-light" cy="5" r="2.8" stroke-width="1"/>`,
  "any-resource": `<path class="pa-wood-end" d="M-12.5 -10H12.5V11H-12.5Z"/><path class="pa-wood" d="M-12.5 -10H12.5V-6H-12.5ZM-12.5 7H12.5V11H-12.5Z"/>`,
  "any-prestige": `${ribbon("pa-ribbon-2")}<circle class="pa-card" cy="4.4" r="9.6"/>`,
  coin: `<circle class="pa-coin" r="14"/><circle class="pa-coin-line" r="11.6"/>`,
  vp: `<path class="pa-vp" d="${rosette(12, 12.6)}"/>`,
  ticket: `<path class="pa-ticket" d="M-9 -12H9V-8A2.6 2.6 0 0 0 9 -3V12H-9V-3A2.6 2.6 0 0 0 -9 -8Z"/><path fill="none" d="M-5 1H5M-5 5H5"/>`,
  house: `<path class="pa-stone" d="M-12 14V-4L0 -14L12 -4V14Z"/>`,
  arrow: `<path class="pa-arrow" d="M-6 -2.2H1V-6L7 0L1 6V2.2H-6Z"/>`,
  back: `<path fill="none" class="pa-arrow-line" d="M10 9A10 10 0 1 0 -8 6"/><path class="pa-arrow" d="M-13.4 2.6L-6.6 12L-2.6 2.4Z"/>`,
  person: `<circle class="pa-stone" cy="-8.4" r="5"/><path class="pa-stone" d="M-4 -4H4C9 -3 12 0 11 3L7 4L8 13H-8L-7 4L-11 3C-12 0 -9 -3 -4 -4Z"/>`,
  screen: `<path class="pa-screen" d="M-14 13V-9Q-9.5 -15 -5 -9V13Z"/><path class="pa-screen-2" d="M-5 13V-9Q0 -15 5 -9V13Z"/><path class="pa-screen" d="M5 13V-9Q9.5 -15 14 -9V13Z"/>
    <path class="pa-screen-line" d="M-9.5 9C-13 3 -6 1 -9.5 -6M0 9C3.5 3 -3.5 1 0 -6M9.5 9C6 3 13 1 9.5 -6"/>`,
  reserve: `<path class="pa-stone" d="M-12 -4H12V12H-12Z"/><path class="pa-stone-2" d="M-12 -4L-8 -11H8L12 -4Z"/><circle class="pa-dark" cy="3" r="2.6"/><path d="M0 4V8.5"/>`,
  "key-own": plainKey("pa-gold"),
  "key-other": plainKey("pa-key-other"),
};
for (const seat of /** @type {const} */ (["a", "b", "c", "d"])) {
  PIECES[`key-${seat}`] = key(seat);
  PIECES[`meeple-${seat}`] = meeple(seat);
  PIECES[`seat-${seat}`] = `<path class="pa-piece pa-seat-${seat}" d="${ROOFS[seat]}"/>`;
}
