// @ts-check
// Entry of the papers: reads the seat's own view, the guide and the plan, and lays out what is to be printed.
import { html, render } from "../table/html.js";
import { languagesOf } from "../table/language.js";
import { laySprite } from "../table/sprite.js";
import { readVoice } from "../table/words.js";
import { lettering } from "../board/measure.js";
import { inWords } from "../board/naming.js";
import { readPlan } from "../board/plan.js";
import { papers } from "./papers.js";

/** @param {Document} page */
async function start(page) {
  const shell = page.body.dataset;
  const root = /** @type {Element} */ (page.getElementById("app"));
  const [voice, view, guide] = await Promise.all([
    readVoice(`${shell.static}words/`, shell.lang ?? "en", (shell.words ?? "").split(" ").filter(Boolean)),
    fetched(shell.view ?? ""),
    fetched(shell.guide ?? ""),
    laySprite(`${shell.static}look/counters.svg`, page),
  ]);
  const parts = view.set;
  const picture = parts.public?.plan ? await fetched(`${shell.plan}${parts.public.plan}.json`).catch(() => null) : null;
  let shown = /** @type {Record<string, boolean>} */ ({});
  const set = (/** @type {Record<string, boolean>} */ more) => {
    shown = { ...shown, ...more };
    draw();
  };
  const draw = () =>
    render(
      html`${papers({ parts, guide, plan: picture && readPlan(inWords(picture, voice)), voice, shown, set, measure: lettering(), seat: shell.seat ?? "", name: shell.name ?? "", title: shell.title ?? "", home: shell.home ?? "", languages: languagesOf(shell.languages) })}`,
      root,
    );
  root.replaceChildren();
  draw();
}

/** @param {string} url @returns {Promise<any>} */
const fetched = async (url) => (await fetch(url, { cache: "no-store" })).json();

start(document);
