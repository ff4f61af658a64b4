// @ts-check
// What somebody reads before he gets ready: the tale that all know, then who he is, what he wants and what he might try.
import { html } from "../table/html.js";
import { sign } from "../table/signs.js";
import { adviceFor, goalsOf } from "./coach.js";
import { sheet } from "./sheet.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** The tale that all know, until one has said that he has read it. @param {import("../table/wire.js").Option | undefined} tale @param {Context} ctx */
export function story(tale, ctx) {
  return (
    tale?.hint?.must &&
    html`<section class="card tale"><div class="head"><h2>${ctx.voice.say(tale.words)}</h2></div><p>${ctx.voice.say(tale.hint.reading)}</p></section>`
  );
}

/** The faction's card, with everything of the sheet one tap away. @param {Model} model @param {import("../table/wire.js").Option | undefined} tale @param {Context} ctx */
export function whoIAm(model, tale, ctx) {
  const { say, knows } = ctx.voice;
  const { me = {}, sheet: own = {} } = model.parts;
  const line = `faction-${me.faction}-line`;
  const { species, employer } = me.secrets ?? {};
  const called = [`species-${String(species).replaceAll("_", "-")}`, `employer-${employer}`].filter(knows);
  const kind = [own.species?.[0], own.employer?.[0]].filter(Boolean);
  const goals = goalsOf(model, ctx);
  const advice = adviceFor(model, ctx);
  return html`<section class="card who-am"><div class="head"><h2>${say("who-you-are", { who: [`faction-${me.faction}`, ...called].map((code) => say(code)).join(" · ") })}</h2></div>
    <div class="body">${knows(line) && html`<p>${say(line)}</p>`}${kind.map((words) => html`<p class="kind">${say(words)}</p>`)}
      ${goals.length > 0 && html`<h3 class="caps">${say("what-i-want")}</h3><ol>${goals.map((words) => html`<li>${words}</li>`)}</ol>`}
      <div class="wants">${advice && fold(say(advice.startsWith("knows-") ? "what-you-know" : "what-to-try"), say(advice))}${
        tale && !tale.hint?.must && fold(say(tale.words), say(tale.hint?.reading))
      }<button type="button" class="b" onClick=${() => ctx.act.point({ tab: "sheet" })}>${say("whole-sheet")}</button></div></div></section>`;
}

/** @param {string} head @param {string} words */
const fold = (head, words) => html`<details><summary class="b">${head}</summary><p>${words}</p></details>`;

/** The own sheet in the place of the load-outs. @param {Model} model @param {Context} ctx */
export const sheetInstead = (model, ctx) =>
  html`<section class="card"><div class="head"><h2>${ctx.voice.say("tab-sheet")}</h2><button type="button" class="b bare" aria-label=${ctx.voice.say("close")}
      onClick=${() => ctx.act.point({ tab: "figures" })}>${sign("u-close")}</button></div>${sheet(model, ctx)}</section>`;
