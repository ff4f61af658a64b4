// @ts-check
// When something between truth and belief began, or ended: the film is looked through from where one is.
import { gaps } from "./gap.js";
/** @typedef {import("./start.js").House} House */

/** Only which gaps there are matters here, not how they read. */
const MUTE = /** @type {any} */ ({ say: (/** @type {any} */ words) => words?.code ?? words, knows: () => true });

/**
 * The decision with which it began (way -1), or with which it is over; the end, or the beginning, if it never does.
 * @param {Pick<House, "film" | "index" | "track" | "n">} house @param {string} key @param {1 | -1} way @returns {Promise<number>}
 */
export async function turning({ film, index, track, n }, key, way) {
  let at = n;
  for (let next = n + way; next >= 1 && next <= index.n; next += way) {
    if (!(await stands(film, track, key, next))) return way > 0 ? next : at;
    at = next;
  }
  return at;
}

/** Whether it lies between the two after decision n. @param {House["film"]} film @param {string} track @param {string} key @param {number} n */
async function stands(film, track, key, n) {
  if (!film.at("J", n) || !film.at(track, n)) await Promise.all([film.fetch("J", n), film.fetch(track, n)]);
  const [truth, belief] = [film.at("J", n) ?? {}, film.at(track, n) ?? {}];
  return gaps(truth, belief, track, null, MUTE).some((gap) => gap.key === key);
}
