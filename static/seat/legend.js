// @ts-check
// What the signs and short forms on the screen mean: seats, steps, moments, counters, squares.
import { html } from "../table/html.js";
import { emblem, sign } from "../table/signs.js";
import { face } from "../board/counter.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const STEPS = ["a", "b", "c", "d", "e"];
const SINCE = /^(\d+)([a-e]?)$/;
const SINCE_SECOND = /^-(\d+)([a-e]?)$/;

/**
 * A moment in words: "M1c" is the Mad Scientist's first turn, its actions. @param {string} when @param {string[]} seats
 * @param {import("../table/words.js").Voice} voice
 */
export function moment(when, seats, { say }) {
  const read = reading(when, seats);
  if (!read) return say(when === "0" ? "moment-before" : "moment-plain", { when });
  return say(read.step ? "moment" : "moment-turn", { who: say(`seat-${read.seat}`), n: read.round, step: say(`step-${read.step || "c"}`) });
}

/** Whose moment, in which turn and step; that of a second seat is written "P2-1c", for "P21c" is another's. @param {string} when @param {string[]} seats */
export function reading(when, seats) {
  for (const seat of [...seats, "G"].sort((a, b) => b.length - a.length)) {
    const found = when.startsWith(seat) && (/\d$/.test(seat) ? SINCE_SECOND : SINCE).exec(when.slice(seat.length));
    if (found) return { seat, round: Number(found[1]), step: found[2] };
  }
  return null;
}

/** @param {Model} model @param {Context} ctx */
export function legend(model, ctx) {
  const { say } = ctx.voice;
  const seats = [...(model.parts.public?.order ?? []), "J"];
  const counter = (/** @type {string} */ sort) => ({ sort, seat: model.seat[0], looks: "k-human" });
  const shut = () => ctx.act.point({ legend: false });
  return html`<section class="card choices legend" aria-label=${say("legend")} tabindex="-1" ref=${focused}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && shut()}><div class="head"><h2>${say("legend")}</h2><button type="button" class="b bare"
      aria-label=${say("close")} onClick=${shut}>${sign("u-close")}</button></div>
    <div class="body">
      ${!ctx.page.coach && html`<p><button type="button" class="b" onClick=${ctx.act.coach}>${say("coach-again")}</button></p>`}
      <h3 class="caps">${say("legend-map")}</h3><dl class="signs">
        ${line(svg("", face(/** @type {any} */ (counter("own"))), model.seat[0]), say("legend-own"))}
        ${line(svg("", face(/** @type {any} */ (counter("contact"))), "N"), say("legend-contact"))}
        ${line(svg("ghost", face(/** @type {any} */ (counter("ghost"))), "N"), say("legend-ghost"))}
        ${line(square("g1", "1"), say("legend-reach"))}
        ${line(square("g3", "3"), say("legend-run"))}
        ${line(html`<svg class="face fig" viewBox="-11 -11 22 22"><g class="cnt"><circle r="7" /><text y="3.4">3</text></g></svg>`, say("legend-stack"))}
        ${line(html`<svg class="face" viewBox="0 0 22 22"><path class="warn-t" d="M11 3L20 19H2Z" /></svg>`, say("legend-warn"))}
        ${["dark", "gas", "air"].map((kind) => line(html`<svg class="face weather" viewBox="0 0 22 22"><circle cx="11" cy="11" r="9" /><use href=${`#m-${kind}`} x="5" y="5" width="12" height="12" /></svg>`, say(`legend-${kind}`)))}
        ${line(html`<svg class="face" viewBox="0 0 22 22"><rect class="deck" width="11" height="22" /><rect class="fog" x="11" width="11" height="22" /></svg>`, say("legend-fog"))}
      </dl>
      <h3 class="caps">${say("legend-steps")}</h3><dl class="signs">${STEPS.map((step) => line(html`<b class="mono">${step}</b>`, `${say(`step-${step}`)}: ${say(`step-${step}-line`)}`))}</dl>
      <h3 class="caps">${say("legend-seats")}</h3><dl class="signs">${seats.map((seat) => line(emblem(seat), say(`seat-${seat}`)))}</dl>
      <p class="soft">${say("legend-moment", { when: `${seats[0]}2c`, what: moment(`${seats[0]}2c`, seats, ctx.voice) })}</p>
    </div></section>`;
}

/** Takes the keys when it opens, so that Escape closes it. @param {HTMLElement | null} element */
const focused = (element) => element?.focus();

/** @param {any} shown @param {string} words */
const line = (shown, words) => html`<div><dt>${shown}</dt><dd>${words}</dd></div>`;

/** @param {string} more @param {any} drawn @param {string} kind */
const svg = (more, drawn, kind) => html`<svg class=${`face fig ${kind} ${more}`} viewBox="-11 -11 22 22" aria-hidden="true">${drawn}</svg>`;

/** @param {string} gait @param {string} cost */
const square = (gait, cost) =>
  html`<svg class="face reach" viewBox="-2 -2 24 24" aria-hidden="true"><g class=${gait}><rect width="20" height="20" rx="2" /><text x="3" y="9" font-size="8">${cost}</text></g></svg>`;
