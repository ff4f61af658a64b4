// @ts-check
// Who sits where: judges, players, bots; links, the chair, the end, the whole game as a file; who knows the truth.
import { html } from "../table/html.js";
import { letter } from "../table/model.js";
import { emblem, lamp } from "../table/signs.js";
import { bots, link, nameAt, news, watchers } from "../table/people.js";
import { declaring } from "./levels.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function company(model, ctx) {
  const { say } = ctx.voice;
  const { table = {} } = model.parts;
  const players = (table.seats ?? []).filter((/** @type {any} */ seat) => seat.role === "player");
  return html`<h3 class="caps">${say("who-judges")}</h3>${judges(model, ctx)}
    <h3 class="caps">${say("who-plays")}</h3>
    <ul class="modes">${players.map((/** @type {any} */ seat) => player(seat, model, ctx))}${watchers(model, ctx)}</ul>
    ${model.told && link(model.told, ctx)}
    <div class="row"><a class="b" href=${`${ctx.page.home}/export`} download>${say("save-file")}</a>
      ${ending(table, model, ctx)}</div>
    ${news(model, ctx)}`;
}

/** Closing the table, which a host only proposes; or opening it again. @param {any} table @param {Model} model @param {Context} ctx */
function ending(table, model, ctx) {
  const { say } = ctx.voice;
  const act = (/** @type {boolean} */ end) => () => ctx.act.desk({ end });
  if (table.ended) return table.ended === true && html`<button type="button" class="b" onClick=${act(false)}>${say("end-not")}</button>`;
  return table.judge ? declaring(model, ctx) : html`<button type="button" class="b" onClick=${act(true)}>${say("end-game")}</button>`;
}

/** @param {any} seat @param {Model} model @param {Context} ctx */
function player(seat, model, ctx) {
  const { say } = ctx.voice;
  const who = say(`seat-${seat.id}`);
  return html`<li key=${seat.id} class=${letter(seat.id)}>${emblem(seat.id)}<span>${who}<i>${nameAt(seat, model, ctx)}</i></span>
    <div class="row"><button type="button" class="b" onClick=${() => ctx.act.desk({ nudge: seat.id })}>${say("nudge")}</button>
      <button type="button" class="b" aria-label=${say("new-link", { who })} onClick=${() => ctx.act.desk({ link: seat.id })}>${say("new-link-short")}</button>
      ${seat.name && html`<button type="button" class="b" aria-label=${say("another-at", { who })} onClick=${() => ctx.act.desk({ link: seat.id, free: true })}>${say("another")}</button>`}
      <a class="b" href=${`${ctx.page.home}/paper?of=${seat.id}`} aria-label=${say("paper-print-of", { who })}>${say("paper-short")}</a>
      ${bots(seat.id, model.parts.bots?.[seat.id]?.strength ?? "", ctx)}</div>${whys(seat.id, model, ctx)}</li>`;
}

/** Why the bot at a seat has done what it did, the newest first. @param {string} seat @param {Model} model @param {Context} ctx */
function whys(seat, model, ctx) {
  const { say } = ctx.voice;
  const who = (/** @type {any} */ why) => (why.figure ? `${ctx.nameOf(model.parts[`fig/${why.figure}`] ?? { name: why.figure })}: ` : "");
  const reasons = [...(model.parts.bots?.[seat]?.reasons ?? [])].reverse();
  if (!reasons.length) return null;
  return html`<details class="whys"><summary>${say("bot-whys")}</summary><ol>${reasons.map(
    (/** @type {any} */ why, /** @type {number} */ n) =>
      html`<li key=${reasons.length - n}><b class="mono" title=${say("bot-round", { round: why.round })}>${why.round}</b>${who(why)}${say(why.words)}</li>`,
  )}</ol></details>`;
}

/** The chairs; a host's desk has one alone, and can be shut. @param {Model} model @param {Context} ctx */
function judges(model, ctx) {
  const { say } = ctx.voice;
  const { table = {} } = model.parts;
  if (!table.judge)
    return html`<p class="soft">${say("console-line")}</p><p><button type="button" class="b" onClick=${() => ctx.act.desk({ console: false })}>${say("console-shut-it")}</button></p>`;
  const chairs = ["J", "J2"].map((id) => (table.seats ?? []).find((/** @type {any} */ seat) => seat.id === id) ?? { id, name: "", here: false });
  return html`<ul class="modes">${chairs.map(
    (chair) => html`<li key=${chair.id} class="J">${emblem(chair.id)}<span>${say(`seat-${chair.id}`)}<i>${chair.name || say("nobody-sits")}</i></span>
      ${lamp(chair.here, say(chair.here ? "is-here" : "is-away", { who: chair.name || say(`seat-${chair.id}`) }))}
      ${
        chair.id !== model.seat &&
        html`<div class="row"><button type="button" class="b" onClick=${() => ctx.act.desk({ link: chair.id })}>${say(chair.name ? "new-link-short" : "invite")}</button>
          ${chair.name && html`<button type="button" class="b" onClick=${() => ctx.act.draft("hand-over", chair.id)}>${say("hand-over")}</button>`}</div>`
      }</li>`,
  )}</ul>${handingOver(chairs, model, ctx)}`;
}

/** Asked once more: he does not come back by his old link. @param {any[]} chairs @param {Model} model @param {Context} ctx */
function handingOver(chairs, model, ctx) {
  const { say } = ctx.voice;
  const to = model.point.drafts["hand-over"];
  const after = chairs.find((chair) => chair.id === to)?.name;
  if (!after) return null;
  const free = (model.parts.table.seats ?? []).filter((/** @type {any} */ seat) => seat.role === "player" && !seat.name);
  const hand = (/** @type {any} */ more) => {
    ctx.act.desk({ hand_over: to, ...more });
    ctx.act.draft("hand-over", null);
  };
  return html`<div class="back" role="alert"><p><b>${say("hand-over-head", { who: after })}</b> ${say("hand-over-line")}</p>
    <div class="row"><button type="button" class="b" onClick=${() => ctx.act.draft("hand-over", null)}>${say("drop")}</button>
      ${free.map((/** @type {any} */ seat) => html`<button type="button" key=${seat.id} class="b" onClick=${() => hand({ sit: seat.id })}>${say("hand-over-sit", { who: say(`seat-${seat.id}`) })}</button>`)}
      <button type="button" class="b ink" onClick=${() => hand({})}>${say("hand-over-watch")}</button></div></div>`;
}
