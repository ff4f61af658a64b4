// @ts-check
// How it ended, as one sheet of paper for every screen: who won, and seat by seat what it was, wanted and reached.
import { cls, html } from "./html.js";
import { letter } from "./model.js";
import { emblem } from "./signs.js";
/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("./context.js").Context} Context */
/** @typedef {{seat: string, level: number, words: any, role?: any, goals?: any[], overruled?: boolean}} Row */

/** Whether the sheet lies on top. @param {Model} model */
export const resultLies = (model) => ended(model) !== null && !model.point.resultShut;

/** What came of it; of a system that says no more, the bare sentences. @param {Model} model @returns {{why?: any, winners: string[], seats: Row[]} | null} */
function ended(model) {
  const bare = model.parts.table?.ended;
  if (model.parts.result) return model.parts.result;
  if (!bare?.reached) return null;
  const seats = Object.entries(bare.reached).map(([seat, words]) => ({ seat, words, level: 0 }));
  return { winners: bare.winners ?? [], seats };
}

/** A line that brings the sheet back once it was put aside. @param {Model} model @param {Context} ctx */
export const resultStrip = (model, ctx) =>
  (ended(model) || model.parts.table?.theatre) &&
  html`<p class="strip ended" role="status">${ctx.voice.say("game-over")} ${
    ended(model) &&
    html`<button type="button" class="b"
      onClick=${() => ctx.act.point({ resultShut: false })}>${ctx.voice.say("result")}</button>`
  } ${lookBack(model, ctx)}</p>`;

/** The way to the theatre, once its door is open. @param {Model} model @param {Context} ctx */
const lookBack = (model, ctx) =>
  model.parts.table?.theatre && html`<a class="b" href=${`${ctx.page.home}/theatre`}>${ctx.voice.say("theatre-enter")}</a>`;

/** @param {Model} model @param {Context} ctx */
export function resultSheet(model, ctx) {
  const { say } = ctx.voice;
  const end = ended(model);
  if (!end) return null;
  const { table = {}, public: shared = {} } = model.parts;
  const rows = [...end.seats].sort((a, b) => place(a, end.winners) - place(b, end.winners));
  return html`<div class="final"><article class="result">
    <header><p class="caps soft">${shared.title ?? ""}${shared.round ? html` · ${say("round", { n: shared.round })}` : ""}</p>
      <h1>${headline(end.winners, ctx)}</h1>${end.why && html`<p class="because">${say(end.why)}</p>`}</header>
    <ol class="ranks">${rows.map((row) => rank(row, end.winners.includes(row.seat), row.seat === model.seat, table, ctx))}</ol>
    <p class="acts">${lookBack(model, ctx)}<button type="button" class="b ink" onClick=${() => ctx.act.point({ resultShut: true })}>${say("result-shut")}</button>
      <button type="button" class="b" onClick=${ctx.act.print}>${say("print")}</button></p>
  </article></div>`;
}

/** Winners first, then by level, those with none last. @param {Row} row @param {string[]} winners */
const place = (row, winners) => (winners.includes(row.seat) ? 0 : row.level || 9);

/** @param {string[]} winners @param {Context} ctx */
function headline(winners, ctx) {
  const { say } = ctx.voice;
  if (!winners.length) return say("nobody-wins");
  const names = winners.map((seat) => say(`seat-${seat}`));
  return say(names.length > 1 ? "they-share" : "one-wins", { who: names.join(", ") });
}

/** @param {Row} row @param {boolean} won @param {boolean} mine @param {any} table @param {Context} ctx */
function rank(row, won, mine, table, ctx) {
  const { say } = ctx.voice;
  const name = (table.seats ?? []).find((/** @type {any} */ seat) => seat.id === row.seat)?.name;
  const about = [name, row.role && say(row.role), mine && say("thats-me")].filter(Boolean).join(" · ");
  return html`<li key=${row.seat} class=${cls(letter(row.seat), won && "first")}>
    <i class="band"></i>
    <div class="who-r">${emblem(row.seat)}<div><h2>${say(`seat-${row.seat}`)}</h2><p class="soft">${about}</p></div>
      ${won && html`<b class="won caps">${say("has-won")}</b>`}</div>
    ${row.goals?.length ? goals(row, ctx) : html`<p>${say(row.words)}</p>`}
    ${row.overruled && html`<p class="soft by-judge">${say("judges-word")}</p>`}
  </li>`;
}

/** All its goals, the reached one marked. @param {Row} row @param {Context} ctx */
const goals = (row, ctx) => html`<ol class="goals">${row.goals?.map(
  (goal, i) => html`<li class=${cls(row.level === i + 1 && "reached")}
      aria-current=${row.level === i + 1 ? "true" : undefined}><b class="mono">${i + 1}</b><span>${ctx.voice.say(goal)}</span></li>`,
)}${!row.level && html`<li class="reached none"><b class="mono">–</b><span>${ctx.voice.say(row.words)}</span></li>`}</ol>`;
