// @ts-check
// The desk's tools: tell and talk, change the truth, modes, dice tray, notes, seats and links, the line of decisions.
import { cls, html } from "../table/html.js";
import { emblem, sign } from "../table/signs.js";
import { roomTabs, talk } from "../seat/talk.js";
import { cast, die } from "./dice.js";
import { change } from "./change.js";
import { charts } from "./charts.js";
import { company } from "./company.js";
import { levels } from "./levels.js";
import { line } from "./line.js";
import { ruling } from "./ruling.js";
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

/** @param {Model} model */
const players = (model) => (model.parts.table?.seats ?? []).filter((/** @type {any} */ seat) => seat.role === "player");

/** A sentence to seats, now; beside it the rooms. @param {Model} model @param {Context} ctx */
function tell(model, ctx) {
  const { say } = ctx.voice;
  const to = /** @type {string[]} */ (model.point.drafts["tell-to"] ?? []);
  const toggle = (/** @type {string} */ seat) =>
    ctx.act.draft("tell-to", to.includes(seat) ? to.filter((each) => each !== seat) : [...to, seat]);
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (!field.value.trim() || !to.length) return;
    const loudspeaker = event.submitter?.value === "loud";
    // a game without notices has rooms alone
    if (model.parts.public) ctx.act.desk({ order: { kind: "tell", to, text: field.value.trim(), loudspeaker } });
    else ctx.act.desk({ tell: { to, text: field.value.trim() } });
    field.value = "";
  };
  return html`<form class="tell" onSubmit=${send}><div class="row" role="group" aria-label=${say("to-whom")}>${players(model).map(
    (/** @type {any} */ seat) => html`
      <button type="button" key=${seat.id} class=${cls("b", to.includes(seat.id) && "on")}
          aria-pressed=${to.includes(seat.id) ? "true" : "false"}
          onClick=${() => toggle(seat.id)}>${emblem(seat.id)}${say(`seat-${seat.id}`)}</button>`,
  )}
      <button type="button" class="b" onClick=${() =>
        ctx.act.draft(
          "tell-to",
          players(model).map((/** @type {any} */ seat) => seat.id),
        )}>${say("to-all")}</button></div>
    <textarea name="text" rows="3" maxlength="400" aria-label=${say("say-something")} placeholder=${say("say-something")}></textarea>
    <div class="row"><button class="b ink" value="now"
        disabled=${!to.length}>${say("tell-now")}</button>${
          model.parts.public &&
          html`<button class="b" value="loud"
        disabled=${!to.length}>${say("tell-later")}</button>`
        }</div></form>
    <section class="talk"><div class="head"><h2>${say("talk")}</h2>${roomTabs(model, ctx, spoken)}</div>${talk(model, ctx)}</section>`;
}

/** Of many rooms, those in which somebody has spoken, and the one of all. @param {any} room */
const spoken = (room) => room.lines?.length > 0 || room.unread > 0 || room.with?.length > 2;

const MODES = ["automatic", "assisted", "hand"];

/** How each kind of decision runs. @param {Model} model @param {Context} ctx */
function modes(model, ctx) {
  const { say, knows } = ctx.voice;
  const asked = (model.parts.asked ?? []).map((/** @type {any} */ prompt) => [prompt.kind, ""]);
  const kinds = Object.entries({ ...Object.fromEntries(asked), ...model.parts.table?.modes });
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
  const pad = String(model.parts.kept?.notes?.pad ?? "");
  const save = (/** @type {any} */ event) => {
    event.preventDefault();
    ctx.act.keep("note", { id: "pad", value: event.target.elements.note.value });
  };
  return html`<form class="note-f" onSubmit=${save}><textarea key=${pad} name="note" rows="8" defaultValue=${pad} maxlength="3500"
      aria-label=${ctx.voice.say("own-notes")}></textarea><button class="b ink">${ctx.voice.say("keep")}</button></form>`;
}
