// @ts-check
// The button that opens what else may be chosen, in the card above the dock; the legend lies in the same place and makes way for it.
import { html } from "../table/html.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx @param {string} words */
export function moreButton(model, ctx, words) {
  const open = model.point.more && !model.point.legend;
  return html`<button type="button" class="b" aria-expanded=${open ? "true" : "false"}
    onClick=${() => ctx.act.point({ more: !open, legend: false })}>${words}</button>`;
}
