// @ts-check
// The orders dock: who, what, with which gait, where to look, confirm. Driven by the server's forms alone.
import { cls, html } from "../table/html.js";
import { pickedOption, same } from "../table/answer.js";
import { assigned, optionButton, widget } from "../table/forms.js";
import { prompts } from "../table/model.js";
import { costOf } from "../table/paths.js";
import { chips, emblem } from "../table/signs.js";
import { portrait } from "../board/counter.js";
import { counters } from "../board/lay.js";
import { shortName } from "../board/names.js";
import { facingOf, facings, rowsOfFigures, wayOf } from "./offers.js";
import { pick, pickedKey } from "./map.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */
/** @typedef {import("../table/answer.js").Chosen} Chosen */

const ARROWS = /** @type {Record<string, string>} */ ({ N: "▴", E: "▸", S: "▾", W: "◂" });
const FEW = 5;

/** @param {Model} model @param {Context} ctx */
export function orders(model, ctx) {
  const { answer } = model;
  const prompt = answer && model.parts[`prompt/${answer.prompt}`];
  if (!answer || !prompt) return html`<section class="ask" aria-label=${ctx.voice.say("orders")}>${idle(model, ctx)}${also(model, ctx)}</section>`;
  if (prompt.waiting || sending(model, answer.prompt)) return html`<section class="ask" aria-label=${ctx.voice.say("orders")}>${waiting(model, ctx)}</section>`;
  return html`<section class="ask" aria-label=${ctx.voice.say("orders")}>
    ${asked(model, ctx)}${steps(model, ctx)}${present(model, ctx)}${turn(model, ctx)}${go(model, ctx)}
  </section>`;
}

/** @param {Model} model @param {string} prompt */
const sending = (model, prompt) => Object.values(model.waiting).some((saying) => saying.kind === "order" && saying.prompt === prompt);

/** What is asked, of whom, and what sending it now would mean. @param {Model} model @param {Context} ctx */
function asked(model, ctx) {
  const { say } = ctx.voice;
  const form = model.answer?.form;
  const rows = rowsOfFigures(model.answer, model.parts);
  const key = pickedKey(model);
  const name = rows && key ? say("figure-asked", { name: ctx.nameOf(model.parts[key]) }) : form ? say(form.words) : " ";
  const refusal = model.refusal;
  return html`<div class="sel">${who(model, ctx, key)}
    <div><h1 class=${cls(form && !form.order && "open")}>${name}</h1>
      ${refusal ? html`<p class="soft no" role="alert">${say(refusal.words)} ${chips(refusal.clauses, clauseUse(model, ctx))}</p>` : html`<p class="soft">${meaning(model, ctx)}</p>`}
    </div></div>`;
}

/** @param {Model} model @param {Context} ctx */
export const clauseUse = (model, ctx) => ({ voice: ctx.voice, shown: model.point.clause, show: (/** @type {string} */ clause) => ctx.act.point({ clause }) });

/** @param {Model} model @param {Context} ctx @param {string | null} key */
function who(model, ctx, key) {
  const figure = key?.startsWith("fig/") && counters({ [key]: { ...model.parts[key], at: model.parts[key].at ?? "-" } }, model.seat, null, ctx.voice)[0];
  return figure ? portrait(figure) : emblem(model.seat);
}

/** @param {Model} model @param {Context} ctx */
function meaning(model, ctx) {
  const { say } = ctx.voice;
  const answer = model.answer;
  if (!answer?.form) return " ";
  const rows = rowsOfFigures(answer, model.parts);
  if (rows) return say(answer.form.words);
  const way = wayOf(answer);
  const parts = [];
  if (way && ctx.plan) parts.push(say("to-place", { place: shortName(ctx.plan, way.way[way.way.length - 1], say) }));
  parts.push(...(answer.form.expects ?? []).map((words) => say(words)));
  const clauses = parts.length ? [] : answer.form.clauses;
  return html`${parts.join(" ") || " "} ${chips(clauses, clauseUse(model, ctx))}`;
}

/** Earlier choices that stay open to change. @param {Model} model @param {Context} ctx */
function steps(model, ctx) {
  return (model.answer?.trail ?? []).map((step) => {
    const control = step.form.control;
    if (!control || control.kind === "path" || control.kind === "assign" || step.name === "via" || control.name === model.answer?.form?.control?.name) return null;
    if (control.kind === "choose" && (control.options.some((o) => o.hint?.figure !== undefined) || control.options.every((o) => facingOf(o)))) return null;
    if (control.kind === "choose" && !control.many && control.options.length <= FEW && control.options.every((o) => !o.detail)) return choices(control, step.value, model, ctx);
    return html`<button type="button" key=${step.name} class="b step" onClick=${() => ctx.act.back(step.name)}>${shown(step, ctx)}<small>${ctx.voice.say("change")}</small></button>`;
  });
}

/** @param {Chosen} step @param {Context} ctx */
function shown(step, ctx) {
  const option = pickedOption(step);
  if (option) return ctx.voice.say(option.words);
  const { control } = step.form;
  if (control?.kind === "endpoint" && ctx.plan) return shortName(ctx.plan, step.value, ctx.voice.say);
  return control?.kind === "text" ? `“${String(step.value).slice(0, 24)}”` : ctx.voice.say(step.form.words);
}

/** @param {import("../table/wire.js").Choose} control @param {any} value @param {Model} model @param {Context} ctx */
function choices(control, value, model, ctx) {
  const use = useOf(model, ctx, value);
  return html`<div class="row" key=${control.name} role="radiogroup">${control.options.map((option) =>
    html`<span class=${cls("gait", option.hint?.gait)}>${optionButton(option, same(option.value, value), use, () => ctx.act.choose(control.name, option.value))}</span>`)}</div>`;
}

/** @param {Model} model @param {Context} ctx @param {any} [value] @returns {import("../table/forms.js").Use} */
export const useOf = (model, ctx, value) => ({
  voice: ctx.voice, value, drafts: model.point.drafts, choose: ctx.act.choose, draft: ctx.act.draft,
  place: (place) => (ctx.plan ? shortName(ctx.plan, place, ctx.voice.say) : place),
});

/** The control that is asked now, if it fits in the row. @param {Model} model @param {Context} ctx */
function present(model, ctx) {
  const control = model.answer?.form?.control;
  const rows = rowsOfFigures(model.answer, model.parts);
  if (rows) return deeds(rows, model, ctx);
  if (!control || !inRow(control, ctx)) return null;
  if (control.kind === "path" || control.kind === "endpoint" || (control.kind === "choose" && control.options.every((o) => facingOf(o)))) return null;
  return control.kind === "choose" ? choices(control, control.default, model, ctx) : widget(control, useOf(model, ctx));
}

/** @param {import("../table/wire.js").Control} control @param {Context} ctx */
export const inRow = (control, ctx) =>
  control.kind === "number" || (control.kind === "choose" && !control.many && control.options.length <= FEW && control.options.every((o) => !o.detail)) ||
  (control.kind === "choose" && control.options.every((o) => facingOf(o))) || (Boolean(ctx.plan) && (control.kind === "path" || control.kind === "endpoint"));

/** What the picked figure may do: the plain deeds in the row, the rest under "more". @param {import("../table/wire.js").Assign} control @param {Model} model @param {Context} ctx */
function deeds(control, model, ctx) {
  const row = control.rows.find((each) => `fig/${each.id}` === pickedKey(model)) ?? null;
  if (!row) return html`<div class="row">${control.rows.slice(0, 1).map((first) => html`<button type="button" class="b" onClick=${() => pick(model, ctx, `fig/${first.id}`)}>${ctx.voice.say(first.words)}</button>`)}</div>`;
  const value = rowValues(control, model)[row.id];
  const plain = row.options.length <= FEW ? row.options : row.options.filter((o) => same(o.value, row.default) || (o.hint?.gait && !String(o.value).includes("+"))).slice(0, FEW - 1);
  const listed = plain.some((o) => same(o.value, value)) ? plain : [...plain, ...row.options.filter((o) => same(o.value, value))];
  const set = (/** @type {any} */ next) => ctx.act.choose(control.name, { ...rowValues(control, model), [row.id]: next });
  const use = useOf(model, ctx, value);
  return html`<div class="row" role="radiogroup">${listed.map((option) => html`<span class=${cls("gait", option.hint?.gait)}>${optionButton(option, same(option.value, value), use, () => set(option.value))}</span>`)}
    ${listed.length < row.options.length && html`<button type="button" class="b" aria-expanded=${model.point.more ? "true" : "false"} onClick=${() => ctx.act.point({ more: !model.point.more })}>${ctx.voice.say("more")}<small>${row.options.length - listed.length}</small></button>`}</div>`;
}

/** @param {import("../table/wire.js").Assign} control @param {Model} model */
export const rowValues = (control, model) => assigned(control, model.answer?.trail.find((step) => step.name === control.name)?.value);

/** Four arrows, as soon as a facing may be chosen; their place is kept while a way is being sought. @param {Model} model @param {Context} ctx */
export function turn(model, ctx) {
  if (!model.answer) return null;
  const { name, options, value } = facings(model.answer);
  const moving = wayOf(model.answer) || model.answer.form?.control?.kind === "path";
  if (!options.length && !moving) return null;
  return html`<div class="turn" role="radiogroup" aria-label=${ctx.voice.say("turn-to")}>${["W", "N", "E", "S"].map((way) => {
    const option = options.find((o) => facingOf(o) === way && !o.off);
    return html`<button type="button" key=${way} class=${cls("b", option && same(option.value, value) && "on")} role="radio" aria-checked=${option && same(option.value, value) ? "true" : "false"} disabled=${!option}
      aria-label=${option ? ctx.voice.say(option.words) : ctx.voice.say(`facing-${way}`)} onClick=${() => option && ctx.act.choose(name, option.value)}>${ARROWS[way]}</button>`;
  })}</div>`;
}

/** @param {Model} model @param {Context} ctx */
function go(model, ctx) {
  const { say } = ctx.voice;
  const answer = /** @type {import("../table/answer.js").Answer} */ (model.answer);
  const [form, way] = [answer.form, wayOf(answer)];
  const own = answer.trail.some((step) => step.own);
  const spare = way && costOf(way.control, way.way) < way.control.points && !answer.trail.some((step) => step.name === "via");
  const rows = rowsOfFigures(answer, model.parts);
  const further = form?.order && form.control && !inRow(form.control, ctx) && !rows;
  const acts = form?.control && figureChoice(form.control) && restOf(form.control).length > 3;
  const prompt = model.parts[`prompt/${answer.prompt}`];
  const said = rows ? say("of-many", { n: rows.rows.filter((row) => !same(rowValues(rows, model)[row.id], row.default)).length, all: rows.rows.length })
    : way ? say("of-many", { n: costOf(way.control, way.way), all: way.control.points }) : "";
  return html`<div class="go">
    ${(own || prompt?.optional) && html`<button type="button" class="b" onClick=${() => (own ? ctx.act.back(backTo(answer)) : ctx.act.shut())}>${say(own ? "reset" : "close")}</button>`}
    ${spare && html`<button type="button" class="b" title=${say("via-hint")} onClick=${() => ctx.act.choose("via", true)}>${say("via")}</button>`}
    ${(further || acts) && html`<button type="button" class="b" aria-expanded=${model.point.more ? "true" : "false"} onClick=${() => ctx.act.point({ more: !model.point.more })}>${say("more")}</button>`}
    ${form?.order && html`<button type="button" class="b ask-b" disabled=${Boolean(answer.asked)} onClick=${ctx.act.confirm}>${say("confirm")}${said && html`<small>${said}</small>`}</button>`}
    ${!form?.order && nextUp(model, ctx)}
  </div>`;
}

/** Reset goes to the start of the figure's action, and from there to who acts. @param {import("../table/answer.js").Answer} answer */
function backTo(answer) {
  const after = answer.trail.findIndex((step) => pickedOption(step)?.hint?.figure !== undefined) + 1;
  return answer.trail.slice(after).some((step) => step.own) ? answer.trail[after]?.name : undefined;
}

/** @param {any} control */
export const figureChoice = (control) => control.kind === "choose" && control.options.some((/** @type {any} */ o) => o.hint?.figure !== undefined) && control.options.length <= 30;

/** What may be chosen beside a figure. @param {any} control @returns {any[]} */
export const restOf = (control) => control.options.filter((/** @type {any} */ o) => o.hint?.figure === undefined);

/** Who is next, when the question is who: one tap takes the first that waits. @param {Model} model @param {Context} ctx */
function nextUp(model, ctx) {
  const control = model.answer?.form?.control;
  if (control?.kind !== "choose" || !figureChoice(control)) return null;
  const open = control.options.filter((o) => !o.off);
  const first = open.find((o) => o.hint?.figure !== undefined) ?? open[0];
  const others = restOf(control).filter((o) => o !== first && !o.off);
  return html`${others.slice(-3).map((o) => html`<button type="button" class="b" onClick=${() => ctx.act.choose(control.name, o.value)}>${ctx.voice.say(o.words)}</button>`)}
    ${first && html`<button type="button" class="b ask-b" onClick=${() => ctx.act.choose(control.name, first.value)}>${first.hint?.figure === undefined ? ctx.voice.say(first.words) : ctx.voice.say("next-up", { who: first.words })}</button>`}`;
}

/** What stands open while nothing is asked. @param {Model} model @param {Context} ctx */
function also(model, ctx) {
  const open = prompts(model.parts).filter((prompt) => !prompt.waiting);
  return open.slice(0, 2).map((prompt) => html`<button type="button" key=${prompt.id} class="b" onClick=${() => ctx.act.open(prompt.id)}>${ctx.voice.say(`prompt-${prompt.kind}`)}</button>`);
}

/** @param {Model} model @param {Context} ctx */
function idle(model, ctx) {
  const { say } = ctx.voice;
  const turn_ = model.parts.public?.turn;
  const mine = turn_ === model.seat;
  const over = model.parts.public?.phase === "over" || model.parts.table?.ended;
  const head = over ? say("game-over") : mine ? say("my-turn-runs") : turn_ ? say("turn-of", { who: say(`seat-${turn_}`) }) : say("nothing-asked");
  return html`<div class="sel">${emblem(model.seat)}<div><h1>${head}</h1><p class="soft">${over ? "" : say("you-may-plan")}</p></div></div>`;
}

/** @param {Model} model @param {Context} ctx */
function waiting(model, ctx) {
  return html`<div class="sel">${emblem(model.seat)}<div><h1>${ctx.voice.say("order-sent")}</h1><p class="soft">${ctx.voice.say("order-waits")}</p></div></div>`;
}
