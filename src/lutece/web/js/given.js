/** What the server wrote into the page: where its texts are, and answers to what is asked first. */

/**
 * @typedef {object} Given
 * @property {Record<string, unknown>} answers by address
 * @property {{bundles: Record<string, string>, parts: string[], own: Record<string, string>}} texts
 */

const text = globalThis.document?.getElementById?.("given")?.textContent;
/** @type {Given} */
const given = text ? JSON.parse(text) : { answers: {}, texts: { bundles: {}, parts: [], own: {} } };

/**
 * An answer that came with the page. It is given once: whoever asks again wants to know what is new.
 * @param {string} address
 * @returns {unknown}
 */
export function answerGiven(address) {
  const answer = given.answers[address];
  delete given.answers[address];
  return answer;
}

/**
 * Where a text file is; several may be one.
 * @param {string} language
 * @param {string} file
 */
export function textAddress(language, file) {
  const { bundles, parts, own } = given.texts;
  const bundle = parts.includes(file) ? bundles[language] : undefined;
  return own[`${language}/${file}`] ?? bundle ?? new URL(`../texts/${language}/${file}.ftl`, import.meta.url).href;
}
