// @ts-check
// Terminals, seats, drives and the rest of what stands on the squares, each with a sign of its own.
import { html } from "../table/html.js";
import { n, UNIT } from "./outline.js";
import { movement } from "./poses.js";
import { spot } from "./place.js";
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Sheet} Sheet */

/** Signs on one square, 20 by 20. `f` line, `s` filled, `p` as a window, `l` light line on a dark ground.
 * @type {Record<string, Record<string, string>>} */
const SIGNS = {
  terminal: { f: "M6 5.5H14V11.5H6ZM8 14.5H12M10 11.5V14.5" },
  major_terminal: { f: "M4 3H16V12H4ZM7 16H13M10 12V16", s: "M6.5 5H13.5V10H6.5Z" },
  control_seat: { f: "M5 4.5H3V15.5H5M5 6H13Q15.5 6 15.5 10T13 14H5Z" },
  bench: { f: "M6 7H12Q14 7 14 10T12 13H6Z" },
  turret: { p: "M19.6 10A9.6 9.6 0 1 1 .4 10 9.6 9.6 0 0 1 19.6 10ZM17.6 10A7.6 7.6 0 1 1 2.4 10 7.6 7.6 0 0 1 17.6 10Z" },
  lift_car: { f: "M3 3H17V17H3ZM7 8.5 10 5.5 13 8.5M7 11.5 10 14.5 13 11.5" },
  drive: { l: "M5 5 10 10 5 15M10 5 15 10 10 15" },
  life_support: { l: "M10 4V16M4 10H16M5.8 5.8 14.2 14.2M14.2 5.8 5.8 14.2" },
  capsule: { f: "M7 3.5H13Q15 3.5 15 6V14Q15 16.5 13 16.5H7Q5 16.5 5 14V6Q5 3.5 7 3.5ZM8 6.5H12" },
  locker: { f: "M5 3.5H15V16.5H5ZM10 3.5V16.5M8.3 10V11.5M11.7 10V11.5" },
  sink: { f: "M4.5 5.5H15.5V11Q15.5 15 10 15T4.5 11ZM10 3.5V8" },
  desk: { f: "M3.5 6H16.5V12H3.5ZM5.5 12V15.5M14.5 12V15.5" },
  table: { f: "M4 4H16V16H4Z" },
  cage: { f: "M4 4H16V16H4ZM8 4V16M12 4V16" },
  chair: { f: "M6 7H12Q14 7 14 10T12 13H6Z" },
  rack: { f: "M3.5 4H16.5V16H3.5ZM3.5 8H16.5M3.5 12H16.5" },
  console: { f: "M3.5 6H16.5L14.5 14H5.5ZM7 9H13" },
  mainframe: { l: "M4 5H16M4 10H16M4 15H16M7 5V15M13 5V15" },
  ladder: { f: "M7 3V17M13 3V17M7 6H13M7 10H13M7 14H13" },
  call_panel: { f: "M7 5H13V15H7ZM9 8.5 10 7 11 8.5M9 11.5 10 13 11 11.5" },
  bunk: { f: "M3.5 6H16.5V14H3.5ZM3.5 6V14M7.5 6V14" },
  shower: { f: "M5 5H15M10 5V8M7 10V11M10 10V11M13 10V11M7 13V14M10 13V14M13 13V14" },
  thing: { f: "M7 7H13V13H7Z" },
};

/** Furniture that does nothing makes room for a name. */
const IDLE = new Set(["bench", "chair", "bunk", "rack", "locker", "ladder", "table", "desk", "shower", "cage", "call_panel", "console"]);

/**
 * @param {Plan} plan @param {Sheet} sheet @param {Record<string, any>} poses @param {Set<string>} under squares that a name is written on
 * @param {Record<string, string>} cars where lift cars stand now
 */
export function fittings(plan, sheet, poses, under, cars) {
  return html`<g class="fittings">${plan.features.map((feature) => {
    const squares = cars[feature.id] ? [cars[feature.id]] : feature.squares;
    const level = spot(squares[0])?.level ?? "";
    const offset = sheet.levels[level];
    if (!offset) return null;
    return html`<g key=${feature.id} transform=${movement(plan, poses, level, offset)}>
      ${feature.kind === "telescope" ? telescope(squares, offset) : squares.filter((square) => !under.has(square) || !IDLE.has(feature.kind)).map((square) => sign(feature.kind, square, offset))}
    </g>`;
  })}</g>`;
}

/** @param {string} kind @param {string} square @param {[number, number]} offset */
function sign(kind, square, offset) {
  const at = spot(square);
  if (!at) return null;
  const drawn = SIGNS[kind] ?? SIGNS.thing;
  return html`<g transform=${`translate(${n((at.x + offset[0]) * UNIT)} ${n((at.y + offset[1]) * UNIT)})`}>
    ${drawn.f && html`<path class="feat" d=${drawn.f} />`}${drawn.s && html`<path class="feat solid" d=${drawn.s} />`}
    ${drawn.p && html`<path class="pane" d=${drawn.p} />`}${drawn.l && html`<path class="feat on" d=${drawn.l} />`}
  </g>`;
}

/** One great instrument over all its squares. @param {string[]} squares @param {[number, number]} offset */
function telescope(squares, offset) {
  const spots = squares.map(spot).filter((at) => at !== null);
  const middle = (/** @type {number[]} */ values) => (Math.min(...values) + Math.max(...values) + 1) / 2;
  const [x, y] = [middle(spots.map((at) => at.x)) + offset[0], middle(spots.map((at) => at.y)) + offset[1]];
  return html`<g transform=${`translate(${n(x * UNIT)} ${n(y * UNIT)})`}>
    <circle class="feat on" r="15" /><circle class="feat on" r="7" /><path class="feat on" d="M-19 0H19M0-19V19" />
  </g>`;
}
