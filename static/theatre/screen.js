// @ts-check
// The theatre's screen: what was so beside what a seat held, what lies between the two, the papers, the time line.
import { cls, html } from "../table/html.js";
import { tongues } from "../table/language.js";
import { letter } from "../table/model.js";
import { shownBoard } from "./boards.js";
import { gaps } from "./gap.js";
import { papers } from "./papers.js";
import { timeBar } from "./time.js";
import { turning } from "./turning.js";
/** @typedef {import("./start.js").House} House */

/** @param {House} house */
export function theatreScreen(house) {
  return html`<div class=${cls("s-theatre", `on-${house.part}`)}>
    ${top(house)}
    ${house.lost && lost(house)}
    <main>
      ${shownBoard(house, "truth")}${shownBoard(house, "belief")}
      ${between(house)}${papers(house)}
    </main>
    ${timeBar(house)}
  </div>`;
}

/** @param {House} house */
function top(house) {
  const { say } = house.voice;
  const seats = house.index.tracks.filter((track) => track !== "J");
  return html`<header class="top">
    <div class="who"><strong class="caps">${say("theatre")}</strong><span class="soft">${house.title}</span></div>
    <div class="eyes" role="group" aria-label=${say("whose-belief")}>${seats.map(
      (seat) => html`<button type="button" key=${seat} class=${cls("b", letter(seat), seat === house.track && "on")} aria-pressed=${seat === house.track ? "true" : "false"}
        onClick=${() => house.set({ track: seat })}><i class="band"></i><span class="long">${say(`seat-${seat}`)}</span><span class="short" aria-hidden="true">${seat}</span></button>`,
    )}</div>
    <div class="ways">
      ${
        house.home &&
        html`<a class="b" href=${`${house.home}/theatre/file`} download>${say("theatre-save")}</a>
      <a class="b" href=${`${house.home}/theatre/journal`} download title=${say("theatre-journal-hint")}>${say("theatre-journal")}</a>
      <a class="b" href=${house.home}>${say("theatre-back")}</a>`
      }
      ${tongues(house.languages)}<button type="button" class="b" onClick=${house.theme}>${say("page-night")}</button></div>
  </header>`;
}

/** @param {House} house */
const lost = ({ voice, set }) =>
  html`<p class="strip" role="alert">${voice.say("theatre-lost")} <button type="button" class="b"
      onClick=${() => set({ lost: false })}>${voice.say("theatre-try-again")}</button></p>`;

/** Room for so many; the rest is counted. */
const MOST = 40;

/** @param {House} house */
function between(house) {
  const { say } = house.voice;
  const { truth, belief } = house.shown;
  const all = truth.me && belief.me ? gaps(truth, belief, house.track, house.plan, house.voice) : [];
  const who = say(`seat-${house.track}`);
  return html`<section class="card gap" aria-label=${say("between-the-two")}>
    <div class="head"><h2>${say("between-the-two")}</h2><span class="soft mono">${all.length || ""}</span></div>
    <ul>${all.slice(0, MOST).map(
      (gap) => html`<li key=${gap.key}>${
        gap.at && house.plan
          ? html`<button type="button" class="gap-b" onClick=${() => pointAt(house, gap.at)}>${gap.words}</button>`
          : html`<span>${gap.words}</span>`
      }${jump(house, gap, -1)}${jump(house, gap, 1)}</li>`,
    )}${all.length > MOST && html`<li><span>${say("gap-more", { n: all.length - MOST })}</span></li>`}
      ${!all.length && html`<li><span class="soft">${say("no-difference", { who })}</span></li>`}</ul>
  </section>`;
}

/** To when it began, or ended: was told, or came true. @param {House} house @param {import("./gap.js").Gap} gap @param {1 | -1} way */
function jump(house, gap, way) {
  const label = house.voice.say(way > 0 ? "gap-until" : "gap-since");
  const go = () => turning(house, gap.key, way).then((n) => house.set({ n, playing: false }), () => house.set({ lost: true }));
  return html`<button type="button" class="b bare jump" aria-label=${`${label}: ${gap.words}`} title=${label} onClick=${go}>${way > 0 ? "›" : "‹"}</button>`;
}

/** Both boards go there. @param {House} house @param {string} at */
function pointAt(house, at) {
  house.set({ cursor: at });
  for (const hold of house.holds) hold.current?.show(at);
}
