// @ts-check
// Who else is here, and what a seat may do about that: agree to end, have its place back from a bot; a host's acts.
import { html } from "../table/html.js";
import { letter } from "../table/model.js";
import { emblem } from "../table/signs.js";
import { PLAYS, bots, link, nameAt, news, watchers } from "../table/people.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function company(model, ctx) {
  const { say } = ctx.voice;
  const { table = {} } = model.parts;
  const hosts = !table.judge && table.host === model.seat;
  return html`<div class="reading people"><h4 class="caps">${say("who-is-here")}</h4>
    <ul class="modes">${(table.seats ?? []).map(
      (/** @type {any} */ seat) => html`<li key=${seat.id} class=${letter(seat.id)}>${emblem(seat.id)}<span>${say(`seat-${seat.id}`)}<i>${nameAt(seat, model, ctx)}</i></span>
        ${hosts && seat.role === "player" && seat.id !== model.seat && places(seat, model, ctx)}</li>`,
    )}${watchers(model, ctx)}</ul>
    ${hosts && model.told && link(model.told, ctx)}
    ${hosts && hosting(model, ctx)}${news(model, ctx)}</div>`;
}

/** A place that is empty or whose player is away. @param {any} seat @param {Model} model @param {Context} ctx */
function places(seat, model, ctx) {
  const { say } = ctx.voice;
  const who = say(`seat-${seat.id}`);
  const bot = (model.parts.table.bots ?? []).includes(seat.id);
  return html`<div class="row"><button type="button" class="b" aria-label=${say("new-link", { who })}
      onClick=${() => ctx.act.desk({ link: seat.id })}>${say("new-link-short")}</button>
    ${seat.name && html`<button type="button" class="b" aria-label=${say("another-at", { who })} onClick=${() => ctx.act.desk({ link: seat.id, free: true })}>${say("another")}</button>`}
    ${bots(seat.id, bot ? PLAYS : "", ctx)}</div>`;
}

/** The host's acts where nobody judges: pace, the end, the desk. Only the last shows him anything, and all hear of it. @param {Model} model @param {Context} ctx */
function hosting(model, ctx) {
  const { say } = ctx.voice;
  const { table = {}, public: shared = {} } = model.parts;
  const idle = !shared.turn || shared.turn === "G";
  const sure = model.point.drafts["open-desk"];
  return html`<h4 class="caps">${say("host")}</h4><p class="acts">
      <button type="button" class="b" onClick=${() => ctx.act.desk({ hold: !table.held })}>${say(table.held ? "go-on" : "hold-all")}</button>
      <button type="button" class="b" disabled=${idle} onClick=${() => ctx.act.desk({ skip: shared.turn })}>${say("skip")}</button>
      <button type="button" class="b" disabled=${idle} onClick=${() => ctx.act.desk({ nudge: shared.turn })}>${say("nudge")}</button>
      ${table.ended !== true && html`<button type="button" class="b" onClick=${() => ctx.act.desk({ end: !(table.agreed ?? []).length })}>${say((table.agreed ?? []).length ? "end-not" : "end-propose")}</button>`}
      ${table.ended === true && !table.theatre && html`<button type="button" class="b" onClick=${() => ctx.act.desk({ end: false })}>${say("end-not")}</button>`}
      ${!table.console && html`<button type="button" class="b" onClick=${() => ctx.act.draft("open-desk", true)}>${say("console-open-it")}</button>`}
      ${table.console && (model.desk ? html`<a class="b ink" href=${`/s/${model.desk}`} target="_blank">${say("console-go")}</a>` : html`<button type="button" class="b" onClick=${() => ctx.act.desk({ link: "J" })}>${say("console-link")}</button>`)}
      ${table.console && html`<button type="button" class="b" onClick=${() => ctx.act.desk({ console: false })}>${say("console-shut-it")}</button>`}</p>
    ${
      sure &&
      !table.console &&
      html`<div class="back" role="alert"><p>${say("console-warning")}</p><p class="acts">
      <button type="button" class="b" onClick=${() => ctx.act.draft("open-desk", null)}>${say("drop")}</button>
      <button type="button" class="b ink" onClick=${() => {
        ctx.act.desk({ console: true });
        ctx.act.draft("open-desk", null);
      }}>${say("console-open-now")}</button></p></div>`
    }`;
}

/** A strip that asks this seat something about the table itself. @param {Model} model @param {Context} ctx */
export function tableAsks(model, ctx) {
  const { say } = ctx.voice;
  const { table = {} } = model.parts;
  if (table.bots?.includes(model.seat))
    return html`<p class="strip" role="status">${say("bot-plays-mine")} <button type="button" class="b"
        onClick=${() => ctx.act.desk({ bot: model.seat, on: false })}>${say("seat-back")}</button></p>`;
  const agreed = table.agreed ?? [];
  if (!agreed.length || table.ended || !table.seats?.some((/** @type {any} */ seat) => seat.id === model.seat)) return null;
  const mine = agreed.includes(model.seat);
  return html`<p class="strip" role="status">${say("end-asked", { who: agreed.map((/** @type {string} */ seat) => say(`seat-${seat}`)) })} <button type="button" class="b"
      onClick=${() => ctx.act.desk({ agree: !mine })}>${say(mine ? "end-disagree" : "end-agree")}</button></p>`;
}
