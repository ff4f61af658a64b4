// @ts-check
// Getting ready: a load-out in one tap, or people, gear, hands and squares one by one; the plan beside, with the squares lit that may be taken.
import { cls, html } from "../table/html.js";
import { keysOf } from "../table/model.js";
import { widget } from "../table/forms.js";
import { same } from "../table/answer.js";
import { emblem, lamp, sign, why } from "../table/signs.js";
import { portrait } from "../board/counter.js";
import { counters } from "../board/lay.js";
import { itemSign } from "../board/looks.js";
import { roomLabel } from "../board/names.js";
import { facings } from "./offers.js";
import { turn } from "./orders.js";
import { useOf, whyUse } from "./controls.js";
import { itemName, skillsOf } from "./choices.js";
import { map, pickedKey, tools, whereAbouts, whichOne } from "./map.js";
import { buttons, notice } from "./sequence.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** The prompt of set-up, open whether ready or not. @param {Model} model */
const promptOf = (model) => Object.values(model.parts).find((part) => part?.kind === "setup" && "waiting" in part) ?? null;

/** @param {Model} model @param {Context} ctx */
export function setupScreen(model, ctx) {
  return html`<div class=${cls("s-setup", model.seat[0], `on-${model.point.panel}`)}>
    ${top(model, ctx)}${notice(model, ctx)}
    <main>
      <section class="buy" aria-label=${ctx.voice.say("gear-up")}>${papers(model, ctx)}</section>
      <section class="place">
        <div class="map">${map(model, ctx, wide() && adviceFor(model, ctx) ? BESIDE : INSETS)}${whereAbouts(model, ctx)}${tools(model, ctx)}${whichOne(model, ctx)}${wide() && advice(model, ctx)}</div>
        ${bar(model, ctx)}
      </section>
    </main></div>`;
}

const INSETS = [
  { left: 12, right: 64, top: 146, bottom: 12 },
  { left: 308, right: 64, top: 12, bottom: 12 },
];
const BESIDE = [{ left: 326, right: 64, top: 12, bottom: 12 }];
const wide = () => globalThis.innerWidth > 1180;

/** @param {Model} model @param {Context} ctx */
function top(model, ctx) {
  const { say } = ctx.voice;
  const { me = {}, public: shared = {} } = model.parts;
  const figures = keysOf(model.parts, "fig/").length > 0;
  const now = me.ready ? 2 : figures && model.parts.me ? 1 : 0;
  const ready = (shared.ready ?? []).length;
  return html`<header class="top">${emblem(model.seat)}<div class="who"><strong class="caps">${say(`faction-${me.faction}`)}</strong><span class="soft">${say("getting-ready")}</span></div>
    <ol class="prog">${["loadout", "place", "ready"].map(
      (step, i) => html`<li class=${cls(i < now && "past", i === now && "now")}
        aria-current=${i === now ? "step" : undefined}>${i + 1} ${say(`setup-step-${step}`)}</li>`,
    )}</ol>
    <div class="wait soft">${say("others-ready", { n: ready, all: (shared.order ?? []).length })}</div>
    ${lamp(model.line === "up", say(model.line === "up" ? "line-up" : "line-down"))}${buttons(ctx)}</header>`;
}

/**
 * The options of the first question, if that is at hand. @param {Model} model
 * @returns {{name: string, options: import("../table/wire.js").Option[]} | null}
 */
function doings(model) {
  const first = model.answer?.trail[0]?.form.control ?? model.answer?.form?.control;
  return first?.kind === "choose" ? first : null;
}

/** @param {Model} model @param {Context} ctx */
function papers(model, ctx) {
  const { say } = ctx.voice;
  const first = doings(model);
  const packs = first?.options.filter((o) => o.hint?.loadout) ?? [];
  const rest = first?.options.filter((o) => !o.hint?.loadout && o.value !== "ready" && o.value !== "place") ?? [];
  return html`
    ${
      packs.length > 0 &&
      html`<h1>${say("take-loadout")}</h1><div class="packs" role="radiogroup"
        aria-label=${say("take-loadout")}>${packs.map((o) => pack(o, model, ctx))}</div>`
    }
    ${
      first &&
      rest.length > 0 &&
      html`<div class="row">${rest.map(
        (
          o,
        ) => html`<button type="button" key=${o.value} class=${cls("b", model.answer?.trail[0] && same(model.answer.trail[0].value, o.value) && "on")}
            onClick=${() => ctx.act.choose(first.name, o.value)}>
      ${say(o.words)}${typeof o.cost === "number" && html`<small>${o.cost}</small>`}</button>`,
      )}</div>`
    }
    ${inHand(model, ctx)}
    ${crew(model, ctx)}
    ${stock(model, ctx)}
    ${!wide() && advice(model, ctx)}`;
}

/** A ready-made load-out as a card. @param {import("../table/wire.js").Option} option @param {Model} model @param {Context} ctx */
function pack(option, model, ctx) {
  const { say } = ctx.voice;
  const prompt = promptOf(model);
  const taken = model.parts.me?.secrets?.loadout === option.hint?.loadout;
  const chosen = same(model.answer?.trail[0]?.value, option.value);
  return html`<button type="button" key=${option.value} class=${cls("card", "pack", (chosen || taken) && "on")} role="radio"
      aria-checked=${chosen || taken ? "true" : "false"}
      onClick=${() => prompt && ctx.act.ahead(prompt.id, [[doings(model)?.name ?? "do", option.value]], true)}>
    <b class="caps">${say(option.words)}</b>${option.detail && html`<span class="soft">${say(option.detail)}</span>`}
    <span class="its">${(option.hint?.items ?? []).map((/** @type {string} */ type) => sign(itemSign(type), "it", itemName(ctx, type)))}</span></button>`;
}

/** The control in hand, where it is no square: purse, hands, a secret to settle. @param {Model} model @param {Context} ctx */
function inHand(model, ctx) {
  const { answer } = model;
  const control = answer?.form?.control;
  if (!answer?.trail.length || !control || control.kind === "endpoint" || control.kind === "path" || facings(answer).name === control.name)
    return null;
  const before = answer.trail.find((step) => step.name === control.name)?.value;
  return html`<section class="card hand"><div class="head"><h2>${ctx.voice.say(answer.form?.words)}</h2></div><div class="body">${widget(control, useOf(model, ctx, before))}</div></section>`;
}

/** @param {Model} model @param {Context} ctx */
function crew(model, ctx) {
  const keys = keysOf(model.parts, "fig/").sort((a, b) => Number(Boolean(model.parts[a].at)) - Number(Boolean(model.parts[b].at)));
  const prompt = promptOf(model);
  if (!keys.length) return null;
  return html`<ul class="crew card">${keys.map((key) => {
    const figure = model.parts[key];
    const drawn = counters({ [key]: { ...figure, at: figure.at ?? "-" } }, model.seat, null, ctx.voice)[0];
    const picked = inHandOf(model) === key;
    return html`<li key=${key} class=${cls(picked && "sel")}><button type="button" class="who-b" aria-pressed=${picked ? "true" : "false"}
        onClick=${() => {
          ctx.act.point({ picked: key });
          if (prompt && !model.parts.me?.ready)
            ctx.act.ahead(prompt.id, [
              ["do", "place"],
              ["what", figure.id],
            ]);
        }}>
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
  const prompt = promptOf(model);
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

/** What is asked, and the one thing to do now. @param {Model} model @param {Context} ctx */
function bar(model, ctx) {
  const { say } = ctx.voice;
  const { answer } = model;
  const prompt = promptOf(model);
  const ready = model.parts.me?.ready;
  const next = keysOf(model.parts, "fig/").find((key) => !model.parts[key].at);
  const head = ready && !answer ? say("you-are-ready") : answer?.form ? say(answer.form.words) : say("getting-ready");
  return html`<div class="bar2"><div><h2 class=${cls(Boolean(answer?.trail.length && answer.form && !answer.form.order) && "open")}>${head}</h2>
      <p class=${cls("soft", model.refusal && "no")}
          role=${model.refusal ? "alert" : undefined}>${model.refusal ? say(model.refusal.words) : (answer?.form?.expects ?? []).map((words) => say(words)).join(" ")} ${why("setup", model.refusal?.clauses ?? answer?.form?.clauses, whyUse(model, ctx))}</p></div>
    ${answer && turn(model, ctx)}
    ${
      answer?.trail.some((step) => step.own) &&
      html`<button type="button" class="b"
        onClick=${() => ctx.act.back()}>${say("reset")}</button>`
    }
    ${acts(model, ctx, prompt, next)}</div>`;
}

/** @param {Model} model @param {Context} ctx @param {any} prompt @param {string | undefined} next */
function acts(model, ctx, prompt, next) {
  const { say } = ctx.voice;
  const ready = model.parts.me?.ready;
  const form = model.answer?.form;
  if (!prompt) return null;
  if (ready && !model.answer)
    return html`<button type="button" class="b" onClick=${() => ctx.act.open(prompt.id)}>${say("change-after-all")}</button>`;
  if (form?.order)
    return html`<button type="button" class=${cls("b", ready ? "" : "ask-b")} onClick=${ctx.act.confirm}>${say("confirm")}</button>`;
  if (model.answer?.trail.length) return null;
  const place =
    next &&
    html`<button type="button" class="b ask-b" onClick=${() =>
      ctx.act.ahead(prompt.id, [
        ["do", "place"],
        ["what", model.parts[next].id],
      ])}>${say("place-who", { who: ctx.nameOf(model.parts[next]) })}</button>`;
  const secrets = model.parts.me?.secrets ?? {};
  const settle = doings(model)?.options.find((o) => String(o.value).startsWith("settle:") && !secrets[String(o.value).slice(7)]);
  const off = doings(model)?.options.find((o) => o.value === "ready")?.off;
  const done = html`<button type="button" class=${cls("b", !next && !settle && "ask-b")} aria-disabled=${off ? "true" : undefined} title=${off ? say(off) : undefined}
      onClick=${() => !off && ctx.act.ahead(prompt.id, [["do", "ready"]], true)}>${say("setup-done")}</button>`;
  if (settle)
    return html`${done}<button type="button" class="b ask-b"
        onClick=${() => ctx.act.ahead(prompt.id, [[doings(model)?.name ?? "do", settle.value]])}>${say(settle.words)}</button>`;
  return html`${done}${place}`;
}

/** Advice for newcomers, which can be closed. @param {Model} model @param {Context} ctx */
function adviceFor(model, ctx) {
  const { me = {} } = model.parts;
  if (model.point.tab === "no-advice") return null;
  const codes = [
    me.card,
    `card-species-${(me.secrets?.species ?? "").replaceAll("_", "-")}`,
    `card-employer-${me.secrets?.employer ?? ""}`,
    `card-${me.faction}`,
    `knows-${me.faction}`,
  ];
  return codes.find((code) => (typeof code === "string" ? ctx.voice.knows(code) : code)) ?? null;
}

/** @param {Model} model @param {Context} ctx */
function advice(model, ctx) {
  const words = adviceFor(model, ctx);
  return (
    words &&
    html`<aside class="card try"><div class="head"><h2>${ctx.voice.say(String(words).startsWith("knows-") ? "what-you-know" : "what-to-try")}</h2><button type="button" class="b bare"
        aria-label=${ctx.voice.say("close")}
        onClick=${() => ctx.act.point({ tab: "no-advice" })}>${sign("u-close")}</button></div><p>${ctx.voice.say(words)}</p></aside>`
  );
}
