// @ts-check
// The ship around the squares: skin, craft, construction lines, lettering on the hull.
import { html } from "../table/html.js";
import { n, UNIT } from "./outline.js";
import { movement } from "./poses.js";
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Sheet} Sheet */

/** @type {Record<string, string>} */
const CLASSES = { skin: "skin", craft: "skin craft", void: "void", line: "line", thin: "thin", leader: "leader" };

/** @param {Plan} plan @param {Sheet} sheet @param {Record<string, any>} poses @param {boolean} far */
export function hull(plan, sheet, poses, far) {
  return html`<g class="hull">${plan.art.map((art, i) => {
    if (art.sheet ? art.sheet !== sheet.id : !sheet.levels[art.level ?? ""]) return null;
    const [ox, oy] = art.sheet ? [0, 0] : sheet.levels[art.level ?? ""];
    const move = movement(plan, poses, art.level ?? "", [ox, oy]) ?? "";
    const scale = `${move} translate(${n(ox * UNIT)} ${n(oy * UNIT)}) scale(${UNIT})`;
    if (art.kind === "text") return !far && html`<text key=${i} class="band-t" transform=${scale} x=${art.x} y=${art.y}>${art.text}</text>`;
    return html`<path key=${i} class=${CLASSES[art.kind] ?? "thin"} transform=${scale} d=${art.d} />`;
  })}</g>`;
}
