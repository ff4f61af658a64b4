// @ts-check
// What lies on the squares besides figures: things seen, traps and charges, words heard, own notes.
import { html } from "../table/html.js";
import { overlap } from "./labels.js";
import { n } from "./outline.js";

/** @typedef {{key: string, at: [number, number], symbol: string, ghost?: boolean, say: string}} Thing middle in units */
/** @typedef {{key: string, at: [number, number], text: string, icon: string, warns?: boolean}} Note */
/** @typedef {{note: Note, x: number, y: number, w: number}} Slip */
/** @typedef {import("./labels.js").Rect} Rect */

/** Things as they lie, in the lower right of their square. @param {Thing[]} things @param {number} k drawing scale @param {boolean} far */
export const drawThings = (things, k, far) =>
  html`<g>${things.map(
    ({ key, at: [X, Y], symbol, ghost, say }) => html`
  <g key=${key} class=${`thing${ghost ? " old" : ""}`} role="img" aria-label=${say}
      transform=${`translate(${n(X + (far ? 0 : 5))} ${n(Y + (far ? 0 : 5))}) scale(${n(k)})`}>
    <circle r="6.5" /><use href=${`#${symbol}`} x="-5" y="-5" width="10" height="10" />
  </g>`,
  )}</g>`;

/**
 * A slip of paper with a line to its square or hatch, which it does not cover; far off its sign alone. @param {Slip[]} slips in pixels
 * @param {number} s pixels a unit
 */
export const drawNotes = (slips, s) =>
  html`<g>${slips.map(
    ({ note, x, y, w }) => html`
  <g key=${note.key} class=${`note${note.warns ? " warns" : ""}`} transform=${`scale(${n(1 / s)})`} role="img" aria-label=${note.text}>
    ${leader(note.at[0] * s, note.at[1] * s, { x, y, w, h: HIGH }, 6 * s)}
    <rect x=${n(x)} y=${n(y)} width=${n(w)} height=${HIGH} rx="2" />
    <use href=${`#m-${note.icon}`} x=${n(x + 4)} y=${n(y + 4)} width="16" height="16" />
    ${w > HIGH && html`<text x=${n(x + 25)} y=${n(y + 16.5)}>${note.text}</text>`}
  </g>`,
  )}</g>`;

/** From the rim of what is meant to the paper, with a point where it begins. @param {number} X @param {number} Y @param {Rect} paper @param {number} rim */
function leader(X, Y, { x, y, w, h }, rim) {
  const [tx, ty] = [Math.max(x, Math.min(x + w, X)), y > Y ? y : Math.min(Y, y + h)];
  const away = Math.hypot(tx - X, ty - Y) || 1;
  const part = Math.min(rim / away, 0.7);
  const [fx, fy] = [X + (tx - X) * part, Y + (ty - Y) * part];
  return html`<path d=${`M${n(fx)} ${n(fy)}L${n(tx)} ${n(ty)}`} /><circle cx=${n(fx)} cy=${n(fy)} r="2.4" />`;
}

const HIGH = 24;

/**
 * Slips beside what they are about, where nothing else is written and, if it can be had, nothing is offered; in sight, where that is known.
 * @param {Note[]} notes @param {{s: number, far?: boolean}} scale @param {{hard: Rect[], soft: Rect[]}} taken
 * @param {import("./labels.js").Measure} measure @param {(rect: Rect) => boolean} [seen] @returns {{slips: Slip[], rects: Rect[]}}
 */
export function placeNotes(notes, { s, far }, taken, measure, seen = () => true) {
  const slips = /** @type {Slip[]} */ ([]);
  const rects = /** @type {Rect[]} */ ([]);
  const meant = notes.map(({ at: [X, Y] }) => ({ x: X * s - 8, y: Y * s - 8, w: 16, h: 16 }));
  for (const note of notes) {
    const w = far ? HIGH : measure(note.text, 13, false) + 34;
    const spots = around(note.at[0] * s, note.at[1] * s, Math.max(16, 10 * s), w).filter(seen);
    const clear = spots.filter((spot) => ![...taken.hard, ...meant, ...rects].some((other) => overlap(other, spot)));
    const covers = (/** @type {Rect} */ spot) => taken.soft.filter((other) => overlap(other, spot)).length;
    const [at] = (clear.length ? clear : spots).sort((a, b) => covers(a) - covers(b));
    if (!at) continue;
    rects.push({ x: at.x - 2, y: at.y - 2, w: w + 4, h: HIGH + 4 });
    slips.push({ note, x: at.x, y: at.y, w });
  }
  return { slips, rects };
}

/**
 * Of those that say the same of many squares, one in the midst of what is in sight. @template {{key: string}} T @param {T[]} notes
 * @param {(note: T) => boolean} seen @returns {T[]}
 */
export function oneEach(notes, seen) {
  const inSight = notes.filter(seen);
  return [...new Set(inSight.map(({ key }) => key))].map((key) => {
    const same = inSight.filter((note) => note.key === key);
    return same[same.length >> 1];
  });
}

/** The corners of what is meant first, then above and below, beside, and further off. @param {number} X @param {number} Y @param {number} r half of it @param {number} w @returns {Rect[]} */
function around(X, Y, r, w) {
  const [right, left, up, down] = [X + r * 0.6, X - r * 0.6 - w, Y - r - HIGH - 4, Y + r + 4];
  const spots = [
    [right, up],
    [right, down],
    [left, up],
    [left, down],
    [X - w / 2, up],
    [X - w / 2, down],
    [X + r + 8, Y - HIGH / 2],
    [X - r - 8 - w, Y - HIGH / 2],
    [right, up - 36],
    [right, down + 36],
    [left, up - 36],
    [left, down + 36],
  ];
  return spots.map(([x, y]) => ({ x, y, w, h: HIGH }));
}
