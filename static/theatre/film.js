// @ts-check
// The film: what each track had at each decision, from reels that are fetched when they are first looked at.
import { applied } from "../table/frames.js";
/** @typedef {import("./source.js").Source} Source */
/** @typedef {Record<string, any>} Parts */

/** The views on one reel, one after the other. @param {any[]} frames @returns {Parts[]} */
export function unwound(frames) {
  const views = /** @type {Parts[]} */ ([]);
  let held = /** @type {{n: number | null, parts: Parts}} */ ({ n: null, parts: {} });
  for (const frame of frames) {
    const next = applied(held.n, held.parts, frame);
    if (!next) throw new Error("a frame for another view");
    held = next;
    views.push(next.parts);
  }
  return views;
}

export class Film {
  /** @param {Source} source @param {number} size decisions on a reel */
  constructor(source, size) {
    this.source = source;
    this.size = size;
    this.reels = /** @type {Map<string, Promise<Parts[]>>} */ (new Map());
    this.ready = /** @type {Map<string, Parts[]>} */ (new Map());
  }

  /** What a track had after decision n, if its reel is here. @param {string} track @param {number} n @returns {Parts | null} */
  at(track, n) {
    return this.ready.get(this.key(track, n))?.[(n - 1) % this.size] ?? null;
  }

  /** @param {string} track @param {number} n */
  key(track, n) {
    return `${track} ${Math.floor((n - 1) / this.size)}`;
  }

  /** Have the reel here on which decision n is; one that could not be had is asked for again next time. @param {string} track @param {number} n */
  fetch(track, n) {
    const key = this.key(track, n);
    let reel = this.reels.get(key);
    if (!reel) {
      reel = this.source.reel(track, Math.floor((n - 1) / this.size)).then(unwound);
      this.reels.set(key, reel);
      reel.then(
        (views) => this.ready.set(key, views),
        () => this.reels.delete(key),
      );
    }
    return reel;
  }
}
