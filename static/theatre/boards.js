// @ts-check
// The two boards of the theatre: the same sheet and the same camera, one with the truth, one with what a seat had on its map.
import { cls, html, keep } from "../table/html.js";
import { Board } from "../board/board.js";
import { counters, interest, notes, places, things } from "../board/lay.js";
import { squareName } from "../board/names.js";
import { letter } from "../table/model.js";
/** @typedef {import("./start.js").House} House */

const lay = (/** @type {any} */ parts, /** @type {string} */ seat, /** @type {any} */ plan, /** @type {any} */ voice) => ({
  counters: counters(parts, seat, plan, voice),
  things: things(parts, voice),
  notes: notes(parts, voice),
  ...places(parts),
});
const laid = { truth: keep(lay), belief: keep(lay) };
const INSETS = [{ left: 12, right: 12, top: 12, bottom: 12 }];
const NOTHING = /** @type {any[]} */ ([]);
const NOBODY = new Set();

/** @param {House} house @param {"truth" | "belief"} which */
export function shownBoard(house, which) {
  const { say } = house.voice;
  const held = which === "belief";
  const who = say(`seat-${house.track}`);
  const head = say(held ? "what-they-held" : "what-was-so", { who });
  return html`<figure class=${cls(which, held && letter(house.track))}>
    <figcaption>${held && html`<i class="band"></i>`}<h2>${head}</h2>${!held && sheets(house)}</figcaption>
    <div class="pl">${house.plan ? board(house, which, head) : plainly(house.shown[which], house)}</div>
  </figure>`;
}

/** A game without a map: its parts as they are. @param {Record<string, any>} parts @param {House} house */
const plainly = (parts, { voice }) =>
  html`<dl class="facts">${Object.keys(parts).map((key) => html`<dt class="mono">${key}</dt><dd>${parts[key]?.code ? voice.say(parts[key]) : JSON.stringify(parts[key])}</dd>`)}</dl>`;

/** @param {House} house */
const sheets = (house) =>
  html`<div class="sheets">${(house.plan?.sheets ?? []).map(
    (/** @type {any} */ sheet) => html`<button type="button" key=${sheet.id} class=${cls("b", sheet.id === sheetNow(house) && "on")} title=${sheet.name}
      aria-pressed=${sheet.id === sheetNow(house) ? "true" : "false"} onClick=${() => house.set({ sheet: sheet.id })}>${sheet.short}</button>`,
  )}</div>`;

/** @param {House} house */
const sheetNow = (house) => house.sheet || (house.plan?.sheets.find((/** @type {any} */ each) => each.id === "hull") ?? house.plan?.sheets[0])?.id;

/** @param {House} house @param {"truth" | "belief"} which @param {string} label */
function board(house, which, label) {
  const { plan, voice, shown, cursor } = house;
  const held = which === "belief";
  const parts = shown[which];
  const lie = laid[which](parts, held ? house.track : "J", plan, voice);
  const sheet = sheetNow(house);
  return html`<${Board} key=${which} hold=${house.holds[held ? 1 : 0]} plan=${plan} sheet=${sheet} camera=${house.cameras[sheet] ?? null}
    home=${sheet === "whole" ? NOTHING : interest(shown.belief)} closest=${24} insets=${INSETS} sees=${held ? (parts.sees ?? {}) : null}
    edges=${lie.edges} spaces=${lie.spaces} poses=${lie.poses} cars=${lie.cars} counters=${lie.counters} things=${lie.things} notes=${lie.notes}
    offers=${NOTHING} offered=${NOBODY} ways=${NOTHING} goal=${null} picked=${house.picked} cursor=${cursor} label=${label} measure=${house.measure}
    describe=${(/** @type {string} */ at) => squareName(plan, at, lie.edges, voice.say)} onTap=${(/** @type {any[]} */ found) => tapped(house, which, found)}
    onCursor=${(/** @type {string} */ next) => house.set({ cursor: next })} onDrop=${() => house.set({ cursor: null, picked: null })}
    onSheet=${(/** @type {number} */ n) => plan.sheets[n] && house.set({ sheet: plan.sheets[n].id })}
    onCamera=${(/** @type {any} */ next) => house.set({ cameras: { ...house.cameras, [sheet]: next } })} />`;
}

/** A tap on somebody in the truth looks for events about him. @param {House} house @param {"truth" | "belief"} which @param {any[]} found */
function tapped(house, which, found) {
  const one = found[0];
  if (!one) return house.set({ cursor: null, picked: null });
  if (one.kind !== "figure") return house.set({ cursor: one.place, picked: null });
  const id = one.key.replace(/^\w+\//, "");
  const known = which === "truth" || house.shown.truth[`fig/${id}`];
  house.set({ picked: one.key, cursor: null, ...(known ? { find: { ...house.find, figure: id } } : {}) });
}
