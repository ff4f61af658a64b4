// @ts-check
// A screen comes to life: reads the shell, opens the line, folds what is said and done into the model, draws.
import { holdFocus } from "./focus.js";
import { html, render } from "./html.js";
import { newId } from "./ids.js";
import { languagesOf } from "./language.js";
import { blank, isAtRest, lastWord, mainPrompt } from "./model.js";
import { chime, keep, kept, onceFor, remember, remembered, titleOf, turnText, turnTheme } from "./page.js";
import { reduce } from "./reduce.js";
import { connect } from "./socket.js";
import { laySprite } from "./sprite.js";
import { clauseReader, readVoice, text } from "./words.js";
import { lettering } from "../board/measure.js";
import { inWords } from "../board/naming.js";
import { readPlan } from "../board/plan.js";
/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("./context.js").Context} Context */

/**
 * @param {"seat" | "desk"} role @param {(model: Model, ctx: Context) => any} screen
 * @param {(ctx: Context, model: () => Model) => (() => void) | void} [ready] what this screen adds when all is loaded, and each time it is drawn
 */
export async function start(role, screen, ready) {
  const shell = document.body.dataset;
  const root = /** @type {Element} */ (document.getElementById("app"));
  const [voice] = await Promise.all([
    readVoice(`${shell.static}words/`, shell.lang ?? "en", (shell.words ?? "").split(" ").filter(Boolean)),
    laySprite(`${shell.static}look/counters.svg`, document),
  ]);
  const place = `${shell.game} ${shell.seat}`;
  const fresh = blank(role, shell.seat ?? "");
  const before = { curtain: kept("curtain", place) === true, course: kept("course", place), unsaid: kept("unsaid", place) ?? {} };
  /** @type {Model} */ let model = { ...fresh, now: Date.now(), point: { ...fresh.point, ...before } };
  const focus = holdFocus(root);
  let drawing = 0;
  let shown = "";
  let reason = "";
  let begun = "";

  /** @param {any} message */
  function tell(message) {
    const before = model;
    model = reduce(model, message.kind === "view" ? { ...message, at: Date.now() } : message, newId);
    for (const saying of model.out) line.say(saying);
    if (model.out.length) model = { ...model, out: [] };
    after(before);
    // whoever enters something and acts within the same frame must act on it
    if (message.kind === "draft" || message.set?.unsaid) draw();
    else if (!drawing) drawing = requestAnimationFrame(draw);
  }

  function draw() {
    cancelAnimationFrame(drawing);
    drawing = 0;
    ctx.page = pageOf(shell, ctx.page.sound, ctx.page.coach);
    document.title = titleOf(model, voice.say);
    focus.before();
    render(html`${screen(model, ctx)}`, root);
    focus.after();
    const held = `${model.point.picked} ${root.querySelector(".chip.on")?.textContent}`;
    if (shown !== held) for (const own of root.querySelectorAll(".crew .sel, .chip.on")) own.scrollIntoView({ block: "nearest", inline: "nearest" });
    shown = held;
    if (reason !== model.point.why) root.querySelector(".gloss")?.scrollIntoView({ block: "nearest" });
    reason = model.point.why;
    const card = root.querySelector(".buy .hand");
    const hand = card ? String(model.answer?.trail[0]?.value) : "";
    if (begun !== hand) intoView(card);
    begun = hand;
    drawn?.();
  }

  /** @param {Model} before */
  function after(before) {
    for (const what of KEPT_HERE) if (before.point[what] !== model.point[what]) keep(what, place, model.point[what]);
    if (before.parts !== model.parts) {
      loadPlan();
      const asked = mainPrompt(model.parts)?.id;
      const mine = asked && asked !== mainPrompt(before.parts)?.id;
      const nudged = (model.parts.table?.nudged ?? 0) > (before.parts.table?.nudged ?? 0);
      const told = (lastWord(model.parts)?.n ?? 0) > (lastWord(before.parts)?.n ?? 0);
      if (role === "seat" && (mine || nudged || told) && before.n !== null && ctx.page.sound && !model.point.curtain) chime();
    }
  }

  let loading = "";
  async function loadPlan() {
    const digest = model.parts.me?.plan ?? model.parts.public?.plan;
    if (!digest || digest === loading) return;
    loading = digest;
    try {
      const reply = await fetch(`${shell.plan}${digest}.json`);
      ctx.plan = readPlan(inWords(await reply.json(), voice));
      tell({ kind: "tick", now: Date.now() });
    } catch {
      loading = "";
    }
  }

  const ctx = /** @type {Context} */ ({
    voice,
    plan: null,
    measure: lettering(),
    board: { current: null },
    closest: globalThis.matchMedia?.("(pointer: coarse)").matches ? 44 : 30,
    now: () => model,
    nameOf: (thing) => text(voice, thing?.words ?? thing?.name ?? thing?.id ?? ""),
    page: pageOf(shell, remembered("sound") !== "off", remembered("coach") !== "off"),
    act: acts(
      tell,
      shell,
      () => model,
      clauseReader(`${shell.static}words/`, voice),
      (/** @type {"sound" | "coach"} */ what) => {
        ctx.page = { ...ctx.page, [what]: !ctx.page[what] };
        remember(what, ctx.page[what] ? "on" : "off");
        tell({ kind: "tick", now: Date.now() });
      },
    ),
  });
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const line = connect({
    url: `${scheme}//${location.host}${shell.socket}`,
    held: () => model.n,
    hear: tell,
    line: (up) => tell({ kind: "line", up }),
    version: (shell.static ?? "").split("/")[2],
  });
  for (const saying of line.unanswered()) tell({ kind: "resent", saying });
  setInterval(() => model.reload && isAtRest(model) && !isTyping(root) && onceFor(model.reload) && location.reload(), 1000);
  setInterval(() => !document.hidden && model.parts.clock?.running && tell({ kind: "tick", now: Date.now() }), 1000);
  document.addEventListener("keydown", (event) => keyed(event, ctx, model));
  const drawn = ready?.(ctx, () => model);
  root.replaceChildren();
  tell({ kind: "tick", now: Date.now() });
}

/** Bring what has been opened into view, its beginning first. @param {Element | null} card */
const intoView = (card) => card?.scrollIntoView({ block: card.clientHeight < (card.parentElement?.clientHeight ?? 0) ? "nearest" : "start" });

/** @param {DOMStringMap} shell @param {boolean} sound @param {boolean} coach */
const pageOf = (shell, sound, coach) => ({
  theme: document.documentElement.dataset.theme ?? "light",
  text: document.documentElement.dataset.text ?? "usual",
  sound,
  coach,
  home: `/g/${shell.game}/${shell.seat}`,
  game: shell.game ?? "",
  languages: languagesOf(shell.languages),
  shared: shell.shared ?? globalThis.location?.origin ?? "",
});

/** Whether a field holds what is nowhere else yet. @param {Element} root */
const isTyping = (root) =>
  [.../** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll(FIELDS))].some((field) => field.value !== field.defaultValue);
const FIELDS = "textarea, input:not([readonly], [type=search])";

/** What a reload of the page must not lose, and nobody else is told. */
const KEPT_HERE = /** @type {const} */ (["curtain", "course", "unsaid"]);

/** How long a person waits for the words of a clause before its bare number is shown. */
const PATIENCE = 800;

/**
 * What a person may do. @param {(message: any) => void} tell @param {DOMStringMap} shell @param {() => Model} now
 * @param {(ids: string[]) => Promise<unknown>} readClauses @param {() => void} sound @returns {import("./context.js").Act}
 */
function acts(tell, shell, now, readClauses, sound) {
  const base = `/g/${shell.game}/${shell.seat}`;
  let asked = "";
  const looking = new Set();
  return {
    point: (set) => tell({ kind: "point", set }),
    choose: (name, value) => tell({ kind: "choose", name, value }),
    draft: (name, value) => tell({ kind: "draft", name, value }),
    back: (name) => tell({ kind: "back", name }),
    confirm: () => tell({ kind: "confirm" }),
    ahead: (prompt, choices, sure = false) => tell({ kind: "ahead", prompt, choices, sure }),
    open: (prompt, given) => tell({ kind: "open", prompt, given }),
    shut: () => tell({ kind: "shut" }),
    say: (room, words, fields) => tell({ kind: "say", room, text: words, fields }),
    offer: (room, give, want, fields) => tell({ kind: "say", room, text: `${give} ⇄ ${want}`, offer: { give, want }, fields }),
    reply: (room, offer, yes) => tell({ kind: "say", room, text: yes ? "✓" : "✗", reply: { offer, yes } }),
    keep: (what, value, fields) => tell({ kind: "keep", what, value, fields }),
    desk: (what, fields) => tell({ kind: "desk", do: what, fields }),
    older: async () => {
      const log = Object.keys(now().parts)
        .filter((key) => key.startsWith("log/"))
        .map((key) => now().parts[key].n);
      const before = Math.min(...log, ...now().older.map((/** @type {any} */ notice) => notice.n));
      const reply = await fetch(`${base}/log?before=${before}`).catch(() => null);
      if (reply?.ok) tell({ kind: "older", lines: await reply.json() });
    },
    see: async (seat, before = null) => {
      tell({ kind: "point", set: { as: seat, at: before } });
      const then = before ? `?before=${before}` : "";
      const reply = seat ? await fetch(`${base}/as/${seat}${then}`, { cache: "no-store" }).catch(() => null) : null;
      tell({ kind: "other", seat, parts: reply?.ok ? partsOf(await reply.json()) : null });
    },
    look: async (path) => {
      if (looking.has(path)) return;
      looking.add(path);
      const reply = await fetch(`${base}/${path}`, { cache: "no-store" }).catch(() => null);
      tell({ kind: "looked", path, value: reply?.ok ? await reply.json() : null });
      looking.delete(path);
    },
    charts: async (file, edits) => {
      if (asked === `${file} ${edits}`) return;
      asked = `${file} ${edits}`;
      const reply = await fetch(`${base}/charts/${file || "charts.toml"}`, { cache: "no-store" }).catch(() => null);
      if (reply?.ok) tell({ kind: "charts", charts: await reply.json() });
      asked = "";
    },
    why: async (key, clauses) => {
      const words = readClauses(clauses);
      await Promise.race([words, new Promise((done) => setTimeout(done, key ? PATIENCE : 0))]);
      tell({ kind: "point", set: { why: key } });
      words.then(() => tell({ kind: "tick", now: Date.now() }));
    },
    theme: () => {
      turnTheme(document);
      tell({ kind: "tick", now: Date.now() });
    },
    text: () => {
      turnText(document);
      tell({ kind: "tick", now: Date.now() });
    },
    sound: () => turn("sound"),
    coach: () => turn("coach"),
    print: () => globalThis.print(),
  };
}

/** A seat's view as it is served: a whole frame, or its parts alone. @param {any} view */
const partsOf = (view) => (view?.kind === "view" ? view.set : view);

/** Keys that work everywhere. @param {KeyboardEvent} event @param {Context} ctx @param {Model} model */
function keyed(event, ctx, model) {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "c" || event.key === "C") {
    event.preventDefault();
    ctx.act.point({ curtain: !model.point.curtain });
  }
}
