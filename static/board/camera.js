// @ts-check
// The camera over a sheet: where its middle is and how many pixels a unit takes. Pure.
import { UNIT } from "./outline.js";

/** @typedef {{x: number, y: number, s: number}} Camera middle in units; pixels a unit */
/** @typedef {{w: number, h: number}} Size of the map's window in pixels */
/** @typedef {{left?: number, right?: number, top?: number, bottom?: number}} Inset what cards cover at the rims, in pixels */

const MOST = 5;

/**
 * See all of a window, or its middle no smaller than `least`. @param {[number, number, number, number]} window in squares
 * @param {Size} size @param {Inset} [inset] @param {number} [least] pixels a unit @returns {Camera}
 */
export function fit([x, y, w, h], size, inset = {}, least = 0) {
  const { left = 0, right = 0, top = 0, bottom = 0 } = inset;
  const [fw, fh] = [Math.max(40, size.w - left - right), Math.max(40, size.h - top - bottom)];
  const s = Math.max(least, Math.min(fw / (w * UNIT), fh / (h * UNIT), MOST));
  return { x: (x + w / 2) * UNIT - (left - right) / 2 / s, y: (y + h / 2) * UNIT - (top - bottom) / 2 / s, s };
}

/** @param {Camera} camera @param {number} dx pixels @param {number} dy @returns {Camera} */
export const pan = (camera, dx, dy) => ({ ...camera, x: camera.x - dx / camera.s, y: camera.y - dy / camera.s });

/**
 * Closer or further, with the point under the finger staying there. @param {Camera} camera @param {Size} size @param {number} factor
 * @param {number} px @param {number} py @param {number} least @returns {Camera}
 */
export function zoom(camera, size, factor, px, py, least) {
  const s = Math.min(MOST, Math.max(least, camera.s * factor));
  const [ax, ay] = toUnits(camera, size, px, py);
  return { x: ax - (px - size.w / 2) / s, y: ay - (py - size.h / 2) / s, s };
}

/** @param {Camera} camera @param {Size} size @param {number} px @param {number} py @returns {[number, number]} */
export const toUnits = (camera, size, px, py) => [camera.x + (px - size.w / 2) / camera.s, camera.y + (py - size.h / 2) / camera.s];

/** @param {Camera} camera @param {Size} size @param {number} X @param {number} Y @returns {[number, number]} */
export const toPixels = (camera, size, X, Y) => [(X - camera.x) * camera.s + size.w / 2, (Y - camera.y) * camera.s + size.h / 2];

/** Keep some of the sheet in sight. @param {Camera} camera @param {[number, number, number, number]} window @returns {Camera} */
export function held(camera, [x, y, w, h]) {
  const clamp = (/** @type {number} */ v, /** @type {number} */ a, /** @type {number} */ b) => Math.min(b, Math.max(a, v));
  return { ...camera, x: clamp(camera.x, x * UNIT, (x + w) * UNIT), y: clamp(camera.y, y * UNIT, (y + h) * UNIT) };
}

/** @param {Camera} camera @param {Size} size */
export const viewBox = (camera, size) =>
  [camera.x - size.w / 2 / camera.s, camera.y - size.h / 2 / camera.s, size.w / camera.s, size.h / camera.s]
    .map((v) => v.toFixed(2))
    .join(" ");

/** Pixels a square. @param {Camera} camera */
export const pitch = (camera) => camera.s * UNIT;

/**
 * Look at these points so that all are seen, no closer than `most` pixels a square. @param {[number, number][]} points @param {Size} size
 * @param {number} most @param {Inset} [inset] @returns {Camera}
 */
export function around(points, size, most, inset = {}) {
  const [xs, ys] = [points.map(([x]) => x / UNIT), points.map(([, y]) => y / UNIT)];
  const margin = 2.5;
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const seen = fit([x, y, Math.max(...xs) - x + margin, Math.max(...ys) - y + margin], size, inset);
  if (seen.s * UNIT <= most) return seen;
  const s = most / UNIT;
  const { left = 0, right = 0, top = 0, bottom = 0 } = inset;
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  return { x: cx * UNIT - (left - right) / 2 / s, y: cy * UNIT - (top - bottom) / 2 / s, s };
}
