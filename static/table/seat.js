// @ts-check
// Entry of a seat's screen.
import { start } from "./start.js";
import { lookAt } from "../seat/map.js";
import { seatScreen } from "../seat/screen.js";
import { roomOf } from "../seat/talk.js";
/** @typedef {import("./model.js").Model} Model */

start("seat", seatScreen, (ctx, model) => {
  // what is on the screen has been read
  setInterval(() => {
    const now = model();
    const room = roomOf(now);
    const last = room?.lines?.[room.lines.length - 1]?.n;
    if (room?.unread > 0 && last !== undefined && seen(now) && !document.hidden)
      ctx.act.keep("mark", { id: `room/${room.id}`, value: last });
  }, 1500);
  let seenThere = /** @type {Model["point"]["shown"]} */ (null);
  return () => {
    const { shown } = model().point;
    if (shown && shown !== seenThere && ctx.plan) lookAt(model(), ctx, shown.what);
    seenThere = shown;
  };
});

/** Is the talk card on the screen, on a phone only under its tab? @param {Model} model */
const seen = (model) =>
  !model.point.curtain &&
  (model.point.panel === "talk" || globalThis.innerWidth > 560) &&
  !Object.values(model.waiting).some((saying) => saying.kind === "keep");
