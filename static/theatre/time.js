// @ts-check
// The time line at the foot: rounds and turns in proportion to what was decided in them, one slider, steps and jumps.
import { cls, html, keep } from "../table/html.js";
import { letter } from "../table/model.js";
import { found, stretches } from "./line.js";
/** @typedef {import("./start.js").House} House */

const rounds = keep(stretches);
const marks = keep(found);

/** @param {House} house */
export function timeBar(house) {
  const { say } = house.voice;
  const { n, playing, index, set } = house;
  const to = (/** @type {number} */ next) => set({ n: Math.max(1, Math.min(index.n, next)), playing: false });
  return html`<footer class="time">
    <div class="steps">
      <button type="button" class=${cls("b", "ink")} aria-label=${say(playing ? "pause" : "play")} title=${say(playing ? "pause" : "play")}
          onClick=${() => set(playing ? { playing: false } : n >= index.n ? { playing: true, n: 1 } : { playing: true })}>${sign(playing ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M7 4l13 8-13 8z")}</button>
      <button type="button" class="b" aria-label=${say("decision-before")} title=${say("decision-before")} onClick=${() => to(n - 1)}>‹</button>
      <button type="button" class="b" aria-label=${say("decision-after")} title=${say("decision-after")} onClick=${() => to(n + 1)}>›</button>
    </div>
    <div class="track">${track(house)}
      <input type="range" min="1" max=${index.n} step="1" value=${n} aria-label=${say("time-line")} aria-valuetext=${momentName(house)}
          onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} /></div>
  </footer>`;
}

/** @param {string} d */
const sign = (d) => html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d=${d} /></svg>`;

/** About how many pixels the track is long. */
const room = () => (globalThis.innerWidth ?? 1000) - 170;

/** @param {House} house */
function track(house) {
  const { index, n, find } = house;
  const left = (/** @type {number} */ at) => `${(((at - 0.5) / index.n) * 100).toFixed(3)}%`;
  const wanted = find.kind || find.figure ? marks(index.story.line, find.kind, find.figure) : [];
  return html`<ol aria-hidden="true">${rounds(index.story.line).map(
    (round, i) => html`<li key=${i} style=${{ flexGrow: round.n }}><b class="mono">${(round.n / index.n) * room() > 26 ? round.round || "·" : ""}</b>
        <span>${round.turns.map((turn, j) => html`<i key=${j} class=${letter(turn.turn)} style=${{ flexGrow: turn.n }}></i>`)}</span></li>`,
  )}</ol>
    <div class="ticks" aria-hidden="true">${wanted.map((at) => html`<i key=${at} style=${{ left: left(at) }}></i>`)}</div>
    <p class=${cls("now", n > index.n * 0.7 && "end")} style=${{ left: left(n) }} aria-hidden="true"><b class="mono">${momentName(house)}</b></p>`;
}

/** @param {House} house */
export function momentName({ index, n, voice }) {
  const { moment } = index.story.line[n - 1];
  if (!moment.round) return voice.say("time-before");
  if (!moment.turn) return voice.say("time-over");
  const who = voice.say(`seat-${moment.turn}`);
  return voice.say(moment.step ? "time-step" : "time-of", { round: moment.round, who, step: moment.step });
}
