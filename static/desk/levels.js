// @ts-check
// Where every seat stands now, for the judge alone: its goals, which of them hold, his own word on it, and the end.
import { cls, html } from "../table/html.js";
import { letter } from "../table/model.js";
import { emblem } from "../table/signs.js";
import { written } from "../table/unsaid.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** A card at the head of his queue: why the game could end now. @param {Model} model @param {Context} ctx */
export function proposal(model, ctx) {
  const { say } = ctx.voice;
  const { proposed = [], declared = false } = model.parts.levels ?? {};
  if (!proposed.length || declared) return null;
  return html`<article class="card q ending"><div class="head"><h2>${say("end-proposed")}</h2></div>
    <div class="body">${proposed.map((/** @type {any} */ why) => html`<h3>${say(why)}</h3>`)}<p class="soft">${say("end-is-yours")}</p>
      <div class="act"><button type="button" class="b" onClick=${() => ctx.act.point({ tool: "levels" })}>${say("tool-levels")}</button>
        ${declaring(model, ctx)}</div></div></article>`;
}

const ENDING = "ending";

/** He is asked once more: the end lays open what every seat has kept. @param {Model} model @param {Context} ctx */
export function declaring(model, ctx) {
  const { say } = ctx.voice;
  const ask = (/** @type {string} */ sure) => () => ctx.act.draft(ENDING, sure);
  if (!model.point.drafts[ENDING]) return html`<button type="button" class="b ink" onClick=${ask("sure")}>${say("declare-end")}</button>`;
  return html`<p class="soft" role="alert">${say("end-sure")}</p><button type="button" class="b" onClick=${ask("")}>${say("not-yet")}</button>
    <button type="button" class="b ink" onClick=${() => ctx.act.desk({ end: true })}>${say("end-now")}</button>`;
}

/** The tool. @param {Model} model @param {Context} ctx */
export function levels(model, ctx) {
  const { say } = ctx.voice;
  const { seats = [], declared = false } = model.parts.levels ?? {};
  return html`${!seats.length && html`<p class="soft">${say("no-goals-yet")}</p>`}
    <ul class="stand">${seats.map((/** @type {any} */ row) => standing(row, model, ctx))}</ul>
    ${
      !declared &&
      seats.length > 0 &&
      html`<div class="row">${declaring(model, ctx)}</div>`
    }`;
}

/** @param {any} row @param {Model} model @param {Context} ctx */
function standing(row, model, ctx) {
  const { say } = ctx.voice;
  const open = model.point.drafts["overrule"] === row.seat;
  return html`<li key=${row.seat} class=${letter(row.seat)}>
    <div class="of">${emblem(row.seat)}<span><b>${say(`seat-${row.seat}`)}</b><i>${row.role ? say(row.role) : ""}</i></span>
      <b class="lev mono" aria-label=${say("level-now", { n: row.level })}>${row.level || "–"}</b>
      <button type="button" class="b" aria-expanded=${open ? "true" : "false"}
          onClick=${() => ctx.act.draft("overrule", open ? "" : row.seat)}>${say("overrule")}</button></div>
    <ol>${row.goals.map(
      (/** @type {any} */ goal, /** @type {number} */ i) => html`<li class=${cls(row.met[i] && "met", row.level === i + 1 && "at")}>
      <b class="mono">${i + 1}</b><span>${say(goal)}</span><span class="mark" role="img" aria-label=${say(row.met[i] ? "goal-holds" : "goal-open")}>${row.met[i] ? "●" : "○"}</span></li>`,
    )}</ol>
    ${row.reason !== null && html`<p class="soft">${say("overruled-because", { rules: row.rules, reason: row.reason })}</p>`}
    ${open && overruling(row, model, ctx)}</li>`;
}

/** His word on a seat, and why. @param {any} row @param {Model} model @param {Context} ctx */
function overruling(row, model, ctx) {
  const { say } = ctx.voice;
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    const { level, reason } = event.target.elements;
    if (!reason.value.trim()) return;
    const value = level.value === "rules" ? null : Number(level.value);
    ctx.act.desk({ order: { kind: "overrule", seat: row.seat, level: value, reason: reason.value.trim() } }, [`overrule/${row.seat}`]);
    ctx.act.draft("overrule", "");
  };
  return html`<form class="over-f" onSubmit=${send}>
    <select class="field" name="level" aria-label=${say("what-reached")}>${row.goals.map(
      (/** @type {any} */ _, /** @type {number} */ i) => html`<option value=${i + 1}>${say("level-now", { n: i + 1 })}</option>`,
    )}<option value="0">${say("level-now", { n: 0 })}</option>${row.reason !== null && html`<option value="rules">${say("as-rules-say")}</option>`}</select>
    <input class="field" name="reason" maxlength="200" required ...${written(model, ctx, `overrule/${row.seat}`)} aria-label=${say("your-reason")} placeholder=${say("your-reason")} />
    <button class="b ink">${say("overrule")}</button></form>`;
}
