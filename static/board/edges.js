// @ts-check
// Walls, doors and windows of a sheet.
import { html } from "../table/html.js";
import { lines, n, UNIT } from "./outline.js";
import { movement } from "./poses.js";
import { shown } from "./ground.js";
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Sheet} Sheet */

const STUB = 3.5;

/** @param {Plan} plan @param {Sheet} sheet @param {Record<string, any>} poses */
export function edges(plan, sheet, poses) {
  return html`<g>${shown(plan, sheet).map(([level, offset]) => {
    const { wall, door, glass } = level.edges;
    const window_ = lines(glass, offset);
    return html`<g key=${level.id} transform=${movement(plan, poses, level.id, offset)}>
      <path class="wall" d=${lines(wall, offset)} />
      <path class="glass" d=${window_} /><path class="glass in" d=${window_} />
      <path class="wall" d=${jambs(door, offset)} /><path class="sill" d=${lines(door, offset)} />
    </g>`;
  })}</g>`;
}

/** A door is a gap between two stubs. @param {import("./plan.js").Edge[]} doors @param {[number, number]} offset */
function jambs(doors, [ox, oy]) {
  return doors
    .map(([x, y, way]) => {
      const [X, Y] = [(x + ox) * UNIT, (y + oy) * UNIT];
      return way === "h"
        ? `M${n(X)} ${n(Y)}h${STUB}M${n(X + UNIT - STUB)} ${n(Y)}h${STUB}`
        : `M${n(X)} ${n(Y)}v${STUB}M${n(X)} ${n(Y + UNIT - STUB)}v${STUB}`;
    })
    .join("");
}
