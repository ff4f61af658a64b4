// @ts-check
// The curtain: with one key or tap nothing of the game is on the screen, in the page or in its title.
import { html } from "../table/html.js";
import { sign } from "../table/signs.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** The same for every seat and every game, and so still that nobody looks twice. @param {Context} ctx */
export const curtain = (ctx) => html`<div class="drawn">${FOLDS}
  <div class="card"><div class="head"><h2>${ctx.voice.say("curtain")}</h2></div>
    <div class="body"><p>${ctx.voice.say("curtain-drawn")}</p>
      <button type="button" class="b ink" autofocus onClick=${() => ctx.act.point({ curtain: false })}>${sign("u-curtain")}${ctx.voice.say("open-curtain")}</button></div></div>
</div>`;

/** Cloth on a rail: each fold leans a little, none like the one beside it. */
const FOLDS = html`<svg class="folds" viewBox="0 0 1200 800" preserveAspectRatio="none" aria-hidden="true">
  ${Array.from({ length: 31 }, (_, i) => html`<path d=${`M${i * 40} 14C${i * 40 + lean(i)} 260 ${i * 40 - lean(i + 2)} 540 ${i * 40 + lean(i + 4)} 800`} vector-effect="non-scaling-stroke" />`)}
  <path class="rail" d="M0 0H1200V10H0Z" /></svg>`;

/** @param {number} i */
function lean(i) {
  return ((i * 7) % 5) * 5 - 8;
}

/** The right of this screen has ended; whoever gave up a chair is led to where he sits now. @param {Model} model @param {Context} ctx */
export const gone = (model, ctx) => html`<div class="drawn"><div class="card end"><div class="head"><h2>${ctx.voice.say("away-head")}</h2></div>
  <div class="body"><p>${ctx.voice.say(model.full ?? (model.moved ? "away-handed-over" : "away"))}</p>${
    model.moved
      ? html`<a class="b ink" href=${`/s/${model.moved}`}>${ctx.voice.say("away-moved")}</a>`
      : html`<a class="b" href=${ctx.page.home}>${ctx.voice.say("away-link")}</a>`
  }</div></div></div>`;

/** Nothing has been heard yet. @param {Context} ctx @param {boolean} down */
export const waitingForView = (ctx, down) => html`<div class="drawn"><p>${ctx.voice.say(down ? "line-is-down" : "opening")}</p></div>`;
