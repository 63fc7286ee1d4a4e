// Made from the server's schema by `python -m lutece.server.page_types`: not to be edited.

/** Everything on the table that this seat may see. */
export interface ParisBoard {
  start: number;
  acted: boolean;
  final_rounds: number | null;
  piles: (ParisPileView)[];
  drawn: string | null;
  arc_keys: (number)[];
  districts: (ParisDistrictView)[];
  entries: (ParisEntryView)[];
  landmarks: (ParisLandmarkView)[];
  vp_tiles: ((number)[])[];
  track: (ParisSpaceView)[];
  supply: Record<string, number>;
  prices: Record<string, Record<string, number>>;
  end_tiles_left: number;
  seats: (ParisSeatView)[];
  moving_from: string | null;
  moving_to: string | null;
  due: Record<string, number>;
}

/** A pile: how many tiles are left, and the district of the top one. */
export interface ParisPileView {
  left: number;
  top: string | null;
}

/** A district with its bank, buildings and VP tile. */
export interface ParisDistrictView {
  district: string;
  name: string;
  bank_francs: number;
  bank_keys: (number)[];
  buildings: (ParisBuildingView)[];
  printed: (string)[] | null;
  vp_tile: (number)[] | null;
  totals: (number)[];
  points: (number)[];
}

/** A building space; keys are by seat. */
export interface ParisBuildingView {
  value: number;
  type: string | null;
  token: string | null;
  keys: (number)[];
}

/** What a building of a value costs and brings (P-20, P-24, P-26), beside the token there. */
export interface ParisEntryView {
  value: number;
  cost: Record<string, number>;
  bonus: number | null;
  vp: number;
}

/** A landmark, on the board or in the supply. */
export interface ParisLandmarkView {
  landmark: string;
  name: string;
  value: number;
  resources: Record<string, number>;
  slots: ([string, number])[];
  district: string | null;
  keys: (number)[];
}

/** A space of the bonus track: its tile, how many are left, what it does. */
export interface ParisSpaceView {
  space: number;
  number: number;
  left: number;
  does: string;
  effect: string;
  figures: Record<string, string | number>;
}

/** A player. What is None is behind a screen. */
export interface ParisSeatView {
  seat: number;
  score: number;
  meeple: number;
  reserve: number;
  used: (number)[];
  used_end_tiles: (string)[];
  end_tiles_held: number;
  francs: number | null;
  keys: number | null;
  tokens: Record<string, number> | null;
  tiles: (number)[] | null;
  worth: (number | null)[] | null;
  end_tiles: (string)[] | null;
}

/** Everything on the table that this seat may see. Lists without a name are by seat. */
export interface ParisParisBoard {
  round: number;
  rounds: number;
  bus: number;
  stops: (ParisParisStopView)[];
  on_show: (ParisParisTileView)[];
  takes: (ParisParisTakeView)[];
  parked: (ParisParisTileView)[];
  ready: (string)[];
  pending: string | null;
  scores: (number)[];
  stock: (number)[];
  markers: (string | null)[];
  open_marker: string | null;
  bag: (number)[] | null;
}

/** A stop, and who has shops there (one place, or two at a crossing). */
export interface ParisParisStopView {
  stop: string;
  shops: (number | null)[];
}

/** A tile that lies open. */
export interface ParisParisTileView {
  stop: string;
  line: string;
}

/** What taking a tile on show would mean for the seat to move. */
export interface ParisParisTakeView {
  place: number | null;
  stays: (number | null)[];
}
