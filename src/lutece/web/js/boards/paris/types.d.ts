/** The board of Paris as `games/paris/view.py` sends it. */

import type { VNode } from "preact";

export type Kind = "wood" | "marble" | "gold" | "prestige-bronze" | "prestige-silver" | "prestige-gold";

export interface BuildingView {
  value: number;
  type: string | null;
  token: string | null;
  keys: number[];
}

export interface LandmarkView {
  landmark: string;
  name: string;
  value: number;
  resources: Record<string, number>;
  slots: [string, number][];
  district: string | null;
  keys: number[];
}

export interface DistrictView {
  district: string;
  name: string;
  bank_francs: number;
  bank_keys: number[];
  buildings: BuildingView[];
  vp_tile: number[] | null;
  totals: number[];
  points: number[];
}

export interface SpaceView {
  space: number;
  number: number;
  left: number;
  does: string;
}

export interface SeatView {
  seat: number;
  score: number;
  meeple: number;
  reserve: number;
  used: number[];
  used_end_tiles: string[];
  end_tiles_held: number;
  francs: number | null;
  keys: number | null;
  tokens: Record<string, number> | null;
  tiles: number[] | null;
  worth: (number | null)[] | null;
  end_tiles: string[] | null;
}

export interface ParisBoard {
  start: number;
  acted: boolean;
  final_rounds: number | null;
  piles: { left: number; top: string | null }[];
  drawn: string | null;
  arc_keys: number[];
  districts: DistrictView[];
  landmarks: LandmarkView[];
  vp_tiles: number[][];
  track: SpaceView[];
  supply: Record<string, number>;
  prices: Record<string, { sell: number; buy?: number }>;
  end_tiles_left: number;
  seats: SeatView[];
  moving_from: string | null;
  moving_to: string | null;
  due: Record<string, number>;
}

export interface ParisComponents {
  gift: { number: number; francs: number; vp: number }[];
  per_building: { number: number; value: number; vp: number }[];
  extra_key: { number: number; francs: number }[];
  district: { name: string; space: { value: number; type: string }[] }[];
  building_8: Record<string, number | string>;
}

/** A point of the drawing, in its own units: the Arc stands at 0, 0. */
export interface Point {
  x: number;
  y: number;
}

export type Drawn = VNode | null;
