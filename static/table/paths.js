// @ts-check
// Ways through a path control: the places before, followed back to the start. Knows no rule and no map.
/** @typedef {import("./wire.js").Path} Path */

/**
 * The places from the one after the start to the goal; null when the goal is out of reach.
 * @param {Path} control @param {string} goal @returns {string[] | null}
 */
export function wayTo(control, goal) {
  const way = [];
  let at = goal;
  while (at !== control.start) {
    const step = control.reach[at];
    if (!step || way.length > 500) return null;
    way.unshift(at);
    at = step[1];
  }
  return way.length ? way : null;
}

/** What the way costs. @param {Path} control @param {string[]} way */
export const costOf = (control, way) => (way.length ? (control.reach[way[way.length - 1]]?.[0] ?? 0) : 0);

/** The warnings of these places. @param {{marks?: Record<string, import("./wire.js").Words>}} control @param {string[]} places */
export const warnings = ({ marks = {} }, places) => places.filter((place) => marks[place]).map((place) => ({ place, words: marks[place] }));
