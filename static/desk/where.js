// @ts-check
// Where we are: seats in order, the step of the one in turn, lamps, what each is waited for.
import { cls, html } from "../table/html.js";
import { clockText, letter } from "../table/model.js";
import { emblem, lamp } from "../table/signs.js";
import { buttons, notice } from "../seat/sequence.js";
import { take } from "./change.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const STEPS = ["a", "b", "c", "d", "e"];

/** @param {Model} model @param {Context} ctx */
export function top(model, ctx) {
  const { say } = ctx.voice;
  const { public: shared = {}, table = {} } = model.parts;
  const held = (model.parts.dues ?? []).length;
  return html`<header class="top">${emblem("J")}
    <div class="who"><strong class="caps">${say("the-desk")}</strong><span class="soft">${shared.round ? say("round", { n: shared.round }) : say("getting-ready")} · <span class="mono">${table.code ?? ""}</span></span></div>
    ${notice(model, ctx) ?? html`<span class="held soft">${held > 0 && say("held-for-later", { n: held })}</span><span class="pace">${pace(model, ctx)}</span>`}
    ${clock(model, inTurn(model))}
    ${lamp(model.line === "up", say(model.line === "up" ? "line-up" : "line-down"))}${buttons(ctx)}</header>`;
}

/** How fast it goes: let a turn run, hold all, pass a seat over. @param {Model} model @param {Context} ctx */
export function pace(model, ctx) {
  const { say } = ctx.voice;
  const { table = {} } = model.parts;
  const seat = inTurn(model);
  return html`${
    byHand(table.modes) &&
    html`<button type="button" class=${cls("b", table.passes && "on")} aria-pressed=${table.passes ? "true" : "false"}
        onClick=${() => ctx.act.desk({ pass: !table.passes })}>${say("pass-turn")}</button>`
  }
    <button type="button" class=${cls("b", table.held && "on")} aria-pressed=${table.held ? "true" : "false"}
        onClick=${() => ctx.act.desk({ hold: !table.held })}>${say(table.held ? "go-on" : "hold-all")}</button>
    <button type="button" class="b" disabled=${!seat} onClick=${() => seat && ctx.act.desk({ skip: seat })}>${say("skip")}</button>`;
}

/** Whether anything waits for his hand. @param {Record<string, string> | undefined} modes */
const byHand = (modes) => Object.values(modes ?? {}).includes("hand");

/** The seat the game waits for. @param {Model} model @returns {string} */
const inTurn = (model) => (model.parts.asked ?? []).find((/** @type {any} */ prompt) => !prompt.optional && !prompt.waiting)?.to ?? "";

/** @param {Model} model @param {string} seat */
function clock(model, seat) {
  const all = model.parts.clocks ?? [];
  const one = all.find((/** @type {any} */ each) => each?.seat === seat) ?? all.find((/** @type {any} */ each) => each?.running);
  if (!one || typeof one.left !== "number") return null;
  const left = one.running ? Math.max(0, one.left - Math.max(0, model.now - model.clockAt) / 1000) : one.left;
  return html`<div class="clock mono" role="timer" aria-label=${one.seat}>${clockText(left)}</div>`;
}

/** @param {Model} model @param {Context} ctx */
export function where(model, ctx) {
  const { say } = ctx.voice;
  const { public: shared = {}, table = {} } = model.parts;
  const seats = (table.seats ?? []).filter((/** @type {any} */ seat) => seat.role === "player");
  const order = shared.order?.length
    ? shared.order.map((/** @type {string} */ id) => seats.find((/** @type {any} */ seat) => seat.id === id)).filter(Boolean)
    : seats;
  return html`<ol class="where" aria-label=${say("where-we-are")}>
    ${order.map(
      (/** @type {any} */ seat) => html`<li key=${seat.id} class=${cls(letter(seat.id), seat.id === shared.turn && "now")}
          aria-current=${seat.id === shared.turn ? "true" : undefined}>
      <i class="band"></i><button type="button" class="cell" onClick=${() => take(model, ctx, seat.id)}><b class="caps"><span class="long">${say(`seat-${seat.id}`)}</span><span class="short" aria-hidden="true">${seat.id}</span></b><span>${state(seat, model, ctx)}</span></button>
      ${lamp(seat.here, say(seat.here ? "is-here" : "is-away", { who: seat.name || say(`seat-${seat.id}`) }))}</li>`,
    )}
    ${(model.parts.clashes ?? []).map(
      (/** @type {any} */ clash, /** @type {number} */ i) => html`<li key=${`clash ${i}`} class="J" role="note"><i class="band"></i><div><b>${say("desk-clash", { place: say(clash.words) })}</b>
        <span>${clash.seats.map((/** @type {string} */ seat) => say(`seat-${seat}`)).join(", ")}</span></div></li>`,
    )}
    <li class=${cls("J", shared.turn === "G" && "now")}><i class="band"></i><button type="button" class="cell" onClick=${() => take(model, ctx, "station")}><b class="caps"><span class="long">${say("seat-G")}</span><span class="short" aria-hidden="true">G</span></b><span>${say(shared.turn === "G" ? "stage-now" : "stage-later")}</span></button></li>
  </ol>`;
}

/** @param {any} seat @param {Model} model @param {Context} ctx */
function state(seat, model, ctx) {
  const { say } = ctx.voice;
  const { public: shared = {}, me = {}, asked = [] } = model.parts;
  const mine = asked.filter((/** @type {any} */ prompt) => prompt.to === seat.id && !prompt.optional);
  if (seat.id === shared.turn) {
    const now = STEPS.indexOf(me.step || STAGES[me.stage] || "");
    return now < 0
      ? say("stage-now")
      : html`<span class="mono steps" role="img"
          aria-label=${say("step-of", { step: say(`step-${STEPS[now]}`) })}>${STEPS.map((step, i) => html`<span class=${cls(i === now && "at")}>${step}</span> `)}</span>`;
  }
  if (shared.phase === "setup") return say((shared.ready ?? []).includes(seat.id) ? "is-ready" : "getting-ready");
  if (mine.length) return say(mine[0].waiting ? "answer-in" : "is-asked");
  return seat.name || say(seat.here ? "no-name-given" : "nobody-sits");
}

const STAGES = /** @type {Record<string, string>} */ ({ SU: "a", IMU: "b", declare: "c", act: "c", INT: "d", FMU: "e" });
