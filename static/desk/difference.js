// @ts-check
// What lies between two views of a seat, row by row: what is new on its map, gone from it, elsewhere, and what is said to it.
import { html } from "../table/html.js";
import { letter } from "../table/model.js";
import { text } from "../table/words.js";
import { shortName } from "../board/names.js";
/** @typedef {import("../table/context.js").Context} Context */

const SIGNS = /** @type {[string, string, string][]} */ ([
  ["gain", "+ ", "gain"],
  ["lose", "− ", "loss"],
  ["change", "± ", ""],
  ["say", "", "said"],
]);

/** Rows of a list, seat by seat. @param {Record<string, Record<string, any[]>>} seats what is different for whom @param {Context} ctx */
export const differences = (seats, ctx) =>
  Object.entries(seats).flatMap(([seat, parts]) =>
    SIGNS.flatMap(([kind, mark, look]) =>
      (parts[kind] ?? []).map(
        (words, i) => html`<li key=${`${seat} ${kind} ${i}`} class=${letter(seat)}><i class="band"></i><b>${ctx.voice.say(`seat-${seat}`)}</b>
      <span class=${look}>${mark}${kind === "say" ? `“${text(ctx.voice, words)}”` : inWords(words, ctx)}</span></li>`,
      ),
    ),
  );

/** A square among the words is called as on the plan. @param {any} words @param {Context} ctx */
function inWords(words, ctx) {
  const place = words?.args?.square;
  const named = typeof place === "string" && ctx.plan ? shortName(ctx.plan, place, ctx.voice.say) : place;
  return text(ctx.voice, place ? { ...words, args: { ...words.args, square: named } } : words);
}
