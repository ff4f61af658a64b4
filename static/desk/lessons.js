// @ts-check
// What seats would learn from what waits, and will learn later: as it is, in the judge's words, put off, or kept back.
import { cls, html } from "../table/html.js";
import { letter } from "../table/model.js";
import { why } from "../table/signs.js";
import { text } from "../table/words.js";
import { whyUse } from "../seat/controls.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const EDITED = "lesson";
const TYPED = "lesson-text";
const MOMENT = "lesson-moment";
/** The step of its own turn in which a seat will learn it. */
const STEPS = /** @type {Record<string, string>} */ ({ SU: "a", IMU: "b", FMU: "e" });
const MOMENTS = ["SU", "IMU", "FMU", "G"];

/** @param {any} card @param {Model} model @param {Context} ctx */
export function lessons(card, model, ctx) {
  const all = /** @type {any[]} */ (card.lessons ?? []);
  if (!all.length) return null;
  return html`<ul class="diff lessons" aria-label=${ctx.voice.say("lessons")}>${all.map((each) => row(each, model, ctx))}</ul>`;
}

/** @param {any} lesson @param {Model} model @param {Context} ctx */
function row(lesson, model, ctx) {
  const { say } = ctx.voice;
  const edit = editing(lesson.key, lesson.may, lesson.moments ?? [], lesson.amended?.text || text(ctx.voice, lesson.words), model, ctx);
  return html`<li key=${lesson.key} class=${letter(lesson.seat === "*" ? "J" : lesson.seat)}><i class="band"></i><b>${say(lesson.seat === "*" ? "everybody" : `seat-${lesson.seat}`)}</b>
    <span class=${cls(said(lesson), lesson.amended?.when === "never" && "kept")}>${words(lesson, ctx)} ${why(`lesson ${lesson.key}`, lesson.clauses, whyUse(model, ctx))}</span>
    ${edit.button}${edit.open && edit.editor((to) => ctx.act.desk({ amend: lesson.key, to }), lesson.amended)}</li>`;
}

/** What is held for later. @param {any} card @param {Model} model @param {Context} ctx */
export function held(card, model, ctx) {
  const edit = card.due === undefined ? null : editing(card.key, ["say", "later", "never"], MOMENTS, text(ctx.voice, card.words), model, ctx);
  const orders = (/** @type {any} */ to) =>
    to.text
      ? { kind: "reword", due: card.due, text: to.text }
      : to.when === "later"
        ? { kind: "delay", due: card.due, round: to.until, ...(to.moment ? { moment: to.moment } : {}) }
        : { kind: "withhold", due: card.due };
  return html`<li key=${card.key} class=${letter(card.seat)}><i class="band"></i><span class="mono" title=${STEPS[card.moment] && ctx.voice.say(`step-${STEPS[card.moment]}`)}>${card.seat} ${STEPS[card.moment] ?? card.moment ?? ""}</span>
    <span>${text(ctx.voice, card.words)}${card.until > 0 && html` <i class="ans">${toldAt(card.until, card.moment, ctx)}</i>`} ${why(card.key, card.clauses, whyUse(model, ctx))}</span>
    ${edit?.button}${edit?.open && edit.editor((to) => ctx.act.desk({ order: orders(to) }))}</li>`;
}

/** When it is told. @param {number} until @param {string | undefined} moment @param {Context} ctx */
const toldAt = (until, moment, ctx) =>
  [ctx.voice.say("not-before", { round: until }), moment && moment !== MOMENTS[0] && ctx.voice.say(`moment-${moment}`)].filter(Boolean).join(", ");

/** Notices are quoted; what is laid on a map is a gain. @param {any} lesson */
const said = (lesson) => (lesson.may.includes("say") ? "said" : "gain");

/** @param {any} lesson @param {Context} ctx */
function words(lesson, ctx) {
  const { say } = ctx.voice;
  const { text: mine = "", when = "now", until = 0 } = lesson.amended ?? {};
  const sentence = mine || text(ctx.voice, lesson.words);
  return html`${lesson.may.includes("say") ? `“${sentence}”` : `+ ${sentence}`}${when !== "now" && html` <i class="ans">${when === "later" && until > 0 ? toldAt(until, lesson.amended.moment, ctx) : say(`amend-is-${when}`)}</i>`}`;
}

/** Turns to which news can be put off: the present one too, to a moment of it. @param {number} round @param {string} moment */
const rounds = (round, moment) => (moment ? [0, 1, 2, 3] : [1, 2, 3, 4]).map((more) => round + more);

/**
 * A button that opens an editor, and the editor. @param {string} key @param {string[]} may
 * @param {string[]} moments to which it can be put off @param {string} sentence as it would be told
 * @param {Model} model @param {Context} ctx
 */
function editing(key, may, moments, sentence, model, ctx) {
  const { say } = ctx.voice;
  const open = model.point.drafts[EDITED] === key;
  const toggle = () => {
    ctx.act.draft(EDITED, open ? null : key);
    ctx.act.draft(TYPED, sentence);
  };
  const button = html`<button type="button" class="b bare" aria-expanded=${open ? "true" : "false"}
      aria-label=${say("amend-this", { what: sentence })} onClick=${toggle}>${say("amend")}</button>`;
  /** @param {(to: any) => void} amend @param {any} [amended] */
  const editor = (amend, amended) => {
    const typed = String(model.point.drafts[TYPED] ?? "");
    const done = (/** @type {any} */ to) => {
      amend(to);
      ctx.act.draft(EDITED, null);
    };
    const round = model.parts.public?.round ?? 0;
    const moment = String(model.point.drafts[`${MOMENT} ${key}`] ?? "");
    const later = () =>
      html`${
        moments.length > 0 &&
        html`<div class="row" role="group" aria-label=${say("amend-moment")}><span class="soft">${say("amend-moment")}</span>${moments.map(
          (each) => html`<button type="button" class=${cls("b", moment === each && "on")} key=${each} aria-pressed=${moment === each ? "true" : "false"}
            onClick=${() => ctx.act.draft(`${MOMENT} ${key}`, moment === each ? null : each)}>${say(`moment-${each}`)}</button>`,
        )}</div>`
      }<div class="row" role="group" aria-label=${say("amend-later")}><span class="soft">${say("amend-later")}</span>${rounds(round, moment).map(
        (until) => html`<button type="button" class="b" key=${until} onClick=${() => done({ when: "later", until, ...(moment ? { moment } : {}) })}>${say("amend-until", { round: until })}</button>`,
      )}</div>`;
    return html`<div class="amend">
      ${
        may.includes("say") &&
        html`<textarea rows="2" maxlength="400" aria-label=${say("amend-words")} value=${typed}
          onInput=${(/** @type {any} */ event) => ctx.act.draft(TYPED, event.target.value)}></textarea>
        <button type="button" class="b ink" disabled=${!typed.trim()} onClick=${() => done({ text: typed })}>${say("amend-say")}</button>`
      }${may.includes("never") && html`<button type="button" class="b" onClick=${() => done({ when: "never" })}>${say("amend-never")}</button>`}
      ${amended && html`<button type="button" class="b" onClick=${() => done(null)}>${say("amend-undo")}</button>`}
      ${may.includes("later") && later()}</div>`;
  };
  return { open, button, editor };
}
