/** Small engraved monuments, drawn only where the game leaves room for them. */

import { html } from "htm/preact";
import { grown, shared } from "./placer.js";

/**
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./placer.js").Box} Box
 *
 * @typedef {object} Monument drawn on its base line: x from -w/2 to w/2, y from -h to 0
 * @property {[number, number]} at on the map
 * @property {number} w
 * @property {number} h
 * @property {string} lines
 * @property {string} solid what is filled
 */

/** @type {Record<string, Monument>} */
const MONUMENTS = {
  eiffel: {
    at: [2, 60],
    w: 56,
    h: 104,
    solid: "M-26,0C-14,-22 -7,-46 -3,-92H3C7,-46 14,-22 26,0H14C12,-9 7,-14 0,-14S-12,-9 -14,0Z",
    lines: "M-17,-20H17M-18,-24H18M-9,-48H9M-9.5,-52H9.5M0,-92V-104M-14,-24L8,-48M14,-24L-8,-48M-7,-52L4,-74M7,-52L-4,-74M-22,-8L-10,-20M22,-8L10,-20",
  },
  arc: {
    at: [10, 21],
    w: 56,
    h: 52,
    solid: "M-26,0V-48H26V0H11V-20A11,11 0 0 0 -11,-20V0Z",
    lines: "M-28,-48H28M-26,-40H26M-26,-36H26M-22,-14V-30H-15V-14ZM22,-14V-30H15V-14ZM-28,-52H28V-48M-28,-52V-48",
  },
  basilica: {
    at: [55, 3],
    w: 74,
    h: 64,
    solid: "M-34,0V-22H-26V-30C-26,-38 -14,-38 -14,-30V-26H-12V-34C-12,-56 12,-56 12,-34V-26H14V-30C14,-38 26,-38 26,-30V-22H34V0Z",
    lines: "M0,-51V-64M-20,-36V-43M20,-36V-43M-12,-34H12M-26,-26H-14M14,-26H26M-5,0V-13A5,5 0 0 1 5,-13V0M-20,0V-11A4,4 0 0 1 -12,-11V0M20,0V-11A4,4 0 0 0 12,-11V0M-34,-18H34",
  },
  cathedral: {
    at: [66, 55],
    w: 62,
    h: 58,
    solid: "M-28,0V-56H-10V-34H10V-56H28V0Z",
    lines: "M-28,-34H28M-28,-18H28M0,-26m-6,0a6,6 0 1 0 12,0a6,6 0 1 0 -12,0M-23,-38V-50M-19,-38V-52M-15,-38V-50M23,-38V-50M19,-38V-52M15,-38V-50M-5,0V-9L0,-14L5,-9V0M-23,0V-8L-19,-12L-15,-8V0M23,0V-8L19,-12L15,-8V0M0,-34V-58",
  },
  mill: {
    at: [40, 3],
    w: 56,
    h: 60,
    solid: "M-13,0L-9,-30C-9,-38 9,-38 9,-30L13,0Z",
    lines: "M0,-32L-24,-54M0,-32L24,-54M0,-32L-22,-10M0,-32L22,-10M-24,-54L-19,-59L-3,-36M24,-54L29,-49L4,-35M22,-10L17,-5L3,-28M-22,-10L-27,-15L-4,-29M-4,0V-9A4,4 0 0 1 4,-9V0",
  },
  pantheon: {
    at: [50, 66],
    w: 66,
    h: 66,
    solid: "M-32,0V-20L-22,-24H-14V-36H-12C-12,-52 12,-52 12,-36H14V-24H22L32,-20V0Z",
    lines: "M0,-48V-66M-4,-56H4M-14,-36H14M-14,-30H14M-10,-24V-36M-5,-24V-36M0,-24V-36M5,-24V-36M10,-24V-36M-32,-20H32M-16,-3V-20M-8,-3V-20M0,-3V-20M8,-3V-20M16,-3V-20M-18,-20L0,-28L18,-20M-36,0H36",
  },
  column: {
    at: [84, 40],
    w: 30,
    h: 74,
    solid: "M-12,0V-10H12V0ZM-4,-10L-3.4,-56H3.4L4,-10ZM-7,-60H7V-56H-7Z",
    lines: "M0,-60V-66M0,-66L-5,-72M0,-66L6,-74M-4,-28H4M-4,-42H4M-14,0H14",
  },
  opera: {
    at: [32, 22],
    w: 76,
    h: 54,
    solid: "M-36,0V-32H-22V-36H-16C-12,-52 12,-52 16,-36H22V-32H36V0Z",
    lines: "M-36,-28H36M-36,-8H36M-30,-8V-28M-22,-8V-28M-14,-8V-28M-6,-8V-28M6,-8V-28M14,-8V-28M22,-8V-28M30,-8V-28M0,-48V-54M-22,-32H22M-12,0V-6M-4,0V-6M4,0V-6M12,0V-6",
  },
  station: {
    at: [97, 46],
    w: 72,
    h: 62,
    solid: "M-34,0V-24C-24,-34 4,-34 12,-24V-50L20,-60L28,-50V0Z",
    lines: "M-34,-22H12M20,-44m-5,0a5,5 0 1 0 10,0a5,5 0 1 0 -10,0M20,-44V-48M20,-44H23M12,-36H28M-28,0V-14A5,5 0 0 1 -18,-14V0M-14,0V-14A5,5 0 0 1 -4,-14V0M0,0V-14A5,5 0 0 1 10,-14V0",
  },
  dome: {
    at: [14, 64],
    w: 62,
    h: 66,
    solid: "M-30,0V-18H-13V-32H-11C-13,-54 13,-54 11,-32H13V-18H30V0Z",
    lines: "M0,-48V-66M-4,-50H4V-55H-4ZM-13,-32H13M-13,-26H13M-9,-18V-26M-3,-18V-26M3,-18V-26M9,-18V-26M-30,-14H30M-24,0V-9M-18,0V-9M18,0V-9M24,0V-9M-7,-47C-9,-42 -9,-37 -8,-32M7,-47C9,-42 9,-37 8,-32M-5,0V-9A5,5 0 0 1 5,-9V0",
  },
};

/**
 * The monuments that fit, each as near to its true place as can be.
 * @param {Layout} layout
 */
export function monuments(layout) {
  const scale = layout.sizes.kind === "wide" ? 0.82 : 0.62;
  /** @type {Box[]} */
  const built = [];
  return Object.entries(MONUMENTS).map(([name, m]) => {
    const box = room(layout, m, scale, built);
    if (!box) return null;
    built.push(box);
    return html`<g class="pp-monument" data-monument=${name} transform=${`translate(${box.x + box.w / 2},${box.y + box.h}) scale(${scale})`}>
      <path class="pp-monument-solid" d=${m.solid} /><path class="pp-monument-lines" d=${m.lines} />
    </g>`;
  });
}

/**
 * The free place nearest to where a monument stands.
 * @param {Layout} layout
 * @param {Monument} m
 * @param {number} scale
 * @param {Box[]} built
 * @returns {Box | null}
 */
function room(layout, m, scale, built) {
  const true_ = layout.toSheet(m.at);
  const [w, h] = [m.w * scale, m.h * scale];
  for (let ring = 0; ring < 9; ring++) {
    for (let i = 0; i < (ring ? 12 : 1); i++) {
      const angle = (i / 12) * 2 * Math.PI;
      const box = {
        x: true_.x + Math.cos(angle) * ring * 13 - w / 2,
        y: true_.y + Math.sin(angle) * ring * 13 - h / 2,
        w,
        h,
      };
      if (layout.isFree(box, 3) && built.every((other) => shared(grown(box, 4), other) === 0)) return box;
    }
  }
  return null;
}
