// @ts-check
// What is read rather than done: the own sheet, open questions in one's own time, plans and notes.
import { html } from "../table/html.js";
import { tongues } from "../table/language.js";
import { prompts } from "../table/model.js";
import { noteNow, written } from "../table/unsaid.js";
import { guide } from "./guide.js";
import { pins } from "./notes.js";
import { planList } from "./planning.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** The control sheet, whatever tree the system sends. @param {Model} model @param {Context} ctx */
export function sheet(model, ctx) {
  const { say } = ctx.voice;
  const { me = {} } = model.parts;
  return html`<div class="reading">
    <h3 class="caps">${say(me.faction ? `faction-${me.faction}` : `seat-${model.seat}`)}</h3>
    ${me.faction && ctx.voice.knows(`faction-${me.faction}-line`) && html`<p>${say(`faction-${me.faction}-line`)}</p>`}
    ${tree(model.parts.sheet, "sheet", ctx)}
    ${tree(model.parts.charts, "charts", ctx)}
    ${ctx.plan && guide(model, ctx)}
    <p class="acts"><a class="b" href=${`${ctx.page.home}/paper`}>${say("paper-print")}</a>
      <button type="button" class="b" onClick=${ctx.act.text}>${say(ctx.page.text === "large" ? "text-usual" : "text-large")}</button>
      <button type="button" class="b" onClick=${ctx.act.theme}>${say(ctx.page.theme === "dark" ? "theme-light" : "theme-dark")}</button>
      <button type="button" class="b" onClick=${ctx.act.sound}>${say(ctx.page.sound ? "sound-off" : "sound-on")}</button>
      <a class="b" href=${`${ctx.page.home}/link`}>${say("my-link")}</a>${tongues(ctx.page.languages ?? [])}</p>
  </div>`;
}

/** @param {any} value @param {string} key @param {Context} ctx @returns {any} */
export function tree(value, key, ctx) {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value !== "object") return html`<p>${String(value)}</p>`;
  if (typeof value.code === "string") return html`<p>${ctx.voice.say(value)}</p>`;
  if (Array.isArray(value) && value.length === 1) return tree(value[0], key, ctx);
  if (Array.isArray(value))
    return flat(value) ? grid(value, ctx) : html`<ul class="points">${value.map((each) => html`<li>${tree(each, key, ctx)}</li>`)}</ul>`;
  return html`${inOrder(Object.entries(value)).map(([name, part]) => html`<section key=${name}><h4 class="caps">${title(name, key, ctx)}</h4>${tree(part, name, ctx)}</section>`)}`;
}

const HEADS = ["goals", "employer", "species", "advice", "knows", "background"];

/** What one wants comes first, the long tale last. @param {[string, any][]} entries */
const inOrder = (entries) => [...entries].sort(([a], [b]) => (HEADS.indexOf(a) + 1 || 9) - (HEADS.indexOf(b) + 1 || 9));

/** @param {string} name @param {string} key @param {Context} ctx */
const title = (name, key, ctx) =>
  ctx.voice.knows(`${key}-${name}`)
    ? ctx.voice.say(`${key}-${name}`)
    : ctx.voice.knows(`sheet-${name}`)
      ? ctx.voice.say(`sheet-${name}`)
      : name.replaceAll("_", " ");

/** @param {any[]} rows */
const flat = (rows) => rows.length > 1 && rows.every((row) => row && typeof row === "object" && !Array.isArray(row) && !row.code);

/** @param {any[]} rows @param {Context} ctx */
function grid(rows, ctx) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (/** @type {any} */ value) =>
    value?.code
      ? ctx.voice.say(value)
      : Array.isArray(value)
        ? value.map((v) => (v?.code ? ctx.voice.say(v) : v)).join(" ")
        : (value ?? "");
  return html`<div class="scroll"><table><thead><tr>${names.map((name) => html`<th>${title(name, "sheet", ctx)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${names.map((name) => html`<td>${cell(row[name])}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** What may be settled in one's own time. @param {Model} model @param {Context} ctx */
export function standing(model, ctx) {
  const { say } = ctx.voice;
  const open = prompts(model.parts).filter((prompt) => prompt.optional);
  const { stances = {}, permits = [] } = model.parts.me ?? {};
  return html`<div class="reading">
    ${open.map(
      (prompt) =>
        html`<p key=${prompt.id}><button type="button" class="b" onClick=${() => {
          ctx.act.open(prompt.id);
          ctx.act.point({ panel: "map" });
        }}>${say(`prompt-${prompt.kind}`)}</button></p>`,
    )}
    ${!open.length && html`<p class="soft">${say("nothing-to-settle")}</p>`}
    ${Object.keys(stances).length > 0 && html`<h4 class="caps">${say("stances")}</h4><ul class="points">${Object.entries(stances).map(([seat, stance]) => html`<li><p>${say(`seat-${seat}`)}: ${say(`stance-${stance}`)}</p></li>`)}</ul>`}
    ${permits.length > 0 && html`<h4 class="caps">${say("permits")}</h4><ul class="points">${permits.map((/** @type {any} */ permit) => html`<li><p>${permit.code ? say(permit) : say(`permit-${String(permit).split(":")[0]}`, { what: String(permit).split(":").slice(1).join(" ") })}</p></li>`)}</ul>`}
  </div>`;
}

/** What is kept for nobody else: the plan of the next turn, marks on the map, a pad. @param {Model} model @param {Context} ctx */
export function plans(model, ctx) {
  const { say } = ctx.voice;
  return html`<div class="reading">
    ${ctx.plan && planList(model, ctx)}
    <h4 class="caps">${say("notes-on-map")}</h4>${pins(model, ctx)}
    <form class="note-f" onSubmit=${(/** @type {any} */ event) => keepNote(event, ctx)}><label class="caps" for="own-note">${say("own-notes")}</label>
      <textarea id="own-note" name="note" rows="6" maxlength="3500" ...${written(model, ctx, "pad", noteNow(model, "pad"))}></textarea><button class="b">${say("keep")}</button></form>
  </div>`;
}

/** @param {any} event @param {Context} ctx */
function keepNote(event, ctx) {
  event.preventDefault();
  ctx.act.keep("note", { id: "pad", value: event.target.elements.note.value }, ["pad"]);
}
