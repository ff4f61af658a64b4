// @ts-check
// Small parts that many screens use: symbols, emblems, clause chips, lamps.
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
 * Numbers of clauses; a tap says what they mean, in our words. @param {string[] | undefined} clauses
 * @param {{voice: import("./words.js").Voice, shown: string, show: (id: string) => void}} use
 */
export function chips(clauses, { voice, shown, show }) {
  return (clauses ?? []).map(
    (id) => html`<span class="chip" key=${id}>
    <button type="button" class="clause" aria-expanded=${shown === id ? "true" : "false"}
        onClick=${() => show(shown === id ? "" : id)}>${id}</button>
    ${shown === id && html`<span class="gloss" role="note">${voice.knows(`clause-${id}`) ? voice.say(`clause-${id}`) : voice.say("clause-unknown", { id })}</span>`}
  </span>`,
  );
}

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
