// @ts-check
// Where a square lies on a sheet, with craft as they are posed now.
import { UNIT, n } from "./outline.js";
import { groundOf } from "./plan.js";
import { spot } from "./place.js";
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Sheet} Sheet */
/** @typedef {{docked?: boolean, dx?: number, dy?: number, z?: number, facing?: string, gone?: boolean}} Pose */

const TURNS = "NESW";
const OUTSIDE = "EVA";

/** Quarter turns, clockwise, from one heading to another. @param {string} from @param {string} to */
export const quarters = (from, to) => (TURNS.indexOf(to) - TURNS.indexOf(from) + 4) % 4;

/** @param {Pose | undefined} pose @param {string} nose */
const still = (pose, nose) => !pose || pose.docked !== false || (!pose.dx && !pose.dy && (pose.facing ?? nose) === nose);

/**
 * The middle of a square in units of the sheet; null when the sheet does not show it. @param {Plan} plan @param {Sheet} sheet
 * @param {Record<string, Pose>} poses @param {string} at @returns {[number, number] | null}
 */
export function where(plan, sheet, poses, at) {
  const found = spot(at);
  if (!found) return whereHatch(plan, sheet, poses, at);
  const offset = sheet.levels[groundOf(plan, found.level)];
  if (!offset) return null;
  const [x, y] = posed(plan, poses, found.level, found.x + 0.5, found.y + 0.5);
  return [(x + offset[0]) * UNIT, (y + offset[1]) * UNIT];
}

/**
 * The middle of a hatch, where it is first drawn on the sheet. @param {Plan} plan @param {Sheet} sheet @param {Record<string, Pose>} poses
 * @param {string} id @returns {[number, number] | null}
 */
function whereHatch(plan, sheet, poses, id) {
  const mine = (plan.hatches.get(id)?.edges ?? []).filter(([level]) => sheet.levels[level]);
  const edges = mine.filter(([level, , , way]) => level === mine[0][0] && way === mine[0][3]);
  if (!edges.length) return null;
  const [ox, oy] = sheet.levels[edges[0][0]];
  const mean = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0) / values.length;
  const way = edges[0][3];
  const middle = [mean(edges.map((e) => e[1])) + (way === "v" ? 0 : 0.5), mean(edges.map((e) => e[2])) + (way === "h" ? 0 : 0.5)];
  const [x, y] = posed(plan, poses, edges[0][0], middle[0], middle[1]);
  return [(x + ox) * UNIT, (y + oy) * UNIT];
}

/**
 * @param {Plan} plan @param {Record<string, Pose>} poses @param {string} level @param {number} x @param {number} y
 * @returns {[number, number]}
 */
function posed(plan, poses, level, x, y) {
  const craft = plan.crafts.get(level);
  const pose = craft && poses[craft.id];
  if (!craft || still(pose, craft.nose)) return [x, y];
  const [px, py] = [craft.pivot[0] + 0.5, craft.pivot[1] + 0.5];
  let [dx, dy] = [x - px, y - py];
  for (let i = quarters(craft.nose, pose?.facing ?? craft.nose); i > 0; i--) [dx, dy] = [-dy, dx];
  return [px + dx + (pose?.dx ?? 0), py + dy + (pose?.dy ?? 0)];
}

/**
 * How a craft's own drawing is moved. @param {Plan} plan @param {Record<string, Pose>} poses @param {string} level
 * @param {[number, number]} offset
 */
export function movement(plan, poses, level, offset) {
  const craft = plan.crafts.get(level);
  const pose = craft && poses[craft.id];
  if (!craft || still(pose, craft.nose)) return undefined;
  const [px, py] = [(craft.pivot[0] + 0.5 + offset[0]) * UNIT, (craft.pivot[1] + 0.5 + offset[1]) * UNIT];
  const turn = quarters(craft.nose, pose?.facing ?? craft.nose) * 90;
  return `translate(${n((pose?.dx ?? 0) * UNIT)} ${n((pose?.dy ?? 0) * UNIT)}) rotate(${turn} ${n(px)} ${n(py)})`;
}

/**
 * A heading on a craft's deck, turned as the craft is. @param {Plan} plan @param {Record<string, Pose>} poses @param {string} at
 * @param {string} facing
 */
export function heading(plan, poses, at, facing) {
  const craft = plan.crafts.get(spot(at)?.level ?? "");
  const pose = craft && poses[craft.id];
  if (!craft || still(pose, craft.nose)) return facing;
  return TURNS[(TURNS.indexOf(facing) + quarters(craft.nose, pose?.facing ?? craft.nose)) % 4];
}

/**
 * The square under a point of the sheet. @param {Plan} plan @param {Sheet} sheet @param {Record<string, Pose>} poses @param {number} X
 * @param {number} Y @returns {string | null}
 */
export function squareAt(plan, sheet, poses, X, Y) {
  const levels = Object.keys(sheet.levels).sort((a, b) => Number(plan.crafts.has(b)) - Number(plan.crafts.has(a)));
  for (const id of levels) {
    const level = plan.levels.get(id);
    if (!level) continue;
    const [ox, oy] = sheet.levels[id];
    const [x, y] = unposed(plan, poses, id, X / UNIT - ox, Y / UNIT - oy).map(Math.floor);
    const sign = level.rows[y - level.y]?.[x - level.x];
    if (sign && sign !== " ") return `${id}(${x},${y})`;
  }
  return null;
}

/** The square outside, at the hull's height, under a point of the sheet. @param {Plan} plan @param {Sheet} sheet @param {number} X @param {number} Y */
export function outsideAt(plan, sheet, X, Y) {
  const offset = sheet.levels[plan.on[OUTSIDE] ?? ""];
  return offset ? `${OUTSIDE}(${Math.floor(X / UNIT - offset[0])},${Math.floor(Y / UNIT - offset[1])})` : null;
}

/**
 * @param {Plan} plan @param {Record<string, Pose>} poses @param {string} level @param {number} x @param {number} y
 * @returns {[number, number]}
 */
function unposed(plan, poses, level, x, y) {
  const craft = plan.crafts.get(level);
  const pose = craft && poses[craft.id];
  if (!craft || still(pose, craft.nose)) return [x, y];
  const [px, py] = [craft.pivot[0] + 0.5, craft.pivot[1] + 0.5];
  let [dx, dy] = [x - (pose?.dx ?? 0) - px, y - (pose?.dy ?? 0) - py];
  for (let i = quarters(craft.nose, pose?.facing ?? craft.nose); i > 0; i--) [dx, dy] = [dy, -dx];
  return [px + dx, py + dy];
}
