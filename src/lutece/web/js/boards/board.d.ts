/** What the table asks of a game's drawing. Each game has one module here: `boards/<game>.js`. */

import type { ComponentType } from "preact";
import type { DecisionView, GameInfo, LogEntry, SaidView, View } from "../schema.js";

/** Words of a key with its arguments, in the reader's language. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

export interface DrawingProps {
  /** What is shown: now, or a moment of the past. */
  view: View;
  /** The game's components: names, figures, places on the map. */
  info: GameInfo;
  /** Players' names by seat. */
  names: string[];
  /** Board element -> the decisions that are about it. Empty when it is not mine to decide. */
  alive: Map<string, DecisionView[]>;
  /** The decisions that are mine to make now. */
  decisions: DecisionView[];
  /** Makes one of them. */
  act: (decision: DecisionView) => void;
  /** The element whose decisions are open in a menu, if any. */
  chosen: string | null;
  /** Elements of the last move, which keep a trace. */
  trace: Set<string>;
  /** What happened in the last turn, or since mine where nothing is animated. */
  recent: LogEntry[];
  /** An element was clicked, or chosen by Enter or Space. */
  pick: (element: string, at: Element) => void;
  /** The pointer or the focus rests on an element (null: it left): the table shows a tooltip. */
  rest: (element: string | null, at: Element | null) => void;
  say: Say;
}

export interface AnimateContext {
  /** 1 is the pace of `design`; larger is faster. */
  speed: number;
  /** Aborted when the player skips: clean up and return at once. */
  signal: AbortSignal;
  say: Say;
  /** A headline of what is being played now, such as the tour that begins. */
  tell?: (words: string) => void;
  /** Points that were seen to rise: the scores beside the board count along. */
  gain?: (seat: number, points: number) => void;
}

/** What one kind of thing brought in a whole game, by seat. */
export interface PointsRow {
  label: string;
  points: number[];
}

/** A sentence of the log. */
export interface Told {
  words: string;
  /** A heading sums up the details that follow. */
  kind?: "heading" | "detail";
}

export interface BoardModule {
  /** The drawing offers every decision by itself: only the way on has a button below the board. */
  offersDecisions?: boolean;
  /** The board as one `<svg class="board">`, or as HTML that scrolls. Alive elements carry `data-element`, `tabindex=0`, `role=button`, `aria-label`. What is only for a moment has a class that begins with `is-`, or the attribute `data-passing`: pictures leave it out. */
  Board: ComponentType<DrawingProps>;
  /** What belongs to the table but not to the board or a player: piles, supply, market. May draw nothing. */
  Tray: ComponentType<DrawingProps>;
  /** The holdings of one seat, under its name and score. */
  Seat: ComponentType<DrawingProps & { seat: number }>;
  /** Plays what happened in one decision over the svg that still shows `before`; resolves when the table may show `after`. */
  animate: (svg: SVGSVGElement, before: View, after: View, entry: LogEntry, context: AnimateContext) => Promise<void>;
  /** What the element is, for its tooltip: words and the number of the rule that speaks of it. */
  describe: (element: string, props: DrawingProps) => { text: string; rule: string } | null;
  /** Where the points of a finished game came from: rows that add up to the scores. */
  points?: (log: LogEntry[], seats: number, say: Say) => PointsRow[];
  /** Whether the turn is the last one of the seat to move. */
  isLastTurn?: (view: View) => boolean;
  /** What happened in one decision, where that reads better than a sentence for each event. */
  recount?: (happened: SaidView[], say: Say) => Told[];
}
