// @ts-check
// Getting ready: a load-out in one tap, or people, gear, hands and squares one by one; the plan beside, with the squares lit that may be taken.
import { cls, html } from "../table/html.js";
import { keysOf, setupPrompt } from "../table/model.js";
import { widget } from "../table/forms.js";
import { same } from "../table/answer.js";
import { emblem, lamp, sign } from "../table/signs.js";
import { portrait } from "../board/counter.js";
import { counters } from "../board/lay.js";
import { itemSign } from "../board/looks.js";
import { roomLabel } from "../board/names.js";
import { facings } from "./offers.js";
import { sheetInstead, story, whoIAm } from "./briefing.js";
import { company, tableAsks } from "./company.js";
import { useOf } from "./controls.js";
import { itemName, skillsOf } from "./gear.js";
import { legend } from "./legend.js";
import { map, pick, pickedKey, tools, whereAbouts, whichOne } from "./map.js";
import { bar, begin, begun, doings, packsOf, settleAt, stepNow, taleOf } from "./readying.js";
import { buttons, notice, word } from "./sequence.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function setupScreen(model, ctx) {
  return html`<div class=${cls("s-setup", model.seat[0], `on-${model.point.panel}`)}>
    ${top(model, ctx)}${word(model, ctx)}
    <main>
      <section class="buy" aria-label=${ctx.voice.say("gear-up")}>${papers(model, ctx)}</section>
      <section class="place">
        <div class="map">${map(model, ctx, INSETS, `${inHandOf(model)} ${placing(model)}`)}${whereAbouts(model, ctx)}${tools(model, ctx)}${whichOne(model, ctx)}${model.point.legend && legend(model, ctx)}</div>
        ${bar(model, ctx)}
      </section>
    </main></div>`;
}

const INSETS = [
  { left: 12, right: 64, top: 146, bottom: 12 },
  { left: 308, right: 64, top: 12, bottom: 12 },
];

/** Whether squares are lit for whoever is in hand. @param {Model} model */
const placing = (model) => model.answer?.form?.control?.kind === "endpoint";

/** @param {Model} model @param {Context} ctx */
function top(model, ctx) {
  const { say } = ctx.voice;
  const { me = {}, public: shared = {} } = model.parts;
  const now = stepNow(model);
  const first = packsOf(model).some((o) => String(o.value).startsWith("opening:")) ? "opening" : "loadout";
  const ready = (shared.ready ?? []).length;
  return html`<header class="top">${emblem(model.seat)}<div class="who"><strong class="caps">${say(`faction-${me.faction}`)}</strong><span class="soft">${say("getting-ready")}</span></div>
    ${
      notice(model, ctx) ??
      tableAsks(model, ctx) ??
      html`<ol class="prog">${[first, "place", "ready"].map(
        (step, i) => html`<li class=${cls(i < now && "past", i === now && "now")}
        aria-current=${i === now ? "step" : undefined}>${i + 1} ${say(`setup-step-${step}`)}</li>`,
      )}</ol>`
    }
    <div class="wait soft">${say("others-ready", { n: ready, all: (shared.order ?? []).length })}</div>
    ${lamp(model.line === "up", say(model.line === "up" ? "line-up" : "line-down"))}${buttons(ctx)}</header>`;
}

/** @param {Model} model @param {Context} ctx */
function papers(model, ctx) {
  const { say } = ctx.voice;
  if (model.point.tab === "sheet") return sheetInstead(model, ctx);
  const first = doings(model);
  const tale = taleOf(model);
  const packs = packsOf(model);
  const rest = first?.options.filter((o) => !o.hint?.loadout && !o.hint?.reading && o.value !== "ready" && o.value !== "place") ?? [];
  const title = say(packs.some((o) => String(o.value).startsWith("opening:")) ? "take-opening" : "take-loadout");
  return html`${story(tale, ctx)}${whoIAm(model, tale, ctx)}
    ${packs.length > 0 && html`<h1>${title}</h1><div class="packs" role="radiogroup" aria-label=${title}>${packs.map((o) => pack(o, model, ctx))}</div>`}
    ${rest.length > 0 && html`<div class="row">${rest.map((o) => doing(o, model, ctx))}</div>`}
    ${inHand(model, ctx)}
    ${crew(model, ctx)}
    ${stock(model, ctx)}
    ${company(model, ctx)}`;
}

/**
 * Something to do beside: what it is settled as now, or that it must be settled. @param {import("../table/wire.js").Option} option
 * @param {Model} model @param {Context} ctx
 */
function doing(option, model, ctx) {
  const { say } = ctx.voice;
  const on = model.answer?.trail[0] && same(model.answer.trail[0].value, option.value);
  const must = begun(model) && option.hint?.must;
  return html`<button type="button" key=${option.value} class=${cls("b", on && "on", must && "must")} title=${must ? say(must) : undefined}
      onClick=${() => begin(model, ctx, option)}>
    ${say(option.words)}${option.detail && html`<small>${say(option.detail)}</small>`}${typeof option.cost === "number" && html`<small>${say("credits-left", { n: option.cost })}</small>`}</button>`;
}

/** A ready-made load-out as a card. @param {import("../table/wire.js").Option} option @param {Model} model @param {Context} ctx */
function pack(option, model, ctx) {
  const { say } = ctx.voice;
  const taken = Boolean(option.hint?.taken);
  const chosen = same(model.answer?.trail[0]?.value, option.value);
  return html`<button type="button" key=${option.value} class=${cls("card", "pack", (chosen || taken) && "on")} role="radio"
      aria-checked=${chosen || taken ? "true" : "false"}
      onClick=${() => begin(model, ctx, option)}>
    <b class="caps">${say(option.words)}</b>${option.detail && html`<span class="soft">${say(option.detail)}</span>`}
    ${option.hint?.with && !taken && html`<span class="with">${say(option.hint.with)}</span>`}
    <span class="its">${(option.hint?.items ?? []).map((/** @type {string} */ type) => sign(itemSign(type), "it", itemName(ctx, type)))}</span></button>`;
}

/** The control in hand, where it is no square: purse, hands, a secret to settle. @param {Model} model @param {Context} ctx */
function inHand(model, ctx) {
  const { answer } = model;
  const control = answer?.form?.control;
  // the first question itself lies open anyway, also while the next is on its way
  if (!answer?.trail.length || !control || control.name === doings(model)?.name || control.kind === "endpoint" || control.kind === "path" || facings(answer).name === control.name)
    return null;
  const before = answer.trail.find((step) => step.name === control.name)?.value;
  const use = useOf(model, ctx, before);
  const one = control.kind === "budget" || (control.kind === "choose" && !control.many);
  const settles = one ? { ...use, choose: (/** @type {string} */ name, /** @type {any} */ value) => settleAt(model, ctx, name, value) } : use;
  return html`<section class="card hand"><div class="head"><h2>${ctx.voice.say(answer.form?.words)}</h2></div><div class="body">${widget(control, settles)}</div></section>`;
}

/** @param {Model} model @param {Context} ctx */
function crew(model, ctx) {
  const keys = keysOf(model.parts, "fig/").sort((a, b) => Number(Boolean(model.parts[a].at)) - Number(Boolean(model.parts[b].at)));
  if (!keys.length) return null;
  return html`<ul class="crew card">${keys.map((key) => {
    const figure = model.parts[key];
    const drawn = counters({ [key]: { ...figure, at: figure.at ?? "-" } }, model.seat, null, ctx.voice)[0];
    const picked = inHandOf(model) === key;
    return html`<li key=${key} class=${cls(picked && "sel")}><button type="button" class="who-b" aria-pressed=${picked ? "true" : "false"}
        onClick=${() => pick(model, ctx, key)}>
      ${portrait(drawn)}<div><b>${ctx.nameOf(figure)}</b><span>${skillsOf(figure, ctx).join(", ")}</span></div>
      <em>${(figure.gear ?? []).slice(0, 4).map((/** @type {any} */ thing) => sign(itemSign(thing.type), "it", itemName(ctx, thing.type)))}</em>
      <i class=${figure.at ? "ok" : "todo"}>${figure.at ? roomLabel(ctx.plan, figure.at, ctx.voice.say) : ctx.voice.say("todo-place")}</i></button></li>`;
  })}</ul>`;
}

/** The figure or thing that is being placed. @param {Model} model */
function inHandOf(model) {
  const what = model.answer?.trail.find((step) => step.name === "what")?.value;
  return what !== undefined && `fig/${what}` in model.parts ? `fig/${what}` : pickedKey(model);
}

/** Things that nobody carries yet. @param {Model} model @param {Context} ctx */
function stock(model, ctx) {
  const all = model.parts.me?.secrets?.stock ?? {};
  const carried = new Set(
    keysOf(model.parts, "fig/").flatMap((key) => (model.parts[key].gear ?? []).map((/** @type {any} */ thing) => thing.id)),
  );
  const loose = Object.entries(all).filter(([id]) => !carried.has(id) && !(`mark/${id}` in model.parts));
  const prompt = setupPrompt(model);
  if (!loose.length || !prompt) return null;
  return html`<div class="shop" role="group"
      aria-label=${ctx.voice.say("nobody-carries")}><p class="soft">${ctx.voice.say("nobody-carries")}</p>
    ${loose.map(
      ([id, type]) =>
        html`<button type="button" key=${id} class="b" onClick=${() =>
          ctx.act.ahead(prompt.id, [
            ["do", "carry"],
            ["item", id],
          ])}>${sign(itemSign(String(type)), "it")}${itemName(ctx, String(type))}</button>`,
    )}</div>`;
}
