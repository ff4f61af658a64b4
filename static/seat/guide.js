// @ts-check
// The equipment guide and the charts on screen: looked up when somebody opens them, as the judge may have changed them since.
import { html } from "../table/html.js";
import { sign } from "../table/signs.js";
import { itemSign } from "../board/looks.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const PATH = "guide";

/** @param {Model} model @param {Context} ctx */
export function guide(model, ctx) {
  const { say } = ctx.voice;
  const found = model.looked.find((each) => each.path === PATH)?.value;
  const part = (/** @type {string} */ title, /** @type {any} */ body) => html`<details class="guide"
      onToggle=${(/** @type {any} */ event) => event.target.open && ctx.act.look(PATH)}><summary class="b">${say(title)}</summary>${body ?? html`<p class="soft">${say("opening")}</p>`}</details>`;
  return html`${part("paper-guide", found && items(found.items ?? [], ctx))}${part("paper-charts", found && (found.tables ?? []).map((/** @type {any} */ each) => table(each, ctx)))}`;
}

/** What there is, its price for this seat, and what it is good for. @param {any[]} all @param {Context} ctx */
const items = (all, { voice }) =>
  html`<ul class="goods">${all.map(
    (item) => html`<li key=${item.id}>${sign(itemSign(item.id), "it")}<div><b>${voice.say(item.words)}</b>${typeof item.price === "number" && html` <span class="mono">${item.price}</span>`}
      ${voice.knows(item.about.code) && html`<p>${voice.say(item.about)}</p>`}</div></li>`,
  )}</ul>`;

/** @param {any} chart @param {Context} ctx */
const table = (chart, { voice: { say } }) =>
  html`<h4 class="caps">${say(chart.words)}</h4><div class="scroll" tabindex="0" role="group" aria-label=${say(chart.words)}><table><thead><tr><td></td>${chart.columns.map((/** @type {any} */ words) => html`<th scope="col">${say(words)}</th>`)}</tr></thead>
    <tbody>${chart.rows.map((/** @type {any} */ row) => html`<tr><th scope="row">${say(row.words)}</th>${chart.columns.map((/** @type {any} */ _, /** @type {number} */ i) => html`<td class="mono">${row.cells[i] ?? "–"}</td>`)}</tr>`)}</tbody></table></div>`;
