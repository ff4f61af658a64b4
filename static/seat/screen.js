// @ts-check
// A seat's screen: the plan under everything, the sequence above, orders below, papers beside.
import { cls, html } from "../table/html.js";
import { widget } from "../table/forms.js";
import { choicesCard } from "./choices.js";
import { coach } from "./coach.js";
import { company, tableAsks } from "./company.js";
import { count, crew } from "./crew.js";
import { deedStrip } from "./deeds.js";
import { resultLies, resultSheet, resultStrip } from "../table/result.js";
import { curtain, gone, waitingForView } from "./curtain.js";
import { known, knownTabs, searchBox } from "./known.js";
import { legend } from "./legend.js";
import { map, sheetNow, tools, whereAbouts, whichOne } from "./map.js";
import { pinning } from "./notes.js";
import { planStrip } from "./planning.js";
import { orders } from "./orders.js";
import { inRow, useOf } from "./controls.js";
import { top, word } from "./sequence.js";
import { setupScreen } from "./setup.js";
import { plans, sheet, standing } from "./sheet.js";
import { roomTabs, talk } from "./talk.js";
import { watching } from "./watching.js";
import { squareName, roomName } from "../board/names.js";
import { places } from "../board/lay.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function seatScreen(model, ctx) {
  if (model.away) return gone(model, ctx);
  if (model.point.curtain) return curtain(ctx);
  if (model.n === null) return waitingForView(ctx, model.line === "down");
  if (resultLies(model)) return resultSheet(model, ctx);
  if (model.seat === "O") return watching(model, ctx);
  if (model.parts.public?.phase === "setup" && ctx.plan) return setupScreen(model, ctx);
  return html`<div class=${cls("s-seat", model.seat[0], `on-${model.point.panel}`, !ctx.plan && "no-plan")}>
    ${top(model, ctx, tableAsks(model, ctx))}${word(model, ctx)}${resultStrip(model, ctx)}
    <main>
      ${ctx.plan ? mapPart(model, ctx) : plainPart(model, ctx)}
      <aside class="side">${papers(model, ctx)}</aside>
    </main>
    ${dock(model, ctx)}
  </div>`;
}

/** @param {Model} model @param {Context} ctx */
function mapPart(model, ctx) {
  return html`<section class="map" aria-label=${ctx.voice.say("my-map")}>
    ${map(model, ctx, insets(sheetNow(model, ctx)))}
    ${whereAbouts(model, ctx)}${tools(model, ctx)}${whichOne(model, ctx)}
    <div class="foot"><div class="over">${titleBlock(model, ctx)}${(model.point.legend && legend(model, ctx)) || choicesCard(model, ctx) || planStrip(model, ctx) || coach(model, ctx)}</div>${deedStrip(model, ctx)}${orders(model, ctx)}</div>
  </section>`;
}

const WIDE = [
  { left: 12, right: 64, top: 146, bottom: 84 },
  { left: 308, right: 64, top: 12, bottom: 84 },
];
const MIDDLE = [
  { left: 12, right: 64, top: 146, bottom: 124 },
  { left: 284, right: 64, top: 12, bottom: 124 },
];
const WHOLE = [{ left: 12, right: 64, top: 66, bottom: 152 }];
const NARROW = [{ left: 8, right: 8, top: 62, bottom: 190 }];

/** What the cards at the rims cover. */
export const insets = (sheet = "") =>
  globalThis.innerWidth <= 560 ? NARROW : sheet === "whole" ? WHOLE : globalThis.innerWidth <= 1180 ? MIDDLE : WIDE;

/** Title block of the drawing; with a square under the cursor it says which. @param {Model} model @param {Context} ctx */
function titleBlock(model, ctx) {
  const { plan, voice } = ctx;
  const { cursor } = model.point;
  const sheet_ = plan.sheets.find((/** @type {any} */ each) => each.id === sheetNow(model, ctx));
  if (cursor)
    return html`<div class="ttl"><b>${roomName(plan, cursor, voice.say)}</b><span>${squareName(plan, cursor, places(model.parts).edges, voice.say)}</span>${pinning(model, ctx, cursor)}</div>`;
  return html`<div class="ttl" aria-hidden="true"><b>${plan.title}</b>${plan.lines.slice(0, 1).map((/** @type {string} */ line) => html`<span>${line}</span>`)}<span>${[sheet_?.name, ...plan.lines.slice(1)].filter(Boolean).join(" · ")}</span></div>`;
}

/** A game without a map: what is asked stands in the middle. @param {Model} model @param {Context} ctx */
function plainPart(model, ctx) {
  const control = model.answer?.form?.control;
  const rest = Object.keys(model.parts).filter((key) => !/^(table|clock|public|me|kept|conferring)$|^(prompt|room|log|sees)\//.test(key));
  return html`<section class="map plain" aria-label=${ctx.voice.say("my-map")}>
    <div class="paper">${control && !inRow(control, { ...ctx, plan: null }) && html`<div class="card"><div class="body">${widget(control, useOf(model, ctx))}</div></div>`}
      <dl class="facts">${rest.map((key) => html`<dt class="mono">${key}</dt><dd>${plain(model.parts[key], ctx)}</dd>`)}</dl></div>
    <div class="foot">${orders(model, { ...ctx, plan: null })}</div></section>`;
}

/** @param {any} value @param {Context} ctx @returns {string} */
const plain = (value, ctx) => (value?.code ? ctx.voice.say(value) : typeof value === "object" ? JSON.stringify(value) : String(value));

const TABS = /** @type {const} */ (["figures", "standing", "plan", "sheet"]);

/** @param {Model} model @param {Context} ctx */
function papers(model, ctx) {
  const { say } = ctx.voice;
  const tab = TABS.find((each) => each === model.point.tab) ?? "figures";
  return html`
    <section class=${cls("card", "crew-c", `tab-${tab}`)}><div class="head"><h2 class="vh">${say(`tab-${tab}`)}</h2>${tabs(tab, ctx)}<span class="soft count">${tab === "figures" && count(model, ctx)}</span></div>
      <div class="in">${tab === "figures" ? crew(model, ctx) : tab === "standing" ? standing(model, ctx) : tab === "plan" ? plans(model, ctx) : html`${sheet(model, ctx)}${company(model, ctx)}`}</div></section>
    <section class="card know"><div class="head"><h2 class="vh">${say("what-i-know")}</h2>${knownTabs(model, ctx)}${searchBox(model, ctx)}</div>${known(model, ctx)}</section>
    <section class="card talk"><div class="head"><h2>${say("talk")}</h2>${roomTabs(model, ctx)}</div>${talk(model, ctx)}</section>`;
}

/** @param {string} tab @param {Context} ctx */
const tabs = (tab, ctx) =>
  html`<div class="rooms" role="tablist">${TABS.map(
    (each) => html`
  <button type="button" key=${each} class=${cls("tab", each === tab && "on")} role="tab" aria-selected=${each === tab ? "true" : "false"}
      onClick=${() => ctx.act.point({ tab: each })}>${ctx.voice.say(`tab-short-${each}`)}</button>`,
  )}</div>`;

/** On a phone: one part at a time. @param {Model} model @param {Context} ctx */
function dock(model, ctx) {
  const { say } = ctx.voice;
  const unread = Object.keys(model.parts)
    .filter((key) => key.startsWith("room/"))
    .reduce((sum, key) => sum + (model.parts[key].unread ?? 0), 0);
  const parts = /** @type {[string, string, number][]} */ ([
    ["map", "", 0],
    ["crew", "figures", 0],
    ["known", "", 0],
    ["talk", "", unread],
    ["sheet", "sheet", 0],
  ]);
  return html`<nav class="dock" aria-label=${say("parts")}>${parts.map(
    ([panel, tab, n]) => html`
    <button type="button" key=${panel} class=${cls("b", model.point.panel === panel && "on")}
        aria-pressed=${model.point.panel === panel ? "true" : "false"}
      onClick=${() => ctx.act.point(tab ? { panel, tab } : { panel })}>${say(`dock-${panel}`)}${n > 0 && html`<small>${n}</small>`}</button>`,
  )}</nav>`;
}
