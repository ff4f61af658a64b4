// @ts-check
// The card above the dock: a control too large for a row, or more to choose from; or what is known of a counter.
import { html } from "../table/html.js";
import { same } from "../table/answer.js";
import { optionButton, widget } from "../table/forms.js";
import { notNow } from "../table/shut.js";
import { portrait } from "../board/counter.js";
import { counters, nameOf } from "../board/lay.js";
import { shortName } from "../board/names.js";
import { promptAt } from "../table/plan.js";
import { emblem, sign } from "../table/signs.js";
import { itemSign } from "../board/looks.js";
import { decide } from "./crew.js";
import { itemName } from "./gear.js";
import { besides, rowsOfFigures } from "./offers.js";
import { deedChoice, figureChoice, given, inRow, plainly, restOf, untried, useOf } from "./controls.js";
import { moment } from "./legend.js";
import { pickedKey } from "./map.js";
import { pinning } from "./notes.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function choicesCard(model, ctx) {
  const form = model.answer?.form;
  const control = form?.control;
  const prompt = model.answer && promptAt(model.parts, model.answer.prompt);
  if (form && control && prompt && !prompt.waiting) {
    const rows = rowsOfFigures(model.answer, model.parts);
    if (deedChoice(control)) return model.point.more ? frame(model, ctx, ctx.voice.say(form.words), widget(control, useOf(model, ctx))) : aboutCounter(model, ctx);
    if (rows && model.point.more) return frame(model, ctx, ctx.voice.say(form.words), deeds(rows, model, ctx));
    if (!rows && figureChoice(control, model) && control.kind === "choose" && model.point.more)
      return frame(model, ctx, ctx.voice.say("more"), rest(control, model, ctx));
    const more = besides(form);
    if (more.length && model.point.more) return frame(model, ctx, ctx.voice.say("more"), more.map((each) => beside(each, model, ctx)));
    const large = !rows && !inRow(control, ctx) && !figureChoice(control, model);
    const asked = (!form.order && !plainly(control)) || untried(model.answer);
    if (large && (asked || model.point.more)) {
      const before = model.answer?.trail.find((step) => step.name === control.name)?.value;
      const head = ctx.voice.knows(`beside-${control.name}`) ? `beside-${control.name}` : form.words;
      return frame(model, ctx, ctx.voice.say(head), widget(control, useOf(model, ctx, before)), !asked);
    }
  }
  return aboutCounter(model, ctx);
}

/** Closing what "more" opened leaves the figure in hand. @param {Model} model @param {Context} ctx @param {string} title @param {any} body @param {boolean} [shuts] */
const frame = (model, ctx, title, body, shuts = true) => html`<section class="card choices" aria-label=${title}>
  <div class="head"><h2>${title}</h2>${
    shuts &&
    html`<button type="button" class="b bare" aria-label=${ctx.voice.say("close")}
      onClick=${() => ctx.act.point(model.point.more ? { more: false } : { picked: null })}>${sign("u-close")}</button>`
  }</div>
  <div class="body">${body}</div></section>`;

/** All that a figure may declare. @param {import("../table/wire.js").Assign} control @param {Model} model @param {Context} ctx */
function deeds(control, model, ctx) {
  const row = control.rows.find((each) => `fig/${each.id}` === pickedKey(model)) ?? control.rows[0];
  const said = given(control, model);
  const use = useOf(model, ctx);
  return html`<div class="w-choose" role="radiogroup">${row.options.map((option) =>
    optionButton(option, same(option.value, said[row.id]), use, () => decide(control, row.id, option.value, model, ctx)),
  )}</div>${notNow(row.shut, row.id, use)}`;
}

/** A control beside the way: holding a hatch open, a look into the dark, what one expects. @param {import("../table/wire.js").Control} control @param {Model} model @param {Context} ctx */
function beside(control, model, ctx) {
  const before = model.answer?.trail.find((step) => step.name === control.name)?.value;
  const now = before ?? (control.kind === "choose" ? control.default : undefined);
  return html`<section key=${control.name}><h3 class="caps">${ctx.voice.say(`beside-${control.name}`)}</h3>${widget(control, useOf(model, ctx, now))}</section>`;
}

/** @param {import("../table/wire.js").Choose} control @param {Model} model @param {Context} ctx */
const rest = (control, model, ctx) =>
  html`<div class="w-choose" role="radiogroup">${restOf(control, model).map((option) => optionButton(option, false, useOf(model, ctx), () => ctx.act.choose(control.name, option.value)))}</div>`;

/** What is known of somebody else's counter that was tapped. @param {Model} model @param {Context} ctx */
function aboutCounter(model, ctx) {
  const key = model.point.picked;
  const counter = key?.startsWith("ctr/") ? model.parts[key] : null;
  if (!key || !counter) return null;
  const { say } = ctx.voice;
  const drawn = counters({ [key]: counter }, model.seat, ctx.plan, ctx.voice)[0];
  const seen = say(counter.live === false ? "last-seen" : "in-view", {
    when: counter.when ? moment(counter.when, model.parts.public?.order ?? [], ctx.voice) : "",
    by: (counter.by ?? []).map((/** @type {any} */ who) => (typeof who === "string" ? whoIs(model, ctx, who) : say(who))),
  });
  return frame(
    model,
    ctx,
    nameOf(ctx.voice, counter),
    html`<div class="about">${portrait(drawn)}
    <p>${ctx.plan ? shortName(ctx.plan, counter.at, say) : counter.at}. ${seen} ${counter.posture && counter.posture !== "up" ? say(`state-${counter.posture}`) : ""} ${counter.held ? say("state-held") : ""}</p>
    ${[...(counter.holds ?? []), ...(counter.worn ?? [])].map((type) => html`<span class="thing-b">${sign(itemSign(type), "it")}${itemName(ctx, type)}</span>`)}
    ${model.role === "seat" && pinning(model, ctx, counter.at)}</div>`,
  );
}

/** @param {Model} model @param {Context} ctx @param {string} id */
const whoIs = (model, ctx, id) => (model.parts[`fig/${id}`] ? ctx.nameOf(model.parts[`fig/${id}`]) : id);
