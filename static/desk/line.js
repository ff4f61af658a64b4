// @ts-check
// The line of decisions, with what a rewind took back; going back says first who has learned what since.
import { cls, html } from "../table/html.js";
import { letter } from "../table/model.js";
import { text } from "../table/words.js";
import { moment, reading } from "../seat/legend.js";
import { decisions, undone } from "./decisions.js";
import { die } from "./dice.js";
import { details, learned, lookedUp } from "./learned.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** What it was; an order that names nobody is headed by its seat. @param {any} each @param {Context} ctx */
export const deed = (each, ctx) =>
  html`${each.words?.code === "line-order" && !["J", "auto", ""].includes(each.seat) && html`<b>${ctx.voice.say(`seat-${each.seat}`)}:</b> `}${text(ctx.voice, each.words)}`;

/** Turn and step in short, as "2c"; the band beside it says whose. @param {any} each @param {Model} model @param {Context} ctx */
export function time(each, model, ctx) {
  const when = String(each.when ?? "").replace(/-[a-z_]+$/, "");
  const order = model.parts.public?.order ?? [];
  const read = reading(when, order);
  return read && html`<span class="mono soft" title=${moment(when, order, ctx.voice)}>${read.round}${read.step}</span>`;
}

/** @param {Model} model @param {Context} ctx */
export function line(model, ctx) {
  const { say } = ctx.voice;
  const page = further(model, ctx);
  const made = [...decisions(model), ...page.line];
  const gone = new Set([...undone(model), ...page.gone]);
  const oldest = made.at(-1)?.n ?? 1;
  const to = model.point.drafts.rewind ?? null;
  const open = model.point.drafts.details ?? null;
  return html`${to !== null && confirmBack(made, to, model, ctx)}
    <ol class="line-l">${made.map(
      (each) => html`<li key=${each.n} class=${cls(letter(each.seat), (gone.has(each.n) || (to !== null && each.n >= to)) && "undone")}>
      <i class="band"></i><button type="button" class="b bare mono" aria-expanded=${open === each.n ? "true" : "false"} aria-label=${say("details-of", { n: each.n })}
          onClick=${() => ctx.act.draft("details", open === each.n ? null : each.n)}>${each.n}</button><span><span class="what">${deed(each, ctx)}</span>${gone.has(each.n) && html` <i>${say("taken-back")}</i>`}${answers(each, ctx)}</span>${time(each, model, ctx) ?? html`<span></span>`}
      <button type="button" class="b" disabled=${each.n < 2} aria-label=${say("back-before-n", { n: each.n })}
          onClick=${() => ctx.act.draft("rewind", each.n)}>${say("back-before")}</button>${open === each.n && details(each, model, ctx)}</li>`,
    )}
      ${!made.length && html`<li><p class="soft">${say("nothing-decided")}</p></li>`}</ol>
    ${oldest > 1 && html`<p><button type="button" class="b" onClick=${() => ctx.act.draft("older", [...(model.point.drafts.older ?? []), oldest])}>${say("older-decisions")}</button></p>`}`;
}

/** What was asked for of the line further back. @param {Model} model @param {Context} ctx @returns {{line: any[], gone: number[]}} */
function further(model, ctx) {
  const pages = /** @type {number[]} */ (model.point.drafts.older ?? []).map((before) => lookedUp(model, ctx, `line?before=${before}`)).filter(Boolean);
  return { line: pages.flatMap((page) => page.line), gone: pages.flatMap((page) => page.gone) };
}

/** @param {any} decision @param {Context} ctx */
const answers = (decision, ctx) =>
  (decision.answers ?? []).map(
    (/** @type {any} */ each) =>
      html`<i class="ans">${text(ctx.voice, each.words)} ${(each.faces ?? []).map((/** @type {number} */ face) => die(face))}${each.chosen ? text(ctx.voice, each.chosen) : (each.choice ?? "")}${each.secret ? ` (${ctx.voice.say("secret")})` : ""}</i>`,
  );

/** What is known and rolled since stays so in people's heads. @param {any[]} made @param {number} to @param {Model} model @param {Context} ctx */
function confirmBack(made, to, model, ctx) {
  const { say } = ctx.voice;
  const gone = undone(model);
  const back = made.filter((each) => each.n >= to && !gone.has(each.n));
  return html`<div class="back" role="alert"><p><b>${say("back-head", { n: back.length, to })}</b> ${say("back-learned")}</p>
    ${learned(model, ctx, to, Math.max(to, ...made.map((each) => each.n)))}
    <div class="row"><button type="button" class="b" onClick=${() => ctx.act.draft("rewind", null)}>${say("drop")}</button>
      <button type="button" class="b ink" onClick=${() => {
        ctx.act.desk({ rewind: to });
        ctx.act.draft("rewind", null);
      }}>${say("back-now")}</button></div></div>`;
}
