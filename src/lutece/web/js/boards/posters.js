/** The two posters, drawn by us: the square of the Star, and the city by bus; by night the windows are lit. */

import { html } from "htm/preact";

/** What a colour of the day becomes at night. @type {Record<string, string>} */
const NIGHT = {
  "#e8d6a4": "#26305a",
  "#cfe2d4": "#22355a",
  "#f0cfc6": "#33305c",
  "#d5deef": "#2a3a68",
  "#e3d2e8": "#31305f",
  "#f3e0b0": "#2c3358",
  "#f6e3b4": "#1b2448",
  "#fbf3dc": "#39437a",
  "#d9c493": "#2f3450",
  "#efe0b8": "#464b66",
  "#cdb47a": "#5b5f78",
  "#fbf6ea": "#dcd0aa",
  "#f3e8cd": "#c9ba8c",
  "#ead9ae": "#f0c65f",
  "#efe3c6": "#4a4560",
  "#e6d6b2": "#413d58",
  "#8d99ae": "#2d3352",
  "#c98d6b": "#5c4650",
  "#5c6784": "#ffd36b",
  "#2b2a33": "#0d1021",
  "#6f9a6b": "#2f5246",
  "#5b4630": "#241d2a",
  "#f7d774": "#fff1b0",
  "#b08d3c": "#d0a94f",
  "#bfdcdc": "#1a2750",
  "#f7e6c0": "#131b3d",
  "#e4e6cf": "#24315c",
  "#f4c66a": "#f6efd2",
  "#5b4b3a": "#d3aa50",
  "#8fb9cf": "#24406b",
  "#7d7566": "#26273a",
  "#1e7f5a": "#1c6b4e",
  "#16543d": "#123d2d",
  "#d8ecf3": "#ffe08a",
};

/** A colour by day and by night. @param {string} day */
const tint = (day) => (NIGHT[day] ? `light-dark(${day}, ${NIGHT[day]})` : day);

/** What is there at night only. @param {string} colour */
const atNight = (colour) => `light-dark(transparent, ${colour})`;

/** Stars over a city, the same every night. @param {number} low */
const stars = (low) => Array.from({ length: 34 }, (_, i) => html`<circle cx=${(i * 97) % 400} cy=${(i * i * 13 + i * 29) % low} r=${i % 5 ? 0.8 : 1.4} fill=${atNight("#fff6d8")} />`);

const DISTRICTS = ["#e8d6a4", "#cfe2d4", "#f0cfc6", "#d5deef", "#e3d2e8", "#f3e0b0"];

/** The Arc seen down its avenue, under a sky of twelve rays. */
function ParisArt() {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const from = ((i * 15 - 7.5) * Math.PI) / 180;
    const to = ((i * 15 + 7.5) * Math.PI) / 180;
    const point = (/** @type {number} */ angle) => `${200 + 420 * Math.cos(angle)} ${236 + 420 * Math.sin(angle)}`;
    return html`<path d=${`M200 236L${point(from)}L${point(to)}z`} fill=${tint(i % 2 ? "#f6e3b4" : DISTRICTS[(i / 2) % 6])} />`;
  });
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" role="img" aria-label="Paris">
    <rect width="400" height="300" fill=${tint("#f6e3b4")} />
    ${rays}${stars(150)}
    <circle cx="200" cy="150" r="86" fill=${tint("#fbf3dc")} stroke=${tint("#b08d3c")} stroke-width="1.500" />
    <circle cx="200" cy="150" r="92" fill="none" stroke=${tint("#b08d3c")} stroke-width=".8" />
    ${roofs()}
    <path d="M0 236h400v64H0z" fill=${tint("#d9c493")} />
    <path d="M168 236h64l118 64H50z" fill=${tint("#efe0b8")} />
    <path d="M199 236h2l10 64h-22z" fill=${tint("#cdb47a")} />
    <g stroke=${tint("#2b2a33")} stroke-width="1.600" stroke-linejoin="round">
      <path d="M136 236V98h128v138h-40v-58a24 24 0 0 0-48 0v58z" fill=${tint("#fbf6ea")} />
      <path d="M128 98V84h144v14z" fill=${tint("#f3e8cd")} />
      <path d="M134 84V64h132v20z" fill=${tint("#fbf6ea")} />
      <path d="M130 64v-7h140v7z" fill=${tint("#f3e8cd")} />
      <path d="M136 132h40M224 132h40" fill="none" />
      <path d="M132 128h46v8h-46zM222 128h46v8h-46z" fill=${tint("#f3e8cd")} />
      <path d="M146 146h20v44h-20zM234 146h20v44h-20z" fill=${tint("#ead9ae")} />
      <path d="M176 178a24 24 0 0 1 48 0" fill="none" />
    </g>
    <g fill=${tint("#b08d3c")}>
      ${Array.from({ length: 9 }, (_, i) => html`<circle cx=${146 + i * 13.5} cy="74" r="2.600" />`)}
      <path d="M150 156q6 8 6 24M250 156q-6 8-6 24" fill="none" stroke=${tint("#b08d3c")} stroke-width="2" />
      <circle cx="160" cy="114" r="5" /><circle cx="240" cy="114" r="5" />
    </g>
    ${lamp(84, 1)}${lamp(316, 1)}${lamp(46, 1.300)}${lamp(354, 1.300)}
    ${balloon(64, 74, "#c8361d", 1)}${balloon(336, 76, "#1f4fa3", 0.75)}
    ${tree(112)}${tree(288)}
    <g fill=${tint("#2b2a33")}>
      <path d="M176 262c0-4 3-6 5-6s5 2 5 6v14h-10z" /><circle cx="181" cy="252" r="3.500" /><path d="M176 250h10l-2-6h-6z" />
      <path d="M226 264c0-3 2-5 4-5s4 2 4 5l5 16h-18z" fill=${tint("#8c2f3b")} /><circle cx="230" cy="255" r="3.300" /><path d="M222 253q8-8 16 0z" fill=${tint("#8c2f3b")} />
    </g>
  </svg>`;
}

function roofs() {
  const blocks = [0, 34, 68, 100, 276, 304, 334, 366];
  return html`<g stroke=${tint("#2b2a33")} stroke-width="1" stroke-linejoin="round">
    ${blocks.map((x, i) => {
      const top = 178 + ((i * 13) % 22);
      const width = i % 2 ? 32 : 34;
      return html`<g>
        <path d=${`M${x} 236V${top + 14}h${width}V236z`} fill=${tint(i % 2 ? "#efe3c6" : "#e6d6b2")} />
        <path d=${`M${x} ${top + 14}l4 -14h${width - 8}l4 14z`} fill=${tint("#8d99ae")} />
        <path d=${`M${x + 8} ${top}v-7h4v7M${x + width - 12} ${top}v-5h4v5`} fill=${tint("#c98d6b")} />
        ${[0, 1, 2].map((n) => html`<path d=${`M${x + 5 + n * 9} ${top + 22}h4v8h-4zM${x + 5 + n * 9} ${top + 36}h4v8h-4z`} fill=${tint("#5c6784")} stroke="none" />`)}
      </g>`;
    })}
  </g>`;
}

/** @param {number} x @param {number} scale */
function lamp(x, scale) {
  return html`<g transform=${`translate(${x} 270) scale(${scale})`} stroke=${tint("#2b2a33")} stroke-width="1.600" fill="none">
    <circle cy="-38" r="22" fill=${atNight("rgb(255 214 110 / 22%)")} stroke="none" /><path d="M0 14V-34M-5 14h10" /><path d="M-5-44h10l-2 10h-6z" fill=${tint("#f7d774")} /><path d="M-6-44l6-5 6 5z" fill=${tint("#2b2a33")} />
  </g>`;
}

/** @param {number} x @param {number} y @param {string} colour @param {number} scale */
function balloon(x, y, colour, scale) {
  return html`<g transform=${`translate(${x} ${y}) scale(${scale})`} stroke=${tint("#2b2a33")} stroke-width="1.200">
    <path d="M0-30c18 0 26 12 26 25C26 10 12 20 7 29H-7C-12 20-26 10-26-5c0-13 8-25 26-25z" fill=${tint("#fbf6ea")} />
    <path d="M0-30c9 0 13 12 13 25C13 10 6 20 4 29H-4C-6 20-13 10-13-5c0-13 4-25 13-25z" fill=${colour} />
    <path d="M-6 29l2 8M6 29l-2 8" fill="none" /><path d="M-5 37H5v7H-5z" fill=${tint("#b08d3c")} />
  </g>`;
}

/** @param {number} x */
function tree(x) {
  return html`<g transform=${`translate(${x} 244)`}><path d="M0 0v-18" stroke=${tint("#5b4630")} stroke-width="3" />
    <path d="M0-58c13 0 17 14 14 26-3 11-9 14-14 14s-11-3-14-14c-3-12 1-26 14-26z" fill=${tint("#6f9a6b")} stroke=${tint("#2b2a33")} stroke-width="1.200" /></g>`;
}

/** The plates of the five lines, each with its sign, as they hang on the garland. */
const PLATES = [
  { x: 132, y: 66, colour: "#1e9e6a", sign: "M-7 7Q-8-6 7-7 8 6-4 5L-7 7Q-4 1 2-2" },
  { x: 190, y: 82, colour: "#c8361d", sign: "M0 8C-14-2-6-10 0-4 6-10 14-2 0 8z" },
  { x: 250, y: 86, colour: "#1f4fa3", sign: "M-8-3q4-4 8 0t8 0M-8 4q4-4 8 0t8 0" },
  { x: 310, y: 78, colour: "#f5cb2b", sign: "M0-9L2-3 8-5 4 0 8 5 2 3 0 9-2 3-8 5-4 0-8-5-2-3z" },
  { x: 366, y: 60, colour: "#c08be0", sign: "M-3-8h6v5h5v6h-5v5h-6v-5h-5v-6h5z" },
];

/** A bus with an open platform before the tower and the river, under the signs of five lines. */
function ParisParisArt() {
  return html`<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" role="img" aria-label="Paris Paris">
    <rect width="400" height="300" fill=${tint("#bfdcdc")} />
    <rect width="400" height="120" fill=${tint("#f7e6c0")} />
    ${stars(110)}
    <path d="M0 120h400v60H0z" fill=${tint("#e4e6cf")} />
    <circle cx="306" cy="86" r="38" fill=${tint("#f4c66a")} />
    <path d="M30 60q26-10 52-6M318 60q30-12 62-4" fill="none" stroke=${tint("#fbf3dc")} stroke-width="9" stroke-linecap="round" />
    ${tower()}
    ${garland()}
    <path d="M0 186c60-10 110 12 190 4s140-16 210-4v34H0z" fill=${tint("#8fb9cf")} />
    <path d="M20 200h50M120 206h70M250 198h60M330 208h40" stroke=${tint("#fbf6ea")} stroke-width="2" stroke-linecap="round" opacity=".8" />
    <path d="M0 214h400v86H0z" fill=${tint("#d9c493")} />
    <path d="M0 214h400v10H0z" fill=${tint("#efe3c6")} stroke=${tint("#2b2a33")} stroke-width="1.200" />
    <path d="M0 276h400v24H0z" fill=${tint("#7d7566")} />
    <path d="M10 288h40M90 288h40M170 288h40M250 288h40M330 288h40" stroke=${tint("#f3e8cd")} stroke-width="3" />
    ${bus()}
    <g transform="translate(352 276)" stroke=${tint("#2b2a33")} stroke-width="1.800"><path d="M0 0v-74" /><circle cx="0" cy="-84" r="14" fill=${tint("#fbf6ea")} /><circle cx="0" cy="-84" r="9" fill=${tint("#c8361d")} stroke="none" /><path d="M-8 0H8" /></g>
    <g fill=${tint("#2b2a33")}><path d="M322 252c0-5 3-7 6-7s6 2 6 7v22h-12z" /><circle cx="328" cy="240" r="4.200" /><path d="M322 238h12l-2-7h-8z" /></g>
  </svg>`;
}

function tower() {
  return html`<g fill="none" stroke=${tint("#5b4b3a")} stroke-width="3" stroke-linejoin="round" transform="translate(78 0)">
    <path d="M0-4c0 60-6 130-44 208M0-4c0 60 6 130 44 208" stroke-width="6" />
    <path d="M-20 204q20-44 40 0" /><path d="M-31 150h62M-17 96h34M-8 44h16" stroke-width="6" />
    <path d="M-24 146l38-48M24 146l-38-48M-13 92L8 48M13 92L-8 48M-42 196l34-44M42 196L8 152" stroke-width="1.800" />
    <path d="M0-4v-12" />
  </g>`;
}

function garland() {
  return html`<g>
    <path d="M78 24C140 90 300 104 404 16" fill="none" stroke=${tint("#2b2a33")} stroke-width="1.500" />
    ${PLATES.map(({ x, y, colour, sign }) => html`<g transform=${`translate(${x} ${y})`} stroke-linejoin="round" stroke-linecap="round">
      <path d="M0-22v8" stroke=${tint("#2b2a33")} stroke-width="1.500" />
      <circle r="17" fill=${tint("#fbf6ea")} stroke=${tint("#2b2a33")} stroke-width="1.500" /><circle r="13.500" fill=${colour} />
      <path d=${sign} fill=${sign.includes("z") ? "#fffdf6" : "none"} stroke=${tint("#fffdf6")} stroke-width="2.200" /></g>`)}
  </g>`;
}

function bus() {
  return html`<g stroke=${tint("#2b2a33")} stroke-width="2" stroke-linejoin="round">
    <path d="M96 262V206q0-8 8-8h154q9 0 11 9l3 17h26q10 0 11 10l2 28z" fill=${tint("#1e7f5a")} />
    <path d="M88 262h226v8H88z" fill=${tint("#16543d")} />
    <path d="M92 196h182v8H92z" fill=${tint("#fbf3dc")} />
    <path d="M96 204h34v30H96z" fill=${tint("#f3e8cd")} /><path d="M104 204v30M130 204v58M96 234h34M113 234v28" fill="none" />
    ${[138, 170, 202].map((x) => html`<path d=${`M${x} 210h26v24H${x}z`} fill=${tint("#d8ecf3")} />`)}
    <path d="M236 210h26l5 24h-31z" fill=${tint("#d8ecf3")} />
    <path d="M134 242h136v12H134z" fill=${tint("#f5cb2b")} stroke-width="1.200" />
    <text x="202" y="252" text-anchor="middle" textLength="124" lengthAdjust="spacingAndGlyphs" font-size="10" font-weight="700" stroke="none" fill=${tint("#2b2a33")} font-family="Georgia, serif">OPÉRA · BASTILLE</text>
    <path d="M310 238L392 226V262L310 242Z" fill=${atNight("rgb(255 232 150 / 26%)")} stroke="none" />
    <path d="M298 234h12v8h-12z" fill=${tint("#f7d774")} />
    <g fill=${tint("#2b2a33")}><circle cx="140" cy="270" r="15" /><circle cx="276" cy="270" r="15" /></g>
    <g fill=${tint("#d9c493")}><circle cx="140" cy="270" r="7" /><circle cx="276" cy="270" r="7" /></g>
    <g fill=${tint("#2b2a33")} stroke="none"><circle cx="151" cy="223" r="5" /><path d="M143 234q8-9 16 0z" /><circle cx="215" cy="223" r="5" /><path d="M207 234q8-9 16 0z" /><path d="M146 220h10l-2-5h-6z" /></g>
    <g fill=${tint("#8c2f3b")} stroke="none"><circle cx="183" cy="224" r="5" fill=${tint("#2b2a33")} /><path d="M175 234q8-9 16 0z" /><path d="M176 222q7-8 14 0z" /></g>
  </g>`;
}

/** The drawings of posters, by the name that a game's description gives. @type {Record<string, () => any>} */
export const POSTERS = { paris: ParisArt, "paris-paris": ParisParisArt };
