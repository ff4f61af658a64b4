// @ts-check
// The printed map, read once from its picture into what drawing and naming look up.
import { place, spot } from "./place.js";

/** @typedef {[number, number, "h" | "v"]} Edge the upper or left edge of square (x, y) */
/** @typedef {{id: string, name: string, x: number, y: number, rows: string[], section: string, craft: string, gravity: boolean, edges: {wall: Edge[], door: Edge[], glass: Edge[]}}} Level */
/** @typedef {{x: number, y: number, w: number, h: number}} Box in squares */
/** @typedef {{id: string, name: string, label: string, level: string, segment: string, runs: [number, number, number][], at?: [number, number] | null, box: Box}} Space */
/** @typedef {{id: string, name: string, edges: [string, number, number, "h" | "v" | "f"][]}} Hatch */
/** @typedef {{id: string, kind: string, name: string, squares: string[]}} Feature */
/** @typedef {{id: string, name: string, level: string, nose: string, pivot: [number, number]}} Craft */
/** @typedef {{level?: string, sheet?: string, kind: string, d?: string, x?: number, y?: number, text?: string}} Art */
/** @typedef {{id: string, name: string, short: string, window: [number, number, number, number], levels: Record<string, [number, number]>}} Sheet */
/**
 * @typedef {object} Plan
 * @property {string} title @property {string[]} lines
 * @property {Map<string, Level>} levels @property {Map<string, Space>} spaces @property {Map<string, Hatch>} hatches
 * @property {Feature[]} features @property {Map<string, Craft>} crafts @property {Art[]} art
 * @property {{id: string, name: string, label: string, level: string, at?: [number, number] | null}[]} segments
 * @property {Sheet[]} sheets @property {Record<string, string>} on level drawn on another one's ground
 * @property {Map<string, string>} spaceOf square to space id
 * @property {Map<string, string[]>} hatchesAt square to hatch ids @property {Map<string, Feature>} featureAt
 */

/** @param {any} picture @returns {Plan} */
export function readPlan(picture) {
  const spaces = new Map(picture.spaces.map((/** @type {Space} */ space) => [space.id, { ...space, box: roomiest(space.runs) }]));
  return {
    title: picture.title,
    lines: picture.lines ?? [],
    levels: byId(picture.levels),
    spaces,
    hatches: byId(picture.hatches),
    features: picture.features,
    crafts: byId(picture.crafts),
    art: picture.art,
    segments: picture.segments,
    sheets: picture.sheets,
    on: picture.outside?.on ?? {},
    spaceOf: squaresOf([...spaces.values()]),
    hatchesAt: besideHatches(picture.hatches),
    featureAt: new Map(picture.features.flatMap((/** @type {Feature} */ f) => f.squares.map((square) => [square, f]))),
  };
}

/** @template {{id: string}} T @param {T[]} things @returns {Map<string, T>} */
const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));

/** @param {Space[]} spaces */
function squaresOf(spaces) {
  const found = new Map();
  for (const { id, level, runs } of spaces)
    for (const [y, x0, x1] of runs) for (let x = x0; x <= x1; x++) found.set(place(level, x, y), id);
  return found;
}

/** @param {Hatch[]} hatches */
function besideHatches(hatches) {
  /** @type {Map<string, string[]>} */ const found = new Map();
  const note = (/** @type {string} */ square, /** @type {string} */ id) => {
    const ids = found.get(square) ?? [];
    if (!ids.includes(id)) found.set(square, [...ids, id]);
  };
  for (const { id, edges } of hatches)
    for (const [level, x, y, way] of edges) {
      note(place(level, x, y), id);
      if (way === "h") note(place(level, x, y - 1), id);
      if (way === "v") note(place(level, x - 1, y), id);
    }
  return found;
}

/** All squares of a segment. @param {Plan} plan @param {string} segment */
export const squaresIn = (plan, segment) => [...plan.spaceOf].filter(([, space]) => plan.spaces.get(space)?.segment === segment).map(([at]) => at);

/** The roomiest rectangle inside a space: where its name is written. @param {[number, number, number][]} runs @returns {Box} */
export function roomiest(runs) {
  const rows = [...new Set(runs.map(([y]) => y))].sort((a, b) => a - b);
  let best = { x: 0, y: 0, w: 0, h: 0 };
  for (const top of rows) {
    /** @type {[number, number][]} */ let open = spansOf(runs, top);
    for (let y = top; open.length; y++) {
      if (y > top) open = meet(open, spansOf(runs, y));
      for (const [x0, x1] of open) {
        const box = { x: x0, y: top, w: x1 - x0 + 1, h: y - top + 1 };
        if (worth(box) > worth(best)) best = box;
      }
    }
  }
  return best;
}

/** Wide is better than tall: names are written across. @param {Box} box */
const worth = (box) => box.w * box.h + 0.1 * box.w;

/** @param {[number, number, number][]} runs @param {number} row @returns {[number, number][]} */
const spansOf = (runs, row) => runs.filter(([y]) => y === row).map(([, x0, x1]) => [x0, x1]);

/** @param {[number, number][]} some @param {[number, number][]} others @returns {[number, number][]} */
function meet(some, others) {
  /** @type {[number, number][]} */ const both = [];
  for (const [a0, a1] of some)
    for (const [b0, b1] of others) if (Math.max(a0, b0) <= Math.min(a1, b1)) both.push([Math.max(a0, b0), Math.min(a1, b1)]);
  return both;
}

/** The level whose drawing a level lies on: outside squares lie on the hull's sheet. @param {Plan} plan @param {string} level */
export const groundOf = (plan, level) => plan.on[level] ?? level;

/**
 * The sheet to turn to for a place: the present one if it shows it, else the first that has it in its window, the whole ship last.
 * @param {Plan} plan @param {string} at @param {string} present
 */
export function sheetFor(plan, at, present) {
  const found = spot(at);
  if (!found) return present;
  const ground = groundOf(plan, found.level);
  const shows = plan.sheets.filter((sheet) => ground in sheet.levels).sort((a, b) => Number(a.id === "whole") - Number(b.id === "whole"));
  if (shows.some((sheet) => sheet.id === present)) return present;
  const inside = shows.find(({ window: [x, y, w, h], levels }) => {
    const [dx, dy] = levels[ground];
    return found.x + dx >= x && found.x + dx < x + w && found.y + dy >= y && found.y + dy < y + h;
  });
  return (inside ?? shows[0])?.id ?? present;
}
