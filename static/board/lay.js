// @ts-check
// A view's parts as what lies on the board. Knows the names of the parts, and no rule.
import { all, keysOf, letter, stamp, table } from "../table/model.js";
import { text } from "../table/words.js";
import { itemSign, markSign, silhouette, stateSign } from "./looks.js";
import { shortName } from "./names.js";
import { spot } from "./place.js";
/** @typedef {import("../table/words.js").Voice} Voice */
/** @typedef {import("./crowds.js").Counter} Counter */

/** @param {any} figure */
export const heldBy = (figure) => figure.gear?.find((/** @type {any} */ g) => g.held)?.type ?? figure.holds?.[0];

/** @param {Voice} voice @param {any} thing */
export const nameOf = (voice, thing) => text(voice, thing.words ?? thing.name ?? thing.id);

/**
 * Own figures and other people's counters. @param {Record<string, any>} parts @param {string} seat @param {any} plan @param {Voice} voice
 * @returns {Counter[]}
 */
export function counters(parts, seat, plan, voice) {
  // of whom his own people hear nothing the judge still sees
  const own = keysOf(parts, "fig/")
    .filter((key) => parts[key].at && (seat === "J" || !parts[key].lost))
    .map((key) => ownCounter(key, parts[key], seat, plan, voice));
  const others = keysOf(parts, "ctr/")
    .filter((key) => parts[key].at)
    .map((key) => otherCounter(key, parts[key], plan, voice, witnesses(parts, parts[key].by, voice)));
  return [...own, ...others];
}

/** @param {string} key @param {any} figure @param {string} seat @param {any} plan @param {Voice} voice @returns {Counter} */
function ownCounter(key, figure, seat, plan, voice) {
  const name = nameOf(voice, figure);
  return {
    key,
    id: figure.id,
    sort: "own",
    seat: letter(figure.seat ?? figure.controller ?? seat),
    looks: silhouette(figure.looks, figure.kind),
    name,
    at: figure.at,
    facing: figure.facing,
    state: stateSign(figure.state),
    held: heldBy(figure) && itemSign(heldBy(figure)).slice(2),
    done: Boolean(figure.acted),
    height: height(figure.at),
    say: spoken(voice, plan, name, figure),
  };
}

/** @param {string} key @param {any} counter @param {any} plan @param {Voice} voice @param {string} by @returns {Counter} */
function otherCounter(key, counter, plan, voice, by) {
  const ghost = counter.live === false;
  const name = nameOf(voice, counter);
  const when = stamp(counter.when);
  const label = ghost && when ? voice.say(by ? "ghost-label" : "ghost-plain", { name, when, by }) : name;
  return {
    key,
    id: String(counter.id ?? key.slice(4)),
    sort: ghost ? "ghost" : "contact",
    seat: "N",
    looks: silhouette(counter.looks),
    name: label,
    at: counter.at,
    facing: counter.facing,
    state: lies(counter) ? "down" : stateSign(counter.state),
    held: counter.holds?.[0] && itemSign(counter.holds[0]).slice(2),
    height: height(counter.at),
    say: spoken(voice, plan, ghost ? label : name, counter),
  };
}

/** Who saw it, by name: the first of them. @param {Record<string, any>} parts @param {any[] | undefined} by @param {Voice} voice */
export const witnesses = (parts, by, voice) =>
  (by ?? [])
    .slice(0, 1)
    .map((who) => (parts[`fig/${who}`] ? nameOf(voice, parts[`fig/${who}`]) : text(voice, who)))
    .join("");

/** On the floor or in a capsule. @param {any} counter */
const lies = (counter) => Boolean(counter.posture) && counter.posture !== "up";

/** "+1" above the hull's height, "−1" below. @param {string} at */
const height = (at) => /^EVA([+-]\d)/.exec(at)?.[1].replace("-", "−");

/** @param {Voice} voice @param {any} plan @param {string} name @param {any} figure */
function spoken(voice, plan, name, figure) {
  const parts = [name, plan ? shortName(plan, figure.at, voice.say) : figure.at];
  if (figure.facing) parts.push(voice.say("facing", { to: voice.say(`facing-${figure.facing}`) }));
  for (const state of figure.state ?? []) parts.push(voice.say(`state-${state}`));
  if (lies(figure)) parts.push(voice.say(`state-${figure.posture}`));
  if (figure.held) parts.push(voice.say("state-held"));
  return parts.join(", ");
}

/** Things seen lying about. @param {Record<string, any>} parts @param {Voice} voice */
export const things = (parts, voice) =>
  keysOf(parts, "item/")
    .filter((key) => parts[key].at || parts[key].fixed_to)
    .map((key) => {
      const thing = parts[key];
      return {
        key,
        at: thing.at || thing.fixed_to,
        symbol: itemSign(thing.looks ?? thing.type),
        ghost: thing.live === false,
        say: nameOf(voice, thing),
      };
    });

/** Own marks and words heard, at their squares and hatches. @param {Record<string, any>} parts @param {Voice} voice */
export function notes(parts, voice) {
  const hal = parts.me?.secrets?.hal;
  const memory = hal?.alive && spot(hal.ram) ? [{ key: "mark/memory", at: hal.ram, text: voice.say("own-memory"), icon: "flag" }] : [];
  const marks = keysOf(parts, "mark/").filter((key) => parts[key].at);
  return [...memory, ...marks.map((key) => slip(key, parts[key], voice))];
}

/** @param {string} key @param {any} mark @param {Voice} voice */
const slip = (key, { at, words, kind }, voice) => ({ key, at, text: text(voice, words) || kind, icon: markSign(kind) });

/** Lift cars where the plan draws them. @type {Record<string, string>} */
const AS_DRAWN = {};

/** The states of places as a view has them. @param {Record<string, any>} parts */
export function places(parts) {
  const spaces = Object.fromEntries(Object.entries(table(parts, "space/")).map(([id, s]) => [id, { ...s, air: s.air ?? !s.airless }]));
  const cars = parts.me?.cars ?? parts.station?.cars ?? AS_DRAWN;
  return { edges: table(parts, "edge/"), spaces, poses: table(parts, "craft/"), cars };
}

/** Where the person's attention belongs when the map opens: own figures, or own marks for who has none. @param {Record<string, any>} parts @returns {string[]} */
export function interest(parts) {
  const own = all(parts, "fig/").filter((figure) => figure.at && !figure.lost);
  const memory = parts.me?.secrets?.hal?.ram;
  if (!own.length && memory) return [memory];
  return (own.length ? own : all(parts, "mark/").filter((mark) => spot(mark.at ?? ""))).map(({ at }) => at);
}
