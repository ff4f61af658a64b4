// @ts-check
// The desk's tools: tell and talk, change the truth, modes, dice tray, notes, seats and links, the line of decisions.
import { cls, html } from "../table/html.js";
import { sign } from "../table/signs.js";
import { noteNow, written } from "../table/unsaid.js";
import { cast, die } from "./dice.js";
import { change } from "./change.js";
import { charts } from "./charts.js";
import { company } from "./company.js";
import { levels } from "./levels.js";
import { line } from "./line.js";
import { ruling } from "./ruling.js";
import { tell } from "./tell.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const TOOLS = /** @type {const} */ (["tell", "change", "ruling", "charts", "levels", "modes", "tray", "notes", "seats", "rewind"]);
const BODIES = /** @type {Record<string, (model: Model, ctx: Context) => any>} */ ({
  tell,
  change,
  ruling,
  charts,
  levels,
  modes,
  tray,
  notes,
  seats: company,
  rewind: line,
});

/** @param {Model} model @param {Context} ctx */
export const dock = (model, ctx) =>
  html`<nav class="dock" aria-label=${ctx.voice.say("desk-tools")}>${TOOLS.map(
    (tool) => html`
  <button type="button" key=${tool} class=${cls("b", model.point.tool === tool && "on")}
      aria-expanded=${model.point.tool === tool ? "true" : "false"}
      onClick=${() => ctx.act.point({ tool: model.point.tool === tool ? "" : tool })}>${ctx.voice.say(`tool-${tool}`)}</button>`,
  )}</nav>`;

/** @param {Model} model @param {Context} ctx */
export function drawer(model, ctx) {
  const body = BODIES[model.point.tool];
  if (!body) return null;
  return html`<section class=${`card drawer t-${model.point.tool}`} aria-label=${ctx.voice.say(`tool-${model.point.tool}`)}>
    <div class="head"><h2>${ctx.voice.say(`tool-${model.point.tool}`)}</h2><button type="button" class="b bare"
        aria-label=${ctx.voice.say("close")} onClick=${() => {
          ctx.act.shut();
          ctx.act.point({ tool: "" });
        }}>${sign("u-close")}</button></div>
    <div class="body">${body(model, ctx)}</div></section>`;
}

const MODES = ["automatic", "assisted", "hand"];

/** How each kind of decision runs. @param {Model} model @param {Context} ctx */
function modes(model, ctx) {
  const { say, knows } = ctx.voice;
  const asked = (model.parts.asked ?? []).map((/** @type {any} */ prompt) => [prompt.kind, ""]);
  const own = model.parts.table?.modes ?? {};
  const kinds = Object.entries({ ...Object.fromEntries(asked), ...own }).map(([kind, mode]) => [kind, mode || own["*"] || "assisted"]);
  return html`<ul class="modes">${kinds.map(
    ([
      kind,
      mode,
    ]) => html`<li key=${kind}><span>${knows(`kind-${kind}`) ? say(`kind-${kind}`) : kind === "*" ? say("kind-rest") : say(`prompt-${kind}`)}</span>
    <div class="row"
        role="radiogroup">${MODES.map(
          (each) => html`<button type="button" key=${each} class=${cls("b", each === mode && "on")}
        role="radio" aria-checked=${each === mode ? "true" : "false"}
        onClick=${() => ctx.act.desk({ mode: { [kind]: each } })}>${say(`mode-${each}`)}</button>`,
        )}</div></li>`,
  )}</ul>`;
}

/** Dice that leave no trace elsewhere. @param {Model} model @param {Context} ctx */
function tray(model, ctx) {
  const faces = /** @type {number[]} */ (model.point.drafts.tray ?? []);
  return html`<p class="laid" aria-live="polite">${faces.map((face) => html`<span class="slot">${die(face)}</span>`)}${faces.length > 0 && html`<b class="mono">${faces.reduce((a, b) => a + b, 0)}</b>`}</p>
    <div class="row">${[1, 2, 3].map(
      (dice) => html`<button type="button" key=${dice} class="b"
        onClick=${() => ctx.act.draft("tray", cast(dice))}>${ctx.voice.say("throw-dice", { n: dice })}</button>`,
    )}</div>`;
}

/** Notes for himself. @param {Model} model @param {Context} ctx */
function notes(model, ctx) {
  const save = (/** @type {any} */ event) => {
    event.preventDefault();
    ctx.act.keep("note", { id: "pad", value: event.target.elements.note.value }, ["pad"]);
  };
  return html`<form class="note-f" onSubmit=${save}><textarea name="note" rows="8" maxlength="3500" ...${written(model, ctx, "pad", noteNow(model, "pad"))}
      aria-label=${ctx.voice.say("own-notes")}></textarea><button class="b ink">${ctx.voice.say("keep")}</button></form>`;
}
