// @ts-check
// The small plan in the corner: the whole ship, where one is looking, and one tap to each sheet.
import { cls, html, keep } from "../table/html.js";
import { edges } from "./edges.js";
import { ground } from "./ground.js";
import { hull } from "./hull.js";
import { n, UNIT } from "./outline.js";
import { where } from "./poses.js";
/** @typedef {import("./plan.js").Plan} Plan */

const layer = { hull: keep(hull), ground: keep(ground), edges: keep(edges), dots: keep(dots) };
const FOG = /** @type {Record<string, any>} */ ({});

/**
 * @param {object} p
 * @param {Plan} p.plan @param {string} p.sheet @param {any} p.camera @param {any} p.size @param {Record<string, any>} p.poses
 * @param {string[]} p.home own figures @param {string} p.seat @param {(code: string) => string} p.say @param {(id: string) => void} p.onSheet
 */
export function locator({ plan, sheet, camera, size, poses, home, seat, say, onSheet }) {
  const whole = plan.sheets.find((each) => each.id === "whole");
  return html`<div class="loc">
    ${
      whole &&
      sheet !== "whole" &&
      html`<button type="button" class="mini-w" aria-label=${say("whole-ship")} aria-pressed=${sheet === "whole" ? "true" : "false"}
          onClick=${() => onSheet("whole")}>
      <svg class="plan mini" viewBox=${whole.window.map((v) => n(v * UNIT)).join(" ")} aria-hidden="true">
        ${layer.hull(plan, whole, poses, true)}${layer.ground(plan, whole, FOG, poses, true)}${layer.edges(plan, whole, poses)}
        ${layer.dots(plan, whole, poses, home, seat)}${frame(plan, whole, sheet, camera, size)}
      </svg></button>`
    }
    <div class="sheets">${plan.sheets.map(
      (each) => html`
      <button type="button" key=${each.id} class=${cls("b", each.id === sheet && "on")}
          aria-pressed=${each.id === sheet ? "true" : "false"} title=${each.name}
          onClick=${() => onSheet(each.id)}>${each.short}</button>`,
    )}
    </div>
  </div>`;
}

/** @param {Plan} plan @param {any} whole @param {Record<string, any>} poses @param {string[]} home @param {string} seat */
function dots(plan, whole, poses, home, seat) {
  return html`<g class=${seat[0]}>${home.map((at) => {
    const spot = where(plan, whole, poses, at);
    return spot && html`<circle class="dot" cx=${n(spot[0])} cy=${n(spot[1])} r="14" />`;
  })}</g>`;
}

/**
 * What the map shows now, as a frame on the whole ship. @param {Plan} plan @param {any} whole @param {string} sheet @param {any} camera
 * @param {any} size
 */
function frame(plan, whole, sheet, camera, size) {
  const seen = plan.sheets.find((each) => each.id === sheet);
  const level = seen && Object.keys(seen.levels).find((id) => id in whole.levels);
  if (!seen || !level || !camera || sheet === "whole") return null;
  const [dx, dy] = [0, 1].map((i) => (whole.levels[level][i] - seen.levels[level][i]) * UNIT);
  const [wx, wy, ww, wh] = seen.window.map((v) => v * UNIT);
  const [x0, y0] = [Math.max(wx, camera.x - size.w / 2 / camera.s), Math.max(wy, camera.y - size.h / 2 / camera.s)];
  const [x1, y1] = [Math.min(wx + ww, camera.x + size.w / 2 / camera.s), Math.min(wy + wh, camera.y + size.h / 2 / camera.s)];
  if (x1 <= x0 || y1 <= y0) return null;
  return html`<rect class="frame" x=${n(x0 + dx)} y=${n(y0 + dy)} width=${n(x1 - x0)} height=${n(y1 - y0)} />`;
}
