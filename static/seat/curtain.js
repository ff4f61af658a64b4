// @ts-check
// The curtain: with one key or tap nothing of the game is on the screen, in the page or in its title.
import { html } from "../table/html.js";
import { sign } from "../table/signs.js";
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Context} ctx */
export const curtain = (ctx) => html`<div class="drawn">
  <button type="button" class="b" autofocus
      onClick=${() => ctx.act.point({ curtain: false })}>${sign("u-curtain")}${ctx.voice.say("open-curtain")}</button>
</div>`;

/** @param {Context} ctx the right of this screen has ended */
export const gone = (ctx) => html`<div class="drawn"><div class="card end"><div class="head"><h2>${ctx.voice.say("away-head")}</h2></div>
  <div class="body"><p>${ctx.voice.say("away")}</p><a class="b" href=${ctx.page.home}>${ctx.voice.say("away-link")}</a></div></div></div>`;

/** Nothing has been heard yet. @param {Context} ctx @param {boolean} down */
export const waitingForView = (ctx, down) => html`<div class="drawn"><p>${ctx.voice.say(down ? "line-is-down" : "opening")}</p></div>`;
