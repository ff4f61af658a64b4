// @ts-check
// Hatches, drawn as what is known of them: shut, open, locked, welded, blown.
import { html } from "../table/html.js";
import { n, UNIT } from "./outline.js";
import { movement } from "./poses.js";
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Sheet} Sheet */
/** @typedef {{open?: boolean, locked?: boolean, welded?: boolean, blown?: boolean}} Known */

/** @param {Known | undefined} known @returns {"shut" | "open" | "locked" | "welded" | "blown"} */
export function stateOf(known) {
  if (known?.blown) return "blown";
  if (known?.open) return "open";
  if (known?.welded) return "welded";
  return known?.locked ? "locked" : "shut";
}

/** @param {Plan} plan @param {Sheet} sheet @param {Record<string, any>} poses @param {Record<string, Known>} states */
export function hatches(plan, sheet, poses, states) {
  const found = [];
  for (const hatch of plan.hatches.values())
    for (const { level, way, x, y, long } of places(hatch.edges)) {
      const offset = sheet.levels[level];
      if (!offset) continue;
      const state = stateOf(states[hatch.id]);
      const at = `translate(${n((x + offset[0]) * UNIT)} ${n((y + offset[1]) * UNIT)})`;
      found.push(html`<g key=${`${hatch.id} ${level} ${x} ${y}`} transform=${movement(plan, poses, level, offset)}>
        <g class=${`hatch ${state}`}
            transform=${at + (way === "v" ? " rotate(90)" : "")}>${way === "f" ? trap(state) : leaves(state, long * UNIT)}</g>
      </g>`);
    }
  return html`<g>${found}</g>`;
}

/**
 * Edges of a hatch that lie in one line are one pair of leaves; the same edge on two levels is drawn once.
 * @param {import("./plan.js").Hatch["edges"]} edges
 */
export function places(edges) {
  /** @type {{level: string, way: string, x: number, y: number, long: number}[]} */ const found = [];
  const sorted = [...edges].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1] || a[2] - b[2]));
  for (const [level, x, y, way] of sorted) {
    const next = found.find(
      (p) =>
        p.level === level &&
        p.way === way &&
        way !== "f" &&
        (way === "h" ? p.y === y && p.x + p.long === x : p.x === x && p.y + p.long === y),
    );
    if (next) next.long++;
    else found.push({ level, way, x, y, long: 1 });
  }
  return found;
}

/** @param {string} state @param {number} L length in units */
function leaves(state, L) {
  const half = L / 2;
  if (state === "open")
    return html`<path class="sill" d=${`M4 0H${L - 4}`} /><path class="leaf" d=${`M0-3.2H4.5V3.2H0ZM${L - 4.5}-3.2H${L}V3.2H${L - 4.5}Z`} />`;
  if (state === "blown")
    return html`<path class="sill" d=${`M6 0H${L - 6}`} /><path class="shard" d=${`M0-3.2H3L5.5-.5 3.5 .6 6 3.2H0ZM${L}-3.2H${L - 4}L${L - 2.5}-.8 ${L - 6} .8 ${L - 3} 3.2H${L}Z`} />`;
  return html`<path class="leaf" d=${`M0-2.8H${L}V2.8H0Z`} /><path d=${`M${half}-2.8V2.8`} />
    ${state === "locked" && html`<path class="mark" d=${`M${half}-6L${half + 6} 0L${half} 6L${half - 6} 0Z`} /><path class="bar" d=${`M${half - 2.5} 0h5`} />`}
    ${state === "welded" && html`<path class="weld" d=${`M0-3${Array.from({ length: 10 }, (_, i) => `l${n(L / 10)} ${i % 2 ? -6 : 6}`).join("")}`} />`}`;
}

/** A hatch in the floor. @param {string} state */
function trap(state) {
  return html`<g transform="translate(10 10)"><circle r="7" /><path d="M-5 0H5M0-5V5" />
    ${state === "open" && html`<circle class="hole" r="4.5" />`}
    ${state === "locked" && html`<path class="mark" d="M0-6L6 0L0 6L-6 0Z" /><path class="bar" d="M-2.5 0h5" />`}
    ${state === "welded" && html`<path class="weld" d="M-7-3l2.8 6 2.8-6 2.8 6 2.8-6 2.8 6" />`}
    ${state === "blown" && html`<path class="shard" d="M-7-1-2-3-4-7 1-3 5-6 3-1 7 1 2 2 4 7-1 3-5 6-3 1Z" />`}</g>`;
}
