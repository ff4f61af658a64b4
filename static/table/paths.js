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

/** The warnings that lie on a way, each once. @param {Path} control @param {string[]} way */
export function warnings(control, way) {
  const seen = new Set();
  return way
    .map((place) => control.marks?.[place])
    .filter((words) => words && !seen.has(JSON.stringify(words)) && seen.add(JSON.stringify(words)));
}
