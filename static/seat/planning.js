// @ts-check
// The plan of the next turn: made while others play, offered again in the own turn, where each step is asked anew.
import { html } from "../table/html.js";
import { hinted } from "../table/answer.js";
import { PLAN, planOf, planning, stepsOf, wayIn, weighed } from "../table/plan.js";
import { shortName } from "../board/names.js";
import { given } from "./controls.js";
import { rowsOfFigures } from "./offers.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** While deeds are declared: what was planned, what of it is open, what not and why. @param {Model} model @param {Context} ctx */
export function planStrip(model, ctx) {
  const steps = stepsOf(model.parts);
  const rows = rowsOfFigures(model.answer, model.parts);
  if (!rows || !Object.keys(steps).length) return null;
  const { say } = ctx.voice;
  const { intents, failed } = weighed(rows, steps);
  const said = given(rows, model);
  const open = Object.entries(intents).filter(([id, deed]) => said[id] !== deed);
  if (!open.length && !failed.length) return null;
  const told = open.map(([id]) => say("plan-line", { who: named(id, model, ctx), what: say(steps[id].words) }));
  return html`<aside class="card coach" aria-label=${say("your-plan")}><h2>${say("your-plan")}</h2>
    <p>${told.join(" ")} ${failed.map(({ row, why }) => html`<span class="no">${say("plan-fails", { who: say(row.words), why: why ? say(why) : say("not-open-now") })} </span>`)}</p>
    <div class="wants">${
      open.length > 0 &&
      html`<button type="button" class="b ink"
        onClick=${() => ctx.act.choose(rows.name, { ...said, ...intents })}>${say("plan-carry-out")}</button>`
    }
      <button type="button" class="b" onClick=${() => keep({}, model, ctx)}>${say("plan-drop")}</button></div></aside>`;
}

/** The way and all that was planned behind it, for who has just been taken up. @param {Model} model @param {Context} ctx */
export function asPlanned(model, ctx) {
  const { answer } = model;
  const id = hinted(answer, "figure");
  const step = stepsOf(model.parts)[id];
  if (!answer || answer.prompt === PLAN || !step?.choices.length || rowsOfFigures(answer, model.parts)) return null;
  if (model.point.strayed || answer.trail.some(({ name }) => step.choices.some(([planned]) => planned === name))) return null;
  const name = answer.trail[0].name;
  return html`<button type="button" class="b ink"
      onClick=${() => ctx.act.ahead(answer.prompt, [[name, answer.trail[0].value], ...step.choices])}>${ctx.voice.say("as-planned")}</button>`;
}

/** All steps, each to be changed or dropped. @param {Model} model @param {Context} ctx */
export function planList(model, ctx) {
  const { say } = ctx.voice;
  const steps = stepsOf(model.parts);
  const open = planning(model.parts);
  return html`<p class="soft">${say(open ? "plan-hint" : "plan-not-now")}</p>
    ${open && html`<p><button type="button" class="b" onClick=${() => begin([], ctx)}>${say("prompt-plan")}</button></p>`}
    <ul class="points">${Object.entries(steps).map(
      ([id, step]) => html`<li key=${id}><p>${say("plan-line", { who: named(id, model, ctx), what: say(step.words) })} ${goal(step, ctx)}
      ${open && html`<button type="button" class="b bare" onClick=${() => begin([["figure", id]], ctx)}>${say("change")}</button>`}
      <button type="button" class="b bare" onClick=${() => keep(without(steps, id), model, ctx)}>${say("drop")}</button></p></li>`,
    )}</ul>`;
}

/** @param {import("../table/plan.js").Step} step @param {Context} ctx */
function goal(step, ctx) {
  const end = wayIn(step).at(-1);
  return end && ctx.plan ? ctx.voice.say("to-place", { place: shortName(ctx.plan, end, ctx.voice.say) }) : "";
}

/** @param {[string, any][]} choices @param {Context} ctx */
function begin(choices, ctx) {
  ctx.act.ahead(PLAN, choices);
  ctx.act.point({ panel: "map" });
}

/** @param {Record<string, any>} steps @param {string} id */
const without = (steps, id) => Object.fromEntries(Object.entries(steps).filter(([each]) => each !== id));

/** @param {Record<string, any>} steps @param {Model} model @param {Context} ctx */
const keep = (steps, model, ctx) => ctx.act.keep("plan", planOf(model.parts, steps));

/** @param {string} id @param {Model} model @param {Context} ctx */
const named = (id, model, ctx) => (model.parts[`fig/${id}`] ? ctx.nameOf(model.parts[`fig/${id}`]) : id);
