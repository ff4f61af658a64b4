// @ts-check
// Who knows what: what each seat learned and rolled by a decision or since, what is known of one thing; a look at how it stood.
import { cls, html } from "../table/html.js";
import { letter } from "../table/model.js";
import { text } from "../table/words.js";
import { decisions } from "./decisions.js";
import { die } from "./dice.js";
import { differences } from "./difference.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/**
 * What was looked up under an address, or null while it is on its way. @param {Model} model @param {Context} ctx @param {string} path
 * @param {string} [old] the beginning of an address whose older answer will do meanwhile
 */
export function lookedUp(model, ctx, path, old) {
  const found = model.looked.find((each) => each.path === path);
  if (found) return found.value;
  ctx.act.look(path);
  return (old && model.looked.find((each) => each.path.startsWith(old))?.value) ?? null;
}

/** By one decision, or by all from one to another. @param {Model} model @param {Context} ctx @param {number} first @param {number} [last] */
export function learned(model, ctx, first, last) {
  const { say } = ctx.voice;
  const found = lookedUp(model, ctx, `learned/${first}${last ? `?last=${last}` : ""}`);
  if (!found) return html`<p class="soft">${say("looking-up")}</p>`;
  const rows = differences(found.seats, ctx);
  const rolled = found.rolls.map(
    (/** @type {any} */ roll, /** @type {number} */ i) =>
      html`<li key=${`roll ${i}`} class=${letter(roll.seat)}><i class="band"></i><b>${say(`seat-${roll.seat}`)}</b><span>${text(ctx.voice, roll.words)} ${roll.faces.map((/** @type {number} */ face) => die(face))}</span></li>`,
  );
  if (!rows.length && !rolled.length) return html`<p class="soft">${say("nobody-learned")}</p>`;
  return html`<ul class="diff learned" aria-label=${say("who-learned")}>${rows}${rolled}</ul>`;
}

/** Of somebody or something: what each seat came to know, newest first. @param {string} id @param {Model} model @param {Context} ctx */
export function traces(id, model, ctx) {
  const { say } = ctx.voice;
  const open = model.point.drafts.traces === id;
  const path = `traces/${encodeURIComponent(id)}?`;
  const found = open ? lookedUp(model, ctx, `${path}${decisions(model)[0]?.n ?? 0}`, path) : null;
  return html`<p><button type="button" class=${cls("b", open && "on")} aria-expanded=${open ? "true" : "false"}
      onClick=${() => ctx.act.draft("traces", open ? "" : id)}>${say("from-what")}</button></p>
    ${open && !found && html`<p class="soft">${say("looking-up")}</p>`}
    ${open && found && !found.length && html`<p class="soft">${say("known-to-nobody")}</p>`}
    ${
      found?.length > 0 &&
      html`<ul class="diff learned" aria-label=${say("from-what")}>${[...found].reverse().map(
        (/** @type {any} */ each, /** @type {number} */ i) =>
          html`<li key=${i} class=${letter(each.seat === "*" ? "J" : each.seat)}><i class="band"></i><b>${say(each.seat === "*" ? "everybody" : `seat-${each.seat}`)}</b>
            <span>${text(ctx.voice, each.words)} <i class="soft">${say(`trace-${each.how}`, { n: each.n })}</i></span></li>`,
      )}</ul>`
    }`;
}

/** What a decision was to whom, and how it stood after it. @param {any} each @param {Model} model @param {Context} ctx */
export function details(each, model, ctx) {
  const { say } = ctx.voice;
  return html`<div class="more">${learned(model, ctx, each.n)}
    <div class="row"><button type="button" class="b" onClick=${() => look(each.n, ctx)}>${say("look-then", { n: each.n })}</button>
      ${model.parts.last_word === each.n && takingBack(model, ctx)}</div></div>`;
}

/** The drawer is shut, so that the map is seen. @param {number} n @param {Context} ctx */
function look(n, ctx) {
  ctx.act.point({ tool: "" });
  ctx.act.see("J", n + 1);
}

/** The judge's last word, undone. @param {Model} model @param {Context} ctx */
export const takingBack = (model, ctx) =>
  model.parts.last_word
    ? html`<button type="button" class="b" onClick=${() => ctx.act.desk({ take_back: model.parts.last_word })}>${ctx.voice.say("take-back", { n: model.parts.last_word })}</button>`
    : null;

/** Over the map, while it shows another moment than now. @param {Model} model @param {Context} ctx */
export function thenStrip(model, ctx) {
  const { at } = model.point;
  if (!at) return null;
  const { say } = ctx.voice;
  return html`<p class="then" role="status">${say((model.parts.abandoned ?? []).includes(at - 1) ? "then-abandoned" : "then-stood", { n: at - 1 })}
    <button type="button" class="b" onClick=${() => ctx.act.see("")}>${say("back-to-now")}</button></p>`;
}
