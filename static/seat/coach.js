// @ts-check
// The coach of the first turns: what is to be done on this very screen, what one wants, what one might try. Can be closed for good.
import { html } from "../table/html.js";
import { prompts } from "../table/model.js";
import { PLAN, promptAt } from "../table/plan.js";
import { sign } from "../table/signs.js";
import { facings, rowsOfFigures, wayOf } from "./offers.js";
import { figureChoice } from "./controls.js";
import { pickedKey } from "./map.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const LESSONS = 2;

/** @param {Model} model @param {Context} ctx */
export function coach(model, ctx) {
  const { round = 0, phase } = model.parts.public ?? {};
  if (!ctx.page.coach || phase !== "play" || round > LESSONS || model.seat === "O") return null;
  const { say } = ctx.voice;
  return html`<aside class="card coach" aria-label=${say("coach")}><h2>${say("coach")}</h2><button type="button" class="b bare"
        aria-label=${say("coach-close")} title=${say("coach-close")} onClick=${ctx.act.coach}>${sign("u-close")}</button>
    <p>${say(`coach-${lesson(model)}`, { send: say(model.answer?.form?.send ?? "confirm") })}</p>${wants(model, ctx)}</aside>`;
}

/** Which step of a turn this screen is at. @param {Model} model */
export function lesson(model) {
  const { answer } = model;
  const prompt = answer && promptAt(model.parts, answer.prompt);
  if (prompts(model.parts).some((each) => each.waiting)) return "judge";
  if (!answer?.form || !prompt) return "wait";
  if (answer.prompt === PLAN) return "plan";
  if (rowsOfFigures(answer, model.parts)) return model.point.doubt ? "doubt" : pickedKey(model) ? "deed" : "declare";
  const { control } = answer.form;
  if (control && figureChoice(control, model)) return "who";
  if (wayOf(answer)) return "goal";
  if (control?.kind === "path") return "way";
  if (prompt.optional) return "standing";
  if (answer.form.order && facings(answer).options.length) return "facing";
  return control && !answer.trail.some((step) => step.name === control.name) ? "choose" : "send";
}

/** What one wants and what one might try, to be opened. @param {Model} model @param {Context} ctx */
export function wants(model, ctx) {
  const { say } = ctx.voice;
  const goals = goalsOf(model, ctx);
  const advice = adviceFor(model, ctx);
  return html`<div class="wants">
    ${goals.length > 0 && html`<details><summary class="b">${say("what-i-want")}</summary><ol>${goals.map((words) => html`<li>${words}</li>`)}</ol></details>`}
    ${advice && html`<details><summary class="b">${say(advice.startsWith("knows-") ? "what-you-know" : "what-to-try")}</summary><p>${say(advice)}</p></details>`}</div>`;
}

/** What one wants, best first. @param {Model} model @param {Context} ctx @returns {string[]} */
export const goalsOf = (model, ctx) => (model.parts.sheet?.goals ?? []).map((/** @type {any} */ words) => ctx.voice.say(words));

/** Advice for newcomers: of the load-out, the species, the employer, the seat. @param {Model} model @param {Context} ctx @returns {string | null} */
export function adviceFor(model, ctx) {
  const { me = {} } = model.parts;
  const secrets = me.secrets ?? {};
  const codes = [
    `card-${String(secrets.loadout ?? "").toLowerCase()}`,
    `card-species-${String(secrets.species ?? "").replaceAll("_", "-")}`,
    `card-employer-${secrets.employer ?? ""}`,
    `card-${me.faction}`,
    `knows-${me.faction}`,
  ];
  return codes.find((code) => ctx.voice.knows(code)) ?? null;
}
