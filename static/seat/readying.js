// @ts-check
// How far getting ready has come: what must be settled, with a way to each; the bar below the plan, with the one thing to do now.
import { cls, html } from "../table/html.js";
import { bought } from "../table/forms.js";
import { keysOf, setupPrompt } from "../table/model.js";
import { why } from "../table/signs.js";
import { whyUse } from "./controls.js";
import { turn } from "./orders.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */
/** @typedef {import("../table/wire.js").Option} Option */

/** The options of the first question, if that is at hand. @param {Model} model @returns {{name: string, options: Option[]} | null} */
export function doings(model) {
  const first = model.answer?.trail[0]?.form.control ?? model.answer?.form?.control;
  return first?.kind === "choose" ? first : null;
}

/** Ready-made beginnings. @param {Model} model */
export const packsOf = (model) => doings(model)?.options.filter((o) => o.hint?.loadout) ?? [];

/** What is to be read before play, and whether that has been said. @param {Model} model */
export const taleOf = (model) => doings(model)?.options.find((o) => o.hint?.reading);

/** What must be settled before one is ready, each once. @param {Model} model @returns {Option[]} */
function musts(model) {
  const found = doings(model)?.options.filter((o) => o.hint?.must) ?? [];
  return found.filter((o, i) => found.findIndex((other) => other.hint?.must.code === o.hint?.must.code) === i);
}

/** Whether anything has been taken or placed. @param {Model} model */
export const begun = (model) =>
  packsOf(model).some((o) => o.hint?.taken) ||
  packsOf(model).length === 0 ||
  keysOf(model.parts, "fig/").some((key) => model.parts[key].at);

/** What belongs to placing people: a first square, another room than was wished. */
const PLACING = ["place", "settle:leave"];

/** The step one is at: taking, placing, or ready. @param {Model} model */
export function stepNow(model) {
  if (model.parts.me?.ready) return 2;
  const open = musts(model);
  if (!begun(model) || open.some((o) => !PLACING.includes(o.value))) return 0;
  return open.length ? 1 : 2;
}

/** Begin a doing; to place somebody begins with who comes next. @param {Model} model @param {Context} ctx @param {Option} option */
export function begin(model, ctx, option) {
  const prompt = setupPrompt(model);
  const next = nobodysPlace(model);
  const name = doings(model)?.name ?? "do";
  if (!prompt) return;
  if (option.hint?.loadout || option.hint?.reading || option.hint?.sure) ctx.act.ahead(prompt.id, [[name, option.value]], true);
  else if (option.value === "place" && next)
    ctx.act.ahead(prompt.id, [
      [name, "place"],
      ["what", model.parts[next].id],
    ]);
  else ctx.act.ahead(prompt.id, [[name, option.value]]);
}

/** Who has no square yet. @param {Model} model */
const nobodysPlace = (model) => keysOf(model.parts, "fig/").find((key) => !model.parts[key].at);

/** What is asked, what is still open, and the one thing to do now. @param {Model} model @param {Context} ctx */
export function bar(model, ctx) {
  const { answer } = model;
  return html`<div class=${cls("bar2", answer?.trail.some((step) => step.name === "what") && "doing")}><div><h2 class=${cls(Boolean(answer?.trail.length && answer.form && !answer.form.order) && "open")}>${heading(model, ctx)}</h2>
      ${said(model, ctx)}</div>
    ${answer && turn(model, ctx, toPlace(model))}
    ${
      answer?.trail.some((step) => step.own) &&
      html`<button type="button" class="b"
        onClick=${() => ctx.act.back()}>${ctx.voice.say("reset")}</button>`
    }
    ${acts(model, ctx)}</div>`;
}

/** Whether somebody of one's own is being placed, who will look somewhere. @param {Model} model */
const toPlace = ({ answer, parts }) => Boolean(answer?.trail.some(({ name, value }) => name === "what" && `fig/${value}` in parts));

/** @param {Model} model @param {Context} ctx */
function heading(model, ctx) {
  const { say } = ctx.voice;
  const { answer } = model;
  if (model.parts.me?.ready && !answer) return say("you-are-ready");
  if (answer?.trail.length && answer.form) return say(answer.form.words);
  const next = nextDoing(model);
  if (next?.hint?.reading) return say(next.hint.must);
  if (begun(model) && (stepNow(model) === 0 || next?.value === PLACING[1])) return say("setup-one-more");
  const opening = packsOf(model).some((o) => String(o.value).startsWith("opening:"));
  return say(["setup-take", "setup-place-all", "setup-all-there"][stepNow(model)] ?? "getting-ready", { what: opening ? "opening" : "loadout" });
}

/** A refusal; else what an order would mean; else what is still open, with a way to it. @param {Model} model @param {Context} ctx */
function said(model, ctx) {
  const { say } = ctx.voice;
  const { answer, refusal } = model;
  if (refusal) return html`<p class="soft no" role="alert">${say(refusal.words)} ${why("setup", refusal.clauses, whyUse(model, ctx))}</p>`;
  const open = answer?.trail.length || model.parts.me?.ready || !(begun(model) || model.point.insisted) ? [] : musts(model);
  if (open.length)
    return html`<p class=${cls("soft", "musts", model.point.insisted && "no")} role=${model.point.insisted ? "alert" : undefined}>${say("setup-still")} ${open.map(
      (o) => html`<button type="button" key=${o.value} class="way-to" onClick=${() => (o.hint?.loadout ? seek() : begin(model, ctx, o))}>${say(o.hint?.must)}</button> `,
    )}</p>`;
  const barred = answer?.form?.control?.kind === "budget" && !answer.form.order;
  return html`<p class=${cls("soft", barred && "no")}>${(answer?.form?.expects ?? []).map((words) => say(words)).join(" ")} ${why("setup", answer?.form?.clauses, whyUse(model, ctx))}</p>`;
}

/** To the ready-made beginnings, for whom they have gone out of sight. */
const seek = () => /** @type {HTMLElement | null} */ (globalThis.document?.querySelector(".pack"))?.focus();

/** @param {Model} model @param {Context} ctx */
function acts(model, ctx) {
  const { say } = ctx.voice;
  const [ready, form, prompt] = [model.parts.me?.ready, model.answer?.form, setupPrompt(model)];
  if (!prompt) return null;
  if (ready && !model.answer)
    return html`<button type="button" class="b" onClick=${() => ctx.act.open(prompt.id)}>${say("change-after-all")}</button>`;
  if (form?.control?.kind === "budget") return buying(form.control, model, ctx);
  if (form?.order)
    return html`<button type="button" class=${cls("b", "send", !ready && "ask-b")} onClick=${ctx.act.confirm}>${say(form.send ?? "confirm")}</button>`;
  if (model.answer?.trail.length) return null;
  const next = nextDoing(model);
  return html`${done(model, ctx, prompt.id, !next)}${
    next && html`<button type="button" class="b ask-b" onClick=${() => begin(model, ctx, next)}>${named(next, model, ctx)}</button>`
  }`;
}

/** The whole purse is laid out at once. @param {import("../table/wire.js").Budget} control @param {Model} model @param {Context} ctx */
function buying({ name, purse, lines }, model, ctx) {
  const have = bought(lines, model.point.drafts[name] ?? model.answer?.trail.find((step) => step.name === name)?.value);
  const left = purse - lines.reduce((sum, line) => sum + line.price * have[line.id], 0);
  return html`<span class="soft">${ctx.voice.say("credits-left", { n: left })}</span><button type="button" class="b ask-b send"
      onClick=${() => settleAt(model, ctx, name, have)}>${ctx.voice.say("take-it")}</button>`;
}

/** Settle something of set-up with one touch, as it may be changed again at any time. @param {Model} model @param {Context} ctx @param {string} name @param {any} value */
export function settleAt(model, ctx, name, value) {
  const { answer } = model;
  if (!answer) return;
  const at = answer.trail.findIndex((step) => step.name === name);
  const before = at < 0 ? answer.trail : answer.trail.slice(0, at);
  ctx.act.ahead(answer.prompt, [...before.map((step) => /** @type {[string, any]} */ ([step.name, step.value])), [name, value]], true);
}

/** The one thing to do now: the tale, a load-out, what must be settled, whoever has no square. @param {Model} model */
function nextDoing(model) {
  const tale = taleOf(model);
  if (tale?.hint?.must) return tale;
  if (!begun(model)) return packsOf(model).find((o) => !o.off) ?? null;
  return musts(model).find((o) => !o.off) ?? null;
}

/** @param {Option} option @param {Model} model @param {Context} ctx */
function named(option, model, ctx) {
  const next = nobodysPlace(model);
  if (option.hint?.reading) return ctx.voice.say(option.hint.says);
  if (option.hint?.loadout) return ctx.voice.say("take-this", { what: option.words });
  return option.value === "place" && next ? ctx.voice.say("place-who", { who: ctx.nameOf(model.parts[next]) }) : ctx.voice.say(option.words);
}

/** Ready; while something is open a press says so instead. @param {Model} model @param {Context} ctx @param {string} prompt @param {boolean} first */
function done(model, ctx, prompt, first) {
  const off = doings(model)?.options.find((o) => o.value === "ready")?.off;
  return html`<button type="button" class=${cls("b", first && "ask-b", off && "not-yet")} title=${off ? ctx.voice.say(off) : undefined}
      onClick=${() => (off ? ctx.act.point({ insisted: true }) : ctx.act.ahead(prompt, [["do", "ready"]], true))}>${ctx.voice.say("setup-done")}</button>`;
}
