// @ts-check
// Keys on the map, as what they ask for, and how a board obeys. The cursor is a square; arrows move it, Enter picks it.
import { pan, toPixels, zoom } from "./camera.js";
import { UNIT } from "./outline.js";
import { where } from "./poses.js";

/** @typedef {{do: "step", dx: number, dy: number} | {do: "pan", dx: number, dy: number} | {do: "zoom", factor: number} | {do: "fit"} | {do: "centre"} | {do: "pick"} | {do: "sheet", n: number} | {do: "drop"}} Wish */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** @param {{key: string, shiftKey?: boolean, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean}} event @returns {Wish | null} */
export function wish(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow) return event.shiftKey ? { do: "pan", dx: -arrow[0] * 120, dy: -arrow[1] * 120 } : { do: "step", dx: arrow[0], dy: arrow[1] };
  if (event.key === "+" || event.key === "=") return { do: "zoom", factor: 1.25 };
  if (event.key === "-") return { do: "zoom", factor: 0.8 };
  if (event.key === "f" || event.key === "0") return { do: "fit" };
  if (event.key === "g") return { do: "centre" };
  if (event.key === "Enter" || event.key === " ") return { do: "pick" };
  if (event.key === "Escape") return { do: "drop" };
  if (/^[1-9]$/.test(event.key)) return { do: "sheet", n: Number(event.key) - 1 };
  return null;
}

const RIM = 60;
const FURTHEST = 24;

/** @param {import("./board.js").Board} board @param {Wish} wanted */
export function obey(board, wanted) {
  const { plan, poses, cursor, onSheet, onDrop } = board.props;
  const size = board.size();
  if (wanted.do === "pan") board.move((camera) => pan(camera, wanted.dx, wanted.dy));
  if (wanted.do === "zoom") board.move((camera) => zoom(camera, size, wanted.factor, size.w / 2, size.h / 2, board.least()));
  if (wanted.do === "fit") board.fit();
  if (wanted.do === "centre") board.centre();
  if (wanted.do === "sheet") onSheet?.(wanted.n);
  if (wanted.do === "drop") onDrop?.();
  if (wanted.do === "step") step(board, wanted.dx, wanted.dy);
  const at = wanted.do === "pick" && cursor ? where(plan, board.sheet(), poses, cursor) : null;
  if (!at) return;
  const [x, y] = toPixels(board.camera(), size, at[0], at[1]);
  board.report(at[0], at[1], false, { x, y });
}

/**
 * The next square in a direction, over gaps between rooms; the map follows. @param {import("./board.js").Board} board @param {number} dx
 * @param {number} dy
 */
function step(board, dx, dy) {
  const { plan, poses, cursor, home, onCursor } = board.props;
  const [sheet, camera, size] = [board.sheet(), board.camera(), board.size()];
  const from = (cursor && where(plan, sheet, poses, cursor)) ||
    home.map((at) => where(plan, sheet, poses, at)).find(Boolean) || [camera.x, camera.y];
  for (let far = cursor ? 1 : 0; far < FURTHEST; far++) {
    const [x, y] = [from[0] + dx * far * UNIT, from[1] + dy * far * UNIT];
    const place = board.squareUnder(x, y);
    if (!place) continue;
    onCursor(place);
    const [px, py] = toPixels(camera, size, x, y);
    const nudge = (/** @type {number} */ p, /** @type {number} */ most) => (p < RIM ? RIM - p : p > most - RIM ? most - RIM - p : 0);
    if (nudge(px, size.w) || nudge(py, size.h)) board.move((held) => pan(held, nudge(px, size.w), nudge(py, size.h)));
    return;
  }
}
