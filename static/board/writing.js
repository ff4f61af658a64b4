// @ts-check
// All lettering of a sheet at one distance: who and what is named where.
import { html } from "../table/html.js";
import { nameOf, showsHeld, sizeOf } from "./crowds.js";
import { breaks, LEAST, MOST, overlap, placeRooms, placeTags } from "./labels.js";
import { lit, weatherRects } from "./ground.js";
import { placeNotes } from "./marks.js";
import { unbroken } from "./names.js";
import { heading, where } from "./poses.js";
import { place } from "./place.js";
import { n, UNIT } from "./outline.js";
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Sheet} Sheet */
/** @typedef {import("./labels.js").Rect} Rect */
/** @typedef {import("./labels.js").Measure} Measure */
/** @typedef {import("./crowds.js").Fan} Fan */
/** @typedef {{window: Rect, covers: Rect[]}} Sight what is seen of the sheet, and what cards cover, in pixels of the sheet */
/** @typedef {{plan: Plan, sheet: Sheet, poses: Record<string, any>, spaces: Record<string, any>, sees: any, s: number, far: boolean, measure: Measure}} View */

/**
 * @param {View} view @param {Fan[]} fans @param {import("./marks.js").Note[]} notes @param {import("./marks.js").Thing[]} things
 * @param {string[]} offered places @param {string | null} picked @param {string | null} goal
 */
export function write(view, fans, notes, things, offered, picked, goal) {
  const { s, measure } = view;
  const r = sizeOf({ x: 0, y: 0, s }) / 2;
  const bodies = fans.map((fan) => body(fan, r, s, picked));
  const squares = offered.map((at) => squareRect(view, at)).filter((rect) => rect !== null);
  const aim = goal ? [squareRect(view, goal)].filter((rect) => rect !== null) : [];
  const named_ = view.far ? fans.filter((fan) => fan.head.sort !== "ghost") : fans;
  const tags = named_
    .map((fan) => ({
      id: fan.head.key,
      text: nameOf(fan),
      x: fan.X * s,
      y: fan.Y * s,
      low: r * (fan.small ?? 1) * hangs(fan, picked),
      high: r * (fan.small ?? 1) * leans(fan),
      must: fan.head.key === picked,
      away: fan.head.facing && heading(view.plan, view.poses, fan.head.at, fan.head.facing),
    }))
    .filter((tag) => tag.text);
  const skies = weatherRects(view.plan, view.sheet, view.spaces, s);
  const named = placeTags(tags, [...bodies, ...aim], [...squares, ...skies], measure);
  const signs = [...hatchRects(view), ...skies];
  const slips = placeNotes(notes, view, { hard: [...bodies, ...named.rects, ...aim], soft: [...squares, ...signs] }, measure);
  const lying = things.map(({ at: [X, Y] }) => ({ x: (X - 3) * s, y: (Y - 3) * s, w: 16 * s, h: 16 * s }));
  const hard = [...bodies, ...lying, ...skies, ...named.rects, ...slips.rects, ...squares, ...aim];
  const rooms = view.far
    ? placeFar(view, hard)
    : placeRooms(roomsOf(view), { hard, soft: [...fittingRects(view), ...signs] }, measure);
  const taken = { hard: [...bodies, ...named.rects, ...slips.rects, ...aim], soft: [...squares, ...signs] };
  return { rooms, tags: named.tags, slips: slips.slips, taken, under: view.far ? NOTHING : covered(view, rooms) };
}

const NOTHING = new Set();

/** Squares whose fittings lie under a name. @param {View} view @param {import("./labels.js").Written[]} rooms */
function covered(view, rooms) {
  const found = new Set();
  for (const { squares } of view.plan.features)
    for (const at of squares) {
      const rect = squareRect(view, at);
      const inner = rect && { x: rect.x + rect.w * 0.2, y: rect.y + rect.h * 0.2, w: rect.w * 0.6, h: rect.h * 0.6 };
      if (inner && rooms.some((room) => overlap(room.rect, inner))) found.add(at);
    }
  return found;
}

/**
 * What a fan covers: a stack leans to the upper right, its number and a held thing hang at the lower left. @param {Fan} fan
 * @param {number} r @param {number} s @param {string | null} picked @returns {Rect}
 */
function body(fan, r, s, picked) {
  const [low, high] = [hangs(fan, picked), leans(fan)].map((reach) => reach * (fan.small ?? 1));
  return { x: fan.X * s - r * low, y: fan.Y * s - r * high, w: r * (low + high), h: r * (low + high) };
}

/** @param {Fan} fan @param {string | null} picked */
const hangs = ({ members, head }, picked) => (members.length > 1 ? 1.45 : showsHeld(head, head.key === picked) ? 1.4 : 1.1);

/** @param {Fan} fan */
const leans = ({ members, head }) => (members.length > 1 ? 1.45 : head.state ? 1.4 : 1.1);

/** @param {View} view @param {string} at @returns {Rect | null} */
function squareRect({ plan, sheet, poses, s }, at) {
  const spot = where(plan, sheet, poses, at);
  return spot && { x: (spot[0] - UNIT / 2) * s, y: (spot[1] - UNIT / 2) * s, w: UNIT * s, h: UNIT * s };
}

/** @param {View} view */
function roomsOf(view) {
  const { plan, sheet, poses, sees, s } = view;
  const rooms = [];
  for (const space of plan.spaces.values()) {
    const offset = sheet.levels[space.level];
    if (!space.label || !offset) continue;
    const { x, y, w, h } = space.box;
    const corners = [squareRect(view, place(space.level, x, y)), squareRect(view, place(space.level, x + w - 1, y + h - 1))];
    if (!corners[0] || !corners[1]) continue;
    const [a, b] = /** @type {[Rect, Rect]} */ (corners);
    const box = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x) + a.w, h: Math.abs(a.y - b.y) + a.h };
    const at =
      space.at && !poses[space.level]
        ? /** @type {[number, number]} */ ([(space.at[0] + offset[0]) * UNIT * s, (space.at[1] + offset[1]) * UNIT * s])
        : null;
    const dim = !space.runs.some(([row, x0, x1]) =>
      Array.from({ length: x1 - x0 + 1 }, (_, i) => x0 + i).some((col) => lit(sees, space.level, col, row)),
    );
    rooms.push({ id: space.id, lines: breaks(space.label), box, at, dim, most: Math.min(MOST, Math.max(LEAST, UNIT * s * 0.62)) });
  }
  return rooms.sort((a, b) => b.box.w * b.box.h - a.box.w * a.box.h);
}

/** Far off only the large names remain. @param {View} view @param {Rect[]} taken */
function placeFar({ plan, sheet, s, measure }, taken) {
  const rects = [...taken];
  const found = [];
  for (const { id, label, level, at } of plan.segments) {
    const offset = sheet.levels[level];
    if (!label || !at || !offset) continue;
    const [x, y] = [(at[0] + offset[0]) * UNIT * s, (at[1] + offset[1]) * UNIT * s];
    const spot = farSpot(unbroken(label).toUpperCase(), x, y, rects, measure, s);
    if (!spot) continue;
    rects.push(spot.rect);
    found.push({
      id,
      x,
      y: spot.y,
      size: spot.size,
      lines: [unbroken(label).toUpperCase()],
      turned: false,
      dim: false,
      rect: spot.rect,
    });
  }
  return found;
}

/** @param {string} text @param {number} x @param {number} y @param {Rect[]} rects @param {Measure} measure @param {number} s */
function farSpot(text, x, y, rects, measure, s) {
  for (let size = Math.round(Math.max(LEAST, Math.min(16, UNIT * s * 2))); size >= LEAST; size--)
    for (const dy of [0, -0.9, 0.9, -1.8, 1.8]) {
      const w = measure(text, size, true) + 4;
      const rect = { x: x - w / 2, y: y + dy * size - size / 2, w, h: size };
      if (!rects.some((other) => overlap(other, rect))) return { y: y + dy * size, size, rect };
    }
  return null;
}

/** @param {View} view @returns {Rect[]} */
const fittingRects = (view) =>
  view.plan.features.flatMap(({ squares }) =>
    squares
      .map((at) => squareRect(view, at))
      .filter((rect) => rect !== null)
      .map(({ x, y, w, h }) => ({ x: x + w * 0.15, y: y + h * 0.15, w: w * 0.7, h: h * 0.7 })),
  );

/** Hatches, as names should not lie on their leaves. @param {View} view @returns {Rect[]} */
function hatchRects({ plan, sheet, s }) {
  const found = /** @type {Rect[]} */ ([]);
  for (const { edges } of plan.hatches.values())
    for (const [level, x, y, way] of edges) {
      const offset = sheet.levels[level];
      if (!offset) continue;
      const [X, Y] = [(x + offset[0]) * UNIT, (y + offset[1]) * UNIT];
      const box = way === "h" ? [X, Y - 5, UNIT, 10] : way === "v" ? [X - 5, Y, 10, UNIT] : [X, Y, UNIT, UNIT];
      found.push({ x: box[0] * s, y: box[1] * s, w: box[2] * s, h: box[3] * s });
    }
  return found;
}

/**
 * Only names that are seen whole: half a word at the rim says nothing. @param {import("./labels.js").Written[]} rooms @param {number} s
 * @param {boolean} far @param {Sight} sight
 */
export function drawRooms(rooms, s, far, sight) {
  return html`<g class="rooms">${rooms
    .filter(({ rect }) => seen(rect, sight))
    .map(({ id, x, y, size, lines, turned, dim }) => {
      const [X, Y, high] = [x / s, y / s, size / s];
      const rows = lines.map(
        (line, i) => html`<tspan x=${n(X)} y=${n(Y + high * (0.355 + (i - (lines.length - 1) / 2) * 1.02))}>${line}</tspan>`,
      );
      const name = far ? "seg" : dim ? "room dim" : "room";
      return html`<text key=${id} class=${name} font-size=${n(high)} stroke-width=${n(3.5 / s)}
          transform=${turned ? `rotate(-90 ${n(X)} ${n(Y)})` : undefined}>${rows}</text>`;
    })}</g>`;
}

/** @param {Rect} rect @param {Sight} sight */
export const seen = (rect, { window: w, covers }) =>
  rect.x >= w.x &&
  rect.y >= w.y &&
  rect.x + rect.w <= w.x + w.w &&
  rect.y + rect.h <= w.y + w.h &&
  !covers.some((cover) => overlap(rect, cover));

/** @param {import("./labels.js").Tagged[]} tags @param {number} s @param {(id: string) => string} look @param {Sight} sight */
export const drawTags = (tags, s, look, sight) =>
  html`<g class="tags">${tags
    .filter(({ rect }) => seen(rect, sight))
    .map(
      ({ id, text, x, y, anchor }) => html`
  <text key=${id} class=${`tag ${look(id)}`} x=${n(x / s)} y=${n(y / s)} text-anchor=${anchor} font-size=${n(13 / s)} stroke-width=${n(3.5 / s)}>${text}</text>`,
    )}</g>`;
