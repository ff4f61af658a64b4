// @ts-check
// Set-up as the judge has it: who is ready, what each has still to do, and what it may not have noticed.
import { cls, html } from "../table/html.js";
import { letter } from "../table/model.js";
import { text } from "../table/words.js";
import { take } from "./change.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function checks(model, ctx) {
  const { say } = ctx.voice;
  return html`<ol class="checks" aria-label=${say("set-ups")}>${model.parts.checks.map(
    (/** @type {any} */ seat) => html`<li key=${seat.seat} class=${cls(letter(seat.seat), seat.ready && "ready")}><i class="band"></i>
      <div><b>${say(`seat-${seat.seat}`)}</b> <span class="soft">${say(seat.ready ? "is-ready" : "getting-ready")}</span>
        <ul>${seat.open.map((/** @type {any} */ words, /** @type {number} */ i) => html`<li key=${`open ${i}`}>${text(ctx.voice, words)}</li>`)}
          ${seat.warnings.map(
            (/** @type {any} */ each, /** @type {number} */ i) => html`<li key=${`warning ${i}`}><button type="button" class="b bare warn"
              onClick=${() => take(model, ctx, each.figure, { picked: `fig/${each.figure}`, cursor: null })}>${text(ctx.voice, each.words)}</button></li>`,
          )}</ul></div></li>`,
  )}</ol>`;
}
