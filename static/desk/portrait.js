// @ts-check
// Who or what was tapped: name, place, state, what he carries, what lies there, and who knows of him.
import { html } from "../table/html.js";
import { letter } from "../table/model.js";
import { emblem, sign } from "../table/signs.js";
import { itemSign } from "../board/looks.js";
import { shortName, squareName } from "../board/names.js";
import { itemName, skillsOf } from "../seat/gear.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/**
 * By its id; `take` takes up one of the things with it. @param {string} id @param {Model} model @param {Context} ctx
 * @param {(id: string) => void} take
 */
export function portrait(id, model, ctx, take) {
  const figure = model.parts[`fig/${id}`];
  if (figure) return somebody(figure, model, ctx, take);
  const thing = things(model).find((each) => each.id === id);
  if (thing) return html`<div class="about">${sign(itemSign(thing.type ?? thing.looks), "it")}<h3>${itemName(ctx, thing.type ?? thing.looks)}</h3><p>${place(thing, ctx)}</p></div>`;
  if (!ctx.plan || !id.includes("(")) return null;
  const lying = things(model).filter((each) => each.at === id);
  return html`<h3>${squareName(ctx.plan, id, edges(model), ctx.voice.say)}</h3>${chips(lying, ctx, take)}`;
}

/** Everything that is carried or lies about. @param {Model} model @returns {any[]} */
const things = (model) =>
  Object.entries(model.parts).flatMap(([key, part]) =>
    key.startsWith("item/") ? [part] : key.startsWith("fig/") ? (part.gear ?? []).map((/** @type {any} */ each) => ({ ...each, holder: part })) : [],
  );

/** @param {Model} model @returns {Record<string, any>} */
const edges = (model) =>
  Object.fromEntries(
    Object.entries(model.parts)
      .filter(([key]) => key.startsWith("edge/"))
      .map(([key, part]) => [key.slice(5), part]),
  );

/** @param {any} thing @param {Context} ctx */
const place = (thing, ctx) =>
  thing.holder ? ctx.voice.say("carried-by", { who: ctx.nameOf(thing.holder) }) : thing.at && ctx.plan ? shortName(ctx.plan, thing.at, ctx.voice.say) : "";

/** @param {any[]} all @param {Context} ctx @param {(id: string) => void} take */
const chips = (all, ctx, take) =>
  all.length > 0 &&
  html`<div class="row">${all.map(
    (thing) => html`<button type="button" class="b" key=${thing.id} onClick=${() => take(thing.id)}>${sign(itemSign(thing.type ?? thing.looks), "it")}${itemName(ctx, thing.type ?? thing.looks)}</button>`,
  )}</div>`;

/** @param {any} figure @param {Model} model @param {Context} ctx @param {(id: string) => void} take */
function somebody(figure, model, ctx, take) {
  const { say } = ctx.voice;
  const facts = [
    figure.at && ctx.plan ? shortName(ctx.plan, figure.at, say) : "",
    figure.facing ? say("facing", { to: say(`facing-${figure.facing}`) }) : "",
    ...(figure.state ?? []).map((/** @type {string} */ state) => say(`state-${state}`)),
    ...skillsOf(figure, ctx),
    figure.tough ? say("tough") : "",
  ];
  return html`<div class="about">${figure.seat ? emblem(figure.seat) : null}<h3>${ctx.nameOf(figure)}</h3><p>${facts.filter(Boolean).join(" · ")}</p>
    ${chips(figure.gear ?? [], ctx, take)}${known(figure, model, ctx)}</div>`;
}

/** Who has him on his map, since when, from whom. @param {any} figure @param {Model} model @param {Context} ctx */
function known(figure, model, ctx) {
  const { say } = ctx.voice;
  const seats = /** @type {any[]} */ (figure.known ?? []);
  if (!seats.length) return html`<p class="soft">${say("known-to-nobody")}</p>`;
  return html`<ul class="knowers" aria-label=${say("known-to")}>${seats.map(
    (each) => html`<li key=${`${each.seat} ${each.at}`} class=${letter(each.seat)}><i class="band"></i><b>${say(`seat-${each.seat}`)}</b>
      <span>${say(each.live ? "known-now" : "known-last", { when: each.when, place: ctx.plan ? shortName(ctx.plan, each.at, say) : each.at })}${each.by.length > 0 && html` ${say("known-by", { who: each.by.map((/** @type {any} */ who) => ctx.nameOf(model.parts[`fig/${who}`] ?? { name: who })) })}`}</span></li>`,
  )}</ul>`;
}
