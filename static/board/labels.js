// @ts-check
// Where names are written so that none covers another. Everything is in pixels; text is 12 to 20 of them, whatever the zoom.
import { unbroken } from "./names.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Rect */
/** @typedef {(text: string, size: number, caps: boolean) => number} Measure */
/** @typedef {{id: string, lines: string[][], box: Rect, at?: [number, number] | null, dim?: boolean, most?: number}} Room `lines`: ways to break the name */
/** @typedef {{id: string, x: number, y: number, size: number, lines: string[], turned: boolean, dim: boolean, rect: Rect}} Written */
/** @typedef {{id: string, text: string, x: number, y: number, low: number, high: number, must?: boolean, away?: string}} Tag `low`: how far it reaches left and down, `high`: right and up */
/** @typedef {{id: string, text: string, x: number, y: number, anchor: "start" | "middle" | "end", rect: Rect}} Tagged */

export const LEAST = 12;
export const MOST = 20;
const TAG = 13;
const OVER = 15;
const [BESIDE, ABOVE] = [10, 4];

/** @param {Rect} a @param {Rect} b */
export const overlap = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** A face of average width, for where nothing can be measured. @type {Measure} */
export const guess = (text, size, caps) => text.length * size * (caps ? 0.57 : 0.5);

/**
 * Names beside counters. One that finds no free side is left out: it can be read by a tap, and in the list.
 * @param {Tag[]} tags most important first @param {Rect[]} taken counters @param {Rect[]} soft squares that are offered: covered only if need be
 * @param {Measure} measure @returns {{tags: Tagged[], rects: Rect[]}}
 */
export function placeTags(tags, taken, soft, measure) {
  const rects = /** @type {Rect[]} */ ([]);
  const placed = /** @type {Tagged[]} */ ([]);
  for (const tag of tags) {
    const w = measure(tag.text, TAG, false) + 2;
    const sides = around(tag, w);
    const clear = sides.filter(({ rect }) => ![...taken, ...rects].some((other) => overlap(rect, other)));
    const free = clear.find(({ rect }) => !soft.some((other) => overlap(rect, other)));
    const side = free ?? clear[0] ?? (tag.must ? sides[0] : null);
    if (!side) continue;
    rects.push(side.rect);
    placed.push({ id: tag.id, text: tag.text, x: side.x, y: side.y, anchor: side.anchor, rect: side.rect });
  }
  return { tags: placed, rects };
}

/** The eight sides of a counter, below first, the side it faces last. @param {Tag} tag @param {number} w */
function around({ x, y, low, high, away }, w) {
  const h = TAG;
  const side = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {"start" | "middle" | "end"} */ anchor) => {
    const left = anchor === "middle" ? cx - w / 2 : anchor === "end" ? cx - w : cx;
    return { x: cx, y: cy, anchor, rect: { x: left, y: cy - h * 0.78, w, h } };
  };
  const [l, u, base, beak] = [low + 2, high + 2, h * 0.36, low * 0.4];
  const sides = {
    S: side(x, y + l + h * 0.78 + (away === "S" ? beak : 0), "middle"),
    E: side(x + u + (away === "E" ? beak : 0), y + base, "start"),
    W: side(x - l - (away === "W" ? beak : 0), y + base, "end"),
    N: side(x, y - u - h * 0.22 - (away === "N" ? beak : 0), "middle"),
  };
  const corners = [
    side(x + u * 0.7, y + l + h * 0.7, "start"),
    side(x - l * 0.7, y + l + h * 0.7, "end"),
    side(x + u * 0.7, y - u - h * 0.22, "start"),
    side(x - l * 0.7, y - u - h * 0.22, "end"),
  ];
  const order = /** @type {const} */ (["S", "E", "W", "N"]);
  return [...order.filter((s) => s !== away).map((s) => sides[s]), ...corners, ...order.filter((s) => s === away).map((s) => sides[s])];
}

/**
 * Names in rooms: as large as they fit, in the middle or where the room is free, left out where it is not.
 * @param {Room[]} rooms @param {{hard: Rect[], soft: Rect[]}} taken hard: counters and their names; soft: fittings @param {Measure} measure
 * @returns {Written[]}
 */
export function placeRooms(rooms, taken, measure) {
  const written = /** @type {Written[]} */ ([]);
  const rects = [...taken.hard];
  for (const room of rooms) {
    const found =
      fitRoom(room, [...rects, ...taken.soft], measure) ?? fitRoom({ ...room, most: Math.min(room.most ?? MOST, OVER) }, rects, measure);
    if (!found) continue;
    rects.push(found.rect);
    written.push({
      id: room.id,
      x: found.x,
      y: found.y,
      size: found.size,
      lines: found.lines,
      turned: found.turned,
      dim: Boolean(room.dim),
      rect: found.rect,
    });
  }
  return written;
}

/** @param {Room} room @param {Rect[]} taken @param {Measure} measure */
function fitRoom(room, taken, measure) {
  const near = taken.filter((rect) => overlap(rect, room.box));
  for (let size = room.most ?? MOST; size >= LEAST; size -= 1)
    for (const turned of room.box.h > room.box.w * 2.2 ? [false, true] : [false])
      for (const lines of room.lines) {
        const wide = Math.max(...lines.map((line) => measure(line, size, true))) + BESIDE;
        const high = size * (lines.length * 1.02 - 0.1) + ABOVE;
        const [w, h] = turned ? [high, wide] : [wide, high];
        if (w > room.box.w || h > room.box.h) continue;
        const at = spots(room, w, h).find(([x, y]) => !near.some((rect) => overlap(rect, { x: x - w / 2, y: y - h / 2, w, h })));
        if (at) return { x: at[0], y: at[1], size, lines, turned, rect: { x: at[0] - w / 2, y: at[1] - h / 2, w, h } };
      }
  return null;
}

/**
 * Places for the middle of a name, the wished one or the room's middle first. @param {Room} room @param {number} w @param {number} h
 * @returns {[number, number][]}
 */
function spots({ box, at }, w, h) {
  const [mx, my] = at ?? [box.x + box.w / 2, box.y + box.h / 2];
  const [x0, x1] = [box.x + w / 2 + 1, box.x + box.w - w / 2 - 1];
  const [y0, y1] = [box.y + h / 2 + 1, box.y + box.h - h / 2 - 1];
  const clamp = (/** @type {number} */ v, /** @type {number} */ a, /** @type {number} */ b) =>
    Math.max(Math.min(a, b), Math.min(Math.max(a, b), v));
  const steps = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ m) => [
    clamp(m, a, b),
    ...Array.from({ length: 9 }, (_, i) => a + ((b - a) * i) / 8),
  ];
  const found = steps(y0, y1, my).flatMap((y) => steps(x0, x1, mx).map((x) => /** @type {[number, number]} */ ([x, y])));
  const far = (/** @type {[number, number]} */ [x, y]) => Math.hypot(x - mx, 1.4 * (y - my));
  return found.sort((a, b) => far(a) - far(b));
}

/** The ways to break a name: as its maker broke it, in one line, word by word. @param {string} label */
export function breaks(label) {
  const made = label.split("|");
  const words = unbroken(label).split(" ");
  const ways = [[words.join(" ")], made, words.length > 2 ? [words.slice(0, -1).join(" "), words[words.length - 1]] : words];
  return ways
    .filter((way, i) => ways.findIndex((other) => other.join("|") === way.join("|")) === i)
    .map((way) => way.map((line) => line.toUpperCase()));
}
