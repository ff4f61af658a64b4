// @ts-check
// The line of decisions; going back says first who has learned what since.
import { cls, html } from "../table/html.js";
import { all, letter } from "../table/model.js";
import { text } from "../table/words.js";
import { die } from "./dice.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** The decisions so far, newest first. @param {Model} model @returns {any[]} */
export const decisions = (model) => all(model.parts, "line/").sort((a, b) => b.n - a.n);

/** @param {Model} model @param {Context} ctx */
export function line(model, ctx) {
  const { say } = ctx.voice;
  const made = decisions(model);
  const to = model.point.drafts.rewind ?? null;
  return html`${to !== null && confirmBack(made, to, ctx)}
    <ol class="line-l">${made.map(
      (each) => html`<li key=${each.n} class=${cls(letter(each.seat), to !== null && each.n >= to && "undone")}>
      <i class="band"></i><b class="mono">${each.n}</b><span>${each.when && html`<b class="mono">${each.when}</b> `}${text(ctx.voice, each.words)}${answers(each, ctx)}</span>
      <button type="button" class="b" disabled=${each.n < 2}
          onClick=${() => ctx.act.draft("rewind", each.n)}>${say("back-before")}</button></li>`,
    )}
      ${!made.length && html`<li><p class="soft">${say("nothing-decided")}</p></li>`}</ol>`;
}

/** @param {any} decision @param {Context} ctx */
const answers = (decision, ctx) =>
  (decision.answers ?? []).map(
    (/** @type {any} */ each) =>
      html`<i class="ans">${text(ctx.voice, each.words)} ${(each.faces ?? []).map((/** @type {number} */ face) => die(face))}${each.choice ?? ""}${each.secret ? ` (${ctx.voice.say("secret")})` : ""}</i>`,
  );

/** @param {any[]} made @param {number} to @param {Context} ctx */
function confirmBack(made, to, ctx) {
  const { say } = ctx.voice;
  const undone = made.filter((each) => each.n >= to);
  const seats = [...new Set(undone.map((each) => each.seat).filter((seat) => seat && seat !== "J" && seat !== "auto"))];
  return html`<div class="back" role="alert"><p><b>${say("back-head", { n: undone.length, to })}</b> ${say("back-learned", { who: seats.length ? seats.map((seat) => say(`seat-${seat}`)) : [say("nobody")] })}</p>
    <div class="row"><button type="button" class="b" onClick=${() => ctx.act.draft("rewind", null)}>${say("drop")}</button>
      <button type="button" class="b ink" onClick=${() => {
        ctx.act.desk({ rewind: to });
        ctx.act.draft("rewind", null);
      }}>${say("back-now")}</button></div></div>`;
}
