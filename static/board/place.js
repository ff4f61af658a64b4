// @ts-check
// Squares as text: "MH(9,20)" is level, column, row.

/** @typedef {{level: string, x: number, y: number}} Spot */

/** @type {Map<string, Spot | null>} */
const read = new Map();

/** @param {string} text @returns {Spot | null} null when it is no square */
export function spot(text) {
  let found = read.get(text);
  if (found === undefined) {
    const parts = /^(.+)\((-?\d+),(-?\d+)\)$/.exec(text);
    found = parts && { level: parts[1], x: Number(parts[2]), y: Number(parts[3]) };
    read.set(text, found);
  }
  return found;
}

/** @param {string} level @param {number} x @param {number} y */
export const place = (level, x, y) => `${level}(${x},${y})`;
