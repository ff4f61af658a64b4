// @ts-check
// Talk by room. That two talk is public, what they say is theirs; in one's own turn one listens.
import { cls, html } from "../table/html.js";
import { keysOf } from "../table/model.js";
import { sign } from "../table/signs.js";
import { newsText } from "../table/people.js";
import { written } from "../table/unsaid.js";
import { dealLine, offering } from "./deals.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** The room that is open on the screen. @param {Model} model */
export function roomOf(model) {
  const rooms = keysOf(model.parts, "room/").map((key) => model.parts[key]);
  return (
    rooms.find((room) => room.id === model.point.room) ??
    [...rooms].sort((a, b) => (b.with?.length ?? 0) - (a.with?.length ?? 0))[0] ??
    null
  );
}

/** A room's name: all, or the letters of those in it. @param {any} room @param {Model} model @param {Context} ctx */
function roomName(room, model, ctx) {
  const others = (room.with ?? []).filter((/** @type {string} */ seat) => seat !== model.seat);
  const players = (model.parts.table?.seats ?? []).length;
  return room.id === "all" || (others.length > 1 && others.length >= players - 1) ? ctx.voice.say("room-all") : others.join(" ");
}

/** @param {Model} model @param {Context} ctx @param {(room: any) => boolean} [shown] which of them */
export function roomTabs(model, ctx, shown = () => true) {
  const now = roomOf(model);
  const keys = keysOf(model.parts, "room/").filter((key) => model.parts[key].id === now?.id || shown(model.parts[key]));
  return html`<div class="rooms" role="tablist">${keys.map((key) => {
    const room = model.parts[key];
    const on = room.id === now?.id;
    return html`<button type="button" key=${key} class=${cls("tab", on && "on")} role="tab" aria-selected=${on ? "true" : "false"}
        aria-label=${ctx.voice.say("room-with", { who: roomName(room, model, ctx), n: room.unread ?? 0 })}
      onClick=${() => ctx.act.point({ room: room.id })}>${roomName(room, model, ctx)}${room.unread > 0 && html`<sup>${room.unread}</sup>`}</button>`;
  })}</div>`;
}

/** @param {Model} model @param {Context} ctx */
export function talk(model, ctx) {
  const { say } = ctx.voice;
  const room = roomOf(model);
  if (!room) return html`<p class="quiet">${say("no-rooms")}</p>`;
  const lines = room.lines ?? [];
  const mine = Object.entries(model.waiting).filter(([, saying]) => saying.kind === "say" && saying.room === room.id);
  if (!lines.length && !mine.length)
    return html`${news(model, ctx)}${quiet(room, model, ctx)}${room.open !== false ? writing(room, model, ctx) : null}`;
  return html`<ol class="lines" key=${room.id}>${[...mine].reverse().map(([id, saying]) => html`<li key=${id} class="pending"><b>${model.seat}</b><p>${saying.text}</p></li>`)}
      ${[...lines].reverse().map((line) => html`<li key=${line.n} class=${line.from?.[0]}><b class="from">${line.from}</b>${line.deal || line.reply ? dealLine(line, room, model, ctx) : html`<p>${line.text}</p>`}</li>`)}</ol>
    ${news(model, ctx)}
    ${quiet(room, model, ctx)}${room.open !== false ? writing(room, model, ctx) : null}`;
}

/** Why nothing can be said here, and who talks in private. @param {any} room @param {Model} model @param {Context} ctx */
function quiet(room, model, ctx) {
  const private_ = conferring(model, ctx);
  const shut = room.open === false && model.seat !== "O" && ctx.voice.say(model.parts.public?.turn === model.seat ? "you-listen" : "room-shut");
  const nothing = !shut && !private_ && !(room.lines ?? []).length && ctx.voice.say("nothing-said");
  return shut || private_ || nothing ? html`<p class="quiet">${shut} ${private_} ${nothing}</p>` : null;
}

/** @param {any} room @param {Model} model @param {Context} ctx */
function writing(room, model, ctx) {
  const { say } = ctx.voice;
  if (model.point.offering) return offering(room, model, ctx);
  return html`<form class="say" key=${room.id} onSubmit=${(/** @type {any} */ event) => send(event, room.id, ctx)}>
      <input name="text" class="field" autocomplete="off" maxlength="500" ...${written(model, ctx, `room/${room.id}`)}
          aria-label=${say("say-to", { who: roomName(room, model, ctx) })} placeholder=${say("say-something")} />
      ${
        model.role === "seat" &&
        html`<button type="button" class="b" aria-label=${say("deal-new")} title=${say("deal-new")}
          onClick=${() => ctx.act.point({ offering: true })}>⇄</button>`
      }
      <button class="b" aria-label=${say("send")}>${sign("u-send")}</button></form>`;
}

/** @param {any} event @param {string} room @param {Context} ctx */
function send(event, room, ctx) {
  event.preventDefault();
  const field = event.target.elements.text;
  const text = field.value.trim();
  if (!text) return;
  ctx.act.say(room, text, [`room/${room}`]);
}

/** @param {Model} model @param {Context} ctx */
function conferring(model, ctx) {
  const pairs = model.parts.conferring ?? [];
  if (!pairs.length) return null;
  const names = pairs.map((/** @type {string[]} */ pair) => pair.map((seat) => ctx.voice.say(`seat-${seat}`)).join(" – "));
  return ctx.voice.say("are-talking", { who: names });
}

/** The newest of what the table says to all. @param {Model} model @param {Context} ctx */
function news(model, ctx) {
  const last = (model.parts.table?.news ?? []).at(-1);
  return last ? html`<p class="quiet news">${newsText(last, ctx)}</p>` : null;
}
