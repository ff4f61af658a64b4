// @ts-check
// What is printed: control sheet, crew, the packet of a turn (map and notices), equipment, charts. Each begins a page of its own.
import { cls, html } from "../table/html.js";
import { tongues } from "../table/language.js";
import { all, stamp } from "../table/model.js";
import { emblem } from "../table/signs.js";
import { text } from "../table/words.js";
import { shortName } from "../board/names.js";
import { witnesses } from "../board/lay.js";
import { tree } from "../seat/sheet.js";
import { maps } from "./maps.js";
/**
 * @typedef {object} Desk what lies ready to be printed
 * @property {Record<string, any>} parts @property {any} guide null if the game has none @property {any} plan @property {import("../table/words.js").Voice} voice
 * @property {Record<string, boolean>} shown papers that were put aside, by name: false @property {(more: Record<string, boolean>) => void} set
 * @property {import("../board/labels.js").Measure} measure @property {string} seat @property {string} name @property {string} title @property {string} home @property {[string, string][]} languages
 */

const PAPERS = /** @type {[string, (desk: Desk) => any][]} */ ([
  ["sheet", controlSheet],
  ["turn", packet],
  ["maps", (desk) => maps(desk, head(desk, "paper-maps"))],
  ["guide", equipment],
  ["charts", charts],
]);

/** @param {Desk} desk */
export function papers(desk) {
  const { say } = desk.voice;
  const laid = PAPERS.map(([name, make]) => ({ name, made: make(desk) })).filter(({ made }) => made);
  return html`<nav class="choose" aria-label=${say("paper")}><b class="caps">${say("paper")}</b>
      ${laid.map(({ name }) => html`<label key=${name} class="b"><input type="checkbox" checked=${desk.shown[name] !== false} onChange=${(/** @type {any} */ event) => desk.set({ [name]: event.target.checked })} />${say(`paper-${name}`)}</label>`)}
      <button type="button" class="b ask" onClick=${() => globalThis.print()}>${say("print")}</button>${packets(desk)}${tongues(desk.languages)}<a class="b" href=${desk.home}>${say("theatre-back")}</a></nav>
    <main class="papers">${laid.map(({ name, made }) => html`<section key=${name} class=${cls("sheet", `p-${name}`, desk.shown[name] === false && "aside")}>${made}</section>`)}</main>`;
}

/** A judge prints for any seat. @param {Desk} desk */
const packets = ({ home, parts, voice }) =>
  /\/J2?$/.test(home) &&
  (parts.table?.seats ?? [])
    .filter((/** @type {any} */ seat) => seat.role === "player")
    .map((/** @type {any} */ seat) => html`<a key=${seat.id} class="b" href=${`${home}/paper?of=${seat.id}`} aria-label=${voice.say("paper-of", { who: voice.say(`seat-${seat.id}`) })}>${seat.id}</a>`);

/** @param {Desk} desk @param {string} code */
function head({ voice, seat, name, title, parts }, code) {
  const { say } = voice;
  const { round, turn, phase } = parts.public ?? {};
  const when = phase === "play" && round ? say("paper-when", { round, who: say(`seat-${turn}`) }) : "";
  return html`<header>${emblem(seat)}<div><h1>${say(code)}</h1><p>${[say(`seat-${seat}`), name].filter(Boolean).join(" · ")}</p></div><p class="when">${title}<br />${when}</p></header>`;
}

/** @param {Desk} desk */
function controlSheet(desk) {
  const { parts, voice } = desk;
  const figures = all(parts, "fig/");
  if (!figures.length && !Object.keys(parts.sheet ?? {}).length) return null;
  return html`${head(desk, "paper-sheet")}
    ${figures.length > 0 && crew(figures, desk)}
    <div class="columns">${tree(parts.sheet, "sheet", /** @type {any} */ ({ voice }))}</div>`;
}

const WOUNDS = ["light", "serious", "down"];

/** Who there is, with boxes to tick. @param {any[]} figures @param {Desk} desk */
const crew = (figures, { voice }) => html`<table class="crew-t"><thead><tr>${["figure", "skills", "gear", ...WOUNDS.map((wound) => `wound-${wound}`)].map((name) => html`<th scope="col">${voice.say(`paper-${name}`)}</th>`)}</tr></thead>
    <tbody>${figures.map(
      (figure) => html`<tr key=${figure.id}><th scope="row">${text(voice, figure.words)}</th><td>${(figure.skills ?? []).map((/** @type {string} */ skill) => voice.say(`skill-${skill}`)).join(", ")}</td>
      <td>${gear(figure, voice)}</td>${WOUNDS.map((wound) => html`<td class="tick">${(figure.state ?? []).includes(wound) ? "☒" : "☐"}</td>`)}</tr>`,
    )}</tbody></table>`;

/** @param {any} figure @param {import("../table/words.js").Voice} voice */
const gear = (figure, voice) => (figure.gear ?? []).map((/** @type {any} */ each) => voice.say(`item-${String(each.type).replaceAll("_", "-")}`)).join(", ");

/** @param {Desk} desk */
function packet(desk) {
  const { parts, voice, plan } = desk;
  const { say } = voice;
  const place = (/** @type {string | null} */ at) => (at ? (plan ? shortName(plan, at, say) : at) : "–");
  const own = all(parts, "fig/");
  const seen = all(parts, "ctr/");
  const told = all(parts, "log/").sort((a, b) => b.n - a.n);
  if (!own.length && !told.length) return null;
  return html`${head(desk, "paper-turn")}
    ${own.length > 0 && html`<h2>${say("my-figures")}</h2><table><thead><tr>${["figure", "where", "facing", "state"].map((name) => html`<th scope="col">${say(`paper-${name}`)}</th>`)}</tr></thead>
      <tbody>${own.map((figure) => html`<tr key=${figure.id}><th scope="row">${text(voice, figure.words)}</th><td>${place(figure.at)}</td><td>${figure.facing ? say(`facing-${figure.facing}`) : ""}</td><td>${states(figure, voice)}</td></tr>`)}</tbody></table>`}
    ${seen.length > 0 && html`<h2>${say("paper-seen")}</h2><table><thead><tr>${["what", "where", "when-seen", "by"].map((name) => html`<th scope="col">${say(`paper-${name}`)}</th>`)}</tr></thead>
      <tbody>${seen.map((counter) => html`<tr key=${counter.id}><th scope="row">${text(voice, counter.words)}</th><td>${place(counter.at)}</td><td>${counter.live === false ? counter.when : say("paper-now")}</td><td>${witnesses(parts, counter.by, voice)}</td></tr>`)}</tbody></table>`}
    ${told.length > 0 && html`<h2>${say("what-i-know")}</h2><ol class="told">${told.map((notice) => html`<li key=${notice.n}><b class="mono">${stamp(notice.when) || "·"}</b><span>${say(notice.words)}</span></li>`)}</ol>`}`;
}

/** @param {any} figure @param {import("../table/words.js").Voice} voice */
const states = (figure, voice) => (figure.state ?? []).map((/** @type {string} */ state) => voice.say(`state-${state}`)).join(", ");

/** @param {Desk} desk */
function equipment(desk) {
  const { guide, voice } = desk;
  const { say } = voice;
  if (!guide?.items?.length) return null;
  return html`${head(desk, "paper-guide")}<table class="items"><thead><tr>${["item", "price", "slots", "needs", "about"].map((name) => html`<th scope="col">${say(`paper-${name}`)}</th>`)}</tr></thead>
    <tbody>${guide.items.map(
      (/** @type {any} */ item) => html`<tr key=${item.id}><th scope="row">${say(item.words)}</th><td class="mono">${item.price ?? "–"}</td><td class="mono">${item.slots}</td>
      <td>${item.needs.map(say).join(", ")}</td><td>${voice.knows(item.about.code) ? say(item.about) : ""} <i>${say(item.look)}</i></td></tr>`,
    )}</tbody></table><p class="soft">${say("paper-prices", { who: say(`seat-${desk.seat}`) })}</p>`;
}

/** @param {Desk} desk */
function charts(desk) {
  const { guide, voice } = desk;
  const { say } = voice;
  if (!guide?.tables?.length) return null;
  return html`${head(desk, "paper-charts")}<div class="tables">${guide.tables.map(
    (/** @type {any} */ table) => html`<table key=${table.words.code}><caption>${say(table.words)}</caption><thead><tr><td></td>${table.columns.map((/** @type {any} */ column) => html`<th scope="col">${say(column)}</th>`)}</tr></thead>
      <tbody>${table.rows.map((/** @type {any} */ row) => html`<tr><th scope="row">${say(row.words)}</th>${table.columns.map((/** @type {any} */ _, /** @type {number} */ i) => html`<td class="mono">${row.cells[i] ?? "–"}</td>`)}</tr>`)}</tbody></table>`,
  )}</div><p class="soft">${say("paper-results")}</p>`;
}
