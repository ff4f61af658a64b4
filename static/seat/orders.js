// @ts-check
// The orders dock: who, what, with which gait, where to look, confirm. Driven by the server's forms alone.
import { cls, html } from "../table/html.js";
import { pickedOption, same } from "../table/answer.js";
import { optionButton, widget } from "../table/forms.js";
import { restOfWay } from "../table/course.js";
import { prompts, stamp } from "../table/model.js";
import { promptAt } from "../table/plan.js";
import { emblem, why } from "../table/signs.js";
import { portrait } from "../board/counter.js";
import { counters } from "../board/lay.js";
import { shortName } from "../board/names.js";
import { FEW, deedChoice, figureChoice, given, inRow, soleOption, undecided, useOf, whyUse } from "./controls.js";
import { decide } from "./crew.js";
import { also, go, idle, waiting } from "./go.js";
import { notices } from "./known.js";
import { ending, facingOf, facings, rowsOfFigures, wayOf } from "./offers.js";
import { pickedKey } from "./map.js";
import { moreButton } from "./more.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */
/** @typedef {import("../table/answer.js").Chosen} Chosen */

const ARROWS = /** @type {Record<string, string>} */ ({ N: "▴", E: "▸", S: "▾", W: "◂" });

/** @param {Model} model @param {Context} ctx */
export function orders(model, ctx) {
  const { answer } = model;
  const prompt = answer ? promptAt(model.parts, answer.prompt) : answered(model);
  if (prompt && !answer)
    return html`<section class="ask" aria-label=${ctx.voice.say("orders")}>${waiting(model, ctx, prompt)}${lately(model, ctx)}${also(model, ctx)}</section>`;
  if (!answer || !prompt)
    return html`<section class="ask" aria-label=${ctx.voice.say("orders")}>${idle(model, ctx)}${lately(model, ctx)}${also(model, ctx)}</section>`;
  if (prompt.waiting || sending(model, answer.prompt))
    return html`<section class="ask" aria-label=${ctx.voice.say("orders")}>${waiting(model, ctx, prompt)}${lately(model, ctx)}</section>`;
  return html`<section class=${cls("ask", prompt.optional && "leisure")} aria-label=${ctx.voice.say("orders")}>
    ${asked(model, ctx)}<div class="ctl">${!model.point.doubt && html`${steps(model, ctx)}${present(model, ctx)}${turn(model, ctx)}`}</div>${lately(model, ctx)}${go(model, ctx)}
  </section>`;
}

/** What was told last: on narrow screens it stands where nothing is to be chosen now. @param {Model} model @param {Context} ctx */
function lately(model, ctx) {
  const [last] = notices(model);
  return last && html`<p class="lately"><b class="mono">${stamp(last.when) || "·"}</b><span>${ctx.voice.say(last.words)}</span></p>`;
}

/** What holds the game up no more on this seat's account: its answer is in. @param {Model} model */
const answered = (model) => prompts(model.parts).find((prompt) => !prompt.optional && prompt.waiting);

/** @param {Model} model @param {string} prompt */
const sending = (model, prompt) => Object.values(model.waiting).some((saying) => saying.kind === "order" && saying.prompt === prompt);

/** What is asked, of whom, and what sending it now would mean. @param {Model} model @param {Context} ctx */
function asked(model, ctx) {
  const { say } = ctx.voice;
  const form = model.answer?.form;
  const rows = rowsOfFigures(model.answer, model.parts);
  const key = ownPicked(model);
  const doubt = rows && model.point.doubt ? undecided(rows, model) : [];
  const stopped = form?.control && !form.order && restOfWay(model.point.course, model.parts).length > 0;
  const name = stopped ? say("has-stopped", { who: ctx.nameOf(model.parts[`fig/${model.point.course?.figure}`]) }) : doubt.length ? say("would-hold", { n: doubt.length }) : rows && key ? say("figure-asked", { name: ctx.nameOf(model.parts[key]) }) : form ? say(form.words) : " ";
  const refusal = model.refusal ?? (model.point.strayed ? { words: "plan-strayed", clauses: [] } : null);
  return html`<div class="sel">${who(model, ctx, key)}
    <div aria-live="polite"><h1 class=${cls(form && (!form.order || (rows && key && undecided(rows, model).length === rows.rows.length)) && "open")}>${name}</h1>
      ${refusal ? html`<p class="soft no" role="alert">${say(refusal.words)} ${why("refusal", refusal.clauses, whyUse(model, ctx))}</p>` : html`<p class="soft">${meaning(model, ctx)}</p>`}
    </div></div>`;
}

/** The own figure in hand; somebody else's counter that is looked at is none. @param {Model} model */
function ownPicked(model) {
  const key = pickedKey(model);
  return key?.startsWith("fig/") ? key : null;
}

/** @param {Model} model @param {Context} ctx @param {string | null} key */
function who(model, ctx, key) {
  const figure =
    key?.startsWith("fig/") && counters({ [key]: { ...model.parts[key], at: model.parts[key].at ?? "-" } }, model.seat, null, ctx.voice)[0];
  return figure ? portrait(figure) : emblem(model.seat);
}

/** @param {Model} model @param {Context} ctx */
function meaning(model, ctx) {
  const { say } = ctx.voice;
  const answer = model.answer;
  if (!answer?.form) return " ";
  const rows = rowsOfFigures(answer, model.parts);
  if (rows && model.point.doubt) return say("hold-them", { who: namesOf(undecided(rows, model), rows, say) });
  if (rows) return ownPicked(model) ? say(answer.form.words) : why("form", answer.form.clauses, whyUse(model, ctx));
  const way = wayOf(answer);
  const parts = /** @type {string[]} */ ([]);
  if (way && ctx.plan) parts.push(say("to-place", { place: shortName(ctx.plan, way.way[way.way.length - 1], say) }));
  parts.push(...(answer.form.expects ?? []).map((words) => say(words)));
  if (!parts.length && ctx.plan && ["path", "endpoint"].includes(answer.form.control?.kind ?? "")) parts.push(say("tap-a-place"));
  return html`${parts.join(" ") || " "} ${why("form", answer.form.clauses, whyUse(model, ctx))}`;
}

/** @param {string[]} ids @param {import("../table/wire.js").Assign} rows @param {(words: any) => string} say */
const namesOf = (ids, rows, say) => rows.rows.filter((row) => ids.includes(row.id)).map((row) => say(row.words));

/** Earlier choices that stay open to change. @param {Model} model @param {Context} ctx */
function steps(model, ctx) {
  return (model.answer?.trail ?? []).map((step) => {
    const control = step.form.control;
    if (
      !control ||
      control.kind === "path" ||
      control.kind === "assign" ||
      step.name === "via" ||
      (model.answer && ending(model.answer, step, ctx.voice.say)) ||
      control.name === model.answer?.form?.control?.name
    )
      return null;
    if (
      control.kind === "choose" &&
      (control.options.some((o) => o.hint?.figure !== undefined) || control.options.every((o) => facingOf(o)))
    )
      return null;
    if (control.kind === "choose" && inRow(control, ctx)) return choices(control, step.value, model, ctx);
    return html`<button type="button" key=${step.name} class="b step"
        onClick=${() => ctx.act.back(step.name)}>${shown(step, ctx)}<small>${ctx.voice.say("change")}</small></button>`;
  });
}

/** @param {Chosen} step @param {Context} ctx */
function shown(step, ctx) {
  const option = pickedOption(step);
  if (option) return ctx.voice.say(option.words);
  const { control } = step.form;
  if (control?.kind === "choose" && control.many) return several(control, step.value, ctx);
  if (control?.kind === "endpoint" && ctx.plan) return shortName(ctx.plan, step.value, ctx.voice.say);
  return control?.kind === "text" ? `“${String(step.value).slice(0, 24)}”` : ctx.voice.say(step.form.words);
}

/** @param {import("../table/wire.js").Choose} control @param {any[]} values @param {Context} ctx */
const several = (control, values, ctx) =>
  control.options.filter((option) => values.some((value) => same(value, option.value))).map((option) => ctx.voice.say(option.words)).join(", ") || ctx.voice.say("none-of-these");

/** @param {import("../table/wire.js").Choose} control @param {any} value @param {Model} model @param {Context} ctx */
function choices(control, value, model, ctx) {
  const use = useOf(model, ctx, value);
  return html`<div class="row" key=${control.name} role="radiogroup">${control.options.map(
    (option) =>
      html`<span class=${cls("gait", option.hint?.gait)}>${optionButton(option, same(option.value, value), use, () => ctx.act.choose(control.name, option.value))}</span>`,
  )}</div>`;
}

/** The control that is asked now, if it fits in the row. @param {Model} model @param {Context} ctx */
function present(model, ctx) {
  const control = model.answer?.form?.control;
  const rows = rowsOfFigures(model.answer, model.parts);
  if (rows) return deeds(rows, model, ctx);
  if (deedChoice(control)) return deedRow(control, undefined, (value) => ctx.act.choose(control.name, value), model, ctx);
  if (!control || !inRow(control, ctx) || figureChoice(control, model) || (soleOption(control) && !model.answer?.form?.order)) return null;
  if (control.kind === "path" || control.kind === "endpoint" || (control.kind === "choose" && control.options.every((o) => facingOf(o))))
    return null;
  return control.kind === "choose" ? choices(control, control.default, model, ctx) : widget(control, useOf(model, ctx));
}

/**
 * What the picked figure may do: the plain deeds in the row, the rest under "more". @param {import("../table/wire.js").Assign} control
 * @param {Model} model @param {Context} ctx
 */
function deeds(control, model, ctx) {
  const row = control.rows.find((each) => `fig/${each.id}` === pickedKey(model));
  return row && deedRow(row, given(control, model)[row.id], (next) => decide(control, row.id, next, model, ctx), model, ctx);
}

/**
 * The plain deeds of one figure. @param {{options: import("../table/wire.js").Option[], default?: any, shut?: import("../table/wire.js").Option[]}} row
 * @param {any} value @param {(value: any) => void} set @param {Model} model @param {Context} ctx
 */
function deedRow(row, value, set, model, ctx) {
  const plain =
    row.options.length <= FEW
      ? row.options
      : row.options.filter((o) => same(o.value, row.default) || (o.hint?.gait && !String(o.value).includes("+"))).slice(0, FEW - 1);
  const listed = plain.some((o) => same(o.value, value)) ? plain : [...plain, ...row.options.filter((o) => same(o.value, value))];
  const use = useOf(model, ctx, value);
  const further = row.options.length - listed.length;
  return html`<div class="row"
      role="radiogroup">${listed.map((option) => html`<span class=${cls("gait", option.hint?.gait)}>${optionButton({ ...option, detail: null }, same(option.value, value), use, () => set(option.value))}</span>`)}
    ${
      further + (row.shut?.length ?? 0) > 0 &&
      moreButton(model, ctx, ctx.voice.say(further ? "more-deeds" : "not-now-short", { n: further }))
    }</div>`;
}

/**
 * Four arrows, as soon as a facing may be chosen; their place is kept while a way is being sought, or where one will be asked `soon`.
 * @param {Model} model @param {Context} ctx @param {boolean} [soon]
 */
export function turn(model, ctx, soon) {
  if (!model.answer) return null;
  const { name, options, value } = facings(model.answer);
  const moving = wayOf(model.answer) || model.answer.form?.control?.kind === "path";
  if (!options.length && !moving && !soon) return null;
  return html`<div class="turn" role="radiogroup" aria-label=${ctx.voice.say("turn-to")}>${["W", "N", "E", "S"].map((way) => {
    const option = options.find((o) => facingOf(o) === way && !o.off);
    return html`<button type="button" key=${way} class=${cls("b", option && same(option.value, value) && "on")} role="radio"
        aria-checked=${option && same(option.value, value) ? "true" : "false"} disabled=${!option}
      aria-label=${option ? ctx.voice.say(option.words) : ctx.voice.say(`facing-${way}`)} onClick=${() => option && ctx.act.choose(name, option.value)}>${ARROWS[way]}</button>`;
  })}</div>`;
}
