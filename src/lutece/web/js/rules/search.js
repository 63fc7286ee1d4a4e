/** Finding words in the rules: pure functions on their pieces. */

const SNIPPET = 90; // characters of a piece that a hit shows

/**
 * A piece of the rules: a rule, a paragraph, an example.
 * @typedef {{id: string, label: string, text: string}} Piece
 */

/**
 * The pieces that hold every word, in order; none for no words.
 * @template {Piece} T
 * @param {T[]} pieces
 * @param {string} query
 * @returns {T[]}
 */
export function found(pieces, query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pieces.filter(({ text, label }) => words.every((word) => plain(`${label} ${text}`).includes(word)));
}

/**
 * The text around the first of the words.
 * @param {string} text
 * @param {string} query
 */
export function snippet(text, query) {
  const word = plain(query).split(/\s+/).filter(Boolean)[0] ?? "";
  const at = plain(text).indexOf(word);
  const from = Math.max(0, at - SNIPPET / 3);
  const begin = from === 0 ? 0 : text.indexOf(" ", from) + 1 || from;
  const cut = text.length > begin + SNIPPET ? text.lastIndexOf(" ", begin + SNIPPET) : text.length;
  const end = cut > begin ? cut : begin + SNIPPET; // some languages have no spaces
  return `${begin > 0 ? "… " : ""}${text.slice(begin, end).trim()}${end < text.length ? " …" : ""}`;
}

/** Without capitals and accents, and as long as before. @param {string} text */
export function plain(text) {
  return [...text].map((letter) => letter.normalize("NFD")[0].toLowerCase()[0] ?? letter).join("");
}
