/** The landmarks in outline: a box of 56 wide and 52 high, the ground at y = 22. */

import { arches } from "./buildings.js";

const tree = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `<path d="M${x} ${y}V22" stroke-width="2.4"/><circle class="pa-leaf" cx="${x}" cy="${y}" r="${r}"/>`;

const cone = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ w) =>
  `<path d="M${x} 17V22" stroke-width="2.4"/><path class="pa-leaf" d="M${x} ${top}L${x + w} 18H${x - w}Z"/>`;

const ground = `<path d="M-27 22H27" stroke-width="1.8"/>`;

/** @type {Record<string, string>} */
export const LANDMARKS = {
  "luxembourg-gardens": `
    ${tree(-20, -2, 7.6)}${tree(20, -2, 7.6)}
    <path class="pa-stone" d="M-11 12V-6H11V12Z"/><path class="pa-zinc" d="M-12.6 -6L-10 -12H10L12.6 -6Z"/>
    <path class="pa-zinc" d="M-5.4 -12Q-4.6 -21 0 -22Q4.6 -21 5.4 -12Z"/><path d="M0 -22V-26"/>
    ${arches([-6.5, 0, 6.5], 6, 4, 9)}
    <path class="pa-water" d="M-20 17.6A20 5.4 0 0 0 20 17.6A20 5.4 0 0 0 -20 17.6Z"/>
    <path class="pa-jet" d="M0 18V6M0 7Q-5 8 -6.6 16M0 7Q5 8 6.6 16"/>`,
  tuileries: `
    ${cone(-22, -4, 5)}${cone(22, -4, 5)}${cone(-13, -12, 5.4)}${cone(13, -12, 5.4)}
    <path class="pa-stone" d="M-5 22V8H5V22ZM-6.6 8H6.6V5H-6.6Z"/>
    <path class="pa-stone" d="M-3 5V1.6Q-7 -2 -5.6 -8H5.6Q7 -2 3 1.6V5Z"/>
    <path class="pa-stone-2" d="M-7 -8H7V-11H-7Z"/><circle class="pa-red" cx="-4" cy="-14" r="3.4"/><circle class="pa-red" cx="4" cy="-14" r="3.4"/><circle class="pa-red" cy="-17.4" r="3.6"/>
    ${ground}`,
  "grand-palais": `
    <path class="pa-glass" d="M-15 4A15 19 0 0 1 15 4Z"/><path fill="none" stroke-width="1.1" d="M-7.4 4Q-8 -8 0 -15Q8 -8 7.4 4M0 -15V4M-12.6 -4.6H12.6"/>
    <path d="M0 -15V-25"/><path class="pa-red" d="M0 -25H8L6.4 -22.6L8 -20.2H0Z" stroke-width="1"/>
    <path class="pa-glass" d="M-26 4Q-25 -5 -16.6 -5L-14.6 4ZM26 4Q25 -5 16.6 -5L14.6 4Z"/>
    <path class="pa-stone" d="M-27 22V4H27V22Z"/><path class="pa-stone-2" d="M-9 22V1H9V22Z"/>
    ${arches([0], 22, 9, 16, "pa-dark")}
    <path stroke-width="2" d="M-23.4 8V22M-19 8V22M-14.6 8V22M23.4 8V22M19 8V22M14.6 8V22"/>`,
  "opera-garnier": `
    <path class="pa-copper" d="M-12 -8Q-11.4 -20 0 -21Q11.4 -20 12 -8Z"/><path class="pa-gold" d="M-2.4 -21V-25.4H2.4V-21Z"/>
    <path class="pa-stone" d="M-24 22V-8H24V22Z"/><path class="pa-stone-2" d="M-26 -8V-12H-14V-8ZM14 -8V-12H26V-8Z"/>
    <circle class="pa-gold" cx="-20" cy="-15.6" r="3.2"/><circle class="pa-gold" cx="20" cy="-15.6" r="3.2"/>
    <path class="pa-stone-2" d="M-26 -4.6V-8.4H26V-4.6ZM-24 8.6V6H24V8.6Z"/>
    <path class="pa-dark" d="M-19 6V-2H-14V6ZM-10.6 6V-2H-5.6V6ZM-2.5 6V-2H2.5V6ZM5.6 6V-2H10.6V6ZM14 6V-2H19V6Z" stroke-width="1"/>
    ${arches([-16.5, -8.2, 0, 8.2, 16.5], 22, 5.6, 11, "pa-glass")}`,
  "sacre-coeur": `
    <path class="pa-white" d="M-25 22V6H25V22Z"/>
    <path class="pa-white" d="M-21 6V-3Q-20.6 -11 -16 -14Q-11.4 -11 -11 -3V6ZM11 6V-3Q11.4 -11 16 -14Q20.6 -11 21 -3V6Z"/>
    <path class="pa-white" d="M-9 6V-6H9V6Z"/><path class="pa-white" d="M-9.6 -6Q-10 -17 0 -25Q10 -17 9.6 -6Z"/>
    <path d="M0 -25V-29M-1.8 -27.4H1.8"/>
    <path fill="none" stroke-width="1" d="M-4 -6Q-4.6 -16 0 -24M4 -6Q4.6 -16 0 -24"/>
    ${arches([-5, 0, 5], 4, 3, 7)}${arches([-16, 16], 3, 4, 7)}
    ${arches([-9, 0, 9], 22, 6.4, 11, "pa-dark")}
    <path class="pa-stone-2" d="M-26.4 8.6V5.4H26.4V8.6Z"/>`,
  "notre-dame": `
    <path d="M0 -8V-29" stroke-width="2.2"/><path class="pa-zinc" d="M-5 -6L0 -20L5 -6Z"/>
    <path class="pa-stone" d="M-18 22V-22H-6V-4H6V-22H18V22Z"/>
    ${arches([-14.4, -9.6, 9.6, 14.4], -7, 3.2, 12, "pa-dark")}
    <path class="pa-stone-2" d="M-19.4 -4V-7H19.4V-4ZM-19.4 8.4V6H19.4V8.4Z"/>
    <circle class="pa-glass" cy="1" r="4.6"/><path stroke-width="1" d="M0 -3.6V5.6M-4.6 1H4.6M-3.2 -2.2L3.2 4.2M3.2 -2.2L-3.2 4.2"/>
    ${arches([-12, 12], 5.4, 4, 7)}
    ${arches([-12, 0, 12], 22, 7.4, 11, "pa-dark")}`,
  louvre: `
    <path class="pa-stone" d="M-27 16V-4H27V16Z"/><path class="pa-zinc" d="M-27 -4L-25 -9H25L27 -4Z"/>
    <path class="pa-zinc" d="M-9 -9Q-9 -22 -4.4 -23H4.4Q9 -22 9 -9Z"/><path class="pa-stone" d="M-10 4V-9H10V4Z"/>
    <path class="pa-zinc" d="M-27 -9L-25.6 -17H-19L-17.6 -9ZM27 -9L25.6 -17H19L17.6 -9Z"/>
    ${arches([-22.4, -16, 16, 22.4], 6, 3.6, 8, "pa-dark")}${arches([-5.4, 0, 5.4], -1, 3.4, 6, "pa-dark")}
    <path class="pa-pyramid" d="M0 1L18 22H-18Z"/><path fill="none" stroke-width="1" d="M-6 8L6 22M-12 15L-6 22M6 8L-6 22M12 15L6 22M-6 8H6M-12 15H12"/>
    ${ground}`,
  "eiffel-tower": `
    <path class="pa-iron" fill-rule="evenodd" d="M-1 -29H1L2 -19L3.6 -9L6.4 2L10.6 12L17 22H9.4Q7 12.4 0 12.4Q-7 12.4 -9.4 22H-17L-10.6 12L-6.4 2L-3.6 -9L-2 -19Z M-3.6 7L0 -3L3.6 7Z"/>
    <path class="pa-iron" d="M-8 4.6V1.6H8V4.6ZM-12.4 13V10H12.4V13ZM-4 -12V-14.4H4V-12Z"/>
    <path d="M0 -29V-32" stroke-width="1.6"/>${ground}`,
  monument: `
    <path class="pa-stone" d="M-20 20V-2H20V20Z"/><path class="pa-zinc" d="M-12 -2A12 13 0 0 1 12 -2Z"/><path d="M0 -15V-22"/>
    <path class="pa-stone-2" d="M-23 0V-4H23V0ZM-24 22V18H24V22Z"/>
    <path stroke-width="2.4" d="M-15 2V17M-8 2V17M8 2V17M15 2V17"/>${arches([0], 18, 8, 13, "pa-dark")}`,
};
