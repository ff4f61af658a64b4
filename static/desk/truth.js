// @ts-check
// The map of the desk: the truth, or what one seat has on its map; a second look at where the first card happens.
import { cls, html, keep } from "../table/html.js";
import { Board } from "../board/board.js";
import { counters, interest, notes, places, things } from "../board/lay.js";
import { shortName, squareName } from "../board/names.js";
import { sheetFor } from "../board/plan.js";
import { same } from "../table/answer.js";
import { letter } from "../table/model.js";
import { chooser } from "../seat/map.js";
import { askedOf } from "./asked.js";
import { thenStrip } from "./learned.js";
import { take, wantsPlace } from "./change.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const lay = (/** @type {any} */ parts, /** @type {string} */ seat, /** @type {any} */ plan, /** @type {any} */ voice) => ({
  counters: counters(parts, seat, plan, voice),
  things: things(parts, voice),
  notes: [...notes(parts, voice), ...secrets(parts, voice)],
  ...places(parts),
  home: interest(parts),
});
const [truthLaid, seatLaid] = [keep(lay), keep(lay)];
/** The tools over the map are kept clear of: at its right, or on a wide screen below it. */
const insets = () => [globalThis.innerWidth >= 1300 ? { ...BARE[0], bottom: 62 } : { ...BARE[0], right: 62 }];

const BARE = [{ left: 10, right: 10, top: 10, bottom: 10 }];

/** Traps and markers that only the judge sees. @param {any} parts @param {any} voice */
function secrets(parts, voice) {
  const found = Object.entries(parts.station ?? {}).flatMap(([kind, list]) =>
    Array.isArray(list) ? list.map((each) => ({ ...each, kind })) : [],
  );
  return found
    .filter((each) => each.at)
    .map((each, i) => ({
      key: `station ${i}`,
      at: each.at,
      text: voice.say(`station-${each.kind}`),
      icon: each.kind === "markers" ? "opp" : "trap",
    }));
}

/** @param {Model} model */
const shownParts = (model) => (model.point.as && model.other?.seat === model.point.as ? model.other.parts : model.parts);

/** @param {Model} model @param {Context} ctx */
export function truth(model, ctx) {
  const { say } = ctx.voice;
  const seats = (model.parts.table?.seats ?? []).filter((/** @type {any} */ seat) => seat.role === "player");
  const { as } = model.point;
  const of = as === "J" ? "" : as;
  const sheet = model.point.sheet || "whole";
  return html`<section class="truth" aria-label=${say(of ? "as-seat" : "the-truth", { who: of ? say(`seat-${of}`) : "" })}>
    <div class="eyes" role="group" aria-label=${say("as-seat-sees")}>
      <button type="button" class=${cls("b", !of && "on")} aria-pressed=${of ? "false" : "true"}
          onClick=${() => (model.point.at ? ctx.act.see("J", model.point.at) : ctx.act.see(""))}>${say("truth")}</button>
      ${seats.map(
        (/** @type {any} */ seat) => html`<button type="button" key=${seat.id} class=${cls("b", letter(seat.id), as === seat.id && "on")}
          aria-pressed=${as === seat.id ? "true" : "false"} aria-label=${say("as-seat", { who: say(`seat-${seat.id}`) })}
          onClick=${() => ctx.act.see(seat.id, model.point.at)}><i class="band"></i>${seat.id}</button>`,
      )}
      <span class="of-sheets">${(ctx.plan?.sheets ?? []).map(
        (/** @type {any} */ each) => html`<button type="button" key=${each.id} class="b"
          aria-pressed=${each.id === sheet ? "true" : "false"}
          onClick=${() => ctx.act.point({ sheet: each.id, ask: null })}>${each.short}</button>`,
      )}</span>
    </div>
    <div class=${cls("pl", of && `belief ${letter(of)}`)}>${thenStrip(model, ctx)}${of && askedOf(of, model, ctx)}${ctx.plan && board(model, ctx, sheet, ctx.board, "main")}
      ${zooming(ctx)}${model.point.ask && chooser(model.point.ask, ctx, laidFor(model, ctx).counters, (one) => meant(model, ctx, one))}</div>
  </section>`;
}

/** Closer, further, all of it. @param {Context} ctx */
const zooming = (ctx) => html`<div class="tools">
  <button type="button" class="b" aria-label=${ctx.voice.say("closer")} onClick=${() => ctx.board.current?.closer(1.35)}>+</button>
  <button type="button" class="b" aria-label=${ctx.voice.say("further")} onClick=${() => ctx.board.current?.closer(0.74)}>−</button>
  <button type="button" class="b" aria-label=${ctx.voice.say("fit-sheet")} onClick=${() => ctx.board.current?.fit()}>${ctx.voice.say("fit")}</button></div>`;

/** @param {Model} model @param {Context} ctx */
function laidFor(model, ctx) {
  const parts = shownParts(model);
  return parts === model.parts ? truthLaid(parts, "J", ctx.plan, ctx.voice) : seatLaid(parts, model.point.as, ctx.plan, ctx.voice);
}

/** @param {Model} model @param {Context} ctx @param {string} sheet @param {{current: any}} hold @param {string} name */
function board(model, ctx, sheet, hold, name) {
  const parts = shownParts(model);
  const lie = laidFor(model, ctx);
  const camera = `${name} ${sheet}`;
  return html`<${Board} key=${name} hold=${hold} plan=${ctx.plan} sheet=${sheet} camera=${model.point.cameras[camera] ?? null} home=${name === "main" ? (sheet === "whole" ? [] : lie.home) : [place(model) ?? acting(model) ?? ""]} closest=${name === "main" ? 30 : 20} insets=${name === "main" ? insets() : BARE} covers=${name === "main" ? ".tools" : ""}
    sees=${parts === model.parts || model.point.as === "J" ? null : (parts.sees ?? {})} edges=${lie.edges} spaces=${lie.spaces} poses=${lie.poses} cars=${lie.cars} counters=${lie.counters} things=${lie.things} notes=${lie.notes}
    offers=${NO_OFFERS} offered=${NOBODY} ways=${NO_OFFERS} goal=${null} outside=${wantsPlace(model)} picked=${model.point.picked} cursor=${name === "main" ? model.point.cursor : null} label=${ctx.voice.say("the-truth")} measure=${ctx.measure}
    describe=${(/** @type {string} */ at) => squareName(ctx.plan, at, lie.edges, ctx.voice.say)} onTap=${(/** @type {any[]} */ found, /** @type {any} */ at) => tapped(model, ctx, found, at)}
    onCursor=${(/** @type {string} */ cursor) => ctx.act.point({ cursor })} onDrop=${() => ctx.act.point({ cursor: null, ask: null, picked: null })}
    onSheet=${(/** @type {number} */ n) => ctx.plan.sheets[n] && ctx.act.point({ sheet: ctx.plan.sheets[n].id })}
    onCamera=${(/** @type {any} */ next) => ctx.act.point({ cameras: { ...model.point.cameras, [camera]: next }, ask: null })} />`;
}

const NO_OFFERS = /** @type {any[]} */ ([]);
const NOBODY = new Set();

/** @param {Model} model @param {Context} ctx @param {any[]} found @param {{x: number, y: number}} at */
function tapped(model, ctx, found, at) {
  const place = wantsPlace(model) && placeOf(model, found);
  if (place) ctx.act.choose("value", place);
  else if (found.length > 1) ctx.act.point({ ask: { found, ...at } });
  else if (found.length) meant(model, ctx, found[0]);
}

/** The square that was tapped, also under somebody. @param {Model} model @param {any[]} found @returns {string | undefined} */
const placeOf = (model, found) => found.find((one) => one.kind === "square")?.place ?? shownParts(model)[found[0]?.key]?.at;

/** Tap anything to see and change it; on a seat's own map, to see it. @param {Model} model @param {Context} ctx @param {any} one */
function meant(model, ctx, one) {
  const point = one.kind === "figure" ? { picked: one.key, cursor: null } : { cursor: one.place, picked: null };
  const [kind, id] = one.kind === "figure" ? one.key.split("/") : ["", one.place];
  if (kind === "ctr") ctx.act.point({ ...point, ask: null });
  else take(model, ctx, id, point);
}

/** Where the first card happens, if it is about a figure. @param {Model} model @returns {string | null} */
export function place(model) {
  const card = (model.parts.queue ?? [])[0];
  const names = [
    ...String(card?.key ?? "").split("/"),
    ...Object.values(card?.words?.args ?? {}).map((/** @type {any} */ arg) => (typeof arg === "string" ? arg : "")),
  ];
  const called = Object.values(card?.words?.args ?? {}).map((arg) => Object.values(model.parts).find((part) => part?.gear && same(part.words, arg)));
  const figure = [...names.map((name) => model.parts[`fig/${name}`]), ...called].find((each) => each?.at);
  const acting =
    figure ?? Object.values(model.parts).find((each) => each?.at && each?.seat === card?.seat && each?.acted === false && each?.intent);
  return acting?.at ?? null;
}

/** The seat in turn, when no card says where to look. @param {Model} model */
const acting = (model) =>
  Object.values(model.parts).find((part) => part?.at && part?.gear && part?.seat === model.parts.public?.turn)?.at ?? null;

/** Its place on the desk is kept, so that nothing moves when a card comes. @param {Model} model @param {Context} ctx */
export function close(model, ctx) {
  const card = place(model);
  const at = card ?? acting(model);
  if (!ctx.plan) return null;
  const sheet = at ? sheetFor(ctx.plan, at, "") : "hull";
  const hold = (ctx.second ??= { current: null });
  return html`<section class="close" aria-label=${ctx.voice.say("where-it-happens")}>
    <div class="pl" key=${at}>${board(model, ctx, sheet, hold, `close ${at}`)}</div>
    <p class="cap">${at && ctx.voice.say(card ? "where-card" : "where-turn", { place: shortName(ctx.plan, at, ctx.voice.say) })}</p>
  </section>`;
}
