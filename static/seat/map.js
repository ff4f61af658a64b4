// @ts-check
// The seat's map: the board with what lies on it, its tools, the locator, and the question which of several things was meant.
import { html, keep } from "../table/html.js";
import { Board } from "../board/board.js";
import { counters, interest, notes, places, things } from "../board/lay.js";
import { locator } from "../board/locator.js";
import { squareName, shortName } from "../board/names.js";
import { sheetFor, squaresIn } from "../board/plan.js";
import { where } from "../board/poses.js";
import { setupPrompt, table } from "../table/model.js";
import { inOrder, promptAt, stepsOf, wayIn } from "../table/plan.js";
import { sign } from "../table/signs.js";
import { pinned } from "./notes.js";
import { choiceOf, facings, figureOptions, offersOf, ordered, rowsOfFigures, warned, wayOf } from "./offers.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

const laid = keep((/** @type {any} */ parts, /** @type {string} */ seat, /** @type {any} */ plan, /** @type {any} */ voice) => ({
  counters: counters(parts, seat, plan, voice),
  things: things(parts, voice),
  notes: notes(parts, voice),
  ...places(parts),
  home: interest(parts),
}));
const touchable = keep((/** @type {any} */ answer, /** @type {any} */ voice, /** @type {any} */ plan) =>
  offersOf(answer, voice.say, (place) => shortName(plan, place, voice.say)),
);

/** Warnings of squares, at the square; one that holds for a whole room is said once. */
const callouts = keep((/** @type {any} */ answer, /** @type {any} */ plan, /** @type {any} */ voice) =>
  warned(answer).map(({ place, words }) => {
    const said = voice.say(words);
    return { key: `warning/${plan.spaceOf.get(place)}/${said}`, at: place, text: said, icon: "trap", warns: true };
  }),
);

const slips = keep((/** @type {any[]} */ known, /** @type {any} */ kept) => [...known, ...pinned(kept)]);

/** The counter that is picked: the one being ordered, else the one pointed at. @param {Model} model */
export const pickedKey = (model) =>
  ordered(model.answer, model.parts) ?? (model.point.picked && model.point.picked in model.parts ? model.point.picked : null);

const gathered = keep((/** @type {any[]} */ ...flat) => Object.fromEntries(flat.flatMap((level, i) => (i % 2 ? [] : [[level, flat[i + 1]]]))));

/** What is in sight, by level: the same object as long as it is the same, for the ground is drawn anew for another. @param {Record<string, any>} parts */
export const inSight = (parts) => gathered(...Object.entries(table(parts, "sees/")).flat());

/** @param {Model} model @param {Context} ctx @param {any[]} insets @param {string} [look] what the person wants to see: another, and the map goes there */
export function map(model, ctx, insets, look = "") {
  const { plan, voice, act } = ctx;
  const lie = laid(model.parts, model.seat, plan, voice);
  const offers = busy(model) ? NO_OFFERS : touchable(model.answer, voice, plan);
  const sheet = sheetNow(model, ctx);
  const offered = new Set(figureOptions(model.answer).map(({ id }) => (`fig/${id}` in model.parts ? `fig/${id}` : `ctr/${id}`)));
  for (const row of rowsOfFigures(model.answer, model.parts)?.rows ?? []) offered.add(`fig/${row.id}`);
  const picked = pickedKey(model);
  return html`<${Board} hold=${ctx.board} plan=${plan} sheet=${sheet} camera=${model.point.cameras[sheet] ?? null} home=${homeOf(model, ctx, lie.home)} closest=${ctx.closest} look=${look} insets=${insets} covers=".loc, .tools, .foot .ask, .lineup, .ttl, .choices, .coach"
    sees=${inSight(model.parts)} edges=${lie.edges} spaces=${lie.spaces} poses=${lie.poses} cars=${lie.cars} counters=${lie.counters} things=${lie.things} notes=${slips(lie.notes, model.parts.kept)} warnings=${callouts(model.answer, plan, voice)}
    offers=${offers} offered=${offered} ways=${ways(model)} goal=${goal(model)} picked=${picked} cursor=${model.point.cursor}
    label=${voice.say("my-map")} measure=${ctx.measure} describe=${(/** @type {string} */ at) => describe(at, model, ctx, lie.counters, offers)}
    onTap=${(/** @type {any} */ found, /** @type {any} */ at) => tapped(model, ctx, found, at)} onCursor=${(/** @type {string} */ cursor) => act.point({ cursor })}
    onCamera=${(/** @type {any} */ camera) => act.point({ cameras: { ...model.point.cameras, [sheet]: camera }, ask: null })}
    onSheet=${(/** @type {number} */ n) => plan.sheets[n] && turnTo(model, ctx, plan.sheets[n].id)} onDrop=${() => act.point({ cursor: null, ask: null, picked: null })} />`;
}

const NO_OFFERS = /** @type {any[]} */ ([]);

/** An order is on its way: nothing is to be touched for it any more. @param {Model} model */
const busy = (model) =>
  Boolean(
    model.answer &&
    (promptAt(model.parts, model.answer.prompt)?.waiting ||
      Object.values(model.waiting).some((saying) => saying.kind === "order" && saying.prompt === model.answer?.prompt)),
  );

/**
 * The sheet that is shown: the one turned to, unless all that is offered since lies elsewhere. @param {Model} model @param {Context} ctx
 * @returns {string}
 */
export function sheetNow(model, ctx) {
  const { plan, voice } = ctx;
  const { home } = laid(model.parts, model.seat, plan, voice);
  const { sheet, turned } = model.point;
  const offers = touchable(model.answer, voice, plan).map(({ place }) => place);
  const present = sheet || firstSheet(plan, home.length ? home : offers);
  if (!offers.length || (sheet && turned === model.answer?.form)) return present;
  const shown = plan.sheets.find((/** @type {any} */ each) => each.id === present);
  return offers.some((at) => where(plan, shown, {}, at)) ? present : firstSheet(plan, offers);
}

/**
 * Turn to a sheet. @param {Model} model @param {Context} ctx @param {string} sheet
 * @param {boolean} [anew] look at what is of interest there
 */
export function turnTo(model, ctx, sheet, anew) {
  const cameras = anew ? { ...model.point.cameras, [sheet]: undefined } : model.point.cameras;
  ctx.act.point({ sheet, turned: model.answer?.form ?? null, cameras, ask: null });
}

/** @param {any} plan @param {string[]} home */
export const firstSheet = (plan, home) => {
  const count = new Map();
  for (const at of home) {
    const id = sheetFor(plan, at, "");
    count.set(id, (count.get(id) ?? 0) + 1);
  }
  return (
    [...count].sort(([, a], [, b]) => b - a)[0]?.[0] || (plan.sheets.find((/** @type {any} */ s) => s.id === "hull") ?? plan.sheets[0]).id
  );
};

/**
 * What the map opens on: the figure in hand, else all own figures; under a finger, where squares are large, the first that waits.
 * @param {Model} model @param {Context} ctx @param {string[]} home
 */
function homeOf(model, ctx, home) {
  const picked = pickedKey(model);
  const asked = [...(rowsOfFigures(model.answer, model.parts)?.rows ?? []), ...figureOptions(model.answer)].map(({ id }) => `fig/${id}`);
  const first = inOrder(model.parts).find((key) => asked.includes(key) && model.parts[key].at);
  const waits = ctx.closest >= 44 && first && model.parts[first].at;
  const at = (picked && model.parts[picked]?.at) || waits;
  const offers = touchable(model.answer, ctx.voice, ctx.plan);
  return at ? [at] : offers.length ? offers.map(({ place }) => place) : home;
}

/** @param {Model} model */
function ways(model) {
  const found = model.answer && wayOf(model.answer);
  const sketches = Object.values(stepsOf(model.parts)).map((step) => ({ start: step.start, way: wayIn(step), name: "way sketch" }));
  const said = Object.entries(model.parts)
    .filter(([key, figure]) => key.startsWith("fig/") && figure.way?.length)
    .map(([, figure]) => ({ start: figure.at, way: figure.way, name: "way sketch" }));
  return [...sketches.filter(({ way }) => way.length), ...said, ...(found ? [{ start: found.start, way: found.way }] : [])];
}

/** @param {Model} model */
function goal(model) {
  if (!model.answer) return null;
  const way = wayOf(model.answer);
  const turn = facings(model.answer);
  const chosen = model.answer.trail.find(({ form }) => form.control?.kind === "endpoint")?.value;
  const at = way?.way[way.way.length - 1] ?? chosen ?? (turn.options.length ? model.parts[pickedKey(model) ?? ""]?.at : null);
  return at ? { at, facing: turn.facing, open: turn.options.map((option) => option.hint?.facing ?? option.value) } : null;
}

/** @param {string} at @param {Model} model @param {Context} ctx @param {any[]} all @param {any[]} offers */
function describe(at, model, ctx, all, offers) {
  const offer = offers.find((each) => each.place === at);
  const here = all.filter((counter) => counter.at === at).map((counter) => counter.say);
  return [
    squareName(ctx.plan, at, places(model.parts).edges, ctx.voice.say),
    offer && ctx.voice.say("points", { n: offer.cost ?? 0 }),
    offer?.warn,
    ...here,
  ]
    .filter(Boolean)
    .join(". ");
}

/** @param {Model} model @param {Context} ctx @param {any[]} found @param {{x: number, y: number}} at */
export function tapped(model, ctx, found, at) {
  if (found.length > 1) return ctx.act.point({ ask: { found, ...at } });
  if (found.length === 1) meant(model, ctx, found[0]);
  else ctx.act.point({ ask: null });
}

/** @param {Model} model @param {Context} ctx @param {any} one */
export function meant(model, ctx, one) {
  const { act } = ctx;
  if (one.kind === "figure") return pick(model, ctx, one.key);
  const choice = one.offered && model.answer && choiceOf(model.answer, one.place);
  if (choice) act.choose(choice.name, choice.value);
  else act.point({ cursor: one.place, ask: null });
}

/** Point at a figure; if the question is who, that answers it; while one gets ready it is to be placed. @param {Model} model @param {Context} ctx @param {string} key */
export function pick(model, ctx, key) {
  const id = key.replace(/^\w+\//, "");
  ctx.act.point({ picked: key, ask: null, cursor: null, doubt: false });
  const setup = key.startsWith("fig/") && !model.parts.me?.ready && setupPrompt(model);
  if (setup)
    return ctx.act.ahead(setup.id, [
      ["do", "place"],
      ["what", id],
    ]);
  const choice = figureOptions(model.answer).find((each) => each.id === id);
  if (choice) ctx.act.choose(choice.name, choice.option.value);
}

/** Which of several? @param {Model} model @param {Context} ctx @param {(model: Model, ctx: Context, one: any) => void} act */
export function whichOne(model, ctx, act = meant) {
  const ask = model.point.ask;
  if (!ask) return null;
  const lie = laid(model.parts, model.seat, ctx.plan, ctx.voice).counters;
  return chooser(ask, ctx, lie, (one) => act(model, ctx, one));
}

/** @param {{found: any[], x: number, y: number}} ask @param {Context} ctx @param {any[]} all @param {(one: any) => void} act */
export function chooser(ask, ctx, all, act) {
  const [w, floor] = [ctx.board.current?.size().w ?? 600, ctx.board.current?.floor() ?? 500];
  const high = (ask.found.length + 1) * 46 + 10;
  const [x, y] = [Math.max(8, Math.min(ask.x + 14, w - 228)), Math.max(8, Math.min(ask.y - 20, floor - high))];
  const leave = () => ctx.act.point({ ask: null });
  return html`<div class="which card" role="menu" aria-label=${ctx.voice.say("which-one")} style=${{ left: `${x}px`, top: `${y}px`, maxHeight: `${floor - 16}px` }}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && leave()}>
    ${ask.found.map(
      (one) => html`<button type="button" class="b bare" role="menuitem" onClick=${() => act(one)}>
      ${one.kind === "figure" ? (all.find((c) => c.key === one.key)?.name ?? one.key) : one.offered ? ctx.voice.say("go-here", { place: shortName(ctx.plan, one.place, ctx.voice.say) }) : shortName(ctx.plan, one.place, ctx.voice.say)}
    </button>`,
    )}
    <button type="button" class="b bare shut"
        onClick=${leave}>${sign("u-close")}${ctx.voice.say("close")}</button>
  </div>`;
}

/** @param {Model} model @param {Context} ctx */
export function tools(model, ctx) {
  const { say } = ctx.voice;
  const board = () => ctx.board.current;
  const who = pickedKey(model);
  return html`<div class="tools">
    <button type="button" class="b" aria-label=${say("closer")} onClick=${() => board()?.closer(1.35)}>+</button>
    <button type="button" class="b" aria-label=${say("further")} onClick=${() => board()?.closer(0.74)}>−</button>
    <button type="button" class="b" aria-label=${say("centre-on", { who: who ? ctx.nameOf(model.parts[who]) : say("my-figures") })}
        onClick=${() => centre(model, ctx)}>${sign("u-centre")}</button>
    <button type="button" class="b caps" aria-label=${say("legend")} title=${say("legend")} aria-expanded=${model.point.legend ? "true" : "false"}
        onClick=${() => ctx.act.point({ legend: !model.point.legend })}>?</button>
    <button type="button" class="b" aria-label=${say("fit-sheet")} onClick=${() => board()?.fit()}>${say("fit")}</button>
  </div>`;
}

/** Go to the figure in hand, on the sheet that shows it. @param {Model} model @param {Context} ctx */
export function centre(model, ctx) {
  const lie = laid(model.parts, model.seat, ctx.plan, ctx.voice);
  const at = homeOf(model, ctx, lie.home)[0];
  const present = sheetNow(model, ctx);
  const sheet = at ? sheetFor(ctx.plan, at, present) : present;
  if (sheet !== present) turnTo(model, ctx, sheet, true);
  else ctx.board.current?.centre();
}

/** Look where something has been shown: at a segment, or at somebody who is on the map. @param {Model} model @param {Context} ctx @param {string} what */
export function lookAt(model, ctx, what) {
  const somebody = model.parts[`fig/${what}`]?.at;
  const squares = somebody ? [somebody] : squaresIn(ctx.plan, what);
  if (!squares.length) return;
  const sheet = sheetFor(ctx.plan, squares[0], sheetNow(model, ctx));
  const camera = ctx.board.current?.around(sheet, squares);
  ctx.act.point({ sheet, turned: model.answer?.form ?? null, cameras: { ...model.point.cameras, [sheet]: camera }, ask: null, cursor: null });
}

/** @param {Model} model @param {Context} ctx */
export function whereAbouts(model, ctx) {
  const lie = laid(model.parts, model.seat, ctx.plan, ctx.voice);
  return locator({
    plan: ctx.plan,
    sheet: sheetNow(model, ctx),
    camera: ctx.board.current?.camera(),
    size: ctx.board.current?.size(),
    poses: lie.poses,
    home: lie.home,
    seat: model.seat,
    say: ctx.voice.say,
    onSheet: (id) => turnTo(model, ctx, id),
  });
}
