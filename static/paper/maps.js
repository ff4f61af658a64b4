// @ts-check
// The seat's map on paper: each sheet of the plan as it lies before the seat, drawn by the board, but still.
import { html } from "../table/html.js";
import { Board } from "../board/board.js";
import { fit } from "../board/camera.js";
import { counters, notes, places, things } from "../board/lay.js";
import { where } from "../board/poses.js";

const SIZE = { w: 1060, h: 700 };
const TALL = { w: 1060, h: 1400 };
const NOTHING = /** @type {any[]} */ ([]);
const NOBODY = new Set();
const idle = () => {};

/** A board of a size of its own that nobody touches. */
class Still extends Board {
  componentDidMount() {
    const { w, h } = sizeOf(this.sheet());
    this.setState({ w, h });
  }

  componentWillUnmount() {}

  camera() {
    return fit(this.sheet().window, this.size(), { left: 6, right: 6, top: 6, bottom: 6 });
  }
}

/** A ring half is taller than a page is wide. @param {any} sheet */
const sizeOf = ({ window: [, , w, h] }) => (h > w * 1.1 ? TALL : SIZE);

/** @param {import("./papers.js").Desk} desk @param {any} head */
export function maps({ parts, plan, voice, seat, measure }, head) {
  if (!plan) return null;
  const lie = { counters: counters(parts, seat, plan, voice), things: things(parts, voice), notes: notes(parts, voice), ...places(parts) };
  const lies = [...lie.counters, ...lie.things, ...lie.notes].map(({ at }) => at);
  const sheets = plan.sheets.filter((/** @type {any} */ sheet) => sheet.id === "whole" || lies.some((at) => where(plan, sheet, lie.poses, at)));
  return sheets.map(
    (/** @type {any} */ sheet, /** @type {number} */ i) => html`<figure key=${sheet.id}>${i === 0 && head}<figcaption>${sheet.name}</figcaption>
      <div class="pmap" style=${{ aspectRatio: `${sizeOf(sheet).w} / ${sizeOf(sheet).h}` }}>
      <${Still} hold=${{ current: null }} plan=${plan} sheet=${sheet.id} camera=${null} home=${NOTHING} insets=${[{}]} sees=${parts.sees ?? {}} edges=${lie.edges} spaces=${lie.spaces}
        poses=${lie.poses} cars=${lie.cars} counters=${lie.counters} things=${lie.things} notes=${lie.notes} offers=${NOTHING} offered=${NOBODY} ways=${NOTHING} goal=${null} picked=${null} cursor=${null}
        label=${sheet.name} measure=${measure} describe=${idle} onTap=${idle} onCursor=${idle} onCamera=${idle} /></div></figure>`,
  );
}
