// @ts-check
// Offers in a room: what one gives and wants for it, and what is said to it. A record, binding nobody.
import { html } from "../table/html.js";
import { written } from "../table/unsaid.js";
import { spoken } from "../table/words.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const MOST = 200;
/** What victory is about: offered by its code, each reads its name in his own language, and bots understand it. */
const GOODS = ["item-artifact", "item-loot", "item-disk", "item-bond", "term-peace", "term-shields", "term-passage"];

/** A line that makes an offer, with how it stands, or that answers one. @param {any} line @param {any} room @param {Model} model @param {Context} ctx */
export function dealLine(line, room, model, ctx) {
  const { say } = ctx.voice;
  if (line.reply) return html`<p>${say(answerCode(line.reply, line.from), terms(line.reply, ctx))}</p>`;
  const { deal } = line;
  return html`<div class="deal"><p>${say("deal", terms(deal, ctx))}</p>
    ${withBot(room, model) && deal.give.startsWith("item-") && html`<p class="soft">${say("deal-bots-meet")}</p>`}
    ${Object.keys(deal.said).length > 0 && html`<p class="soft">${standing(deal, ctx)}</p>`}
    ${room.open !== false && answers(deal, room, model, ctx)}</div>`;
}

/** @param {any} reply @param {string} from */
const answerCode = (reply, from) => (reply.yes ? "deal-yes" : from === reply.by ? "deal-back" : "deal-no");

/** @param {any} deal @param {Context} ctx */
const terms = ({ give, want }, { voice }) => ({ give: spoken(voice, give), want: spoken(voice, want) });

/** @param {any} room @param {Model} model */
const withBot = (room, model) => room.with.some((/** @type {string} */ seat) => model.parts.table?.bots?.includes(seat));

/** Who has said what to it. @param {any} deal @param {Context} ctx */
function standing(deal, ctx) {
  const { say } = ctx.voice;
  if (deal.said[deal.by] === false) return say("deal-gone");
  const of = (/** @type {boolean} */ yes) => Object.keys(deal.said).filter((seat) => deal.said[seat] === yes);
  return [of(true).length && say("deal-taken-by", { who: of(true) }), of(false).length && say("deal-not-by", { who: of(false) })].filter(Boolean).join(" ");
}

/** @param {any} deal @param {any} room @param {Model} model @param {Context} ctx */
function answers(deal, room, model, ctx) {
  if (deal.said[deal.by] === false) return null;
  const [mine, said] = [deal.by === model.seat, deal.said[model.seat]];
  const press = (/** @type {boolean} */ yes, /** @type {string} */ code) =>
    html`<button type="button" class="b" onClick=${() => ctx.act.reply(room.id, deal.offer, yes)}>${ctx.voice.say(code)}</button>`;
  if (mine) return html`<p class="row">${press(false, "deal-take-back")}</p>`;
  return html`<p class="row">${said !== true && press(true, "deal-accept")}${said !== false && press(false, "deal-decline")}</p>`;
}

/** Two fields in place of one. @param {any} room @param {Model} model @param {Context} ctx */
export function offering(room, model, ctx) {
  const { say } = ctx.voice;
  const field = (/** @type {string} */ name) =>
    html`<label><span class="caps">${say(`deal-${name}`)}</span><input name=${name} class="field" autocomplete="off" maxlength=${MOST} list="goods" required ...${written(model, ctx, `${name}/${room.id}`)} /></label>`;
  const goods = GOODS.filter((code) => ctx.voice.knows(code));
  const meant = (/** @type {string} */ typed) => goods.find((code) => say(code).toLowerCase() === typed.trim().toLowerCase()) ?? typed.trim();
  return html`<form class="say offer" key=${`offer ${room.id}`} onSubmit=${(/** @type {any} */ event) => {
    event.preventDefault();
    const { give, want } = event.target.elements;
    if (!give.value.trim() || !want.value.trim()) return;
    ctx.act.offer(room.id, meant(give.value), meant(want.value), [`give/${room.id}`, `want/${room.id}`]);
    ctx.act.point({ offering: false });
  }}>${field("give")}${field("want")}<datalist id="goods">${goods.map((code) => html`<option value=${say(code)}></option>`)}</datalist><p class="soft">${say("deal-binds-nobody")}</p><p class="row">
    <button type="button" class="b" onClick=${() => ctx.act.point({ offering: false })}>${say("close")}</button><button class="b ink">${say("deal-make")}</button></p></form>`;
}
