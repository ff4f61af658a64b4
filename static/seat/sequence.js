// @ts-check
// The bar at the top: whose turn, my own step, my clock, my line. Never another seat's step.
import { cls, html } from "../table/html.js";
import { clockText, lastWord, letter, secondsLeft } from "../table/model.js";
import { emblem, lamp, sign } from "../table/signs.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const FEW = 6;
const STEPS = ["a", "b", "c", "d", "e"];

/** @param {Model} model @param {Context} ctx @param {any} asks what the table asks of this seat, if anything */
export function top(model, ctx, asks) {
  const { say } = ctx.voice;
  const { public: shared = {}, me = {} } = model.parts;
  return html`<header class="top">
    ${emblem(model.seat)}
    <div class="who"><strong class="caps">${say(me.faction ? `faction-${me.faction}` : `seat-${model.seat}`)}</strong><span class="soft">${shared.round ? say("round", { n: shared.round }) : ""}</span></div>
    ${notice(model, ctx) ?? asks ?? (shared.turn !== undefined ? sequence(model, ctx) : html`<span class="seq"></span>`)}
    ${clock(model, ctx)}
    ${lamp(model.line === "up", say(model.line === "up" ? "line-up" : "line-down"))}
    ${buttons(ctx)}
  </header>`;
}

/** @param {Model} model @param {Context} ctx */
function sequence(model, ctx) {
  const { say } = ctx.voice;
  const { public: shared, me = {} } = model.parts;
  const now = STEPS.indexOf(me.step);
  const all = [...(shared.order ?? []), "G"];
  return html`<nav class="seq" aria-label=${say("sequence")}>
    <ol class=${cls("seats", all.length > FEW && "many")}>${all.map(
      (seat) => html`<li key=${seat} class=${cls(seat === "G" ? "J" : letter(seat), seat === shared.turn && "now")}
          aria-current=${seat === shared.turn ? "true" : undefined} title=${say(`seat-${seat}`)}>
      <i class="band"></i><span class="caps long">${say(`seat-${seat}`)}</span><span class="caps short" aria-hidden="true">${seat}</span></li>`,
    )}</ol>
    <ol class="steps">${STEPS.map(
      (step, i) => html`<li key=${step} class=${cls(now > i && "past", now === i && "now")}
        aria-current=${now === i ? "step" : undefined} title=${say(`step-${step}-line`)}><b>${step}</b> <span>${say(`step-${step}`)}</span></li>`,
    )}</ol>
  </nav>`;
}

/** @param {Model} model @param {Context} ctx */
function clock(model, ctx) {
  const left = secondsLeft(model);
  if (left === null) return null;
  const mine = model.parts.clock.seat === model.seat;
  return html`<div class=${cls("clock", "mono", left < 30 && mine && "short")} role="timer"
      aria-label=${ctx.voice.say(mine ? "my-clock" : "clock-of", { who: ctx.voice.say(`seat-${model.parts.clock.seat}`) })}>${clockText(left)}</div>`;
}

/** @param {Context} ctx */
export function buttons(ctx) {
  const { say } = ctx.voice;
  const { page, act } = ctx;
  return html`<span class="own">
    <button type="button" class="b bare wide-only" aria-label=${say(page.theme === "dark" ? "theme-light" : "theme-dark")}
        onClick=${act.theme}>${sign(page.theme === "dark" ? "u-sun" : "u-moon")}</button>
    <button type="button" class="b bare wide-only" aria-label=${say(page.sound ? "sound-off" : "sound-on")}
        aria-pressed=${page.sound ? "true" : "false"} onClick=${act.sound}>${sign(page.sound ? "u-sound" : "u-mute")}</button>
    <button type="button" class="b bare" aria-label=${say("draw-curtain")}
        onClick=${() => act.point({ curtain: true })}>${sign("u-curtain")}<span class="lbl">${say("curtain")}</span></button>
  </span>`;
}

/** What the judge has told this seat, over everything until it is read. @param {Model} model @param {Context} ctx */
export function word(model, ctx) {
  const told = lastWord(model.parts);
  if (!told || told.n <= model.point.heard) return null;
  return html`<div class="word card" role="alertdialog" aria-label=${ctx.voice.say("judge-speaks")}>${emblem("J")}<p>${ctx.voice.say(told.words)}</p>
    <button type="button" class="b ink" onClick=${() => ctx.act.point({ heard: told.n })}>${ctx.voice.say("have-read")}</button></div>`;
}

/**
 * A strip in the bar itself, so that nothing below it moves: the line is down, a newer server waits, the table stands still, somebody is waiting for me.
 * @param {Model} model @param {Context} ctx
 */
export function notice(model, ctx) {
  const { say } = ctx.voice;
  const { table = {} } = model.parts;
  const kept = Object.values(model.waiting).filter((saying) => saying.kind !== "form").length;
  if (model.line === "down")
    return html`<p class="strip" role="alert">${say("line-is-down")}${kept > 0 && ` ${say("kept-orders", { n: kept })}`}</p>`;
  if (model.reload)
    return html`<p class="strip" role="status">${say("new-version")} <button type="button" class="b"
        onClick=${() => globalThis.location.reload()}>${say("reload")}</button></p>`;
  if (table.held && model.role === "seat") return html`<p class="strip" role="status">${say("table-stands")}</p>`;
  if ((table.nudged ?? 0) > model.point.nudged)
    return html`<p class="strip" role="status">${say("you-are-nudged")} <button type="button" class="b"
        onClick=${() => ctx.act.point({ nudged: table.nudged })}>${say("close")}</button></p>`;
  return null;
}
