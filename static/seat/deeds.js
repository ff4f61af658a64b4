// @ts-check
// The strip of deeds: what my people set out to do, in their order, and what became of it. Until it is sent, each may be taken back
// or put earlier or later; the order is that of the list, and of whom "next" names.
import { cls, html } from "../table/html.js";
import { same } from "../table/answer.js";
import { keysOf } from "../table/model.js";
import { PLAN, inOrder, planOf, planning, stepsOf } from "../table/plan.js";
import { sign } from "../table/signs.js";
import { roomLabel } from "../board/names.js";
import { given, undecided } from "./controls.js";
import { newsOf, takeUp } from "./crew.js";
import { pickedKey } from "./map.js";
import { rowsOfFigures } from "./offers.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */
/** @typedef {{key: string, what: string, state: "open" | "meant" | "now" | "done", drop?: () => void}} Deed `drop`: how it is taken back */

/** @param {Model} model @param {Context} ctx */
export function deedStrip(model, ctx) {
  const deeds = declaring(model, ctx) ?? planned(model, ctx) ?? acting(model, ctx);
  if (!deeds) return null;
  const { say } = ctx.voice;
  const at = deeds.findIndex(({ key }) => key === pickedKey(model));
  return html`<section class="lineup" aria-label=${say("strip")}>
    <ol>${deeds.map((deed, i) => chip(deed, i, i === at, model, ctx))}${!deeds.length && html`<li class="soft">${say("strip-none")}</li>`}</ol>
    <div class="lineup-b" role="group" aria-label=${say("strip-change")}>
      ${tool("strip-earlier", "◂", at > 0 && movable(deeds[at - 1]) && movable(deeds[at]) ? () => swap(deeds, at, -1, model, ctx) : null, deeds[at], model, ctx)}
      ${tool("strip-later", "▸", movable(deeds[at]) && movable(deeds[at + 1]) ? () => swap(deeds, at, 1, model, ctx) : null, deeds[at], model, ctx)}
      ${tool("strip-drop", sign("u-close"), deeds[at]?.drop ?? null, deeds[at], model, ctx)}
    </div></section>`;
}

/** Whoever has acted has had his place. @param {Deed | undefined} deed */
const movable = (deed) => Boolean(deed && deed.state !== "done" && deed.state !== "now");

/** While deeds are declared: of each who has a choice. @param {Model} model @param {Context} ctx @returns {Deed[] | null} */
function declaring(model, ctx) {
  const rows = rowsOfFigures(model.answer, model.parts);
  if (!rows || model.answer?.prompt === PLAN) return null;
  const said = given(rows, model);
  const open = undecided(rows, model);
  return sorted(
    rows.rows.filter((row) => row.options.length > 1).map((row) => {
      const option = row.options.find((each) => same(each.value, said[row.id]));
      const rest = Object.fromEntries(Object.entries(said).filter(([id]) => id !== row.id));
      const drop = () => (Object.keys(rest).length ? ctx.act.choose(rows.name, rest) : ctx.act.back(rows.name));
      return open.includes(row.id) || !option
        ? { key: `fig/${row.id}`, what: ctx.voice.say("todo-order"), state: "open" }
        : { key: `fig/${row.id}`, what: ctx.voice.say(option.words), state: "meant", drop };
    }),
    model,
  );
}

/** While others play: what the next turn shall bring. @param {Model} model @param {Context} ctx @returns {Deed[] | null} */
function planned(model, ctx) {
  const steps = stepsOf(model.parts);
  if (!planning(model.parts) || (model.answer?.prompt !== PLAN && !Object.keys(steps).length)) return null;
  const without = (/** @type {string} */ id) => Object.fromEntries(Object.entries(steps).filter(([each]) => each !== id));
  return sorted(
    Object.entries(steps).map(([id, step]) => ({
      key: `fig/${id}`,
      what: ctx.voice.say(step.words),
      state: "meant",
      drop: () => ctx.act.keep("plan", planOf(model.parts, without(id))),
    })),
    model,
  );
}

/** In the second part of the turn: who has still to act, and what became of it. @param {Model} model @param {Context} ctx @returns {Deed[] | null} */
function acting(model, ctx) {
  if (model.parts.public?.turn !== model.seat) return null;
  const doers = keysOf(model.parts, "fig/").filter((key) => model.parts[key].intent || model.parts[key].acted);
  return doers.length ? sorted(doers.map((key) => became(key, model, ctx)), model) : null;
}

/** @param {string} key @param {Model} model @param {Context} ctx @returns {Deed} */
function became(key, model, ctx) {
  const { say } = ctx.voice;
  const { intent, then, acted, moving, points = 0, at } = model.parts[key];
  const meant = [intent || "hold", then].filter(Boolean).map((deed) => say(`deed-${deed}`)).join(", ");
  if (moving) return { key, what: say("points-left", { n: points }), state: "now" };
  if (!acted) return { key, what: meant, state: "meant" };
  const told = newsOf(model.parts[key], model, ctx).at(-1) ?? (at && ctx.plan ? roomLabel(ctx.plan, at, say) : meant);
  return { key, what: told, state: "done" };
}

/** @param {Deed[]} deeds @param {Model} model */
function sorted(deeds, model) {
  const order = inOrder(model.parts);
  return deeds.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
}

/** @param {Deed} deed @param {number} i @param {boolean} picked @param {Model} model @param {Context} ctx */
function chip({ key, what, state }, i, picked, model, ctx) {
  const name = ctx.nameOf(model.parts[key]);
  const whole = ctx.voice.say(`strip-${state}`, { n: i + 1, name, what });
  return html`<li key=${key}><button type="button" class=${cls("chip", state, picked && "on")} aria-pressed=${picked ? "true" : "false"}
      aria-label=${whole} title=${whole} onClick=${() => takeUp(key, model, ctx)}>
    <b class="mono">${state === "done" ? "✓" : i + 1}</b><span><b>${name}</b><i>${what}</i></span></button></li>`;
}

/** @param {string} code @param {any} shown @param {(() => void) | null} act @param {Deed | undefined} deed @param {Model} model @param {Context} ctx */
function tool(code, shown, act, deed, model, ctx) {
  const { say } = ctx.voice;
  const words = deed ? say(code, { who: ctx.nameOf(model.parts[deed.key]) }) : say(`${code}-whom`);
  const why = deed ? say(`${code}-not`) : say("strip-choose");
  return html`<button type="button" class="b" aria-label=${words} title=${act ? words : why} aria-disabled=${act ? undefined : "true"}
      onClick=${() => act?.()}>${shown}</button>`;
}

/** @param {Deed[]} deeds @param {number} at @param {-1 | 1} way @param {Model} model @param {Context} ctx */
function swap(deeds, at, way, model, ctx) {
  const keys = inOrder(model.parts);
  const [a, b] = [keys.indexOf(deeds[at].key), keys.indexOf(deeds[at + way].key)];
  [keys[a], keys[b]] = [keys[b], keys[a]];
  ctx.act.keep("plan", planOf(model.parts, stepsOf(model.parts), keys.map((key) => key.slice(4))));
}
