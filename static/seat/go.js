// @ts-check
// The right end of the dock: reset, way points, more, and the one amber thing; and what stands there while nothing is asked.
import { cls, html } from "../table/html.js";
import { pickedOption } from "../table/answer.js";
import { prompts } from "../table/model.js";
import { PLAN, planning, promptAt, stepsOf } from "../table/plan.js";
import { restOfWay } from "../table/course.js";
import { costOf } from "../table/paths.js";
import { shortName } from "../board/names.js";
import { emblem } from "../table/signs.js";
import { figureChoice, inRow, nextOf, plainly, restOf, soleOption, undecided, untried } from "./controls.js";
import { listed, takeUp } from "./crew.js";
import { besides, ending, rowsOfFigures, wayOf } from "./offers.js";
import { pickedKey } from "./map.js";
import { moreButton } from "./more.js";
import { asPlanned } from "./planning.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function go(model, ctx) {
  const { say } = ctx.voice;
  const answer = /** @type {import("../table/answer.js").Answer} */ (model.answer);
  const [form, way] = [answer.form, wayOf(answer)];
  const own = answer.trail.some((step) => step.own);
  const spare = way && costOf(way.control, way.way) < way.control.points && !answer.trail.some((step) => step.name === "via");
  const rows = rowsOfFigures(answer, model.parts);
  const further = form?.order && form.control && !inRow(form.control, ctx) && !rows && !untried(answer);
  const acts = form?.control && figureChoice(form.control, model) && restOf(form.control, model).length > 3;
  const prompt = promptAt(model.parts, answer.prompt);
  const open = rows ? undecided(rows, model) : [];
  if (rows && open.length && model.point.doubt) return doubtful(open.length, model, ctx);
  return html`<div class="go">
    ${
      (own || prompt?.optional || rows) &&
      html`<button type="button" class="b" disabled=${!own && !prompt?.optional}
        onClick=${() => (own ? ctx.act.back(backTo(answer)) : ctx.act.shut())}>${say(!own && prompt?.optional ? "close" : answer.trail.some((step) => ending(answer, step, say)) ? "not-yet" : "reset")}</button>`
    }
    ${
      spare &&
      html`<button type="button" class="b" title=${say("via-hint")}
        onClick=${() => ctx.act.choose("via", true)}>${say("via")}</button>`
    }
    ${
      (further || acts || besides(form).length > 0) &&
      moreButton(model, ctx, say("more"))
    }
    ${!form?.order && form?.control?.kind === "choose" && plainly(form.control) && form.control.shut?.length && moreButton(model, ctx, say("not-now-short", { n: 0 }))}
    ${asPlanned(model, ctx)}
    ${open.length > 0 && rows && nextOpen(open, rows, model, ctx)}
    ${form?.order && sendButton(form, open.length, model, ctx)}
    ${!form?.order && nextUp(model, ctx)}${onward(model, ctx)}
  </div>`;
}

/**
 * Sends the order; says how much of it is done, or what it means to send nothing. @param {import("../table/wire.js").Form} form
 * @param {number} open how many have no order yet @param {Model} model @param {Context} ctx
 */
function sendButton(form, open, model, ctx) {
  const { say } = ctx.voice;
  const answer = /** @type {import("../table/answer.js").Answer} */ (model.answer);
  const [rows, way] = [rowsOfFigures(answer, model.parts), wayOf(answer)];
  const choosing = rows?.rows.some((row) => row.options.length > 1);
  const [n, all] = rows ? (choosing ? [rows.rows.length - open, rows.rows.length] : [0, 0]) : way ? [costOf(way.control, way.way), way.control.points] : [0, 0];
  const waits = open > 0 && rows && open === rows.rows.filter((row) => row.options.length > 1).length;
  const still = untried(answer);
  return html`<button type="button" class=${cls("b", "send", !(waits || still) && "ask-b")} disabled=${Boolean(answer.asked)}
      onClick=${() => (open > 0 ? ctx.act.point({ doubt: true }) : ctx.act.confirm())}>${say(form.send ?? "confirm")}${all > 0 && html`<small>${say("of-many", { n, all })}</small>`}</button>`;
}

/** Some have no order: asked once, they hold. @param {number} n @param {Model} model @param {Context} ctx */
const doubtful = (n, model, ctx) => html`<div class="go">
    <button type="button" class="b" onClick=${() => ctx.act.point({ doubt: false })}>${ctx.voice.say("not-yet")}</button>
    <button type="button" class="b send ask-b" disabled=${Boolean(model.answer?.asked)} onClick=${ctx.act.confirm}>${ctx.voice.say("let-hold", { n })}</button></div>`;

/**
 * The next whose deed is open; the one thing to do while the one in hand has his. @param {string[]} open
 * @param {import("../table/wire.js").Assign} rows @param {Model} model @param {Context} ctx
 */
function nextOpen(open, rows, model, ctx) {
  const picked = pickedKey(model)?.startsWith("fig/") ? pickedKey(model) : null;
  const key = nextOf(open, listed(model, ctx), picked);
  const row = key && rows.rows.find((each) => `fig/${each.id}` === key);
  return (
    row &&
    html`<button type="button" class=${cls("b", !picked && "ask-b")}
        onClick=${() => takeUp(key, model, ctx)}>${ctx.voice.say("next-up", { who: row.words })}</button>`
  );
}

/** Reset goes to the start of the figure's action, and from there to who acts. @param {import("../table/answer.js").Answer} answer */
function backTo(answer) {
  const after = answer.trail.findIndex((step) => pickedOption(step)?.hint?.figure !== undefined) + 1;
  return answer.trail.slice(after).some((step) => step.own) ? answer.trail[after]?.name : undefined;
}

/** Whoever was stopped on his way goes on with the rest of it, in one tap. @param {Model} model @param {Context} ctx */
function onward(model, ctx) {
  const { answer, parts, point } = model;
  const way = restOfWay(point.course, parts);
  const who = answer?.form?.control?.name === "figure" ? "figure" : answer?.trail[0]?.name;
  if (!answer || !point.course || !way.length || !who || answer.trail.length > 1) return null;
  const { figure, name, after } = point.course;
  const place = ctx.plan ? shortName(ctx.plan, way[way.length - 1], ctx.voice.say) : way[way.length - 1];
  return html`<button type="button" class="b ask-b"
      onClick=${() => ctx.act.ahead(answer.prompt, [[who, figure], [name, way], ...after], true)}>${ctx.voice.say("go-further", { place })}</button>`;
}

/** Who is next, when the question is who: one tap takes the first that waits. @param {Model} model @param {Context} ctx */
function nextUp(model, ctx) {
  const control = model.answer?.form?.control;
  if (control?.kind !== "choose" || !(figureChoice(control, model) || soleOption(control))) return null;
  const open = control.options.filter((o) => !o.off);
  const done = model.answer?.prompt === PLAN ? stepsOf(model.parts) : {};
  const waiting_ = open.map((o) => String(o.hint?.figure ?? "")).filter((id) => !(id in done));
  const key = nextOf(waiting_, listed(model, ctx), null);
  const first = open.find((o) => key && `fig/${o.hint?.figure}` === key) ?? open.find((o) => o.hint?.figure !== undefined) ?? open[0];
  const others = restOf(control, model).filter((o) => o !== first && !o.off);
  return html`${others.slice(-3).map(
    (o) => html`<button type="button" class="b"
      onClick=${() => ctx.act.choose(control.name, o.value)}>${ctx.voice.say(o.words)}</button>`,
  )}
    ${
      first &&
      html`<button type="button" class=${cls("b", !onward(model, ctx) && "ask-b")}
        onClick=${() => (key ? takeUp(key, model, ctx) : ctx.act.choose(control.name, first.value))}>${first.hint?.figure === undefined ? ctx.voice.say(first.words) : ctx.voice.say("next-up", { who: first.words })}</button>`
    }`;
}

/** What stands open while nothing is asked. @param {Model} model @param {Context} ctx */
export function also(model, ctx) {
  const open = prompts(model.parts).filter((prompt) => !prompt.waiting);
  const kinds = [...(planning(model.parts) ? [{ id: PLAN, kind: PLAN }] : []), ...open.slice(0, 2)];
  return html`<div class="go">${kinds.map(
    (prompt) =>
      html`<button type="button" key=${prompt.id} class="b"
            onClick=${() => ctx.act.open(prompt.id)}>${ctx.voice.say(`prompt-${prompt.kind}`)}</button>`,
  )}</div>`;
}

/** @param {Model} model @param {Context} ctx */
export function idle(model, ctx) {
  const { say } = ctx.voice;
  const turn_ = model.parts.public?.turn;
  const mine = turn_ === model.seat;
  const over = model.parts.public?.phase === "over" || model.parts.table?.ended;
  const head = over
    ? say("game-over")
    : mine
      ? say("my-turn-runs")
      : turn_
        ? say("turn-of", { who: say(`seat-${turn_}`) })
        : say("nothing-asked");
  return html`<div class="sel">${emblem(model.seat)}<div aria-live="polite"><h1>${head}</h1><p class="soft">${over ? "" : say(leisure(model, mine))}</p></div></div>`;
}

/** What there is to do while nothing is asked: in one's own turn one listens. @param {Model} model @param {boolean} mine */
function leisure(model, mine) {
  if (model.seat === "O") return "you-watch";
  if (!mine) return "you-may-plan";
  return Object.values(model.waiting).some((saying) => saying.judging) ? "judge-at-it" : "others-at-it";
}

/** On its way, kept until the line is back, with the judge, or waiting for the others' answers. @param {Model} model @param {Context} ctx @param {any} prompt */
export function waiting(model, ctx, prompt) {
  const judged = Object.values(model.waiting).some((saying) => saying.judging);
  const kept = !judged && !prompt.waiting && model.line === "down";
  const waits = judged ? "order-waits" : prompt.waiting ? "order-lies" : "";
  const [head, line] = kept ? ["order-kept", "order-goes-out"] : ["order-sent", waits];
  return html`<div class="sel">${emblem(model.seat)}<div aria-live="polite"><h1>${ctx.voice.say(head)}</h1><p class="soft">${line ? ctx.voice.say(line) : " "}</p></div></div>`;
}
