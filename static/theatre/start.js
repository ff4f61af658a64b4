// @ts-check
// The theatre comes to life: reads the index, winds to the end, and keeps the two views for the decision that is looked at.
import { holdFocus } from "../table/focus.js";
import { html, render } from "../table/html.js";
import { lettering } from "../board/measure.js";
import { inWords } from "../board/naming.js";
import { readPlan } from "../board/plan.js";
import { languagesOf } from "../table/language.js";
import { turnTheme } from "../table/page.js";
import { Film } from "./film.js";
import { theatreScreen } from "./screen.js";
/** @typedef {import("./source.js").Source} Source */
/**
 * @typedef {object} House what the theatre shows, and where the person is in it
 * @property {import("./source.js").Index} index @property {Film} film @property {any} plan @property {import("../table/words.js").Voice} voice
 * @property {[string, string][]} languages that the page can also be read in @property {string} title @property {string} reader the seat of who looks @property {string} home @property {import("../board/labels.js").Measure} measure
 * @property {number} n @property {string} track whose belief @property {string} sheet @property {Record<string, any>} cameras by sheet
 * @property {string} tab @property {string} part of the screen, on a small one @property {{kind: string, figure: string}} find @property {boolean} playing @property {boolean} lost
 * @property {string | null} cursor @property {string | null} picked
 * @property {{truth: Record<string, any>, belief: Record<string, any>}} shown the last two views that were here
 * @property {(set: Partial<House>) => void} set @property {() => void} theme @property {{current: any}[]} holds
 */

const FRAME = 650;

/** @param {Document} page @param {Source} source */
export async function start(page, source) {
  const root = /** @type {Element} */ (page.getElementById("app"));
  const shell = page.body.dataset;
  const [voice, index] = await Promise.all([source.voice(), source.index()]).catch(() => [null, null]);
  if (!voice || !index) {
    root.textContent = root.getAttribute("data-lost") ?? "…";
    return;
  }
  /** @type {House} */ let house = {
    ...{ index, voice, plan: null, film: new Film(source, index.size) },
    languages: languagesOf(shell.languages),
    ...{ title: shell.title ?? "", reader: shell.seat ?? "", home: source.home, measure: lettering() },
    ...{ n: index.n, track: firstTrack(index, shell.seat ?? ""), sheet: "", cameras: {}, tab: "levels", part: "truth" },
    ...{ find: { kind: "", figure: "" }, playing: false, lost: false, cursor: null, picked: null },
    ...{ shown: { truth: {}, belief: {} }, holds: [{ current: null }, { current: null }], set, theme },
  };
  const focus = holdFocus(root);
  let drawing = 0;

  /** @param {Partial<House>} change */
  function set(change) {
    house = { ...house, ...change };
    if (change.n !== undefined || change.track !== undefined || change.lost === false) look();
    if (change.playing) setTimeout(play, FRAME);
    if (!drawing) drawing = requestAnimationFrame(draw);
  }

  function theme() {
    turnTheme(page);
    set({});
  }

  function look() {
    const { film, n, track } = house;
    const [truth, belief] = [film.at("J", n), film.at(track, n)];
    if (truth && belief) {
      house = { ...house, shown: { truth, belief }, lost: false };
      readMap(truth.public?.plan);
    } else
      Promise.all([film.fetch("J", n), film.fetch(track, n)]).then(
        () => house.n === n && house.track === track && set({ lost: false }),
        () => set({ lost: true }),
      );
  }

  let map = "";
  /** The printed map by its digest, once. @param {string | undefined} digest */
  async function readMap(digest) {
    if (!digest || map) return;
    map = digest;
    const picture = await source.plan(digest);
    if (picture) set({ plan: readPlan(inWords(picture, house.voice)) });
  }

  function play() {
    if (!house.playing) return;
    if (house.n >= index.n) set({ playing: false });
    else if (!house.film.at("J", house.n) || !house.film.at(house.track, house.n)) setTimeout(play, FRAME);
    else {
      set({ n: house.n + 1 });
      setTimeout(play, FRAME);
    }
  }

  function draw() {
    drawing = 0;
    focus.before();
    render(html`${theatreScreen(house)}`, root);
    focus.after();
  }

  page.addEventListener("keydown", (event) => keyed(event, house));
  root.replaceChildren();
  set({ n: index.n });
}

/** One's own belief first; who has none begins with the first seat's. @param {import("./source.js").Index} index @param {string} seat */
const firstTrack = (index, seat) => (seat !== "J" && index.tracks.includes(seat) ? seat : (index.tracks.find((each) => each !== "J") ?? "J"));

/** Arrow keys step through the game wherever the person is, but in a field or on a map. @param {KeyboardEvent} event @param {House} house */
function keyed(event, house) {
  const there = event.target instanceof Element && event.target.closest("input, select, textarea, svg");
  if (there || event.ctrlKey || event.metaKey || event.altKey) return;
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!way) return;
  event.preventDefault();
  house.set({ n: Math.max(1, Math.min(house.index.n, house.n + way)), playing: false });
}
