// @ts-check
// The judge's desk: where we are, what wants him, the truth, and his tools.
import { cls, html } from "../table/html.js";
import { resultLies, resultSheet, resultStrip } from "../table/result.js";
import { curtain, gone, waitingForView } from "../seat/curtain.js";
import { queue } from "./queue.js";
import { close, truth } from "./truth.js";
import { dock, drawer } from "./tools.js";
import { top, where } from "./where.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Model} model @param {Context} ctx */
export function deskScreen(model, ctx) {
  if (model.away) return gone(model, ctx);
  if (model.point.curtain) return curtain(ctx);
  if (model.n !== null && resultLies(model)) return resultSheet(model, ctx);
  if (model.n === null) return waitingForView(ctx, model.line === "down");
  return html`<div class=${cls("s-desk", !ctx.plan && "no-plan")}>
    ${top(model, ctx)}${resultStrip(model, ctx)}${where(model, ctx)}
    <main>${queue(model, ctx)}${ctx.plan && truth(model, ctx)}${ctx.plan && globalThis.innerWidth >= 1000 && close(model, ctx)}${drawer(model, ctx)}</main>
    ${dock(model, ctx)}</div>`;
}
