// @ts-check
// What lies on the squares besides figures: things seen, traps and charges, words heard, own notes.
import { html } from "../table/html.js";
import { n } from "./outline.js";

/** @typedef {{key: string, at: [number, number], symbol: string, ghost?: boolean, say: string}} Thing middle in units */
/** @typedef {{key: string, at: [number, number], text: string, icon: string}} Note */
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
 * A slip of paper with a line to its square. @param {{note: Note, x: number, y: number, w: number}[]} slips in pixels
 * @param {number} s pixels a unit
 */
export const drawNotes = (slips, s) =>
  html`<g>${slips.map(
    ({ note, x, y, w }) => html`
  <g key=${note.key} class="note" transform=${`scale(${n(1 / s)})`} role="img" aria-label=${note.text}>
    <path d=${`M${n(note.at[0] * s)} ${n(note.at[1] * s)}L${n(Math.max(x, Math.min(x + w, note.at[0] * s)))} ${n(y + 12)}`} />
    <rect x=${n(x)} y=${n(y)} width=${n(w)} height="24" rx="2" />
    <use href=${`#m-${note.icon}`} x=${n(x + 5)} y=${n(y + 4)} width="16" height="16" />
    <text x=${n(x + 25)} y=${n(y + 16.5)}>${note.text}</text>
  </g>`,
  )}</g>`;

/**
 * Slips beside their squares where nothing else is written; one that finds no room keeps only its sign. @param {Note[]} notes
 * @param {number} s @param {Rect[]} taken @param {import("./labels.js").Measure} measure @param {(a: Rect, b: Rect) => boolean} overlap
 */
export function placeNotes(notes, s, taken, measure, overlap) {
  const slips = [];
  const rects = /** @type {Rect[]} */ ([]);
  for (const note of notes) {
    const w = measure(note.text, 13, false) + 34;
    const [X, Y] = [note.at[0] * s, note.at[1] * s];
    const tries = [
      [16, -44],
      [16, 22],
      [-w - 16, -44],
      [-w - 16, 22],
      [-w / 2, -64],
      [-w / 2, 44],
      [40, -12],
      [-w - 40, -12],
    ];
    const spots = tries.map(([dx, dy]) => ({ x: X + dx, y: Y + dy, w, h: 24 }));
    const free = spots.find((spot) => ![...taken, ...rects].some((other) => overlap(other, spot)));
    const at = free ?? spots[0];
    rects.push(at);
    slips.push({ note, x: at.x, y: at.y, w });
  }
  return { slips, rects };
}
