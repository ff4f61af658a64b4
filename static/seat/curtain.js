// @ts-check
// The curtain: with one key or tap nothing of the game is on the screen, in the page or in its title.
import { html } from "../table/html.js";
import { sign } from "../table/signs.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Context} ctx */
export const curtain = (ctx) => html`<div class="drawn">
  <button type="button" class="b" autofocus
      onClick=${() => ctx.act.point({ curtain: false })}>${sign("u-curtain")}${ctx.voice.say("open-curtain")}</button>
</div>`;

/** The right of this screen has ended; whoever gave up a chair is led to where he sits now. @param {Model} model @param {Context} ctx */
export const gone = (model, ctx) => html`<div class="drawn"><div class="card end"><div class="head"><h2>${ctx.voice.say("away-head")}</h2></div>
  <div class="body"><p>${ctx.voice.say(model.moved ? "away-handed-over" : "away")}</p>${
    model.moved
      ? html`<a class="b ink" href=${`/s/${model.moved}`}>${ctx.voice.say("away-moved")}</a>`
      : html`<a class="b" href=${ctx.page.home}>${ctx.voice.say("away-link")}</a>`
  }</div></div></div>`;

/** Nothing has been heard yet. @param {Context} ctx @param {boolean} down */
export const waitingForView = (ctx, down) => html`<div class="drawn"><p>${ctx.voice.say(down ? "line-is-down" : "opening")}</p></div>`;
