// @ts-check
// People as every screen shows them: who sits where, who knows the truth, what happened at the table, a link to hand over.
import { cls, html } from "./html.js";
import { emblem } from "./signs.js";
import { text } from "./words.js";
/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("./context.js").Context} Context */

/** Who sits there, with what all may know of him. @param {any} seat @param {Model} model @param {Context} ctx @returns {string} */
export function nameAt(seat, model, ctx) {
  const { say } = ctx.voice;
  const { table = {} } = model.parts;
  const marks = [
    seat.name || say("nobody-sits"),
    table.bots?.includes(seat.id) ? say("bot-plays-here") : "",
    seat.role === "player" && table.knowing?.some((/** @type {any} */ each) => each.seat === seat.id) ? say("knows-the-truth") : "",
  ];
  return marks.filter(Boolean).join(" · ");
}

const STRENGTHS = ["easy", "steady", "sharp"];
/** A bot of which nobody here is told how well it plays. */
export const PLAYS = "plays";

/** Who plays a seat while nobody is there. @param {string} seat @param {string} now "" for no bot, else how well it plays @param {Context} ctx */
export function bots(seat, now, ctx) {
  const { say } = ctx.voice;
  const choose = (/** @type {any} */ event) => {
    const strength = event.target.value;
    if (strength !== PLAYS) ctx.act.desk(strength ? { bot: seat, on: true, strength } : { bot: seat, on: false });
  };
  return html`<select class="b" aria-label=${say("bot-at", { who: say(`seat-${seat}`) })} value=${now} onChange=${choose}>
    <option value="" selected=${!now}>${say("bot-none")}</option>${now === PLAYS && html`<option value=${PLAYS} selected>${say("bot-plays-here")}</option>`}
    ${STRENGTHS.map((strength) => html`<option value=${strength} selected=${now === strength}>${say(`bot-${strength}`)}</option>`)}</select>`;
}

/** Who knows the truth and only watches, by name. @param {Model} model @returns {string[]} */
export const exJudges = (model) => (model.parts.table?.knowing ?? []).filter((/** @type {any} */ each) => each.seat === "O").map((/** @type {any} */ each) => each.name);

/** Their lines under the seats. @param {Model} model @param {Context} ctx */
export const watchers = (model, ctx) =>
  exJudges(model).map(
    (name) =>
      html`<li key=${`knows ${name}`} class="N">${emblem("O")}<span>${name}<i>${ctx.voice.say("watches")} · ${ctx.voice.say("knows-the-truth")}</i></span></li>`,
  );

/** A piece of news, with seats called by their names. @param {any} each @param {Context} ctx @returns {string} */
export function newsText(each, ctx) {
  const { code, args = {} } = each.words ?? each;
  const seats = Object.fromEntries(["seat", "sits"].filter((name) => ctx.voice.knows(`seat-${args[name]}`)).map((name) => [name, ctx.voice.say(`seat-${args[name]}`)]));
  return text(ctx.voice, { code, args: { ...args, ...seats } });
}

/** What happened at the table, newest first. @param {Model} model @param {Context} ctx */
export function news(model, ctx) {
  const all = model.parts.table?.news ?? [];
  if (!all.length) return null;
  return html`<ul class="points" aria-label=${ctx.voice.say("table-news")}>${[...all].reverse().map((/** @type {any} */ each, /** @type {number} */ i) => html`<li key=${i}><p>${newsText(each, ctx)}</p></li>`)}</ul>`;
}

/** Copy what stands in the field before the button; a plain page has no clipboard but this. @param {any} event */
function copyBeside(event) {
  const field = event.target.previousElementSibling;
  field.select();
  if (globalThis.document.execCommand("copy")) event.target.classList.add("copied");
}

/** A link to hand over; a field to copy from works where no clipboard does. @param {string} token @param {Context} ctx */
export function link(token, ctx) {
  const url = `${ctx.page.shared}/s/${token}`;
  const select = (/** @type {any} */ event) => event.target.select();
  return html`<p class="link"><input class=${cls("field", "mono")} readonly value=${url}
      aria-label=${ctx.voice.say("link-to-copy")} onFocus=${select} onClick=${select} />
    <button type="button" class="b" onClick=${copyBeside}>${ctx.voice.say("copy")}</button></p>`;
}
