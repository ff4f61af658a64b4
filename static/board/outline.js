// @ts-check
// Squares and edges gathered into few long path strings. One square is 20 units.

export const UNIT = 20;

/** A number without idle digits. @param {number} value */
export const n = (value) => String(Math.round(value * 100) / 100);

/** Runs of neighbouring whole numbers. @param {number[]} values @returns {[number, number][]} first and last */
export function runs(values) {
  /** @type {[number, number][]} */ const found = [];
  for (const value of [...new Set(values)].sort((a, b) => a - b)) {
    const last = found[found.length - 1];
    if (last && value === last[1] + 1) last[1] = value;
    else found.push([value, value]);
  }
  return found;
}

/** One box for each run of squares in a row. @param {[number, number][]} squares @param {[number, number]} offset */
export function boxes(squares, [ox, oy]) {
  /** @type {Map<number, number[]>} */ const rows = new Map();
  for (const [x, y] of squares) rows.set(y, [...(rows.get(y) ?? []), x]);
  let d = "";
  for (const [y, xs] of [...rows].sort(([a], [b]) => a - b))
    for (const [x0, x1] of runs(xs)) {
      const width = (x1 - x0 + 1) * UNIT;
      d += `M${n((x0 + ox) * UNIT)} ${n((y + oy) * UNIT)}h${width}v${UNIT}h-${width}z`;
    }
  return d;
}

/**
 * Edges that follow one another become one line. @param {Iterable<readonly [number, number, string]>} edges
 * @param {[number, number]} offset
 */
export function lines(edges, [ox, oy]) {
  /** @type {Map<string, number[]>} */ const rows = new Map();
  for (const [x, y, way] of edges) {
    const row = `${way} ${way === "h" ? y : x}`;
    rows.set(row, [...(rows.get(row) ?? []), way === "h" ? x : y]);
  }
  let d = "";
  for (const [row, along] of rows) {
    const [way, across] = row.split(" ");
    for (const [first, last] of runs(along)) {
      const [x, y] = way === "h" ? [first, Number(across)] : [Number(across), first];
      d += `M${n((x + ox) * UNIT)} ${n((y + oy) * UNIT)}${way}${(last - first + 1) * UNIT}`;
    }
  }
  return d;
}

/**
 * The lines between squares that touch. @param {[number, number][]} squares @param {Set<string>} except edges that are drawn otherwise
 * @returns {[number, number, string][]}
 */
export function inner(squares, except) {
  const there = new Set(squares.map(([x, y]) => `${x},${y}`));
  /** @type {[number, number, string][]} */ const found = [];
  for (const [x, y] of squares) {
    if (there.has(`${x - 1},${y}`) && !except.has(`${x},${y},v`)) found.push([x, y, "v"]);
    if (there.has(`${x},${y - 1}`) && !except.has(`${x},${y},h`)) found.push([x, y, "h"]);
  }
  return found;
}
