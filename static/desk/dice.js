// @ts-check
// Faces of a die as drawings, so that no font decides how they look.
import { cls, html } from "../table/html.js";

const PIPS = /** @type {Record<number, [number, number][]>} */ ({
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7.5, 7.5],
    [12, 12],
    [16.5, 16.5],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7.5, 7.5],
    [16.5, 7.5],
    [12, 12],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  6: [
    [7.5, 7],
    [16.5, 7],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17],
    [16.5, 17],
  ],
});

/** @param {number} face */
export const die = (face) =>
  html`<svg class="die-f" viewBox="0 0 24 24" aria-hidden="true"><rect x="2.5" y="2.5" width="19" height="19" rx="3" />${(PIPS[face] ?? []).map(([x, y]) => html`<circle cx=${x} cy=${y} r="1.9" />`)}</svg>`;

/**
 * Six faces to tap; with several dice, one after the other. @param {number[]} faces laid so far @param {number} dice
 * @param {(faces: number[]) => void} lay @param {(code: string, args?: any) => string} say
 */
export function faceButtons(faces, dice, lay, say) {
  return html`${
    dice > 1 &&
    html`<p class="laid" aria-live="polite">${Array.from({ length: dice }, (_, i) => html`<span class=${cls("slot", !faces[i] && "open")}>${faces[i] ? die(faces[i]) : ""}</span>`)}${
      faces.length > 0 &&
      html`<button type="button" class="b bare"
      onClick=${() => lay([])}>${say("reset")}</button>`
    }</p>`
  }
    <div class="dice" role="group"
        aria-label=${say("type-face")}>${[1, 2, 3, 4, 5, 6].map(
          (face) => html`<button type="button" key=${face} class="b die"
        aria-label=${face} onClick=${() => lay([...faces, face])}>${die(face)}</button>`,
        )}</div>`;
}

/** A throw that leaves no trace elsewhere. @param {number} dice @returns {number[]} */
export function cast(dice) {
  const faces = /** @type {number[]} */ ([]);
  while (faces.length < dice) {
    const [byte] = globalThis.crypto.getRandomValues(new Uint8Array(1));
    if (byte < 252) faces.push((byte % 6) + 1);
  }
  return faces;
}
