// @ts-check
// A ruling on what no rule covers: its name, a throw if he wants one, what changes, what seats are told. Sent as one decision.
import { cls, html } from "../table/html.js";
import { emblem } from "../table/signs.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */
/** @typedef {{name: string, dice: number, need: number, changes: {order: any, said: string}[], tell: {to: string[], text: string}, otherwise: {to: string[], text: string}}} Ruling */

const LEAST = 2;

/** @returns {Ruling} */
export const blankRuling = () => ({ name: "", dice: 0, need: 4, changes: [], tell: { to: [], text: "" }, otherwise: { to: [], text: "" } });

/** What he has put together so far. @param {Model} model @returns {Ruling} */
export const drafted = (model) => model.point.ruling ?? blankRuling();

/** @param {Model} model @param {Context} ctx */
export function ruling(model, ctx) {
  const { say } = ctx.voice;
  const now = drafted(model);
  const set = (/** @type {Partial<Ruling>} */ part) => ctx.act.point({ ruling: { ...drafted(ctx.now()), ...part } });
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    const latest = drafted(ctx.now());
    if (!latest.name.trim()) return;
    ctx.act.desk({ order: order(latest) });
    ctx.act.point({ ruling: null });
  };
  return html`<form class="ruling" onSubmit=${send}>
    <label class="line-i"><span>${say("ruling-name")}</span><input class="field" maxlength="80" required value=${now.name}
        onInput=${(/** @type {any} */ event) => set({ name: event.target.value })} /></label>
    <div class="row" role="radiogroup" aria-label=${say("ruling-throw")}>${[0, 1, 2].map(
      (dice) => html`<button type="button" key=${dice} class=${cls("b", now.dice === dice && "on")} role="radio"
        aria-checked=${now.dice === dice ? "true" : "false"} onClick=${() => set({ dice, need: dice === 2 ? 7 : 4 })}>${say("ruling-dice", { n: dice })}</button>`,
    )}</div>
    ${now.dice > 0 && needed(now, set, say)}
    ${changes(now, set, ctx)}
    ${sentence("tell", now.dice > 0 ? "ruling-if-won" : "ruling-tell", now, set, model, ctx)}
    ${now.dice > 0 && sentence("otherwise", "ruling-if-lost", now, set, model, ctx)}
    <div class="row"><button class="b ink" disabled=${!now.name.trim()}>${say(now.dice > 0 ? "ruling-roll" : "ruling-hold")}</button>
      <button type="button" class="b" onClick=${() => ctx.act.point({ ruling: null })}>${say("drop")}</button></div></form>`;
}

/** @param {Ruling} now @param {(part: Partial<Ruling>) => void} set @param {(code: string, args?: any) => string} say */
function needed(now, set, say) {
  const numbers = now.dice === 1 ? [2, 3, 4, 5, 6] : [5, 6, 7, 8, 9, 10, 11];
  return html`<div class="row" role="radiogroup" aria-label=${say("ruling-need")}>${numbers.map(
    (need) => html`<button type="button" key=${need} class=${cls("b", now.need === need && "on")} role="radio"
      aria-checked=${now.need === need ? "true" : "false"} onClick=${() => set({ need })}>${need}+</button>`,
  )}</div>`;
}

/** @param {Ruling} now @param {(part: Partial<Ruling>) => void} set @param {Context} ctx */
function changes(now, set, ctx) {
  const { say } = ctx.voice;
  return html`<ul class="ruled" aria-label=${say("ruling-changes")}>${now.changes.map(
    ({ said }, i) => html`<li key=${i}><span>${said}</span><button type="button" class="b bare" aria-label=${say("ruling-without", { what: said })}
      onClick=${() => set({ changes: drafted(ctx.now()).changes.filter((_, j) => j !== i) })}>${say("remove")}</button></li>`,
  )}</ul>
    <p><button type="button" class="b" onClick=${() => ctx.act.point({ tool: "change", ruling: drafted(ctx.now()) })}>${say("ruling-add")}</button></p>`;
}

/**
 * Who is told what. @param {"tell" | "otherwise"} name @param {string} head @param {Ruling} now @param {(part: Partial<Ruling>) => void} set
 * @param {Model} model @param {Context} ctx
 */
function sentence(name, head, now, set, model, ctx) {
  const { say } = ctx.voice;
  const { to, text: words } = now[name];
  const seats = (model.parts.table?.seats ?? []).filter((/** @type {any} */ seat) => seat.role === "player");
  const toggle = (/** @type {string} */ seat) => {
    const latest = drafted(ctx.now())[name];
    set({ [name]: { ...latest, to: latest.to.includes(seat) ? latest.to.filter((each) => each !== seat) : [...latest.to, seat] } });
  };
  return html`<fieldset><legend>${say(head)}</legend><div class="row">${seats.map(
    (/** @type {any} */ seat) => html`<button type="button" key=${seat.id} class=${cls("b", to.includes(seat.id) && "on")}
      aria-pressed=${to.includes(seat.id) ? "true" : "false"} aria-label=${say(`seat-${seat.id}`)} onClick=${() => toggle(seat.id)}>${emblem(seat.id)}</button>`,
  )}</div>
    <textarea rows="2" maxlength="400" aria-label=${say(head)} value=${words}
      onInput=${(/** @type {any} */ event) => set({ [name]: { ...drafted(ctx.now())[name], text: event.target.value } })}></textarea></fieldset>`;
}

/** @param {Ruling} now */
function order({ name, dice, need, changes: made, tell, otherwise }) {
  const told = (/** @type {{to: string[], text: string}} */ each) =>
    each.to.length && each.text.trim() ? [{ kind: "tell", to: each.to, text: each.text.trim() }] : [];
  const thrown = dice > 0 ? { dice, need: Math.max(need, LEAST), otherwise: told(otherwise) } : {};
  return { kind: "decree", name: name.trim(), changes: made.map((each) => each.order), tell: told(tell), ...thrown };
}
