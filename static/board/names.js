// @ts-check
// What a square is called when it is read out: level, room, row, column, what stands there, hatches beside it.
import { spot } from "./place.js";
import { groundOf } from "./plan.js";
import { stateOf } from "./hatches.js";
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {(code: string, args?: Record<string, any>) => string} Say */

const SIGNS = /** @type {Record<string, string>} */ ({ c: "cluttered", o: "obstructed", X: "blocked" });

/** @param {Plan} plan @param {string} at @param {Say} say */
export function roomName(plan, at, say) {
  const found = spot(at);
  const space = plan.spaces.get(plan.spaceOf.get(at) ?? "");
  if (space) return space.name;
  if (!found) return at;
  return say("outside-of", { level: plan.levels.get(groundOf(plan, found.level))?.name ?? found.level });
}

/** A room as it is written on the plan, for narrow lists. @param {Plan} plan @param {string} at @param {Say} say */
export function roomLabel(plan, at, say) {
  const space = plan.spaces.get(plan.spaceOf.get(at) ?? "");
  return space?.label ? unbroken(space.label) : roomName(plan, at, say);
}

/** A label on one line: "Life|support" has two words, "Kommando-|kapsel" is one that was broken. @param {string} label */
export const unbroken = (label) => label.replace(/-\|(?=\p{Ll})/u, "").replace(/(-)?\|/, (_, dash) => dash ?? " ");

/** "Corridor R1, 12 across 4 down": short, for lists and captions. @param {Plan} plan @param {string} at @param {Say} say */
export function shortName(plan, at, say) {
  const found = spot(at);
  if (!found) return plan.hatches.get(at)?.name ?? at;
  return say("square-short", { room: roomName(plan, at, say), column: String(found.x), row: String(found.y) });
}

/** @param {Plan} plan @param {string} at @param {Record<string, any>} edges @param {Say} say */
export function squareName(plan, at, edges, say) {
  const found = spot(at);
  if (!found) return at;
  const level = plan.levels.get(found.level);
  const sign = level?.rows[found.y - level.y]?.[found.x - level.x] ?? "";
  const parts = [say("square-name", { room: roomName(plan, at, say), row: String(found.y), column: String(found.x) })];
  if (SIGNS[sign]) parts.push(say(`terrain-${SIGNS[sign]}`));
  const feature = plan.featureAt.get(at);
  if (feature) parts.push(feature.name);
  for (const id of plan.hatchesAt.get(at) ?? [])
    parts.push(say("hatch-beside", { hatch: plan.hatches.get(id)?.name ?? id, state: say(`hatch-is-${stateOf(edges[id])}`) }));
  return parts.join(", ");
}
