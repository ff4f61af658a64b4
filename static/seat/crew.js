// @ts-check
// My figures: who waits first, where he is, how he is, what he holds; the picked one with all his particulars.
import { cls, html } from "../table/html.js";
import { pickedOption, same } from "../table/answer.js";
import { keysOf } from "../table/model.js";
import { sign } from "../table/signs.js";
import { portrait } from "../board/counter.js";
import { counters } from "../board/lay.js";
import { itemSign } from "../board/looks.js";
import { roomLabel } from "../board/names.js";
import { sheetFor } from "../board/plan.js";
import { figureOptions, rowsOfFigures } from "./offers.js";
import { rowValues } from "./controls.js";
import { itemName, skillsOf } from "./choices.js";
import { pick, pickedKey, sheetNow, turnTo } from "./map.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function crew(model, ctx) {
  const keys = keysOf(model.parts, "fig/");
  const rank = (/** @type {string} */ key) => (todo(model, ctx, key).due ? 0 : model.parts[key].acted ? 2 : 1);
  const sorted = [...keys].sort((a, b) => rank(a) - rank(b));
  return html`<ul class="crew">${sorted.map((key) => row(key, model, ctx))}</ul>`;
}

/** How many have done what is asked of them. @param {Model} model @param {Context} ctx */
export function count(model, ctx) {
  const all = keysOf(model.parts, "fig/");
  const acted = all.filter((key) => model.parts[key].acted).length;
  return all.length ? ctx.voice.say("have-acted", { n: acted, all: all.length }) : "";
}

/** What is still asked about a figure. @param {Model} model @param {Context} ctx @param {string} key */
export function todo(model, ctx, key) {
  const id = key.slice(4);
  const { say } = ctx.voice;
  const rows = rowsOfFigures(model.answer, model.parts);
  if (rows) {
    const row = rows.rows.find((each) => each.id === id);
    const value = row && rowValues(rows, model)[id];
    const option = row?.options.find((each) => same(each.value, value));
    const still = row && same(value, row.default);
    return { words: !row ? "" : still ? say("todo-order") : option ? say(option.words) : "", due: Boolean(still) };
  }
  const first = model.answer?.trail[0];
  const open = figureOptions(model.answer).some((each) => each.id === id) || (first && pickedOption(first)?.hint?.figure === id);
  if (model.parts[key].acted) return { words: say("todo-done"), due: false };
  return open ? { words: say("todo-order"), due: true } : { words: "", due: false };
}

/** @param {string} key @param {Model} model @param {Context} ctx */
function row(key, model, ctx) {
  const figure = model.parts[key];
  const picked = pickedKey(model) === key;
  const next = todo(model, ctx, key);
  const drawn = counters({ [key]: { ...figure, at: figure.at ?? "-", lost: false } }, model.seat, null, ctx.voice)[0];
  const gear = [...(figure.gear ?? [])].sort((a, b) => Number(b.held ?? false) - Number(a.held ?? false));
  return html`<li key=${key} class=${cls(picked && "sel", figure.acted && "acted")}>
    <button type="button" class="who-b" aria-pressed=${picked ? "true" : "false"} onClick=${() => choose(key, model, ctx)}>
      ${portrait(drawn, figure.acted)}<div><b>${ctx.nameOf(figure)}</b><span>${whereIs(figure, ctx)}</span></div>
      <em>${marks(figure, ctx)}${gear.slice(0, 3).map((thing) => sign(itemSign(thing.type), "it", itemName(ctx, thing.type)))}</em>
      <i class=${next.due ? "todo" : ""}>${next.words}</i>
    </button>
    ${picked && particulars(figure, ctx)}
  </li>`;
}

/** @param {string} key @param {Model} model @param {Context} ctx */
function choose(key, model, ctx) {
  const at = model.parts[key].at;
  if (at && ctx.plan) {
    const present = sheetNow(model, ctx);
    const sheet = sheetFor(ctx.plan, at, present);
    if (sheet !== present) turnTo(model, ctx, sheet, true);
  }
  pick(model, ctx, key);
}

/** @param {any} figure @param {Context} ctx */
function whereIs(figure, ctx) {
  const { say } = ctx.voice;
  if (figure.lost) return say("no-report");
  if (!figure.at) return say("not-placed");
  return ctx.plan ? `${roomLabel(ctx.plan, figure.at, say)} · ${figure.facing ?? ""}` : figure.at;
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

/** Wounds, hands, pack, skills, what he set out to do. @param {any} figure @param {Context} ctx */
function particulars(figure, ctx) {
  const { say } = ctx.voice;
  const facts = [
    ...(figure.state ?? []).map((/** @type {string} */ state) => say(`state-${state}`)),
    ...(figure.tough ? [say("tough")] : []),
    ...skillsOf(figure, ctx),
    ...(figure.control ? [say("has-control")] : []),
    ...(figure.moving ? [say("points-left", { n: figure.points })] : []),
  ];
  return html`<div class="more-of"><p>${facts.join(" · ") || say("nothing-special")}</p>
    ${(figure.gear ?? []).map((/** @type {any} */ thing) => html`<span class="thing-b" key=${thing.id}>${sign(itemSign(thing.type), "it")}${itemName(ctx, thing.type)}${said(thing, ctx)}</span>`)}</div>`;
}

/** @param {any} thing @param {Context} ctx */
const said = (thing, ctx) => {
  const parts = ["held", "worn", "jammed", "breached"].filter((state) => thing[state]).map((state) => ctx.voice.say(`gear-${state}`));
  if (typeof thing.uses === "number") parts.push(ctx.voice.say("gear-uses", { n: thing.uses }));
  return parts.length ? html` <small>${parts.join(", ")}</small>` : "";
};
