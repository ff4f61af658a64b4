// @ts-check
// My figures: who waits first, where he is, how he is, what he holds; the picked one with all his particulars.
import { cls, html } from "../table/html.js";
import { pickedOption, same } from "../table/answer.js";
import { all, keysOf } from "../table/model.js";
import { inOrder, planning, stepsOf } from "../table/plan.js";
import { sign, why } from "../table/signs.js";
import { portrait } from "../board/counter.js";
import { counters } from "../board/lay.js";
import { itemSign } from "../board/looks.js";
import { roomLabel } from "../board/names.js";
import { sheetFor } from "../board/plan.js";
import { figureOptions, rowsOfFigures } from "./offers.js";
import { wants } from "./coach.js";
import { given, nextOf, undecided, whyUse } from "./controls.js";
import { itemName, skillsOf } from "./gear.js";
import { reading } from "./legend.js";
import { pick, pickedKey, sheetNow, turnTo } from "./map.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function crew(model, ctx) {
  if (!keysOf(model.parts, "fig/").length) return nobody(model, ctx);
  return html`<ul class="crew">${listed(model, ctx).map((key) => row(key, model, ctx))}</ul>`;
}

/** For who has nobody: where he is himself, what he wants and might try. @param {Model} model @param {Context} ctx */
function nobody(model, ctx) {
  const hal = model.parts.me?.secrets?.hal;
  const place = hal?.ram && ctx.plan ? roomLabel(ctx.plan, hal.ram, ctx.voice.say) : "";
  return html`<p class="quiet">${ctx.voice.say(place ? "memory-in" : "nobody-here", { place, n: hal?.actions ?? 0 })}</p><div class="alone">${wants(model, ctx)}</div>`;
}

/** Own figures as they are listed: whoever waits to act first. While deeds are declared nobody changes his place. @param {Model} model @param {Context} ctx */
export function listed(model, ctx) {
  const keys = inOrder(model.parts);
  if (rowsOfFigures(model.answer, model.parts)) return keys;
  const rank = (/** @type {string} */ key) => (todo(model, ctx, key).due ? 0 : model.parts[key].acted ? 2 : 1);
  return keys.sort((a, b) => rank(a) - rank(b));
}

/**
 * Say what a figure shall do; the first time the next without an order is taken up. @param {import("../table/wire.js").Assign} control
 * @param {string} id @param {any} deed @param {Model} model @param {Context} ctx
 */
export function decide(control, id, deed, model, ctx) {
  const said = given(control, model);
  ctx.act.choose(control.name, { ...said, [id]: deed });
  const next = !(id in said) && nextOf(undecided(control, model), listed(model, ctx), `fig/${id}`);
  if (next) takeUp(next, model, ctx);
}

/** How many have an order, while orders are given; then how many of those have acted. @param {Model} model @param {Context} ctx */
export function count(model, ctx) {
  const rows = rowsOfFigures(model.answer, model.parts);
  if (rows) return counted("orders", rows.rows.length - undecided(rows, model).length, rows.rows.length, ctx);
  const all = keysOf(model.parts, "fig/").filter((key) => model.parts[key].acted || todo(model, ctx, key).due);
  const acted = all.filter((key) => model.parts[key].acted).length;
  return all.length ? counted("acted", acted, all.length, ctx) : "";
}

/** @param {"acted" | "orders"} what @param {number} n @param {number} all @param {Context} ctx */
const counted = (what, n, all, ctx) =>
  html`<span title=${ctx.voice.say(`count-${what}`, { n, all })}>${ctx.voice.say(`have-${what}`, { n, all })}<span class="vh"> ${ctx.voice.say(`count-${what}`, { n, all })}</span></span>`;

/** What is still asked about a figure. @param {Model} model @param {Context} ctx @param {string} key */
export function todo(model, ctx, key) {
  const id = key.slice(4);
  const { say } = ctx.voice;
  const rows = rowsOfFigures(model.answer, model.parts);
  const step = stepsOf(model.parts)[id];
  if (planning(model.parts)) return { words: step ? say("planned", { what: say(step.words) }) : "", due: false };
  if (rows) {
    const row = rows.rows.find((each) => each.id === id);
    const option = row?.options.find((each) => same(each.value, given(rows, model)[id]));
    const due = Boolean(row && undecided(rows, model).includes(id));
    return { words: due ? say("todo-order") : option ? say(option.words) : row ? say(row.options[0].words) : "", due };
  }
  const first = model.answer?.trail[0];
  const chosen = first && pickedOption(first);
  const open = figureOptions(model.answer).find((each) => each.id === id)?.option ?? (chosen?.hint?.figure === id ? chosen : null);
  if (model.parts[key].acted) return { words: say("todo-done"), due: false };
  return open ? { words: say(open.detail ?? "todo-order"), due: true } : { words: "", due: false };
}

/** @param {string} key @param {Model} model @param {Context} ctx */
function row(key, model, ctx) {
  const figure = model.parts[key];
  const picked = pickedKey(model) === key;
  const next = todo(model, ctx, key);
  const drawn = counters({ [key]: { ...figure, at: figure.at ?? "-", lost: false } }, model.seat, null, ctx.voice)[0];
  const gear = [...(figure.gear ?? [])].sort((a, b) => Number(b.held ?? false) - Number(a.held ?? false));
  return html`<li key=${key} class=${cls(picked && "sel", figure.acted && "acted")}>
    <button type="button" class="who-b" aria-pressed=${picked ? "true" : "false"} onClick=${() => takeUp(key, model, ctx)}>
      ${portrait(drawn, figure.acted)}<div><b>${ctx.nameOf(figure)}</b><span>${whereIs(figure, model.parts, ctx)}</span></div>
      <span class="tell"><em>${marks(figure, ctx)}${gear.slice(0, 3).map((thing) => sign(itemSign(thing.type), "it", itemName(ctx, thing.type)))}</em>
      <i class=${next.due ? "todo" : ""}>${next.words}</i></span>
    </button>
    ${picked && particulars(figure, model, ctx)}
  </li>`;
}

/** Take up a figure: the map shows where it is. @param {string} key @param {Model} model @param {Context} ctx */
export function takeUp(key, model, ctx) {
  const at = model.parts[key].at;
  if (at && ctx.plan) {
    const present = sheetNow(model, ctx);
    const sheet = sheetFor(ctx.plan, at, present);
    if (sheet !== present) turnTo(model, ctx, sheet, true);
    else ctx.board.current?.show(at);
  }
  pick(model, ctx, key);
}

/** @param {any} figure @param {Record<string, any>} parts @param {Context} ctx */
function whereIs(figure, parts, ctx) {
  const { say } = ctx.voice;
  if (figure.lost) return say("no-report");
  if (!figure.at) return say("not-placed");
  const at = ctx.plan ? `${roomLabel(ctx.plan, figure.at, say)} · ${figure.facing ?? ""}` : figure.at;
  const load = figure.load && (parts[`fig/${figure.load}`] ?? parts[`ctr/${figure.load}`]);
  return load ? say("carries", { at, who: ctx.nameOf(load) }) : at;
}

/** @param {any} figure @param {Context} ctx */
const marks = (figure, ctx) =>
  (figure.state ?? [])
    .filter((/** @type {string} */ state) => SIGNS[state])
    .map((/** @type {string} */ state) => sign(SIGNS[state], "it st-i", ctx.voice.say(`state-${state}`)));
const SIGNS = /** @type {Record<string, string>} */ ({
  light: "s-wound",
  serious: "s-serious",
  down: "s-down",
  out: "s-ko",
  dead: "s-dead",
});

/** Why a figure is not asked for anything now. @param {string} id @param {Model} model */
function shutOf(id, model) {
  const control = model.answer?.form?.control;
  return (control?.kind === "choose" && control.shut?.find((each) => each.hint?.figure === id)) || null;
}

/** What he has just met with; wounds, hands, pack, skills. @param {any} figure @param {Model} model @param {Context} ctx */
function particulars(figure, model, ctx) {
  const { say } = ctx.voice;
  const facts = [
    ...(figure.state ?? []).map((/** @type {string} */ state) => say(`state-${state}`)),
    ...(figure.tough ? [say("tough")] : []),
    ...skillsOf(figure, ctx),
    ...(figure.control ? [say("has-control")] : []),
    ...(figure.moving ? [say("points-left", { n: figure.points ?? 0 })] : []),
  ];
  const idle = shutOf(figure.id, model);
  return html`<div class="more-of">${newsOf(figure, model, ctx).map((news) => html`<p>${news}</p>`)}<p>${facts.join(" · ") || say("nothing-special")}</p>
    ${idle && html`<p>${say(idle.off)} ${why(`idle ${figure.id}`, idle.clauses, whyUse(model, ctx))}</p>`}
    ${(figure.gear ?? []).map((/** @type {any} */ thing) => html`<span class="thing-b" key=${thing.id}>${sign(itemSign(thing.type), "it")}${itemName(ctx, thing.type)}${said(thing, ctx)}</span>`)}</div>`;
}

/** What was told of one of mine since his turn began. @param {any} figure @param {Model} model @param {Context} ctx @returns {string[]} */
export function newsOf(figure, model, ctx) {
  const { order = [], round } = model.parts.public ?? {};
  const name = JSON.stringify(figure.words);
  const since = (/** @type {any} */ notice) => {
    const then = reading(notice.when, order);
    return then?.seat === model.seat && then.round === round && then.step === "c";
  };
  return all(model.parts, "log/").filter((notice) => since(notice) && JSON.stringify(notice.words).includes(name)).map((notice) => ctx.voice.say(notice.words));
}

/** @param {any} thing @param {Context} ctx */
const said = (thing, ctx) => {
  const parts = ["held", "worn", "jammed", "breached"].filter((state) => thing[state]).map((state) => ctx.voice.say(`gear-${state}`));
  if (typeof thing.uses === "number") parts.push(ctx.voice.say("gear-uses", { n: thing.uses }));
  return parts.length ? html` <small>${parts.join(", ")}</small>` : "";
};
