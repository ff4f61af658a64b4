// @ts-check
// Own notes pinned to squares of the map. Kept at the table for this seat alone.
import { html } from "../table/html.js";
import { shortName } from "../board/names.js";
import { noteNow, written } from "../table/unsaid.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const PIN = "at ";
const MOST = 60;

/** As the board draws slips of paper. @param {any} kept what the seat keeps for itself */
export const pinned = (kept) =>
  Object.entries(kept?.notes ?? {})
    .filter(([id, value]) => id.startsWith(PIN) && value)
    .map(([id, value]) => ({ key: `note/${id}`, at: id.slice(PIN.length), text: String(value), icon: "flag" }));

/** Write on the square under the cursor; nothing written takes the note off. @param {Model} model @param {Context} ctx @param {string} at */
export function pinning(model, ctx, at) {
  const { say } = ctx.voice;
  const id = `${PIN}${at}`;
  return html`<form class="pin" key=${at} onSubmit=${(/** @type {any} */ event) => {
    event.preventDefault();
    keep(ctx, at, event.target.elements.note.value, [id]);
    ctx.act.point({ cursor: null });
  }}><input name="note" class="field" maxlength=${MOST} autocomplete="off" ...${written(model, ctx, id, noteNow(model, id))} aria-label=${say("note-here")} placeholder=${say("note-here")} />
    <button class="b">${say("keep")}</button></form>`;
}

/** All of them, to be taken off. @param {Model} model @param {Context} ctx */
export function pins(model, ctx) {
  const { say } = ctx.voice;
  const all = pinned(model.parts.kept);
  if (!all.length) return html`<p class="soft">${say("note-hint")}</p>`;
  return html`<ul class="points">${all.map(
    ({ key, at, text }) => html`<li key=${key}><p>${ctx.plan ? shortName(ctx.plan, at, say) : at}: ${text}
      <button type="button" class="b bare" onClick=${() => keep(ctx, at, "")}>${say("drop")}</button></p></li>`,
  )}</ul>`;
}

/** @param {Context} ctx @param {string} at @param {string} text @param {string[]} [fields] */
const keep = (ctx, at, text, fields) => ctx.act.keep("note", { id: `${PIN}${at}`, value: text.trim() || null }, fields);
