// @ts-check
// Change anything: the thing that was tapped, what can be otherwise about it, and the change itself. Tells nobody by itself.
import { cls, html } from "../table/html.js";
import { pickedOption } from "../table/answer.js";
import { all, clockText } from "../table/model.js";
import { widget } from "../table/forms.js";
import { emblem } from "../table/signs.js";
import { shortName } from "../board/names.js";
import { useOf } from "../seat/controls.js";
import { traces } from "./learned.js";
import { portrait } from "./portrait.js";
import { drafted } from "./ruling.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const ABOUT = "about";

/**
 * Take up a thing by its id: a figure, a thing, a square, a seat, the station. @param {Model} model @param {Context} ctx @param {string} id
 * @param {Partial<import("../table/model.js").Point>} [point] what is marked on the map with it
 */
export function take(model, ctx, id, point = { picked: null, cursor: null }) {
  const prompt = all(model.parts, "prompt/")[0];
  ctx.act.point({ ...point, ask: null, tool: "change" });
  if (prompt) ctx.act.open(prompt.id, [[ABOUT, id]]);
}

/** The thing in hand; empty while there is none. @param {Model} model */
export const inHand = (model) => String(model.answer?.trail.find((step) => step.name === ABOUT)?.value ?? "");

/** Whether a tap on the map is now the answer: where something goes. @param {Model} model */
export const wantsPlace = (model) =>
  model.point.tool === "change" && model.answer?.form?.control?.kind === "text" && model.answer.form.control.name === "value";

/** @param {Model} model @param {Context} ctx */
export function change(model, ctx) {
  const { say } = ctx.voice;
  const prompt = all(model.parts, "prompt/")[0];
  const id = inHand(model);
  const form = model.answer?.form;
  return html`${id ? header(id, model, ctx) : html`<p class="soft">${say("tap-to-change")}</p>`}
    ${
      prompt &&
      !model.answer &&
      html`<p class="row">${model.parts.station && html`<button type="button" class="b" onClick=${() => take(model, ctx, "station")}>${say("the-whole-station")}</button>`}
      <button type="button" class="b" onClick=${() => ctx.act.open(prompt.id)}>${say(model.parts.station ? "change-any" : "change-it")}</button></p>`
    }
    ${form && asked(form, model, ctx)}`;
}

/** @param {any} form @param {Model} model @param {Context} ctx */
function asked(form, model, ctx) {
  const { say } = ctx.voice;
  const chosen = told(model, ctx);
  const correction = form.order?.kind === "correct";
  return html`${chosen && html`<p class="told" aria-live="polite"><b>${chosen}</b></p>`}
    ${wantsPlace(model) ? html`<p>${say("tap-where")}</p>` : form.control && widget(form.control, useOf(model, ctx, undefined))}
    ${
      (chosen || form.order) &&
      html`<div class="row">
      <button type="button" class="b" onClick=${() => ctx.act.back()}>${say("something-else")}</button>
      ${form.order && html`<button type="button" class=${cls("b", !model.point.ruling && "ink")} onClick=${ctx.act.confirm}>${say("change-now")}</button>`}
      ${correction && model.point.ruling && html`<button type="button" class="b ink" onClick=${() => added(model, ctx, form.order)}>${say("ruling-add-this")}</button>`}</div>`
    }`;
}

/** What has been chosen, in words: what · whom · value. @param {Model} model @param {Context} ctx */
function told(model, ctx) {
  const { say } = ctx.voice;
  const named = (/** @type {import("../table/answer.js").Chosen} */ step) => {
    const option = pickedOption(step);
    if (option) return say(option.words);
    const value = String(step.value);
    const figure = model.parts[`fig/${value}`];
    return figure ? ctx.nameOf(figure) : ctx.plan ? shortName(ctx.plan, value, say) : value;
  };
  return (model.answer?.trail ?? [])
    .filter((step) => step.name !== ABOUT)
    .map(named)
    .join(" · ");
}

/** A change goes into the ruling that is being put together. @param {Model} model @param {Context} ctx @param {any} order */
function added(model, ctx, order) {
  const now = drafted(ctx.now());
  const whom = model.parts[`fig/${inHand(model)}`] ?? model.parts[`item/${inHand(model)}`];
  const said = [whom && ctx.nameOf(whom), told(model, ctx)].filter(Boolean).join(" · ");
  ctx.act.shut();
  ctx.act.point({ tool: "ruling", ruling: { ...now, changes: [...now.changes, { order, said }] } });
}

/** What is in hand. @param {string} id @param {Model} model @param {Context} ctx */
function header(id, model, ctx) {
  const seat = (model.parts.table?.seats ?? []).find((/** @type {any} */ each) => each.id === id);
  if (id === "station") return html`<h3>${ctx.voice.say("the-whole-station")}</h3>`;
  if (seat) return html`<div class="about">${emblem(id)}<h3>${ctx.voice.say(`seat-${id}`)}</h3></div>${clock(id, model, ctx)}`;
  const known = model.parts[`fig/${id}`] ?? model.parts[`item/${id}`];
  return html`${portrait(id, model, ctx, (thing) => take(model, ctx, thing))}${known && traces(id, model, ctx)}`;
}

const MINUTES = [1, 5, 10, 20];

/** The clock of a seat that is asked; any other has its whole time before it. @param {string} id @param {Model} model @param {Context} ctx */
function clock(id, model, ctx) {
  const { say } = ctx.voice;
  const left = (model.parts.clocks ?? []).find((/** @type {any} */ each) => each?.seat === id)?.left;
  const asked = (model.parts.asked ?? []).some((/** @type {any} */ prompt) => prompt.to === id && !prompt.optional);
  if (typeof left !== "number" || !asked) return null;
  const set = (/** @type {number} */ seconds) => ctx.act.desk({ clock: { [id]: Math.max(0, Math.round(seconds)) } });
  return html`<div class="row" role="group" aria-label=${say("clock-of", { who: say(`seat-${id}`) })}><b class="mono clock">${clockText(left)}</b>
    <button type="button" class="b" onClick=${() => set(left + 60)}>${say("one-minute-more")}</button>
    ${MINUTES.map((minutes) => html`<button type="button" class="b" key=${minutes} onClick=${() => set(minutes * 60)}>${minutes}:00</button>`)}</div>`;
}
