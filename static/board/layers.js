// @ts-check
// The layers of a board: each is drawn anew only when what it shows has changed.
import { html, keep } from "../table/html.js";
import { crowds } from "./crowds.js";
import { edges } from "./edges.js";
import { fittings } from "./fittings.js";
import { ground, weather, weatherSigns } from "./ground.js";
import { hatches } from "./hatches.js";
import { hull } from "./hull.js";
import { where } from "./poses.js";
import { write } from "./writing.js";

/** One set for each board. */
export const layers = () => ({
  hull: keep(hull),
  ground: keep(ground),
  weather: keep(weather),
  weatherSigns: keep(weatherSigns),
  fittings: keep(fittings),
  edges: keep(edges),
  hatches: keep(hatches),
  crowds: keep(crowdsOf),
  write: keep(write),
  view: keep(viewOf),
  places: keep(placesOf),
  notes: keep(placed),
  warnings: keep(placed),
  things: keep(placed),
});

export const NONE = /** @type {any[]} */ ([]);

/**
 * @param {import("./crowds.js").Counter[]} counters @param {any} plan @param {any} sheet @param {any} poses @param {number} s
 * @param {string | null} picked
 */
const crowdsOf = (counters, plan, sheet, poses, s, picked) =>
  crowds(counters, (at) => where(plan, sheet, poses, at), { x: 0, y: 0, s }, picked);

/** @param {any[]} args */
const viewOf = (...[plan, sheet, poses, spaces, sees, s, far, measure]) => ({ plan, sheet, poses, spaces, sees, s, far, measure });

/** @param {import("./orders.js").Offer[]} offers */
const placesOf = (offers) => offers.map(({ place }) => place);

/** What lies on this sheet, with its middle in units. @param {any[]} things @param {any} plan @param {any} sheet @param {any} poses */
const placed = (things, plan, sheet, poses) =>
  things.flatMap((thing) => {
    const at = where(plan, sheet, poses, thing.at);
    return at ? [{ ...thing, at }] : [];
  });

/** @param {import("./crowds.js").Fan[]} fans @param {string} key */
export const tagLook = (fans, key) => (fans.find((fan) => fan.head.key === key)?.head.sort === "ghost" ? "old" : "");

/** Hatching for terrain, and for dark, gas and lost air. */
export const PATTERNS = html`<defs>
  <pattern id="p-c" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" class="hx" /></pattern>
  <pattern id="p-o" width="4.5" height="4.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4.5M0 0H4.5" class="hx hv" /></pattern>
  <pattern id="p-dark" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2H8M0 6H8" class="dk" /></pattern>
  <pattern id="p-gas" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M1 4q2-2.5 4 0t4 0M-4 9q2-2.5 4 0t4 0 4 0 4 0" class="gs" /></pattern>
  <pattern id="p-air" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M2 2l3 3m0-3-3 3" class="ar" /></pattern>
</defs>`;
