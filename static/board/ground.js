// @ts-check
// The squares of a sheet: bright where own figures see, flat where not, and what lies on them.
import { html } from "../table/html.js";
import { boxes, inner, lines, n } from "./outline.js";
import { movement } from "./poses.js";
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Level} Level */
/** @typedef {import("./plan.js").Sheet} Sheet */
/** @typedef {Record<string, Record<string, [number, number][]>> | null} Sees `null`: everything is seen */

/** Pixels a unit at which signs are as large as they get. */
const LARGEST = 2.2;

/** @param {Level} level @param {(x: number, y: number, sign: string) => boolean} keep @returns {[number, number][]} */
export function squaresOf(level, keep) {
  /** @type {[number, number][]} */ const found = [];
  level.rows.forEach((row, dy) => {
    for (let dx = 0; dx < row.length; dx++)
      if (row[dx] !== " " && keep(level.x + dx, level.y + dy, row[dx])) found.push([level.x + dx, level.y + dy]);
  });
  return found;
}

/** @param {Sees} sees @param {string} level @param {number} x @param {number} y */
export const lit = (sees, level, x, y) => sees === null || (sees[level]?.[y] ?? []).some(([x0, x1]) => x >= x0 && x <= x1);

/** @param {Plan} plan @param {Sheet} sheet @param {Sees} sees @param {Record<string, any>} poses @param {boolean} far */
export function ground(plan, sheet, sees, poses, far) {
  return html`<g>${shown(plan, sheet).map(
    ([level, offset]) =>
      html`<g key=${level.id} transform=${movement(plan, poses, level.id, offset)}>${floor(level, offset, sees, far)}</g>`,
  )}</g>`;
}

/** The levels a sheet shows, with where they lie. @param {Plan} plan @param {Sheet} sheet @returns {[Level, [number, number]][]} */
export function shown(plan, sheet) {
  const found = /** @type {[Level, [number, number]][]} */ ([]);
  for (const [id, offset] of Object.entries(sheet.levels)) {
    const level = plan.levels.get(id);
    if (level) found.push([level, offset]);
  }
  return found;
}

/** @param {Level} level @param {[number, number]} offset @param {Sees} sees @param {boolean} far */
function floor(level, offset, sees, far) {
  const bright = squaresOf(level, (x, y) => lit(sees, level.id, x, y));
  const fog = sees === null ? [] : squaresOf(level, (x, y) => !lit(sees, level.id, x, y));
  const sorts = /** @type {const} */ ([
    ["c", "clut"],
    ["o", "obst"],
    ["X", "blkd"],
  ]);
  return [
    html`<path class="fog" d=${boxes(fog, offset)} />`,
    html`<path class="deck" d=${boxes(bright, offset)} />`,
    !far && html`<path class="grid" d=${lines(inner(bright, drawnEdges(level)), offset)} />`,
    ...sorts.map(
      ([sign, name]) =>
        html`<path class=${name} d=${boxes(
          squaresOf(level, (_x, _y, s) => s === sign),
          offset,
        )} />`,
    ),
  ];
}

/** @param {Level} level */
const drawnEdges = (level) => new Set([...level.edges.wall, ...level.edges.door, ...level.edges.glass].map(String));

/**
 * Dark, gas and lost air lie over whole spaces, each with a pattern. @param {Plan} plan @param {Sheet} sheet
 * @param {Record<string, any>} poses @param {Record<string, any>} states
 */
export const weather = (plan, sheet, poses, states) =>
  html`<g class="weather">${clouded(plan, sheet, states).map(({ id, space, kinds, offset }) => {
    /** @type {[number, number][]} */ const squares = space.runs.flatMap(([y, x0, x1]) =>
      Array.from({ length: x1 - x0 + 1 }, (_, i) => /** @type {[number, number]} */ ([x0 + i, y])),
    );
    return html`<g key=${id} transform=${movement(plan, poses, space.level, offset)}>${kinds.map((kind) => html`<path class=${`w-${kind}`} d=${boxes(squares, offset)} />`)}</g>`;
  })}</g>`;

/**
 * The signs for it, in the upper right corner of each space, over what is fitted there. @param {Plan} plan @param {Sheet} sheet
 * @param {Record<string, any>} poses @param {Record<string, any>} states @param {number} s pixels a unit: close by they grow no more
 */
export const weatherSigns = (plan, sheet, poses, states, s) =>
  html`<g class="weather">${clouded(plan, sheet, states).map(({ id, space, kinds, offset }) => {
    const [[x, y], k] = [cornerOf(space, offset), Math.min(1, LARGEST / s)];
    const corner = `translate(${n(x)} ${n(y)}) scale(${n(k)})`;
    return html`<g key=${id} transform=${movement(plan, poses, space.level, offset)}>${kinds.map(
      (kind, i) => html`<g transform=${corner}><circle cx=${-9 - 15 * i} cy="9" r="7" /><use href=${`#m-${kind}`} x=${-14 - 15 * i} y="4" width="10" height="10" /></g>`,
    )}</g>`;
  })}</g>`;

/** @param {{box: {x: number, y: number, w: number}}} space @param {[number, number]} offset */
const cornerOf = ({ box }, offset) => [(box.x + box.w + offset[0]) * 20, (box.y + offset[1]) * 20];

/** What the signs cover, in pixels. @param {Plan} plan @param {Sheet} sheet @param {Record<string, any>} states @param {number} s */
export const weatherRects = (plan, sheet, states, s) =>
  clouded(plan, sheet, states).map(({ space, kinds, offset }) => {
    const [[x, y], k] = [cornerOf(space, offset), Math.min(s, LARGEST)];
    const w = (2 + 15 * kinds.length) * k;
    return { x: x * s - w, y: y * s, w, h: 17 * k };
  });

/** The spaces of a sheet that are not as usual. @param {Plan} plan @param {Sheet} sheet @param {Record<string, any>} states */
const clouded = (plan, sheet, states) =>
  Object.entries(states).flatMap(([id, state]) => {
    const space = plan.spaces.get(id);
    const offset = space && sheet.levels[space.level];
    const kinds = [state.dark && "dark", state.gas && "gas", state.air === false && "air"].filter(Boolean);
    return space && offset && kinds.length ? [{ id, space, kinds, offset }] : [];
  });
