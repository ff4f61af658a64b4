// @ts-check
// One counter or fan: base says whose, silhouette what, beak where it looks, corner its state.
import { cls, html } from "../table/html.js";
import { showsHeld } from "./crowds.js";
import { n } from "./outline.js";
/** @typedef {import("./crowds.js").Fan} Fan */
/** @typedef {import("./crowds.js").Counter} Counter */

const TURN = { N: 0, E: 90, S: 180, W: 270 };

/**
 * @param {object} props
 * @param {Fan} props.fan @param {number} props.k drawing scale: 20 units wide at 1
 * @param {string} props.sheet so that a counter does not fly across from another sheet
 * @param {boolean} props.picked @param {boolean} props.offered may be chosen now
 * @param {string} props.say @param {(keys: string[]) => void} props.onPick
 */
export function drawFan({ fan, k, sheet, picked, offered, say, onPick }) {
  const { head, members, X, Y, small = 1 } = fan;
  const kind = head.sort === "own" ? head.seat : "N";
  return html`<g key=${`${sheet} ${head.key}`} class=${cls("fig", kind, head.sort === "ghost" && "ghost", picked && "picked", head.done && "done", head.sort === "own" && "mine")}
      role="button" aria-label=${say} aria-pressed=${picked ? "true" : undefined} style=${{ transform: `translate(${n(X)}px, ${n(Y)}px)` }}
      onClick=${(/** @type {MouseEvent} */ event) => event.detail === 0 && onPick(members.map((m) => m.key))}>
    <g transform=${`scale(${n(k * small)})`}>
      ${picked && html`<circle class="pick" r="12.4" />`}
      ${offered && !picked && html`<circle class="may" r="11.6" />`}
      ${members
        .slice(1, 3)
        .reverse()
        .map((member, i, all) => under(member, all.length - i))}
      ${
        head.facing &&
        html`<path class="beak"
          transform=${`rotate(${TURN[/** @type {"N"} */ (head.facing)] ?? 0})`} d="M-4.6-8.6L0-13L4.6-8.6Z" />`
      }
      ${face(head)}
      ${head.state && corner(`s-${head.state}`, 3.6, -12.2)}
      ${members.length === 1 && showsHeld(head, picked) && corner(`i-${head.held}`, -13, 3)}
      ${head.height && html`<g class="cnt"><rect x="4" y="4" width="11" height="8" rx="2" /><text x="9.5" y="10.6">${head.height}</text></g>`}
      ${members.length > 1 && html`<g class="cnt"><circle cx="-5.4" cy="7.6" r="5" /><text x="-5.4" y="10.5">${members.length}</text></g>`}
    </g>
  </g>`;
}

/** @param {Counter} member @param {number} i */
function under(member, i) {
  const kind = member.sort === "own" ? member.seat : "N";
  return html`<g class=${cls("fig", kind, member.sort === "ghost" && "ghost")}><use href=${`#b-${kind}`} x=${n(-9 + i * 1.7)} y=${n(-9 - i * 1.7)} width="18" height="18" class="base under" /></g>`;
}

/** Base and silhouette, 20 by 20 around the middle. @param {Counter} counter */
export function face(counter) {
  const kind = counter.sort === "own" ? counter.seat : "N";
  const k = kind === "A" ? 11 : 12.5;
  return html`<use href=${`#b-${kind}`} x="-9" y="-9" width="18" height="18" class="base" />
    <use href=${`#${counter.looks}`} x=${n(-k / 2)} y=${n(-k / 2 - (kind === "P" ? 0.3 : 0))} width=${k} height=${k} class="sil" />`;
}

/** @param {string} symbol @param {number} x @param {number} y */
const corner = (symbol, x, y) =>
  html`<g class="st"><rect x=${x} y=${y} width="9" height="9" rx="2" /><use href=${`#${symbol}`} x=${n(x + 0.8)} y=${n(y + 0.8)} width="7.4" height="7.4" /></g>`;

/** The same face as a picture in a list. @param {Counter} counter @param {boolean} [faded] */
export const portrait = (counter, faded) =>
  html`<svg class=${cls("face", "fig", counter.sort === "own" ? counter.seat : "N", counter.sort === "ghost" && "ghost", faded && "faded")} viewBox="-11 -11 22 22" aria-hidden="true">${face(counter)}</svg>`;
