/** What somebody typed or chose, handed on as text. */

/**
 * @param {(text: string) => unknown} take
 * @returns {(event: Event) => void}
 */
export function typed(take) {
  return (event) => {
    take(/** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value);
  };
}
