// @ts-check
// What the seat that is looked at is asked, and what is open to it: its own form, to be read only.
import { html } from "../table/html.js";
import { text } from "../table/words.js";
import { lookedUp } from "./learned.js";
import { decisions } from "./decisions.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const OPEN = "asked-of";

/** @param {string} seat @param {Model} model @param {Context} ctx */
export function askedOf(seat, model, ctx) {
  const { say } = ctx.voice;
  const open = model.point.drafts[OPEN] === seat;
  const moment = model.point.at ? `before=${model.point.at}` : `now=${decisions(model)[0]?.n ?? 0}`;
  const found = open ? lookedUp(model, ctx, `as/${seat}/asked?${moment}`) : null;
  return html`<section class="asked-of"><button type="button" class="b" aria-expanded=${open ? "true" : "false"}
      onClick=${() => ctx.act.draft(OPEN, open ? "" : seat)}>${say("what-is-open", { who: say(`seat-${seat}`) })}</button>
    ${open && !found && html`<p class="soft">${say("looking-up")}</p>`}
    ${open && found && html`<div class="card"><div class="body">${found.length ? found.map((/** @type {any} */ each) => question(each, ctx)) : html`<p class="soft">${say("nothing-is-asked")}</p>`}</div></div>`}</section>`;
}

/** @param {any} asked @param {Context} ctx */
function question({ prompt, form }, ctx) {
  const controls = [form.control, ...form.also].filter(Boolean);
  return html`<div key=${prompt}><h3>${text(ctx.voice, form.words)}</h3>
    ${controls.map((/** @type {any} */ control) => html`<ul>${lines(control, ctx).map((line) => html`<li>${line}</li>`)}</ul>`)}</div>`;
}

/** A control's choices, a line each; what cannot be chosen says why. @param {any} control @param {Context} ctx @returns {string[]} */
function lines(control, ctx) {
  const said = (/** @type {any} */ words) => text(ctx.voice, words);
  const option = (/** @type {any} */ one) => (one.off ? `${said(one.words)} (${said(one.off)})` : said(one.words));
  switch (control.kind) {
    case "assign":
      return control.rows.map((/** @type {any} */ row) => `${said(row.words)}: ${row.options.map(option).join(" · ")}`);
    case "choose":
      return control.options.map(option);
    case "budget":
      return control.lines.map((/** @type {any} */ line) => said(line.words));
    case "path":
      return [ctx.voice.say("squares-open", { n: Object.keys(control.reach).length })];
    case "endpoint":
      return [ctx.voice.say("squares-open", { n: control.places.length })];
    default:
      return [];
  }
}
