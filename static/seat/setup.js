// @ts-check
// Getting ready.
import { html } from "../table/html.js";
import { orders } from "./orders.js";

/** @param {any} model @param {any} ctx */
export const setupScreen = (model, ctx) => html`<div class="s-seat">${orders(model, ctx)}</div>`;
