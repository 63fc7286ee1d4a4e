/** The board of Paris: the circle around the Arc, and the bonus track around the circle. */

import { html } from "htm/preact";
import * as g from "./geometry.js";
import { hands, mark, note, useLabels } from "./interaction.js";
import { figure, meeple, SMALL, still } from "./icons.js";
import { arc, bank, building, landmarks, vpSpace } from "./places.js";
import * as scenery from "./scenery.js";
import { pictogram, tilesOf } from "./tiles.js";

/** @typedef {import("../board.js").DrawingProps} Props */
/** @typedef {import("./types.js").ParisBoard} ParisBoard */
/** @typedef {import("./types.js").DistrictView} DistrictView */
/** @typedef {import("./types.js").SpaceView} SpaceView */

const STREETS = [0, 1, 2, 3, 4, 5].map(scenery.streets);

/** @param {Props} props */
export function Board(props) {
  const board = /** @type {ParisBoard} */ (props.view.board);
  const root = useLabels(props);
  const name = props.say("paris-board-board");
  return html`<svg ref=${root} class=${`board pa-board pa-mover-${props.view.to_move}`} viewBox="-500 -500 1000 1000" tabindex="-1" role="group" aria-label=${name} ...${hands(props)}>
    ${scenery.nameLines}${scenery.ground}
    ${board.districts.map((district, i) => ground(props, district, i))}
    ${scenery.place}
    ${board.track.map((space) => cell(props, space))}
    ${scenery.start}
    ${board.districts.map((district, i) => html`<g class=${`pa-d${i}`} key=${district.district} data-zoom=${g.wedgeBox(i)}>
      ${places(props, district, i)}
    </g>`)}
    ${arc(props)}
    ${meeples(board)}
    <g class="pa-overlay" data-passing aria-hidden="true" />
  </svg>`;
}

/**
 * The places of a district, what lies higher on the page first: keys hang down over nothing but paper.
 * @param {Props} props @param {DistrictView} district @param {number} i
 */
function places(props, district, i) {
  const drawn = [
    ...landmarks(props, district, i),
    ...[0, 1, 2, 3, 4, 5].map((index) => ({ y: g.buildingAt(i, index).y, art: building(props, district, i, index) })),
    { y: g.bankAt(i).y, art: bank(props, district, i) },
  ];
  return drawn.sort((one, other) => one.y - other.y).map(({ art }) => art);
}

/**
 * A district's ground, with its name and its VP space: where tiles are laid.
 * @param {Props} props @param {DistrictView} district @param {number} i
 */
function ground(props, district, i) {
  const element = `district/${district.district}`;
  const name = props.say("paris-board-district", { district: district.district });
  return html`<g ...${mark(props, element, `pa-district pa-d${i}`)} data-zoom=${g.wedgeBox(i)}>
    <path class="pa-wedge" d=${g.wedge(i)} />
    ${STREETS[i]}
    <path class="pa-wedge-line" d=${g.wedge(i, 4)} />
    <text class="pa-name"><textPath href=${`#pa-name-${i}`} startOffset="50%">${name}</textPath></text>
    ${vpSpace(district, i)}
  </g>`;
}

/** @param {Props} props @param {SpaceView} space */
function cell(props, { space, number, left }) {
  const element = `bonus/${space}`;
  const tile = tilesOf(/** @type {ParisBoard} */ (props.view.board)).get(number);
  return html`<g ...${mark(props, element, `pa-cell ${left ? "" : "pa-gone"}`)} data-zoom=${g.cellBox(space)}>
    ${still(`cell halo ${space}`, () => html`<path class="pa-halo" d=${cellShape(space)} />`)}
    ${still(`cell ${space} ${number} ${left} ${JSON.stringify(tile)}`, () => face(space, number, left, tile))}
  </g>`;
}

/** @param {number} space */
function cellShape(space) {
  const [angle, half] = [g.spaceAngle(space), g.SLOT / 2 - 0.35];
  return g.sector(g.CELL_INNER, g.CELL_OUTER, angle - half, angle + half);
}

/**
 * The tiles of a space, one on the other.
 * @param {number} space @param {number} number @param {number} left @param {import("./tiles.js").Tile | undefined} tile
 */
function face(space, number, left, tile) {
  const shape = cellShape(space);
  return html`<g class="pa-face-group">
    ${left > 1 && html`<path class="pa-card-below" d=${shape} transform=${g.translate(g.polar(-3.4, g.spaceAngle(space)))} />`}
    <path class="pa-card-face" d=${shape} />
    <g class="pa-face" transform=${g.translate(g.cellAt(space))}>
      ${figure(number, left > 1 ? -10 : 0, -20, SMALL, "pa-number")}
      ${left > 0 && html`<g transform="translate(0 9)">${pictogram(tile)}</g>`}
      ${left > 1 && figure(`×${left}`, 15, -20, SMALL, "pa-stack")}
    </g>
  </g>`;
}

/** Side by side where they share a space. @param {ParisBoard} board */
function meeples(board) {
  return html`<g class="pa-meeples">
    ${board.seats.map(({ seat, meeple: space }) => {
      const here = board.seats.filter((other) => other.meeple === space).map((other) => other.seat);
      const { x, y } = g.meepleAt(space, here.indexOf(seat), here.length);
      return html`<g data-meeple=${seat} ...${note(`meeple/${seat}`)}>${meeple(seat, x, y)}</g>`;
    })}
  </g>`;
}
