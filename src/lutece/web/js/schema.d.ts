// Made from the server's schema by `python -m lutece.server.page_types`: not to be edited.

/** The body of every 4xx and 5xx. */
export interface Problem {
  reason: SaidView;
  rule?: string | null;
}

/** Words as key and arguments, and the sentence in English. */
export interface SaidView {
  key: string;
  args: Record<string, string | number>;
  text: string;
}

/** The record of a finished game, as a line of its file. */
export interface RecordText {
  record: string;
}

/** How a game ended for a seat. */
export interface PlayedSeat {
  name: string | null;
  level: string | null;
  score: number;
  share: number;
  mine: boolean;
  stand_in: boolean;
}

/** A finished game of mine. */
export interface PlayedGame {
  table: string;
  game: string;
  at: number;
  seats: (PlayedSeat)[];
}

/** How I did in a game with so many players, against people or against bots of some levels. */
export interface GameStatistics {
  game: string;
  players: number;
  against: string;
  games: number;
  wins: number;
  mean: number;
  best: number;
}

/** How often I played against a person, and how often each of us won. */
export interface HeadToHead {
  name: string;
  games: number;
  won: number;
  lost: number;
}

/** My finished games, the newest first, and what all of them say together. */
export interface History {
  games: (PlayedGame)[];
  more: boolean;
  statistics: (GameStatistics)[];
  opponents: (HeadToHead)[];
}

/** A lesson: its name, its title, how many steps it has, and the rules that it shows. */
export interface LessonInfo {
  name: string;
  title: SaidView;
  steps: number;
  rules: (string)[];
}

/** A decision in a lesson, after those that were made there. */
export interface LessonTry {
  decision: string;
  made?: (string)[];
}

/** A board element of a lesson with which nothing can be done. */
export interface LessonWhy {
  element: string;
  made?: (string)[];
}

/** Where a learner stands in a lesson, and what came of the last try. */
export interface LessonMoment {
  lesson: LessonInfo;
  step: number;
  made: (string)[];
  goal: SaidView | null;
  outcome: "begun" | "done" | "on" | "refused" | "wrong";
  views: (View)[];
  next: DecisionView | null;
  look?: (string)[];
  said?: SaidView | null;
  rule?: string | null;
  happened?: (SaidView)[];
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
  undo_to: number | null;
  chosen: (string)[];
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

/** One legal decision: its text, what it does, the board elements it is about. */
export interface DecisionView {
  text: string;
  number: number;
  kind: string;
  said: SaidView;
  touches: (string)[];
  ends_turn: boolean;
  undoable: boolean;
  goes_on: string | null;
  reveals?: boolean;
  points?: number;
}

/** One decision made and what came of it; the text is None where it is another seat's secret. */
export interface LogEntry {
  number: number;
  seat: number;
  decision: string | null;
  happened: (SaidView)[];
  touches: (string)[];
  ends_turn?: boolean;
  revealed?: boolean;
}

/** A lesson played as it is meant: the position, then each decision and what it led to. */
export interface LessonPictures {
  lesson: LessonInfo;
  views: (View)[];
}

/** A table as its viewer sees it: `invitation` only for its players, `muted` for its owner. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, boolean>;
  own_components: boolean;
  pace: "day" | "live" | "none" | "own";
  clock: ClockTimes | null;
  status: "closed" | "over" | "running" | "waiting";
  seats: (SeatInfo)[];
  to_move: number | null;
  number: number;
  created: number;
  changed: number;
  watchers?: number;
  listed?: boolean;
  open_chat?: boolean;
  may_chat?: boolean;
  own?: boolean;
  muted?: (Person)[];
  hot_seat?: boolean;
  invitation?: string | null;
  round?: number | null;
  scores?: (number)[] | null;
  win?: (number)[] | null;
  played_by_bots?: (PlayedByBot)[];
  paused?: number | null;
  paused_by?: "pause" | "vacation" | null;
  proposal?: Proposal | null;
  rematch?: string | null;
  hints?: boolean;
  practice?: Practice | null;
}

/** The times of a clock in seconds: for each turn, for all turns of a game, added by a turn. */
export interface ClockTimes {
  turn?: number | null;
  game?: number | null;
  increment?: number;
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
  bank?: number | null;
  asked?: boolean;
  extensions?: number;
  former?: boolean;
  hints?: number;
  vacation?: boolean;
}

/** Somebody, by public id and name. */
export interface Person {
  player: string;
  name: string;
}

/** Decisions of a player's seat that a bot made, numbered from 0. */
export interface PlayedByBot {
  seat: number;
  first: number;
  last: number;
  why: "late" | "left";
}

/** A proposal of a player at the table; it takes effect when everybody agrees. */
export interface Proposal {
  what: "pause" | "take-back";
  seat: number;
  agreed: (number)[];
}

/** A moment of another game from which a table goes on, to find a better decision. */
export interface Practice {
  table: string;
  number: number;
  seat: number;
}

/** A decision. `seq` is the sequence number that I have seen last. */
export interface Play {
  type: "play";
  seq: number;
  decision: string;
  wait?: number;
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

/** Whether the page is in front of me: who has it in the background is told of turns. */
export interface Look {
  type: "look";
  here: boolean;
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
  player?: string | null;
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

/** One decision made, or some taken back: the view holds the log of what is new.

    The last update of a game holds the whole log, without secrets. */
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

/** A legal decision, and the one about a board element that becomes legal by it. */
export interface WayView {
  first: SaidView;
  then: SaidView;
}

/** A command without effect, and why; where the sender was behind, a sync follows. */
export interface Refused {
  type: "refused";
  reason: SaidView;
  rule?: string | null;
  ways?: (WayView)[];
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

/** The keys that messages to a browser are encrypted for, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where a browser gets its messages: what `PushSubscription.toJSON()` gives. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

/** Tell me by push in this browser. */
export interface NewPush {
  subscription: PushSubscription;
  language?: string;
  label?: string;
  instead_of?: string | null;
}

/** Tell me by mail, once I have opened the link that is sent there. */
export interface NewMail {
  address: string;
  language?: string;
}

/** Tell me by a request to this URL, in the form that Discord and Slack take. */
export interface NewWebhook {
  url: string;
  language?: string;
}

/** A notification channel of mine. */
export interface Channel {
  id: string;
  kind: "mail" | "push" | "webhook";
  name: string;
  created: number;
  confirmed: boolean;
  disabled: boolean;
  problem: SaidView | null;
  endpoint?: string | null;
}

/** How I can be told that it is my turn, and how I am. */
export interface Notifications {
  push_key: string;
  mail: boolean;
  channels: (Channel)[];
}

/** A bot that can take a seat; its words are `level-<name>` and `level-<name>-about`. */
export interface LevelInfo {
  name: string;
  describe: string;
}

/** A game as it describes itself. */
export interface GameInfo {
  game: string;
  title: string;
  about: string;
  fewest: number;
  most: number;
  minutes: number;
  rules: string;
  option_list: (Option)[];
  decisions: (DecisionKind)[];
  arguments: Record<string, ArgumentRole>;
  levels: (string)[];
  poster: string | null;
  board: string | null;
  languages: (string)[];
  puzzles: number;
  texts: (string)[];
  lessons: boolean;
  options: Record<string, string>;
  table_options: Record<string, string>;
  components: Record<string, any>;
}

/** Something that a table may switch on; off by default. */
export interface Option {
  name: string;
  key: string;
  text: string;
  changes_rules?: boolean;
  in_every_record?: boolean;
}

/** Decisions that begin with the same word, listed under one heading. */
export interface DecisionKind {
  word: string;
  key: string;
  heading: string;
}

/** How an argument of a text is put into words.

    seat     the number of a seat
    name     something of the game: the text `<game>-<of>-<value>`
    amount   a number of `of`: the text `<game>-amount-<of>` with `count`
    amounts  several, written `francs:4 wood:1`
    message  the key of another text with the same arguments
    list     values separated by commas

    A role that a description does not list is a name, of the kind that the role itself says. */
export interface ArgumentRole {
  kind: "amount" | "amounts" | "list" | "message" | "name" | "seat";
  of?: string;
  proper?: boolean;
  patterns?: Record<string, string>;
}

/** How this request reaches the server, so that a proxy in front of it can be checked. */
export interface Seen {
  network: string;
  scheme: string;
  host: string;
}

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

/** Delete my account for good; where it has a password, that proves that it is mine. */
export interface DeleteMe {
  password?: string | null;
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

/** A passkey that the server knows; which device made it, its date may tell. */
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

/** Go on vacation, or come back. */
export interface OnVacation {
  on: boolean;
}

/** My vacation. */
export interface Vacation {
  on: boolean;
  days_left: number;
  days_a_year: number;
}

/** How well I solve the puzzles of a game; None where I have tried none. */
export interface Solver {
  rating: number;
  settled: boolean;
  tries: number;
  found: number;
  streak: number;
  best_streak: number;
}

/** The puzzles of a game, from outside. */
export interface PuzzleShelf {
  game: string;
  puzzles: number;
  tried: number;
  themes: Record<string, number>;
  mine: Solver | null;
}

/** A position to be solved, as the seat to move sees it. */
export interface PuzzleView {
  id: string;
  game: string;
  seat: number;
  view: View;
  rating: number;
  solved: boolean;
  tries: number;
  found: number;
  tried: boolean;
  themes: (string)[];
  names: Record<string, string>;
  shelf: PuzzleShelf;
}

/** A decision that may be the best one. */
export interface TryPuzzle {
  decision: string;
}

/** Whether a decision is the best one, what it costs, and why. */
export interface PuzzleResult {
  found: boolean;
  tried: DecisionView;
  best: (DecisionView)[];
  second: DecisionView | null;
  known: boolean;
  loss: number;
  points_lost: number;
  lead: number;
  why: Record<string, number>;
  best_why: Record<string, number>;
  names: Record<string, string>;
  themes: (string)[];
  solved: boolean;
  rating: number | null;
  before: number | null;
  mine: Solver | null;
  again?: number | null;
}

/** My own mistakes as puzzles. */
export interface DeckState {
  cards: number;
  due: number;
  repeat: boolean;
  next_due: number | null;
  card: DeckCard | null;
}

/** A mistake of mine as a puzzle. */
export interface DeckCard {
  table: string;
  number: number;
  game: string;
  seat: number;
  view: View;
  label: string;
  at: number;
}

/** Whether mistakes come again after they were found. */
export interface DeckWish {
  repeat: boolean;
}

/** The review of a finished game: how far it is, and what was found so far. */
export interface ReviewState {
  status: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  of: number;
  shared: boolean;
  may_share: boolean;
  names: Record<string, string>;
  points: ((number)[])[];
  review: Review | null;
}

/** The review of a finished game; `note` is absent where there is nothing to add. */
export interface Review {
  game: string;
  seats: number;
  bot: string;
  seconds: number;
  players: (PlayerReview)[];
  decisions: (DecisionReview)[];
  reveals: (RevealReview)[];
  win: ((number)[])[];
  moments: (number)[];
  note?: string;
}

/** A seat's ledger: result - fair = own + others + luck + remainder, and its figures. */
export interface PlayerReview {
  seat: number;
  result: number;
  fair: number;
  own: number;
  others: number;
  luck: number;
  remainder: number;
  mean_loss: number;
  class: string;
  decisions: number;
}

/** One decision, from what its seat could know. */
export interface DecisionReview {
  number: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  loss_low: number;
  loss_high: number;
  points_lost: number;
  label: string;
  forced: boolean;
  difficulty: number;
  helped: (number)[];
  why: Record<string, number>;
  losses?: Record<string, number>;
}

/** What the reveal that a decision led to was worth, compared with what could have come. */
export interface RevealReview {
  number: number;
  luck: (number)[];
  interval: number;
}

/** Whether anybody with the link may read the review of my table. */
export interface Sharing {
  shared: boolean;
}

/** A reviewed decision: the table before it, all screens open, and the two decisions. */
export interface Moment {
  number: number;
  view: View;
  played: DecisionView;
  best: DecisionView;
}

/** A moment of a finished game to be tried again. */
export interface NewPractice {
  number: number;
}

/** One step of a hint for the seat to move: 1 where to look, 2 which decision, 3 why. */
export interface AskHint {
  seq: number;
  step?: number;
}

/** A hint, as far as it was asked for. */
export interface HintView {
  seq: number;
  step: number;
  elements: (string)[];
  kind: string;
  decision: DecisionView | null;
  instead: DecisionView | null;
  why: Record<string, number> | null;
  analysis: Hint | null;
  names: Record<string, string>;
}

/** What to do, step by step: where to look, which decision, and why. */
export interface Hint {
  seat: number;
  elements: (string)[];
  best: string;
  win: number;
  win_low: number;
  win_high: number;
  points: number;
  good: (string)[];
  losses: (Alternative)[];
  why: Record<string, number>;
  instead: string;
}

/** A decision that could be made, and what it loses to the best one. */
export interface Alternative {
  decision: string;
  loss: number;
  points_lost: number;
  visits: number;
}

/** What would this decision cost? */
export interface AskCheck {
  seq: number;
  decision: string;
}

/** What a decision costs, beside the best one: in shares of the win and in points. */
export interface VerdictView {
  warn: boolean;
  label: string;
  loss: number;
  loss_low: number;
  loss_high: number;
  points_lost: number;
  why: Record<string, number>;
  names: Record<string, string>;
}

/** Whether the decision at a practice table is as good as the best one. */
export interface PracticeResult {
  found: boolean;
  played: DecisionView;
  verdict: VerdictView;
}

/** Mistakes of a kind, over all reviewed games. */
export interface MistakeKind {
  game: string;
  source: string | null;
  phase: number;
  count: number;
  loss: number;
}

/** A costly decision of mine, to be tried again. */
export interface MistakeRow {
  table: string;
  game: string;
  number: number;
  seat: number;
  phase: number;
  source: string | null;
  label: string;
  loss: number;
  solved: boolean;
  at: number;
}

/** My mistakes over all my reviewed games. */
export interface Mistakes {
  games: number;
  kinds: (MistakeKind)[];
  names: Record<string, Record<string, string>>;
  list: (MistakeRow)[];
}

/** Who takes the seat: me, a friend with the link, anyone, or a bot of a level. */
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
  pace?: "day" | "live" | "none" | "own";
  clock?: ClockTimes | null;
  components?: string | null;
  components_of?: string | null;
  listed?: boolean | null;
  hints?: boolean;
}

/** The lobby's lists. */
export interface Tables {
  mine: (TableInfo)[];
  open: (TableInfo)[];
  running: (TableInfo)[];
}

/** How open my table is to strangers; None: as it was. */
export interface Listing {
  listed?: boolean | null;
  open_chat?: boolean | null;
}

/** Whether a person may chat at my table; while muted, their messages are hidden. */
export interface Mute {
  player: string;
  muted?: boolean;
}

/** A report to the people who run the server, about a person at this table. */
export interface Report {
  player: string;
  reason?: string;
}

/** Whether I agree to what is proposed. */
export interface Answer {
  agree: boolean;
}

/** Take a seat (None: the first that is free for me). */
export interface Join {
  seat?: number | null;
  invitation?: string | null;
}

export type Command = Play | Undo | Say | Sit | Look | Ping;

export type Message = Sync | Update | TableChanged | Chatted | Refused | Pong;
