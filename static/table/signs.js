// @ts-check
// Small parts that many screens use: symbols, emblems, reasons, lamps.
import { cls, html } from "./html.js";
import { letter } from "./model.js";

/**
 * A symbol of the sprite sheet. @param {string} id @param {string} [name]
 * @param {string} [label] read out; without it the sign is decoration
 */
export const sign = (id, name = "ic", label = "") =>
  html`<svg class=${name} viewBox="0 0 24 24" role=${label ? "img" : undefined}
      aria-label=${label || undefined} aria-hidden=${label ? undefined : "true"}><use href=${`#${id}`} /></svg>`;

/** A seat's emblem: base shape and letter. @param {string} seat */
export function emblem(seat) {
  const kind = letter(seat);
  return html`<span class=${cls("em", kind)} aria-hidden="true"><svg viewBox="0 0 24 24"><use href=${`#b-${"PFMA".includes(kind) ? kind : "N"}`} /></svg><b>${seat}</b></span>`;
}

/**
 * "why?" behind a sentence: opens what its clauses say, in our words. @param {string} place where it stands; each place opens by itself
 * @param {string[] | undefined} clauses @param {{voice: import("./words.js").Voice, shown: string, show: (key: string, ids: string[]) => void}} use
 */
export function why(place, clauses, { voice, shown, show }) {
  if (!clauses?.length) return null;
  const key = [place, ...clauses].join(" ");
  const note = `why-${key.replace(/[^\w-]+/g, "-")}`;
  const open = shown === key;
  const shut = (/** @type {KeyboardEvent} */ event) => {
    if (!open || event.key !== "Escape") return;
    event.stopPropagation();
    show("", []);
  };
  return html`<span class="why" key=${note} onKeyDown=${shut}>
    <button type="button" class="why-b" aria-expanded=${open ? "true" : "false"} aria-controls=${open ? note : undefined}
        onClick=${() => (open ? show("", []) : show(key, clauses))}>${voice.say("why")}</button>
    ${open && html`<span class="gloss" id=${note} role="note" aria-label=${voice.say("why-note")}>${clauses.map((id) => rule(id, voice))}</span>`}
  </span>`;
}

/** One clause in words, its number small behind it. @param {string} id @param {import("./words.js").Voice} voice */
const rule = (id, voice) =>
  html`<span class="rule" key=${id}>${voice.knows(`clause-${id}`) ? voice.say(`clause-${id}`) : voice.say("clause-unknown")} <small class="mono">${id}</small></span>`;

/** The state of a line: a full or an open lamp, never colour alone. @param {boolean} up @param {string} words */
export const lamp = (up, words) =>
  html`<span class=${cls("lamp", !up && "off")} role="img" aria-label=${words} title=${words}><i></i></span>`;

/** Own names stand out in a sentence. @param {string} sentence @param {string[]} names */
export function bolder(sentence, names) {
  const known = names.filter((name) => name && sentence.includes(name));
  if (!known.length) return sentence;
  const parts = sentence.split(new RegExp(`(${known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`));
  return parts.map((part) => (known.includes(part) ? html`<strong>${part}</strong>` : part));
}
