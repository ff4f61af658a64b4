// @ts-check
// The queue: cards in the order of the rules; what each seat gains or loses, in words; what is held for later.
import { cls, html } from "../table/html.js";
import { letter } from "../table/model.js";
import { same } from "../table/answer.js";
import { why } from "../table/signs.js";
import { text } from "../table/words.js";
import { whyUse } from "../seat/controls.js";
import { checks } from "./checks.js";
import { die, faceButtons } from "./dice.js";
import { differences } from "./difference.js";
import { proposal } from "./levels.js";
import { held, lessons } from "./lessons.js";
import { takingBack } from "./learned.js";
import { decisions, undone } from "./decisions.js";
import { deed, time } from "./line.js";
import { pace } from "./where.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function queue(model, ctx) {
  const { say } = ctx.voice;
  const cards = model.parts.queue ?? [];
  const now = cards.filter((/** @type {any} */ card) => ["roll", "rule", "send"].includes(card.kind));
  const later = [
    ...cards.filter((/** @type {any} */ card) => !now.includes(card)),
    ...(model.parts.dues ?? []).map((/** @type {any} */ due) => ({ ...due, key: `due ${due.id}`, due: due.id })),
  ];
  return html`<section class="queue" aria-label=${say("queue")}>
    <div class="qhead"><h1>${say("queue-head", { n: now.length })}</h1>${whole(cards, ctx)}${takingBack(model, ctx)}<span class="small-only">${pace(model, ctx)}</span></div>
    ${proposal(model, ctx)}
    ${model.refusal && html`<p class="card no" role="alert">${say(model.refusal.words)} ${why("refusal", model.refusal.clauses, whyUse(model, ctx))}</p>`}
    ${now.map(
      (/** @type {any} */ card, /** @type {number} */ i) => html`<article key=${card.key} class=${cls("card", "q", card.kind)}>
      <div class="head"><span class="n mono">${i + 1}</span><h2>${say(`card-kind-${card.kind}`)}</h2>${card.seat && card.seat !== "auto" && html`<span class=${cls("whose", letter(card.seat))}><i class="band"></i>${say(`seat-${card.seat}`)}</span>`}</div>
      <div class="body">${body(card, i === 0, model, ctx)}</div></article>`,
    )}
    ${!now.length && model.parts.checks && checks(model, ctx)}
    ${
      later.length > 0 &&
      html`<ol class="later"
        aria-label=${say("later")}>${later.map((/** @type {any} */ card) => held(card, model, ctx))}</ol>`
    }
    ${!now.length && !model.parts.checks && lately(model, ctx)}
  </section>`;
}

/** All of a kind in one tap, where it is more than one. @param {any[]} cards @param {Context} ctx */
function whole(cards, ctx) {
  const rolls = cards.filter((card) => card.kind === "roll").length;
  const waiting = cards.filter((card) => ["send", "next"].includes(card.kind)).length;
  if (rolls > 1) return html`<button type="button" class="b" onClick=${() => ctx.act.desk({ roll: true })}>${ctx.voice.say("roll-all")}</button>`;
  if (waiting < 2 || cards[0].kind !== "send") return null;
  return html`<button type="button" class="b" onClick=${() => ctx.act.desk({ send: "all" })}>${ctx.voice.say("send-all", { n: waiting })}</button>`;
}

/** With nothing to do: what was decided last, without what a rewind took back. @param {Model} model @param {Context} ctx */
function lately(model, ctx) {
  const made = decisions(model);
  const gone = undone(model);
  return html`<ol class="lately" aria-label=${ctx.voice.say("lately")}>${made
    .filter((each) => !gone.has(each.n))
    .slice(0, 12)
    .map(
      (each) => html`
  <li key=${each.n} class=${letter(each.seat)}><i class="band"></i><span class="mono">${each.n}</span><span>${deed(each, ctx)}</span>${time(each, model, ctx)}</li>`,
    )}</ol>`;
}

/** @param {any} card @param {boolean} first @param {Model} model @param {Context} ctx */
function body(card, first, model, ctx) {
  const { say } = ctx.voice;
  const head = html`<h3>${text(ctx.voice, card.words)} ${why(card.key, card.clauses, whyUse(model, ctx))}</h3>`;
  const note = card.asks?.secret && html`<p class="soft">${say("asks-secret")}</p>`;
  if (card.kind === "roll")
    return html`${head}<p class="soft">${need(card.asks ?? {}, say)} ${card.asks?.secret && say("asks-secret")}</p>${rolling(card, first, model, ctx)}`;
  if (card.kind === "rule") return html`${head}${note}${ruling(card, first, model, ctx)}`;
  return html`${head}${used(card, model, ctx)}${lessons(card, model, ctx)}${difference(card, model, ctx)}
    <div class="act"><button type="button" class=${cls("b", first ? "ask-b" : "ink")}
        onClick=${() => ctx.act.desk({ send: card.key })}>${say("send")}</button></div>`;
}

/** @param {any} asks @param {(code: string, args?: any) => string} say */
const need = (asks, say) =>
  [
    say("dice-of", { n: asks.dice ?? 1 }),
    typeof asks.need === "number" ? say("need", { n: asks.need }) : say("read-by-chart"),
    asks.bonus ? say("bonus", { n: asks.bonus > 0 ? `+${asks.bonus}` : `−${-asks.bonus}` }) : "",
  ]
    .filter(Boolean)
    .join(" ");

/** @param {any} card @param {boolean} first @param {Model} model @param {Context} ctx */
function rolling(card, first, model, ctx) {
  const dice = card.asks?.dice ?? 1;
  const laid = model.point.drafts[card.key] ?? [];
  const lay = (/** @type {number[]} */ faces) => {
    if (faces.length >= dice) ctx.act.desk({ roll: card.key, faces: faces.slice(0, dice) });
    ctx.act.draft(card.key, faces.length >= dice ? [] : faces);
  };
  return html`<div class="rolling">${faceButtons(laid, dice, lay, ctx.voice.say)}
    <button type="button" class=${cls("b", first ? "ask-b" : "ink")}
        onClick=${() => ctx.act.desk({ roll: card.key })}>${ctx.voice.say("roll")}</button></div>`;
}

/** @param {any} card @param {boolean} first @param {Model} model @param {Context} ctx */
function ruling(card, first, model, ctx) {
  const { say } = ctx.voice;
  const choice = model.point.drafts[card.key] ?? card.asks?.default;
  return html`<div class="choice" role="radiogroup">${(card.asks?.choices ?? []).map(
    (/** @type {any} */ each) => html`
      <button type="button" key=${each.value} class=${cls("b", same(each.value, choice) && "on")} role="radio"
          aria-checked=${same(each.value, choice) ? "true" : "false"} onClick=${() => ctx.act.draft(card.key, each.value)}>
        ${say(each.words)}${same(each.value, card.asks?.default) && html`<small>${say("default")}</small>`}</button>`,
  )}</div>
    ${difference(card, model, ctx)}
    <div class="act"><button type="button" class=${cls("b", first ? "ask-b" : "ink")}
        onClick=${() => ctx.act.desk({ rule: card.key, choice })}>${say("rule-it")}</button></div>`;
}

/** How it was rolled and ruled; each may be done anew. @param {any} card @param {Model} model @param {Context} ctx */
function used(card, model, ctx) {
  const { say } = ctx.voice;
  if (!card.asks?.length) return null;
  return html`<ul class="used">${card.asks.map(
    (/** @type {any} */ ask) => html`<li key=${ask.key}><span>${text(ctx.voice, ask.words)} ${why(`used ${ask.key}`, ask.clauses, whyUse(model, ctx))}</span>
    ${(ask.faces ?? []).map((/** @type {number} */ face) => die(face))}${ask.choice && html`<b>${ask.chosen ? text(ctx.voice, ask.chosen) : ask.choice}</b>`}
    <button type="button" class="b" onClick=${() => ctx.act.desk({ again: ask.key })}>${say("anew")}</button></li>`,
  )}</ul>`;
}

/** What each seat gains or loses, in words; "nothing changes" is said aloud. @param {any} card @param {Model} model @param {Context} ctx */
function difference(card, model, ctx) {
  const { say } = ctx.voice;
  const changed = card.difference ?? {};
  if (card.kind !== "send" && !Object.keys(changed).length) return null;
  const rest = (model.parts.public?.order ?? []).filter(
    (/** @type {string} */ seat) => !changed[seat] && !(card.lessons ?? []).some((/** @type {any} */ each) => [seat, "*"].includes(each.seat)),
  );
  return html`<ul class="diff" aria-label=${say("differences")}>
    ${differences(changed, ctx)}
    ${rest.length > 0 && html`<li class="rest J"><i class="band"></i><b>${rest.join(", ")}</b><span>${say("nothing-changes")}</span></li>`}</ul>`;
}
