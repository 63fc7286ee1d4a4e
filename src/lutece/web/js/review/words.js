/** What a review says, in words: labels, losses, and why. */

import { sayOr } from "../components/names.js";
import { language, listed, say } from "../i18n.js";
import { largest, reasons } from "./figures.js";

/**
 * @import { DecisionReview } from "../schema.js"
 */

/**
 * A source of points in the reader's language.
 * @param {string} game
 * @param {string} source
 * @param {Record<string, string>} names in English
 */
export function sourceName(game, source, names) {
  return sayOr(`${game}-source-${source}`, names[source] ?? source);
}

/**
 * Why a decision is worse (or better) than another, by its largest terms; empty where nothing stands out.
 * @param {string} game
 * @param {Record<string, number>} why points by source, compared with the other decision
 * @param {Record<string, string>} names
 * @param {"review-why" | "hint-compared" | "puzzle-why-best"} [sentence]
 * @param {Record<string, string>} [args] that the sentence takes besides
 */
export function whyWords(game, why, names, sentence = "review-why", args = {}) {
  const terms = (sentence === "hint-compared" ? reasons(why) : largest(why)).map(([source, points]) =>
    say(points < 0 ? "review-term-less" : "review-term-more", {
      points: rounded(Math.abs(points)),
      source: sourceName(game, source, names),
    }),
  );
  return terms.length === 0 ? "" : say(sentence, { ...args, terms: listed(terms) });
}

/** @param {string} label */
export function labelName(label) {
  return sayOr(`review-label-${label}`, label);
}

/** @param {string} name */
export function className(name) {
  return sayOr(`review-class-${name}`, name);
}

/** A share as points of win chance, with one digit: "12.3". @param {number} share */
export function chance(share) {
  return rounded(100 * share);
}

/** The same with its sign: "−12.3". @param {number} share */
export function signed(share) {
  return format(100 * share, "exceptZero");
}

/** @param {number} number */
export function rounded(number) {
  return format(number, "auto");
}

/** As people say about how many: no digits, and never none. @param {number} number */
export function whole(number) {
  return Math.max(1, Math.round(number));
}

/**
 * @param {number} number
 * @param {"auto" | "exceptZero"} sign
 */
function format(number, sign) {
  const digits = Math.abs(number) >= 10 ? 0 : 1;
  const format = { maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: sign };
  return new Intl.NumberFormat(language.value, /** @type {Intl.NumberFormatOptions} */ (format)).format(number);
}

/**
 * How hard a decision was: in words, where it is worth a word.
 * @param {DecisionReview} decision
 */
export function difficulty(decision) {
  return decision.difficulty >= 0.8 ? say("review-hard") : "";
}
