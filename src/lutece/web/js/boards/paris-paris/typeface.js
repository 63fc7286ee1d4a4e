/** The face of the names on the map, and how wide they are. */

export const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "URW Palladio L", Georgia, "Noto Serif", "Hiragino Mincho ProN", "Yu Mincho", serif';

/**
 * How wide a text is.
 * @param {number} size
 * @returns {(text: string) => number}
 */
export function measurer(size) {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return (text) => text.length * size * 0.52;
  pen.font = `600 ${size}px ${SERIF}`;
  return (text) => pen.measureText(text).width;
}
