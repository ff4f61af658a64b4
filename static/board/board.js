// @ts-check
// The board: draws a sheet with all that lies on it, knows no rules, is told what may be touched and reports touches.
//
//   div.board > svg.plan: hull, ground, weather, fittings, room names, weather signs, edges, hatches, reach, way, slips, things, fans, goal, tags, cursor
//             > p.vh (aria-live: the square under the cursor)
import { Component, html } from "../table/html.js";
import { around, fit, held, pan, pitch, toUnits, viewBox, zoom } from "./camera.js";
import { sizeOf } from "./crowds.js";
import { drawFan } from "./counter.js";
import { gestures } from "./gestures.js";
import { obey, wish } from "./keys.js";
import { layers, NONE, PATTERNS, tagLook } from "./layers.js";
import { drawNotes, drawThings, oneEach, placeNotes } from "./marks.js";
import { goal, reach, wayLine } from "./orders.js";
import { heading, outsideAt, squareAt, where } from "./poses.js";
import { candidates } from "./touch.js";
import { drawRooms, drawTags, seen } from "./writing.js";
import { UNIT, n } from "./outline.js";

const FAR = 13;
const LEGIBLE = 11;

/**
 * @typedef {object} Props
 * @property {import("./plan.js").Plan} plan @property {string} sheet @property {{current: any}} hold where the screen finds this board
 * @property {import("./camera.js").Camera | null} camera null: look at what is of interest first
 * @property {boolean} [outside] whether a tap into open space means a square there
 * @property {string[]} home places of interest @property {string} [look] another one: look at what is of interest anew @property {number} [closest] pixels a square to open with
 * @property {import("./camera.js").Inset[]} insets ways to keep clear of the cards at the rims; the one that shows most is taken
 * @property {string} [covers] what lies over the board beside it: names are not written under it
 * @property {any} sees @property {Record<string, any>} edges @property {Record<string, any>} spaces @property {Record<string, any>} poses @property {Record<string, string>} cars
 * @property {import("./crowds.js").Counter[]} counters @property {{key: string, at: string, symbol: string, ghost?: boolean, say: string}[]} things
 * @property {{key: string, at: string, text: string, icon: string}[]} notes @property {{key: string, at: string, text: string, icon: string, warns?: boolean}[]} [warnings] of squares that are pointed out: kept in sight, over all else
 * @property {import("./orders.js").Offer[]} offers @property {Set<string>} offered keys of counters that may be chosen
 * @property {{start: string, way: string[], name?: string}[]} ways @property {{at: string, facing?: string, open?: string[]} | null} goal
 * @property {string | null} picked @property {string | null} cursor @property {string} label
 * @property {import("./labels.js").Measure} measure @property {(place: string) => string} describe
 * @property {(found: import("./touch.js").Candidate[], at: {x: number, y: number}) => void} onTap
 * @property {(camera: import("./camera.js").Camera) => void} onCamera @property {(place: string) => void} onCursor
 * @property {(n: number) => void} [onSheet] @property {() => void} [onDrop]
 */

/** @extends {Component<Props, {w: number, h: number}>} */
export class Board extends Component {
  /** @param {Props} props */
  constructor(props) {
    super(props);
    this.state = { w: 0, h: 0 };
    this.homes = /** @type {Record<string, any>} */ ({});
    this.moved = /** @type {Record<string, string>} */ ({});
    this.layer = layers();
    this.live = /** @type {any} */ (null);
    this.box = /** @type {{current: any}} */ ({ current: null });
    this.frame = 0;
    this.covers = /** @type {import("./labels.js").Rect[]} */ ([]);
  }

  componentDidMount() {
    this.props.hold.current = this;
    const frame = this.box.current;
    const svg = frame.querySelector("svg.plan");
    const box = () => this.setState({ w: frame.clientWidth, h: frame.clientHeight });
    this.watch = new ResizeObserver(box);
    this.watch.observe(frame);
    box();
    this.stop = gestures(/** @type {Element} */ (svg), {
      tap: (x, y, touch) => this.tap(x, y, touch),
      drag: (dx, dy) => this.move((camera) => pan(camera, dx, dy)),
      zoom: (factor, x, y) => this.move((camera) => zoom(camera, this.size(), factor, x, y, this.least())),
    });
  }

  componentWillUnmount() {
    if (this.props.hold.current === this) this.props.hold.current = null;
    this.watch?.disconnect();
    this.stop?.();
    cancelAnimationFrame(this.frame);
  }

  size() {
    return { w: Math.max(1, this.state.w), h: Math.max(1, this.state.h) };
  }

  /** Down to where the board is free of the cards that lie along its foot, in pixels. */
  floor() {
    const { w, h } = this.size();
    return Math.min(h, ...this.covers.filter((cover) => cover.w > w * 0.8 && cover.y > h / 3).map(({ y }) => y));
  }

  sheet() {
    const { plan, sheet } = this.props;
    return plan.sheets.find((each) => each.id === sheet) ?? plan.sheets[0];
  }

  least() {
    return fit(this.sheet().window, this.size()).s * 0.7;
  }

  camera() {
    if (this.live) return this.live;
    const { id } = this.sheet();
    const { look = "" } = this.props;
    if (this.props.camera && (this.moved[id] ?? look) === look) return this.props.camera;
    const { w, h } = this.size();
    const home = this.homes[id];
    const some = this.props.home.length > 0;
    // seen anew only when the window has another size, the first figures come or a person wants it: else a view that arrives moves nothing
    if (this.state.w && (!home || home.w !== w || home.h !== h || home.look !== look || (some && !home.some)))
      this.homes[id] = { w, h, some, look, camera: this.homeCamera() };
    return this.homes[id]?.camera ?? { x: 0, y: 0, s: 1 };
  }

  homeCamera() {
    const sheet = this.sheet();
    if (sheet.id === "whole") return this.best((inset) => fit(sheet.window, this.size(), inset));
    return this.around(sheet.id, this.props.home) ?? this.best((inset) => fit(sheet.window, this.size(), inset, LEGIBLE / UNIT));
  }

  /** All of these places, as far as a sheet shows them. @param {string} id @param {string[]} places */
  around(id, places) {
    const { plan, poses, closest = 30 } = this.props;
    const sheet = plan.sheets.find((each) => each.id === id);
    const points = places.map((at) => sheet && where(plan, sheet, poses, at)).filter((at) => at);
    return points.length ? this.best((inset) => around(points, this.size(), closest, inset)) : null;
  }

  /** @param {(inset: any) => import("./camera.js").Camera} look */
  best(look) {
    return this.props.insets.map(look).reduce((best, camera) => (camera.s > best.s * 1.001 ? camera : best));
  }

  /** @param {(camera: any) => any} change */
  move(change) {
    this.live = held(change(this.camera()), this.sheet().window);
    this.moved[this.sheet().id] = this.props.look ?? "";
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      const camera = this.live;
      this.live = null;
      this.props.onCamera(camera);
    });
  }

  /** @param {number} px @param {number} py @param {boolean} touch */
  tap(px, py, touch) {
    const camera = this.camera();
    const [x, y] = toUnits(camera, this.size(), px, py);
    this.report(x, y, touch, { x: px, y: py });
  }

  /** @param {number} x units @param {number} y @param {boolean} touch @param {{x: number, y: number}} pixel */
  report(x, y, touch, pixel) {
    const { plan, poses, offers, onTap } = this.props;
    const [camera, sheet] = [this.camera(), this.sheet()];
    const square = this.squareUnder(x, y);
    const spots = new Map();
    for (const { place } of offers) {
      const at = where(plan, sheet, poses, place);
      if (at) spots.set(place, at);
    }
    onTap(candidates({ x, y, touch }, this.fans(camera), sizeOf(camera) / 2 / camera.s, camera.s, square, spots), pixel);
  }

  /** @param {number} x units @param {number} y */
  squareUnder(x, y) {
    const { plan, poses, offers, outside } = this.props;
    const sheet = this.sheet();
    const offer = offers.find(({ place }) => {
      const at = where(plan, sheet, poses, place);
      return at && Math.abs(at[0] - x) <= UNIT / 2 && Math.abs(at[1] - y) <= UNIT / 2;
    });
    return offer?.place ?? squareAt(plan, sheet, poses, x, y) ?? (outside ? outsideAt(plan, sheet, x, y) : null);
  }

  /** @param {any} camera */
  fans(camera) {
    const { plan, poses, counters, picked } = this.props;
    return this.layer.crowds(counters, plan, this.sheet(), poses, camera.s, picked);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const wanted = wish(event);
    if (!wanted) return;
    event.preventDefault();
    obey(this, wanted);
  }

  fit() {
    this.move(() => this.best((inset) => fit(this.sheet().window, this.size(), inset)));
  }

  /** Have a place in sight, no closer than now. @param {string} place */
  show(place) {
    const { plan, poses, insets } = this.props;
    const spot = where(plan, this.sheet(), poses, place);
    if (!spot || !this.state.w) return;
    const camera = this.camera();
    const { left = 0, right = 0, top = 0, bottom = 0 } = insets[0] ?? {};
    const [x, y] = [(spot[0] - camera.x) * camera.s + this.state.w / 2, (spot[1] - camera.y) * camera.s + this.state.h / 2];
    const margin = pitch(camera);
    const clear = !this.covers.some((c) => x > c.x - margin && x < c.x + c.w + margin && y > c.y - margin && y < c.y + c.h + margin);
    if (clear && x > margin && x < this.state.w - margin && y > margin && y < this.state.h - bottom - margin) return;
    this.move((now) => ({ x: spot[0] - (left - right) / 2 / now.s, y: spot[1] - (top - bottom) / 2 / now.s, s: now.s }));
  }

  centre() {
    this.move(() => this.homeCamera());
  }

  /** @param {number} factor */
  closer(factor) {
    this.move((camera) => zoom(camera, this.size(), factor, this.state.w / 2, this.state.h / 2, this.least()));
  }

  render() {
    const { label, cursor, describe } = this.props;
    const camera = this.camera();
    return html`<div class="board" ref=${this.box}>
      <svg class="plan" tabindex="0" role="application"
          aria-label=${label} viewBox=${viewBox(camera, this.size())} onKeyDown=${(/** @type {any} */ event) => this.key(event)}>
        ${PATTERNS}${this.state.w > 0 && this.drawing(camera)}
      </svg>
      <p class="vh" aria-live="polite">${cursor ? describe(cursor) : ""}</p>
    </div>`;
  }

  /** @param {any} camera */
  drawing(camera) {
    const { plan, poses, sees, edges: known, spaces, offers, picked, ways, measure } = this.props;
    const [sheet, layer, { s }] = [this.sheet(), this.layer, camera];
    const far = pitch(camera) < FAR;
    const at = (/** @type {string} */ place) => where(plan, sheet, poses, place);
    const fans = this.fans(camera);
    const notes = layer.notes(this.props.notes, plan, sheet, poses);
    const view = layer.view(plan, sheet, poses, spaces, sees, s, far, measure);
    const things = layer.things(this.props.things, plan, sheet, poses);
    const words = layer.write(view, fans, notes, things, layer.places(offers), picked, this.props.goal?.at ?? null);
    const k = sizeOf(camera) / (18 * s);
    const sight = this.sight(camera);
    const callouts = this.callouts(s, words.taken, sight);
    return html`<g>
      ${layer.hull(plan, sheet, poses, far)}${layer.ground(plan, sheet, sees, poses, far)}${layer.weather(plan, sheet, poses, spaces)}
      ${!far && layer.fittings(plan, sheet, poses, words.under, this.props.cars)}${drawRooms(words.rooms, s, far, sight)}
      ${layer.weatherSigns(plan, sheet, poses, spaces, s)}
      ${reach(offers, at, s, (place) => this.props.onTap([{ kind: "square", place, offered: true }], { x: 0, y: 0 }))}
      ${layer.edges(plan, sheet, poses)}${layer.hatches(plan, sheet, poses, known)}
      ${ways.map(({ start, way, name }) => wayLine(start, way, at, name))}
      ${drawThings(things, far ? k : Math.min(1.4, k), far)}${drawNotes(words.slips, s)}
      ${fans.map((fan) => this.fan(fan, k, sheet.id))}
      ${this.props.goal && goal(this.props.goal.at, this.props.goal.facing, at, this.props.goal.open)}
      ${drawTags(words.tags, s, (key) => tagLook(fans, key), sight)}${drawNotes(callouts.slips, s)}
      ${this.cursor(at)}
    </g>`;
  }

  /** Warnings of squares that are pointed out, where they are in sight. @param {number} s @param {any} taken @param {import("./writing.js").Sight} sight */
  callouts(s, taken, sight) {
    const { plan, poses, warnings = NONE, measure } = this.props;
    const all = this.layer.warnings(warnings, plan, this.sheet(), poses);
    const each = oneEach(all, ({ at: [x, y] }) => seen({ x: x * s, y: y * s, w: 0, h: 0 }, sight));
    return placeNotes(each, { s }, taken, measure, (rect) => seen(rect, sight));
  }

  /** What is seen of the sheet, and what cards cover of that. @param {any} camera */
  sight(camera) {
    const { w, h } = this.size();
    const [x, y] = [camera.x * camera.s - w / 2, camera.y * camera.s - h / 2];
    return { window: { x, y, w, h }, covers: this.covers.map((cover) => ({ ...cover, x: cover.x + x, y: cover.y + y })) };
  }

  /** Where cards lie on the board now. */
  componentDidUpdate() {
    const frame = this.box.current?.getBoundingClientRect();
    if (!frame || !this.props.covers) return;
    const found = [...this.box.current.parentElement.querySelectorAll(this.props.covers)].map((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return { x: left - frame.left, y: top - frame.top, w: width, h: height };
    });
    if (JSON.stringify(found) === JSON.stringify(this.covers)) return;
    this.covers = found;
    this.setState({});
  }

  /** @param {import("./crowds.js").Fan} fan @param {number} k @param {string} sheet */
  fan(fan, k, sheet) {
    const { plan, poses, picked, offered, onTap } = this.props;
    const head = fan.head.facing ? { ...fan.head, facing: heading(plan, poses, fan.head.at, fan.head.facing) } : fan.head;
    return drawFan({
      fan: { ...fan, head },
      k,
      sheet,
      picked: fan.members.some((m) => m.key === picked),
      offered: fan.members.some((m) => offered.has(m.key)),
      say: fan.members.map((member) => member.say).join("; "),
      onPick: (keys) =>
        onTap(
          keys.map((key) => ({ kind: "figure", key })),
          { x: 0, y: 0 },
        ),
    });
  }

  /** @param {(place: string) => [number, number] | null} at */
  cursor(at) {
    const spot = this.props.cursor && at(this.props.cursor);
    return spot && html`<rect class="cursor" x=${n(spot[0] - 10)} y=${n(spot[1] - 10)} width="20" height="20" />`;
  }
}
