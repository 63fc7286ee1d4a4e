/** The board of Paris as `games/paris/view.py` sends it, and what else its drawing knows. */

import type { VNode } from "preact";

export type {
  ParisBoard,
  ParisBuildingView as BuildingView,
  ParisDistrictView as DistrictView,
  ParisLandmarkView as LandmarkView,
  ParisSeatView as SeatView,
  ParisSpaceView as SpaceView,
} from "../views.js";

export interface ParisComponents {
  district: { name: string; space: { value: number; type: string }[] }[];
}

/** A point of the drawing, in its own units: the Arc stands at 0, 0. */
export interface Point {
  x: number;
  y: number;
}

export type Drawn = VNode | null;
