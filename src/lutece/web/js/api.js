/** Requests to the server, and its refusals. */

import { answerGiven } from "./given.js";

/**
 * @import { SaidView } from "./schema.js"
 */

const JSON_HEADERS = { "Content-Type": "application/json" };

/** The server said no, or nothing at all (status 0). */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {SaidView} reason
   */
  constructor(status, reason) {
    super(reason.text);
    this.status = status;
    this.reason = reason;
  }
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function get(path) {
  return answerGiven(path) ?? request(path, { headers: { Accept: "application/json" } });
}

/**
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export function post(path, body = {}) {
  return request(path, { method: "POST", headers: JSON_HEADERS, body: JSON.stringify(body) });
}

/**
 * @param {string} path
 * @returns {Promise<string>}
 */
export async function getText(path) {
  return (await answer(path, {})).text();
}

/**
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<any>}
 */
async function request(path, init) {
  const response = await answer(path, init);
  if (response.status === 204) return null;
  return response.json();
}

/**
 * @param {string} path
 * @param {RequestInit} init
 */
async function answer(path, init) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError(0, said("page-problem-offline", "The server cannot be reached."));
  }
  if (response.ok) return response;
  /** @type {SaidView | undefined} */
  let reason;
  try {
    reason = (await response.json()).reason;
  } catch {
    // An answer without words, such as a proxy's page.
  }
  const plain = said("page-problem-server", `The server answered ${response.status}.`, {
    status: response.status,
  });
  throw new ApiError(response.status, reason ?? plain);
}

/**
 * @param {string} key
 * @param {string} text
 * @param {Record<string, string | number>} [args]
 * @returns {SaidView}
 */
function said(key, text, args = {}) {
  return { key, args, text };
}
