// @ts-check
// Whom and what I have seen: where, when, by whose eyes, and how sure that still is. A tap shows it on the map.
import { cls, html } from "../table/html.js";
import { keysOf } from "../table/model.js";
import { portrait } from "../board/counter.js";
import { counters, nameOf, witnesses } from "../board/lay.js";
import { itemSign } from "../board/looks.js";
import { shortName } from "../board/names.js";
import { sign } from "../table/signs.js";
import { takeUp } from "./crew.js";
import { moment, reading } from "./legend.js";
import { pickedKey } from "./map.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const KINDS = /** @type {const} */ (["all", "live", "ghost", "thing"]);

/** @param {Model} model @param {Context} ctx */
export function contacts(model, ctx) {
  const { say } = ctx.voice;
  const kind = KINDS.find((each) => each === model.point.sort) ?? "all";
  const wanted = model.point.search.trim().toLowerCase();
  const found = [...keysOf(model.parts, "ctr/"), ...keysOf(model.parts, "item/")]
    .map((key) => told(key, model, ctx))
    .filter((each) => each.kinds.includes(kind) && `${each.name} ${each.where} ${each.seen}`.toLowerCase().includes(wanted))
    .sort((a, b) => Number(b.live) - Number(a.live) || b.round - a.round);
  return html`<div class="sorts" role="group" aria-label=${say("contacts-which")}>${KINDS.map(
    (each) => html`<button type="button" key=${each} class=${cls("b", each === kind && "on")} aria-pressed=${each === kind ? "true" : "false"}
        onClick=${() => ctx.act.point({ sort: each })}>${say(`contacts-${each}`)}</button>`,
  )}</div>
  ${informants(model, ctx)}
  <ul class="crew contacts">${found.map((each) => line(each, model, ctx))}
    ${!found.length && html`<li class="quiet">${say(wanted ? "nothing-found" : "no-contacts")}</li>`}</ul>`;
}

/** All that the line of a contact says. @param {string} key @param {Model} model @param {Context} ctx */
function told(key, model, ctx) {
  const { say } = ctx.voice;
  const part = model.parts[key];
  const order = model.parts.public?.order ?? [];
  const live = part.live !== false;
  const by = witnesses(model.parts, part.by, ctx.voice);
  const round = reading(part.when ?? "", order)?.round ?? 0;
  const when = part.when ? moment(part.when, order, ctx.voice) : "";
  return {
    key,
    live,
    round,
    kinds: ["all", live ? "live" : "ghost", ...(key.startsWith("item/") ? ["thing"] : [])],
    name: nameOf(ctx.voice, part),
    where: ctx.plan && part.at ? shortName(ctx.plan, part.at, say) : (part.at ?? ""),
    seen: say(`contact-${live ? "live" : "ghost"}${by ? "-by" : ""}`, { by, when, n: Math.max(0, (model.parts.public?.round ?? 0) - round) }),
  };
}

/** @param {ReturnType<typeof told>} each @param {Model} model @param {Context} ctx */
function line({ key, name, where, seen, live }, model, ctx) {
  const part = model.parts[key];
  const drawn = key.startsWith("ctr/") && counters({ [key]: part }, model.seat, ctx.plan, ctx.voice)[0];
  const picked = pickedKey(model) === key;
  return html`<li key=${key} class=${cls(picked && "sel", !live && "old")}><button type="button" class="who-b" aria-pressed=${picked ? "true" : "false"}
      onClick=${() => {
        takeUp(key, model, ctx);
        ctx.act.point({ panel: "map" });
      }}>${drawn ? portrait(drawn) : sign(itemSign(part.looks ?? ""), "it face")}
    <div><b>${name}</b><span>${where}</span><span class="seen">${seen}</span></div></button></li>`;
}

/** People of others who tell this seat what they see. @param {Model} model @param {Context} ctx */
function informants(model, ctx) {
  const ties = Object.entries(model.parts.me?.secrets?.informants ?? {});
  const { say } = ctx.voice;
  if (!ties.length) return null;
  const named = ties.map(([id, state]) =>
    say(state === "active" ? "informant-line-active" : "informant-line", { who: { code: `figure-${id.replaceAll("_", "-")}`, args: {} } }),
  );
  return html`<p class="quiet">${named.join(" ")}</p>`;
}
