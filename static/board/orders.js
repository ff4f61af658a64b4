// @ts-check
// What may be touched on the plan now, and what has been pointed at: reach, way, goal.
import { html } from "../table/html.js";
import { n, UNIT } from "./outline.js";

/** @typedef {{place: string, cost?: number, gait: number, say: string, warn?: string}} Offer gait 1 walk, 2 jog, 3 run, 0 a place to choose */
/** @typedef {(at: string) => [number, number] | null} Where */

/** @param {Offer[]} offers @param {Where} where @param {number} s pixels a unit @param {(place: string) => void} onPick */
export function reach(offers, where, s, onPick) {
  const pitch = s * UNIT;
  const size = Math.min(11, Math.max(11 / s, 8));
  return html`<g class="reach">${offers.map(({ place, cost, gait, say, warn }) => {
    const at = where(place);
    if (!at) return null;
    const [x, y] = [at[0] - UNIT / 2, at[1] - UNIT / 2];
    return html`<g key=${place} class=${`g${gait}`} role="button" aria-label=${say}
        onClick=${(/** @type {MouseEvent} */ event) => event.detail === 0 && onPick(place)}>
      <rect x=${n(x + 1.5)} y=${n(y + 1.5)} width="17" height="17" rx="2" />
      ${cost !== undefined && pitch >= 17 && html`<text x=${n(x + 3.2)} y=${n(y + 2.6 + size * 0.8)} font-size=${n(size)}>${cost}</text>`}
      ${warn && html`<use href="#m-trap" class="bad" x=${n(x + 11.5)} y=${n(y + 2.5)} width="6.5" height="6.5" />`}
    </g>`;
  })}</g>`;
}

/** @param {string} start @param {string[]} way @param {Where} where @param {string} [name] */
export function wayLine(start, way, where, name = "way") {
  const points = [start, ...way].map(where);
  let [d, pen] = ["", false];
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    // a step through floor or ceiling may leave the sheet: no line is drawn across it
    if (from && to) d += `${pen ? "" : `M${n(from[0])} ${n(from[1])}`}L${n(to[0])} ${n(to[1])}`;
    pen = Boolean(from && to);
  }
  return html`<path class=${name} d=${d} />`;
}

/**
 * The goal with the chosen facing, and the facings that may be chosen around it. @param {string} at @param {string | undefined} facing
 * @param {Where} where @param {string[]} [open]
 */
export function goal(at, facing, where, open = []) {
  const spot = where(at);
  if (!spot) return null;
  const turns = "NESW";
  return html`<g class="goal" transform=${`translate(${n(spot[0])} ${n(spot[1])})`}>
    <circle r="8.5" />
    ${open
      .filter((each) => each !== facing)
      .map(
        (each) => html`<path key=${each} class="open"
        transform=${`rotate(${turns.indexOf(each) * 90})`} d="M-4-10L0-13.5L4-10Z" />`,
      )}
    ${facing && html`<path transform=${`rotate(${turns.indexOf(facing) * 90})`} d="M-4.5-9.5L0-14L4.5-9.5Z" />`}
  </g>`;
}
