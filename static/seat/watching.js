// @ts-check
// The screen of those who only watch: whose turn it is, who sits there, what all have been told, what is said to all. Nothing else is sent to it.
import { cls, html } from "../table/html.js";
import { letter, stamp } from "../table/model.js";
import { exJudges, nameAt } from "../table/people.js";
import { emblem, lamp } from "../table/signs.js";
import { notices, olderOnes } from "./known.js";
import { map, tools, whereAbouts } from "./map.js";
import { moment } from "./legend.js";
import { buttons, notice } from "./sequence.js";
import { resultStrip } from "../table/result.js";
import { roomTabs, talk } from "./talk.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const INSETS = [{ left: 12, right: 64, top: 62, bottom: 12 }];

/** @param {Model} model @param {Context} ctx */
export function watching(model, ctx) {
  const { say } = ctx.voice;
  const { public: shared = {}, table = {} } = model.parts;
  const shown = { ...model, point: { ...model.point, sheet: model.point.sheet || "whole" } };
  return html`<div class="watch-s">
    <header class="top">${emblem(model.seat)}
      <div class="who"><strong class="caps">${say("seat-O")}</strong><span class="soft">${shared.title ?? table.scenario ?? ""}</span></div>${notice(model, ctx) ?? html`<span class="seq"></span>`}
      ${lamp(model.line === "up", say(model.line === "up" ? "line-up" : "line-down"))}${buttons(ctx)}</header>
    ${resultStrip(model, ctx)}
    <main>
      <section class="map" aria-label=${say("the-plan")}>${ctx.plan && html`${map(shown, ctx, INSETS)}${whereAbouts(shown, ctx)}${tools(shown, ctx)}`}</section>
      ${stage(model, ctx)}
      <aside class="side">${people(model, ctx)}${heard(model, ctx)}
        <section class="card talk"><div class="head"><h2>${say("talk")}</h2>${roomTabs(model, ctx)}</div>${talk(model, ctx)}</section></aside>
    </main></div>`;
}

/** What goes on, at arm's length. @param {Model} model @param {Context} ctx */
function stage(model, ctx) {
  const { say } = ctx.voice;
  const { public: shared = {}, table = {} } = model.parts;
  const over = shared.phase === "over" || table.ended;
  const setup = shared.phase === "setup";
  const head = over ? say("game-over") : setup ? say("watch-setup") : shared.turn ? say("turn-of", { who: say(`seat-${shared.turn}`) }) : say("nothing-asked");
  const line = over ? say(table.theatre ? "watch-over" : "watch-closed") : say("you-watch");
  const turn = over || setup || shared.turn === "G" ? "" : (shared.turn ?? "");
  return html`<section class=${cls("stage", letter(turn))} aria-live="polite"><i class="band"></i>${emblem(turn || "O")}
    <div><h1>${head}</h1><p class="soft">${line}</p></div>
    ${shared.round > 0 && html`<p class="round"><span class="caps">${say("watch-round")}</span><b class="mono">${shared.round}</b></p>`}</section>`;
}

/** @param {Model} model @param {Context} ctx */
function people(model, ctx) {
  const { say } = ctx.voice;
  const { public: shared = {}, table = {} } = model.parts;
  const order = shared.order ?? [];
  const seats = [...(table.seats ?? [])].sort((a, b) => place(order, a.id) - place(order, b.id));
  return html`<section class="card at-table"><div class="head"><h2>${say("watch-people")}</h2></div><ol>${seats.map(
    (seat) => html`<li key=${seat.id} class=${cls(letter(seat.id), seat.id === shared.turn && "now")} aria-current=${seat.id === shared.turn ? "true" : undefined}>
      <i class="band"></i>${emblem(seat.id)}<div><b>${say(`seat-${seat.id}`)}</b><span class="soft">${nameAt(seat, model, ctx)}</span></div>
      <span class="soft">${seat.id === shared.turn ? say("watch-in-turn") : (shared.ready ?? []).includes(seat.id) && shared.phase === "setup" ? say("is-ready") : ""}</span>
      ${lamp(seat.here, say(seat.here ? "is-here" : "is-away", { who: seat.name || say(`seat-${seat.id}`) }))}</li>`,
  )}${exJudges(model).map(
    (name) => html`<li key=${`knows ${name}`} class="N"><i class="band"></i>${emblem("O")}<div><b>${name}</b><span class="soft">${say("watches")} · ${say("knows-the-truth")}</span></div></li>`,
  )}</ol></section>`;
}

/** In the order of turns, the judge last. @param {string[]} order @param {string} id */
const place = (order, id) => (order.includes(id) ? order.indexOf(id) : 99);

/** @param {Model} model @param {Context} ctx */
function heard(model, ctx) {
  const { say } = ctx.voice;
  const order = model.parts.public?.order ?? [];
  const told = notices(model);
  return html`<section class="card know"><div class="head"><h2>${say("watch-heard")}</h2></div><ol>${told.map(
    (each) => html`<li key=${each.n}><b class="mono" title=${each.when ? moment(each.when, order, ctx.voice) : undefined}>${stamp(each.when) || "·"}</b><p>${say(each.words)}</p></li>`,
  )}${!told.length && html`<li class="none"><p class="soft">${say("watch-nothing-heard")}</p></li>`}${olderOnes(model, ctx)}</ol></section>`;
}
