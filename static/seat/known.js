// @ts-check
// What I know: notices by moment, newest first, with search and the clauses behind them.
import { cls, html } from "../table/html.js";
import { all, keysOf, stamp } from "../table/model.js";
import { bolder, sign, why } from "../table/signs.js";
import { contacts } from "./contacts.js";
import { whyUse } from "./controls.js";
import { moment, reading } from "./legend.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** All notices at hand, newest first, each once. @param {Model} model @returns {import("../table/wire.js").Notice[]} */
export function notices(model) {
  const byNumber = new Map([...model.older, ...all(model.parts, "log/")].map((notice) => [notice.n, notice]));
  return [...byNumber.values()].sort((a, b) => b.n - a.n);
}

/** Notices, or whom and what has been seen. @param {Model} model @param {Context} ctx */
export const known = (model, ctx) => (model.point.know === "contacts" ? contacts(model, ctx) : told(model, ctx));

/** @param {Model} model @param {Context} ctx */
export function knownTabs(model, ctx) {
  const on = model.point.know === "contacts" ? "contacts" : "notices";
  return html`<div class="rooms" role="tablist">${["notices", "contacts"].map(
    (each) => html`<button type="button" key=${each} class=${cls("tab", each === on && "on")} role="tab" aria-selected=${each === on ? "true" : "false"}
        onClick=${() => ctx.act.point({ know: each })}>${ctx.voice.say(`tab-${each}`)}</button>`,
  )}</div>`;
}

/** @param {Model} model @param {Context} ctx */
function told(model, ctx) {
  const { say } = ctx.voice;
  const { search } = model.point;
  const all_ = notices(model).map((notice) => ({ ...notice, text: say(notice.words) }));
  const newest = all_[0]?.when;
  const found = all_.filter(({ text, when }) => !search.trim() || `${when} ${text}`.toLowerCase().includes(search.trim().toLowerCase()));
  const names = keysOf(model.parts, "fig/").map((key) => ctx.nameOf(model.parts[key]));
  const order = model.parts.public?.order ?? [];
  return html`<ol>${found.map(
    ({ n, when, text, clauses }, i) => html`${turnHead(when, found[i - 1]?.when, order, ctx)}<li key=${n} class=${cls(when === newest && "new")}>
      <b class="mono" title=${when ? moment(when, order, ctx.voice) : undefined}>${stamp(when) || "·"}</b><p>${bolder(text, names)} ${why(`log ${n}`, clauses, whyUse(model, ctx))}</p></li>`,
  )}
    ${!found.length && html`<li class="none"><p class="soft">${say(search ? "nothing-found" : "nothing-known")}</p></li>`}
    ${olderOnes(model, ctx)}
  </ol>`;
}

/** What was told before the oldest at hand is asked for. @param {Model} model @param {Context} ctx */
export function olderOnes(model, ctx) {
  const first = notices(model).at(-1);
  if (model.oldest || !first || first.n <= 1) return null;
  return html`<li class="none"><button type="button" class="b" onClick=${ctx.act.older}>${ctx.voice.say("older")}</button></li>`;
}

/** Before the first notice of another turn. @param {string} when @param {string | undefined} above @param {string[]} order @param {Context} ctx */
function turnHead(when, above, order, ctx) {
  const [now, then] = [when, above].map((each) => (each ? (reading(each, order)?.round ?? 0) : null));
  if (now === null || now === then) return null;
  return html`<li key=${`turn ${now}`} class="none head-t"><h3 class="caps">${now ? ctx.voice.say("round", { n: now }) : ctx.voice.say("moment-before")}</h3></li>`;
}

/** @param {Model} model @param {Context} ctx */
export function searchBox(model, ctx) {
  const open = model.point.seeking || model.point.search !== "";
  const { say } = ctx.voice;
  return html`<div class="seek">${
    open &&
    html`<input type="search" class="field"
      aria-label=${say("search-known")} placeholder=${say("search-known")} value=${model.point.search} list="names" onInput=${(/** @type {any} */ event) => ctx.act.point({ search: event.target.value })} />`
  }
    ${open && html`<datalist id="names">${namesIn(model, ctx).map((name) => html`<option key=${name} value=${name}></option>`)}</datalist>`}
    <button type="button" class="b bare" aria-label=${say("search-known")} aria-expanded=${open ? "true" : "false"}
        onClick=${() => ctx.act.point(open ? { seeking: false, search: "" } : { seeking: true })}>${sign(open ? "u-close" : "u-search")}</button></div>`;
}

/** Everybody who has a name on this map. @param {Model} model @param {Context} ctx */
const namesIn = (model, ctx) => [...new Set([...keysOf(model.parts, "fig/"), ...keysOf(model.parts, "ctr/")].map((key) => ctx.nameOf(model.parts[key])))];
