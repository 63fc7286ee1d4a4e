// Made from the server's schema by `python -m lutece.server.page_types`: not to be edited.

/** A guest's name, or a new one. */
export interface NameMe {
  name: string;
}

/** An account kept by password. */
export interface Credentials {
  login: string;
  password: string;
}

/** Another password for my account; the one that holds now proves that it is mine. */
export interface NewPassword {
  password: string;
  new: string;
}

/** Who the cookie or token says I am. */
export interface Me {
  player: string | null;
  name: string | null;
  login: string | null;
  passkeys?: number;
}

/** What an authenticator says of a passkey that it made; browsers add more, which is left. */
export interface Attested {
  clientDataJSON: string;
  attestationObject: string;
}

/** A passkey just made, as `PublicKeyCredential.toJSON()` writes it: bytes as base64url. */
export interface NewPasskey {
  id: string;
  response: Attested;
}

/** A passkey that the house knows; which device made it, its date may tell. */
export interface Passkey {
  id: string;
  created: number;
}

/** What an authenticator signs to prove that it holds a passkey. */
export interface Asserted {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

/** A passkey used to sign in, as `PublicKeyCredential.toJSON()` writes it. */
export interface UsedPasskey {
  id: string;
  response: Asserted;
}

/** A token to be made, and what its holder wants to remember of it. */
export interface NewToken {
  label?: string;
}

/** A token as its holder sees it later: by its public id. */
export interface Token {
  id: string;
  label: string;
  created: number;
}

/** A new token: the only time that it can be read. */
export interface MadeToken {
  token: string;
  id: string;
  label: string;
}

/** A bot that can take a seat; its words are `level-<name>` and `level-<name>-about`. */
export interface Level {
  name: string;
  describe: string;
}

/** A game as the lobby offers it. */
export interface GameInfo {
  game: string;
  title: string;
  fewest: number;
  most: number;
  options: Record<string, string>;
  table_options: Record<string, string>;
  components: Record<string, any>;
}

/** Who shall sit there: me, whoever has the link, anyone, or a bot of a level. */
export interface SeatWish {
  kind: "bot" | "link" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: (SeatWish)[];
  options?: Record<string, boolean>;
  pace?: "day" | "live" | "none";
  components?: string | null;
  components_of?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "free" | "invited" | "player";
  name: string | null;
  level: string | null;
  stand_in: boolean;
  online: boolean;
  mine: boolean;
  deadline: number | null;
}

/** A table as everybody sees it; `invitation` only for whoever sits at it. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, boolean>;
  own_components: boolean;
  pace: "day" | "live" | "none";
  status: "closed" | "over" | "running" | "waiting";
  seats: (SeatInfo)[];
  to_move: number | null;
  number: number;
  created: number;
  changed: number;
  watchers?: number;
  hot_seat?: boolean;
  invitation?: string | null;
  scores?: (number)[] | null;
  win?: (number)[] | null;
}

/** The lobby's lists. */
export interface Tables {
  mine: (TableInfo)[];
  open: (TableInfo)[];
  running: (TableInfo)[];
}

/** Take a seat (None: the first that is free for me). */
export interface Join {
  seat?: number | null;
  invitation?: string | null;
}

/** A decision. `seq` is the sequence number that I have seen last. */
export interface Play {
  type: "play";
  seq: number;
  decision: string;
}

/** Back to when `number` decisions had been made. */
export interface Undo {
  type: "undo";
  seq: number;
  number: number;
}

/** A line of chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Look from this seat of mine (hot-seat); None: as a spectator. */
export interface Sit {
  type: "sit";
  seat: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A line of chat. */
export interface ChatLine {
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Everything, as this connection may see it: the first message, and after any doubt. */
export interface Sync {
  type: "sync";
  seq: number;
  since: number;
  table: TableInfo;
  view: View | null;
  chat: (ChatLine)[];
}

/** A match as one seat (None: a spectator) may see it. */
export interface View {
  format: string;
  game: string;
  edition: string;
  seats: number;
  options: Record<string, boolean>;
  seat: number | null;
  seed_hash: string;
  seed: string | null;
  number: number;
  to_move: number | null;
  prompt: PromptView;
  decisions: (DecisionView)[];
  can_undo: boolean;
  board: any;
  scores: (number)[];
  win: (number)[] | null;
  log: (LogEntry)[];
}

/** What is asked, and by which rule. */
export interface PromptView {
  rule: string;
  said: SaidView;
}

/** Words as key and arguments, and the sentence in English. */
export interface SaidView {
  key: string;
  args: Record<string, string | number>;
  text: string;
}

/** One legal decision: its text, what it does, the board elements it is about. */
export interface DecisionView {
  text: string;
  number: number;
  said: SaidView;
  touches: (string)[];
}

/** One decision made and what came of it; the text is None where it is another seat's secret. */
export interface LogEntry {
  number: number;
  seat: number;
  decision: string | null;
  happened: (SaidView)[];
}

/** One decision made, or some taken back: the view holds the log of what is new. */
export interface Update {
  type: "update";
  seq: number;
  view: View;
  undone?: number;
  deadline?: number | null;
}

/** Somebody sat down, left, came back, or a clock was set. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** A new line of chat. */
export interface Chatted {
  type: "chat";
  line: ChatLine;
}

/** A command without effect, and why; where the sender was behind, a sync follows. */
export interface Refused {
  type: "refused";
  reason: SaidView;
  rule?: string | null;
}

/** I am. */
export interface Pong {
  type: "pong";
}

/** A posted command was carried out: this is the sequence number now. */
export interface Done {
  type: "done";
  seq: number;
}

/** The body of every 4xx and 5xx. */
export interface Problem {
  reason: SaidView;
  rule?: string | null;
}

export type Command = Play | Undo | Say | Sit | Ping;

export type Message = Sync | Update | TableChanged | Chatted | Refused | Pong;

/** Everything on the table that this seat may see. */
export interface ParisBoard {
  start: number;
  acted: boolean;
  final_rounds: number | null;
  piles: (ParisPileView)[];
  drawn: string | null;
  arc_keys: (number)[];
  districts: (ParisDistrictView)[];
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
  vp_tile: (number)[] | null;
}

/** A building space; keys are by seat. */
export interface ParisBuildingView {
  value: number;
  type: string | null;
  token: string | null;
  keys: (number)[];
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
  end_tiles: (string)[] | null;
}

/** Everything on the table that this seat may see. Lists without a name are by seat. */
export interface ParisParisBoard {
  round: number;
  rounds: number;
  bus: number;
  stops: (ParisParisStopView)[];
  on_show: (ParisParisTileView)[];
  parked: (ParisParisTileView)[];
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
