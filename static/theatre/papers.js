// @ts-check
// The papers beside the boards: what happened at this moment, how it ended, the sums of the game, what was said.
import { cls, html, keep } from "../table/html.js";
import { letter } from "../table/model.js";
import { emblem } from "../table/signs.js";
import { spoken, text } from "../table/words.js";
import { die } from "../desk/dice.js";
import { findable, found, saidAt, stepTo } from "./line.js";
/** @typedef {import("./start.js").House} House */

const TABS = /** @type {const} */ (["moment", "levels", "sums", "said"]);
const SHEETS = { moment, levels, sums, said };
const wanted = keep(findable);

/** @param {House} house */
export function papers(house) {
  const { say } = house.voice;
  const tab = TABS.find((each) => each === house.tab) ?? "moment";
  return html`<section class="card papers">
    <div class="head rooms" role="tablist">${TABS.map(
      (each) => html`<button type="button" key=${each} class=${cls("tab", each === tab && "on")} role="tab" aria-selected=${each === tab ? "true" : "false"}
        onClick=${() => house.set({ tab: each })}>${say(`tab-${each}`)}</button>`,
    )}</div>
    <div class="in" role="tabpanel" aria-label=${say(`tab-${tab}`)} tabindex="0">${SHEETS[tab](house)}</div>
    ${search(house)}</section>`;
}

/** @param {House} house */
function moment(house) {
  const { say } = house.voice;
  const { index, n } = house;
  const card = index.story.line[n - 1];
  const lines = saidAt(index, n);
  return html`<p class="soft mono">${say(isSeat(card.seat) ? "decision-by" : "decision-n", { n, all: index.n, who: say(`seat-${card.seat}`) })}${card.gone && html` · ${say("was-taken-back")}`}</p>
    <h3 class=${cls("deed", letter(card.seat))}><i class="band"></i><span>${text(house.voice, card.words)}</span></h3>
    ${card.events.length > 0 && html`<ul class="points">${card.events.map((/** @type {any} */ event) => html`<li>${say(event.words)}</li>`)}</ul>`}
    ${!card.events.length && html`<p class="soft">${say("nothing-happened")}</p>`}
    ${card.answers.length > 0 && html`<h4>${say("dice-and-rulings")}</h4><ul class="rolls">${card.answers.map((/** @type {any} */ each) => roll(each, house))}</ul>`}
    ${lines.length > 0 && html`<h4>${say("said-meanwhile")}</h4>${talk(lines, house)}`}`;
}

/** Who decided, if a person did. @param {string} seat */
const isSeat = (seat) => seat !== "auto" && seat !== "";

/** @param {any} answer @param {House} house */
const roll = (answer, { voice }) =>
  html`<li><span>${text(voice, answer.words)}</span><span class="dice">${answer.faces.map(die)}<b class="vh">${answer.faces.join(", ")}</b>${answer.choice}</span>
    <small class="soft">${voice.say(`by-${answer.by}`)}${answer.secret && ` · ${voice.say("thrown-unseen")}`}</small></li>`;

/** @param {House} house */
function levels(house) {
  const { say } = house.voice;
  const { index } = house;
  const result = house.film.at("J", index.n)?.result ?? house.shown.truth.result;
  if (!result) return html`<p class="soft">${say("no-result-told")}</p>`;
  const name = (/** @type {string} */ id) => index.seats.find((seat) => seat.id === id)?.name;
  return html`<p>${say(result.why)}</p><ol class="reached">${result.seats.map(
    (/** @type {any} */ row) => html`<li key=${row.seat} class=${letter(row.seat)}><i class="band"></i>${emblem(row.seat)}
      <div><b>${say(`seat-${row.seat}`)}${result.winners.includes(row.seat) && html` <span class="won caps">${say("has-won")}</span>`}</b>
        <span class="soft">${[name(row.seat), row.role && say(row.role)].filter(Boolean).join(" · ")}</span><span>${say(row.words)}</span></div></li>`,
  )}</ol>`;
}

const KINDS = ["shot", "hit", "wound", "knockout", "death", "cure", "sighting", "interdiction", "step", "hatch", "hack", "control", "controller", "thrall"];

/** @param {House} house */
function sums(house) {
  const { say } = house.voice;
  const { sums: all, seconds } = house.index.story;
  const seats = house.index.tracks.filter((track) => track !== "J");
  const turns = (/** @type {string} */ seat) => played(house.index.story.line, seat);
  const kinds = KINDS.filter((kind) => seats.some((seat) => all[seat]?.[kind]));
  return html`<table aria-label=${say("stat-of")}><thead><tr><td></td>${seats.map((seat) => html`<th scope="col" key=${seat}>${emblem(seat)}<span class="vh">${say(`seat-${seat}`)}</span></th>`)}</tr></thead>
    <tbody>${kinds.map((kind) => html`<tr key=${kind}><th scope="row">${say(`stat-${kind}`)}</th>${seats.map((seat) => html`<td class="mono">${all[seat]?.[kind] ?? 0}</td>`)}</tr>`)}
      <tr><th scope="row">${say("stat-minutes")}</th>${seats.map((seat) => html`<td class="mono">${Math.round((seconds[seat] ?? 0) / 60)}</td>`)}</tr>
      <tr><th scope="row">${say("stat-per-turn")}</th>${seats.map((seat) => html`<td class="mono">${Math.round((seconds[seat] ?? 0) / Math.max(1, turns(seat)))}</td>`)}</tr></tbody></table>`;
}

/** How many turns a seat had. @param {any[]} line @param {string} seat */
const played = (line, seat) => new Set(line.filter((card) => !card.gone && card.moment.turn === seat).map((card) => card.moment.round)).size;

/** @param {House} house */
function said(house) {
  const { say } = house.voice;
  const { talk: lines, unlocked } = house.index;
  return html`<p class="soft">${say(unlocked ? "talk-unlocked" : "talk-locked")}</p>
    ${
      ["J", "J2"].includes(house.reader) &&
      house.home &&
      html`<form method="post" action=${`${house.home}/theatre/unlock`}><button class="b" name="on" value=${unlocked ? "no" : "yes"}>${say(unlocked ? "talk-lock" : "talk-unlock")}</button></form>`
    }
    ${lines.length ? talk(lines, house) : html`<p class="soft">${say("nothing-was-said")}</p>`}`;
}

/** @param {any[]} lines @param {House} house */
const talk = (lines, house) =>
  html`<ul class="talked">${lines.map(
    (line) => html`<li class=${letter(line.from)}><i class="band"></i><p><b>${house.voice.say(`seat-${line.from}`)}</b>${line.room !== "all" && html` <span class="mono soft">${line.room}</span>`}<br />${spoken(house.voice, line.text)}</p></li>`,
  )}</ul>`;

/** From event to event. @param {House} house */
function search(house) {
  const { say } = house.voice;
  const { find, index, n } = house;
  const { kinds, figures } = wanted(index.story.line);
  const marks = found(index.story.line, find.kind, find.figure);
  const go = (/** @type {1 | -1} */ way) => {
    const to = stepTo(marks, n, way);
    if (to !== null) house.set({ n: to, tab: "moment", playing: false });
  };
  const choose = (/** @type {"kind" | "figure"} */ what) => (/** @type {any} */ event) => house.set({ find: { ...find, [what]: event.target.value } });
  return html`<div class="find" role="search" aria-label=${say("find")}>
    <select class="b" aria-label=${say("find-event")} value=${find.kind} onChange=${choose("kind")}><option value="">${say("find-any-event")}</option>
      ${kinds.map((kind) => html`<option key=${kind} value=${kind} selected=${kind === find.kind}>${say(`stat-${kind}`)}</option>`)}</select>
    <select class="b" aria-label=${say("find-figure")} value=${find.figure} onChange=${choose("figure")}><option value="">${say("find-anybody")}</option>
      ${figures.map((id) => html`<option key=${id} value=${id} selected=${id === find.figure}>${nameOf(id, house)}</option>`)}</select>
    <button type="button" class="b" disabled=${stepTo(marks, n, -1) === null} aria-label=${say("find-before")} title=${say("find-before")} onClick=${() => go(-1)}>↞</button>
    <button type="button" class="b" disabled=${stepTo(marks, n, 1) === null} aria-label=${say("find-after")} title=${say("find-after")} onClick=${() => go(1)}>↠</button>
  </div>`;
}

/** @param {string} id @param {House} house */
const nameOf = (id, { shown, voice }) => (shown.truth[`fig/${id}`] ? text(voice, shown.truth[`fig/${id}`].words) : id);
