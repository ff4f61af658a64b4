// @ts-check
// Who stands where on the drawing: counters never smaller than a finger can read, neighbours gathered into fans.
import { pitch } from "./camera.js";
import { UNIT } from "./outline.js";
/** @typedef {import("./camera.js").Camera} Camera */
/**
 * @typedef {object} Counter a figure as it is drawn
 * @property {string} key part it stands for, "fig/lichter" @property {string} id
 * @property {"own" | "contact" | "ghost"} sort
 * @property {string} seat whose base it wears; "N" for a contact
 * @property {string} looks symbol of the silhouette
 * @property {string} name as it is written beside it @property {string} say as it is read out
 * @property {string} at @property {string} [facing]
 * @property {string} [state] corner mark @property {string} [held] item in hand @property {string} [height] "+1" above the hull
 * @property {boolean} [done] @property {boolean} [remote]
 */
/** @typedef {{X: number, Y: number, members: Counter[], head: Counter, small?: number}} Fan middle in units; small: share of the usual size */

const LEAST = 25;
const MOST = 60;

/** The size of a counter in pixels at this distance. @param {Camera} camera */
export const sizeOf = (camera) => Math.min(MOST, Math.max(LEAST, pitch(camera) * 0.9));

/**
 * Counters of one square are one fan; so are neighbours that would cover one another. Close by, up to four stand in their square side by side.
 * @param {Counter[]} counters @param {(at: string) => [number, number] | null} place
 * @param {Camera} camera @param {string | null} picked @returns {Fan[]}
 */
export function crowds(counters, place, camera, picked) {
  const near = (sizeOf(camera) * 1.02) / camera.s;
  /** @type {(Fan & {at: string})[]} */ const fans = [];
  for (const counter of [...counters].sort((a, b) => rank(b, picked) - rank(a, picked))) {
    const spot = place(counter.at);
    if (!spot) continue;
    const [X, Y] = spot;
    const home =
      fans.find((fan) => fan.at === counter.at) ?? fans.find((fan) => fan.head.key !== picked && Math.hypot(fan.X - X, fan.Y - Y) < near);
    if (home) home.members.push(counter);
    else fans.push({ X, Y, at: counter.at, members: [counter], head: counter });
  }
  return fans.flatMap((fan) => sideBySide(fan, camera));
}

const QUARTER = 0.24;

/** Those of one square each in a quarter of it, if they can be read there. @param {Fan & {at: string}} fan @param {Camera} camera @returns {Fan[]} */
function sideBySide({ at, ...fan }, camera) {
  const side = pitch(camera) * 0.46;
  if (fan.members.length < 2 || side < LEAST || fan.members.some((member) => member.at !== at)) return [fan];
  const [all, small] = [fan.members, side / sizeOf(camera)];
  const groups = [...all.slice(0, 3).map((member) => [member]), ...(all.length > 3 ? [all.slice(3)] : [])];
  return groups.map((members, i) => ({
    X: fan.X + (i % 2 ? QUARTER : -QUARTER) * UNIT,
    Y: fan.Y + (groups.length < 3 ? 0 : i < 2 ? -QUARTER : QUARTER) * UNIT,
    members,
    head: members[0],
    small,
  }));
}

/** Who lies on top: the picked one, then own ones that wait, then those in view. @param {Counter} counter @param {string | null} picked */
function rank(counter, picked) {
  if (counter.key === picked) return 9;
  if (counter.sort === "own") return counter.done ? 4 : 5;
  return counter.sort === "contact" ? 3 : 1;
}

/** The name beside a fan. @param {Fan} fan */
export const nameOf = (fan) => (fan.members.length > 1 ? `${fan.head.name} +${fan.members.length - 1}` : fan.head.name);

/**
 * What somebody else holds is seen at once; what one's own people hold stands in the list. @param {Counter} counter
 * @param {boolean} picked
 */
export const showsHeld = (counter, picked) => Boolean(counter.held) && (picked || counter.sort !== "own");
