// @ts-check
// What cannot be had now, each with the reason: folded away, and never a thing to press.
import { html } from "./html.js";
import { why } from "./signs.js";
/** @typedef {import("./wire.js").Option} Option */

/**
 * @param {Option[] | undefined} shut @param {string} place where it stands, for the reasons behind the reasons
 * @param {{voice: import("./words.js").Voice, why?: {voice: import("./words.js").Voice, shown: string, show: (key: string, ids: string[]) => void}}} use
 */
export function notNow(shut, place, use) {
  const { say } = use.voice;
  if (!shut?.length) return null;
  return html`<details class="shut-l"><summary class="b">${say("not-now-n", { n: shut.length })}</summary>
    <dl>${shut.map(
      ({ value, words, off, clauses }) => html`<div key=${String(value)}><dt>${say(words)}</dt>
      <dd>${say(off)} ${use.why && why(`${place} ${value}`, clauses, use.why)}</dd></div>`,
    )}</dl></details>`;
}
