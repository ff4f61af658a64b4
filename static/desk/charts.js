// @ts-check
// Scenario tables: charts and drawings as tables of cells, to be changed for this game.
import { cls, html } from "../table/html.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function charts(model, ctx) {
  const { say } = ctx.voice;
  const book = model.charts;
  const edits = (model.parts.edits ?? []).length;
  if (!book || book.edits !== edits) {
    ctx.act.charts(book?.file ?? "", edits);
    if (!book) return html`<p class="soft">${say("charts-come")}</p>`;
  }
  const shown = book.tables.find((/** @type {any} */ table) => table.name === model.point.chart) ?? book.tables[0];
  return html`<p class="soft">${say("charts-line")}</p>
    ${model.refusal && html`<p class="no" role="alert">${say(model.refusal.words)}</p>`}
    <div class="row" role="group" aria-label=${say("charts-files")}>${book.files.map(
      (/** @type {string} */ file) => html`<button type="button" key=${file} class=${cls("b", file === book.file && "on")}
        aria-pressed=${file === book.file ? "true" : "false"} onClick=${() => ctx.act.charts(file, edits)}>${file}</button>`,
    )}</div>
    ${
      book.tables.length > 1 &&
      html`<div class="row tabs" role="group" aria-label=${say("charts-tables")}>${book.tables.map(
        (/** @type {any} */ table) => html`<button type="button" key=${table.name} class=${cls("b", table === shown && "on")}
        aria-pressed=${table === shown ? "true" : "false"} onClick=${() => ctx.act.point({ chart: table.name })}>${table.name}</button>`,
      )}</div>`
    }
    ${shown && sheet(shown, book.file, ctx)}`;
}

/** @param {any} table @param {string} file @param {Context} ctx */
const sheet = (table, file, ctx) =>
  html`<div class="sheet-w"><table class=${cls("charts", table.drawn && "drawn")} aria-label=${table.name || file}>
    ${!table.drawn && html`<thead><tr><th></th>${table.columns.map((/** @type {string} */ column, /** @type {number} */ i) => html`<th key=${i} scope="col">${column || ctx.voice.say("charts-value")}</th>`)}</tr></thead>`}
    <tbody>${table.rows.map(
      (/** @type {any} */ row) => html`<tr key=${row.name}><th scope="row">${row.name}</th>${row.cells.map(
        (/** @type {any} */ cell, /** @type {number} */ i) => html`<td key=${i} class=${cls(cell?.edited && "edited")}>${cell && entry(cell, row.name, table.columns[i], file, ctx)}</td>`,
      )}</tr>`,
    )}</tbody></table></div>`;

/** One cell. @param {any} cell @param {string} row @param {string} column @param {string} file @param {Context} ctx */
function entry(cell, row, column, file, ctx) {
  const { value } = cell;
  const label = [row, column].filter(Boolean).join(", ");
  if (cell.fixed) return html`<span class="mono soft">${written(value)}</span>`;
  const put = (/** @type {any} */ next) => ctx.act.desk({ order: { kind: "edit_chart", file, path: cell.path, value: next } });
  if (typeof value === "boolean")
    return html`<button type="button" class=${cls("b", value && "on")} aria-pressed=${value ? "true" : "false"} aria-label=${label}
      onClick=${() => put(!value)}>${ctx.voice.say(value ? "value-yes" : "value-no")}</button>`;
  const changed = (/** @type {any} */ event) => {
    const next = read(event.target.value, value);
    if (written(next) !== written(value)) put(next);
    else event.target.value = written(value);
  };
  return html`<input key=${written(value)} class="mono" aria-label=${label} defaultValue=${written(value)} size=${Math.max(2, written(value).length)}
    inputmode=${typeof value === "number" ? "decimal" : "text"} autocomplete="off" spellcheck=${false} onChange=${changed} />`;
}

/** @param {any} value @returns {string} */
export const written = (value) => (Array.isArray(value) ? value.join(", ") : String(value));

/**
 * What a person typed, made like what stood there; what cannot be is sent as it is, and refused with a reason.
 * @param {string} typed @param {any} was @returns {any}
 */
export function read(typed, was) {
  if (Array.isArray(was)) {
    const numbers = was.length > 0 && was.every((each) => typeof each === "number");
    const parts = typed
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean);
    return numbers ? parts.map(number) : parts;
  }
  return typeof was === "number" ? number(typed.trim()) : typed;
}

/** @param {string} typed */
const number = (typed) => (typed !== "" && Number.isFinite(Number(typed)) ? Number(typed) : typed);
