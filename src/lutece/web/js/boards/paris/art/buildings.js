/** Fronts of the six types of buildings, and of a bank: a box of 48, the pavement at y = 20. */

/**
 * A row of equal panes.
 * @param {number[]} xs
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {string} [tone]
 */
const panes = (xs, y, w, h, tone = "pa-glass") =>
  xs.map((x) => `<rect class="${tone}" x="${x - w / 2}" y="${y}" width="${w}" height="${h}"/>`).join("");

/**
 * Arched panes.
 * @param {number[]} xs
 * @param {number} y  of the sill
 * @param {number} w
 * @param {number} h
 * @param {string} [tone]
 */
export const arches = (xs, y, w, h, tone = "pa-glass") =>
  xs
    .map((x) => {
      const r = w / 2;
      return `<path class="${tone}" d="M${x - r} ${y}V${y - h + r}A${r} ${r} 0 0 1 ${x + r} ${y - h + r}V${y}Z"/>`;
    })
    .join("");

/**
 * A striped awning with a scalloped edge.
 * @param {string} tone
 * @param {number} top
 * @param {number} drop
 * @param {number} half  of its width at the top
 */
function awning(tone, top, drop, half) {
  const out = half + 4;
  const stripes = 6;
  const bands = Array.from({ length: stripes }, (_, i) => {
    const [a, b] = [-half + (2 * half * i) / stripes, -half + (2 * half * (i + 1)) / stripes];
    const [c, d] = [-out + (2 * out * i) / stripes, -out + (2 * out * (i + 1)) / stripes];
    const r = (d - c) / 2;
    return `<path class="${i % 2 ? "pa-white" : tone}" stroke-width="1" d="M${a} ${top}H${b}L${d} ${top + drop}A${r} ${r} 0 0 1 ${c} ${top + drop}Z"/>`;
  });
  return bands.join("");
}

/** @type {Record<string, string>} */
export const BUILDINGS = {
  café: `
    <path class="pa-stone" d="M-18 20V-8H18V20Z"/>
    <path class="pa-green" d="M-20 -8V-13H20V-8Z"/>
    ${panes([-11, 11], 4, 9, 16)}<rect class="pa-dark" x="-4" y="4" width="8" height="16"/>
    ${awning("pa-green", -6, 8, 18)}
    <path class="pa-white" d="M-6 -22H5V-18Q5 -13.4 -.5 -13.4Q-6 -13.4 -6 -18Z"/><path fill="none" d="M5 -21Q9.6 -21 9 -18Q8.4 -15.6 4.4 -16"/>`,
  bakery: `
    <path class="pa-ochre" d="M-16 20V-4H-12V-11H-7V-16H7V-11H12V-4H16V20Z"/>
    ${arches([-7], 16, 13, 15)}<path fill="none" stroke-width="1" d="M-13.5 10H-.5"/>
    ${arches([8.5], 20, 8.5, 16, "pa-dark")}
    <path class="pa-bread" d="M-9 -5C-12 -13 -4 -18 0 -18C4 -18 12 -13 9 -5C5 -9 -5 -9 -9 -5Z"/><path fill="none" stroke-width="1.2" d="M-5 -9.4L-6.6 -14M0 -10.4V-16.6M5 -9.4L6.6 -14"/>`,
  residence: `
    <path class="pa-stone" d="M-16 20V-8H16V20Z"/>
    <path class="pa-zinc" d="M-17 -8L-13.5 -20H13.5L17 -8Z"/>
    <path class="pa-brick" d="M-11 -20V-24H-6V-20ZM7 -20V-24H12V-20Z"/>
    ${arches([-8.5, 0, 8.5], -9.5, 5, 7.5)}
    ${panes([-10, 0, 10], -4.5, 5.4, 8)}${panes([-10, 10], 8, 5.4, 8)}
    <path class="pa-dark" d="M-17.4 3.4H17.4V5.8H-17.4Z"/>
    ${arches([0], 20, 7.4, 12, "pa-dark")}`,
  restaurant: `
    <path class="pa-stone" d="M-17 20V-15H17V20Z"/><path class="pa-zinc" d="M-19 -15H19L16 -20H-16Z"/>
    ${panes([-12, 12], 6, 7, 14)}<rect class="pa-dark" x="-4.4" y="6" width="8.8" height="14"/>
    ${awning("pa-red", -2, 8, 17)}
    <path class="pa-white" d="M-8 -4.5A8 8 0 0 1 8 -4.5Z"/><circle class="pa-white" cy="-14" r="1.8"/><path d="M-10.4 -4.2H10.4"/>`,
  hotel: `
    <path class="pa-stone" d="M-14 20V-11H14V20Z"/>
    <path class="pa-zinc" d="M-15.4 -11Q-14 -20 -4 -20.4H4Q14 -20 15.4 -11Z"/>
    <path d="M0 -20V-26"/><path class="pa-red" d="M0 -26H8L6 -23.8L8 -21.6H0Z" stroke-width="1"/>
    ${panes([-9.4, 0, 9.4], -8, 4.6, 5.6)}${panes([-9.4, 9.4], 1.4, 4.6, 5.6)}${panes([-9.4, 9.4], 10.6, 4.6, 5.6)}
    <path class="pa-vp" d="M-5 -.6H5V9.4H-5Z"/><path class="pa-sign" d="M-2.2 1.4V7.6M2.2 1.4V7.6M-2.2 4.5H2.2"/>
    <path class="pa-dark" d="M-3.6 20V12.4H3.6V20Z"/>`,
  theatre: `
    <path class="pa-stone" d="M-19 20V-6H19V20Z"/>
    <path class="pa-stone-2" d="M-21 -6L0 -20L21 -6Z"/><circle class="pa-gold" cy="-10.4" r="3.4" stroke-width="1.2"/>
    <path class="pa-red" d="M-9 18V-1H9V18Q5 15 4.4 4Q3 8 0 8Q-3 8 -4.4 4Q-5 15 -9 18Z" stroke-width="1.2"/><path class="pa-dark" d="M-6.4 18Q-4.2 12 -4 7Q0 10.4 4 7Q4.2 12 6.4 18Z" stroke-width="1"/>
    <path class="pa-white" d="M-17 17V-3H-12.4V17ZM12.4 17V-3H17V17Z"/>
    <path class="pa-stone-2" d="M-20.4 -3V-6.4H20.4V-3ZM-21 20V17H21V20Z"/>`,
  bank: `
    <path class="pa-stone" d="M-20 19V-6H20V19Z"/>
    <path class="pa-stone-2" d="M-24 -6L0 -20L24 -6Z"/>
    <path class="pa-dark" d="M-4 15V2H4V15Z"/>
    <path class="pa-white" d="M-19 15V-3H-14V15ZM-10.6 15V-3H-5.8V15ZM5.8 15V-3H10.6V15ZM14 15V-3H19V15Z"/>
    <path class="pa-stone-2" d="M-22.4 -2.6V-6.4H22.4V-2.6ZM-23 19V15H23V19Z"/>`,
};
