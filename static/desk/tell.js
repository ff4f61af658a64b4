// @ts-check
// Tell: a sentence to seats, at once, at their own update, or over the loudspeakers; sentences made ready; the rooms beside.
import { cls, html } from "../table/html.js";
import { emblem, sign } from "../table/signs.js";
import { write, written } from "../table/unsaid.js";
import { roomTabs, talk } from "../seat/talk.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const TO = "tell-to";
const TELL = "tell";
const READY = "ready ";
/** How it reaches them: fields of the order. */
const WAYS = /** @type {Record<string, any>} */ ({ now: {}, update: { telegram: true }, loud: { loudspeaker: true } });

/** @param {Model} model @param {Context} ctx */
export function tell(model, ctx) {
  const { say } = ctx.voice;
  const to = /** @type {string[]} */ (model.point.drafts[TO] ?? []);
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    const words = field.value.trim();
    const way = event.submitter?.value ?? "now";
    if (!words) return;
    if (way === "keep") return ctx.act.keep("note", { id: `${READY}${words.slice(0, 60)}`, value: words });
    if (!to.length) return;
    // a game without notices has rooms alone
    ctx.act.desk(model.parts.public ? { order: { kind: "tell", to, text: words, ...WAYS[way] } } : { tell: { to, text: words } }, [TELL]);
  };
  const ways = model.parts.public ? Object.keys(WAYS) : ["now"];
  return html`<form class="tell" onSubmit=${send}>${addressees(to, model, ctx)}
    <textarea name="text" rows="3" maxlength="400" ...${written(model, ctx, TELL)} aria-label=${say("say-something")} placeholder=${say("say-something")}></textarea>
    <div class="row">${ways.map(
      (way) => html`<button key=${way} class=${cls("b", way === "now" && "ink")} value=${way} disabled=${!to.length}>${say(`tell-${way}`)}</button>`,
    )}<button class="b" value="keep">${say("keep-for-later")}</button></div>${ready(model, ctx)}</form>
    <section class="talk"><div class="head"><h2>${say("talk")}</h2>${roomTabs(model, ctx, spoken)}</div>${talk(model, ctx)}</section>`;
}

/** @param {string[]} to @param {Model} model @param {Context} ctx */
function addressees(to, model, ctx) {
  const { say } = ctx.voice;
  const seats = (model.parts.table?.seats ?? []).filter((/** @type {any} */ seat) => seat.role === "player");
  const all = seats.map((/** @type {any} */ seat) => seat.id);
  const toggle = (/** @type {string} */ seat) => ctx.act.draft(TO, to.includes(seat) ? to.filter((each) => each !== seat) : [...to, seat]);
  return html`<div class="row" role="group" aria-label=${say("to-whom")}>${seats.map(
    (/** @type {any} */ seat) => html`<button type="button" key=${seat.id} class=${cls("b", to.includes(seat.id) && "on")}
      aria-pressed=${to.includes(seat.id) ? "true" : "false"} onClick=${() => toggle(seat.id)}>${emblem(seat.id)}${say(`seat-${seat.id}`)}</button>`,
  )}
    <button type="button" class="b" onClick=${() => ctx.act.draft(TO, to.length === all.length ? [] : all)}>${say("to-all")}</button></div>`;
}

/** Sentences made ready: a tap puts one into the field. @param {Model} model @param {Context} ctx */
function ready(model, ctx) {
  const { say } = ctx.voice;
  const kept = Object.entries(model.parts.kept?.notes ?? {}).filter(([id, words]) => id.startsWith(READY) && words);
  if (!kept.length) return null;
  return html`<ul class="ready" aria-label=${say("made-ready")}>${kept.map(
    ([id, words]) => html`<li key=${id}><button type="button" class="b bare" onClick=${() => write(ctx, TELL, String(words))}>${words}</button>
      <button type="button" class="b bare" aria-label=${say("drop-this", { what: String(words) })} onClick=${() => ctx.act.keep("note", { id, value: "" })}>${sign("u-close")}</button></li>`,
  )}</ul>`;
}

/** Of many rooms, those in which somebody has spoken, and the one of all. @param {any} room */
const spoken = (room) => room.lines?.length > 0 || room.unread > 0 || room.with?.length > 2;
