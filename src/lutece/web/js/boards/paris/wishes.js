/** What a click on something that cannot be chosen now would have meant. */

/** @typedef {import("./types.js").ParisBoard} ParisBoard */

/**
 * Decisions in notation, the likeliest first.
 * @param {string} element
 * @param {import("../../schema.js").View} view
 * @returns {string[]}
 */
export function wishes(element, view) {
  const wished = wishesOf(element, view);
  // Between steps only what is a step of its own can be meant; anything else would only hear "not asked".
  if (!view.prompt.said.key.startsWith("paris-ask-main")) return wished;
  return wished.filter((decision) => STEPS.test(decision));
}

const STEPS = /^(place|move|take|buy|sell|use) ?/;

/**
 * @param {string} element
 * @param {import("../../schema.js").View} view
 * @returns {string[]}
 */
function wishesOf(element, view) {
  const slash = element.indexOf("/");
  const [sort, what] = slash < 0 ? [element, ""] : [element.slice(0, slash), element.slice(slash + 1)];
  const board = /** @type {ParisBoard} */ (view.board);
  switch (sort) {
    case "place":
      return placeWishes(what, board, view.seat);
    case "landmark":
      return landmarkWishes(what, board);
    case "district":
      return board.drawn ? [`site ${what}`] : [`vp-site ${what}`];
    case "bonus":
      return [`bonus ${what}`];
    case "pile":
      return [`draw ${what}`];
    case "supply":
      return [`buy ${what}`];
    case "token":
      return tokenWishes(what, board);
    case "tile":
      return tileWishes(Number(what));
    case "end":
      return /^(vp|francs)-/.test(what) ? [`use end ${what}`] : [`sell end ${what}`];
    case "end-tiles":
      return ["take"];
    case "vp":
      return [`vp ${what}`];
  }
  return [];
}

const COUNTING = new Set([2, 3, 4, 8, 10, 19, 21]);
const NEVER_USED = new Set([9, 16, 27]); // two help a move, one scores at the end

/** @param {number} number */
function tileWishes(number) {
  if (COUNTING.has(number)) return [`sell tile ${number}`];
  return NEVER_USED.has(number) ? [] : [`use ${number}`];
}

/** @param {string} kind @param {ParisBoard} board */
function tokenWishes(kind, board) {
  return board.due[kind] ? [`pay ${kind} token`, `sell ${kind}`] : [`sell ${kind}`];
}

/**
 * A key on its way can only go to a place; otherwise a key of mine wants to leave, or a new one to come.
 * @param {string} place
 * @param {ParisBoard} board
 * @param {number | null} seat
 */
function placeWishes(place, board, seat) {
  const start = place === "arc" || place.startsWith("bank/");
  if (board.moving_from) return start || board.moving_from === place ? [] : [`to ${place}`];
  const mine = seat !== null && keysAt(place, board)[seat] > 0;
  const wished = mine ? [`move ${place}`] : [];
  if (start) return mine ? [...wished, `place ${place}`] : [`place ${place}`];
  return mine ? wished : [`to ${place}`];
}

/** @param {string} landmark @param {ParisBoard} board */
function landmarkWishes(landmark, board) {
  const from = board.moving_from;
  if (from && from !== "arc") {
    const [first, second] = from.split("/");
    return [`to ${first === "bank" ? second : first}/${landmark}`];
  }
  return board.districts.map(({ district }) => `to ${district}/${landmark}`);
}

/**
 * The keys on a place, by seat.
 * @param {string} place
 * @param {ParisBoard} board
 * @returns {number[]}
 */
export function keysAt(place, board) {
  if (place === "arc") return board.arc_keys;
  const [first, second] = place.split("/");
  const district = board.districts.find((d) => d.district === (first === "bank" ? second : first));
  if (first === "bank") return district?.bank_keys ?? [];
  const building = district?.buildings.find((b) => String(b.value) === second);
  const landmark = board.landmarks.find((l) => l.landmark === second && l.district === first);
  return building?.keys ?? landmark?.keys ?? [];
}
