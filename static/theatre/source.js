// @ts-check
// Where a finished game comes from: the server, a reel at a time; or the one file that it was saved to.
import { readVoice, voice } from "../table/words.js";
import { laySprite } from "../table/sprite.js";
/** @typedef {{n: number, size: number, tracks: string[], seats: any[], talk: any[], unlocked: boolean, story: {line: any[], sums: Record<string, Record<string, number>>, seconds: Record<string, number>}}} Index */
/**
 * @typedef {object} Source
 * @property {() => Promise<Index>} index @property {(track: string, number: number) => Promise<any[]>} reel frames
 * @property {(digest: string) => Promise<any>} plan null if it cannot be had @property {() => Promise<import("../table/words.js").Voice>} voice
 * @property {string} home address of the table; "" in a file
 */

/** @param {DOMStringMap} shell @returns {Source} */
export function fromServer(shell) {
  const base = `${shell.home}/theatre`;
  return {
    home: shell.home ?? "",
    index: () => fetched(`${base}/index.json`),
    reel: (track, number) => fetched(`${base}/${track}/${number}.json`),
    plan: (digest) => fetched(`${shell.plan}${digest}.json`).catch(() => null),
    voice: async () => {
      const [said] = await Promise.all([
        readVoice(`${shell.static}words/`, shell.lang ?? "en", (shell.words ?? "").split(" ").filter(Boolean)),
        laySprite(`${shell.static}look/counters.svg`, document),
      ]);
      return said;
    },
  };
}

/** @param {string} url @returns {Promise<any>} */
async function fetched(url) {
  const reply = await fetch(url, { cache: "no-store" });
  if (!reply.ok) throw new Error(`${reply.status}`);
  return reply.json();
}

/** All that is asked for lies in the page, packed. @param {Document} page @param {string} lang @returns {Source} */
export function fromFile(page, lang) {
  const read = async (/** @type {string} */ id) => JSON.parse(await unpacked(page.getElementById(id)?.textContent ?? ""));
  return {
    home: "",
    index: () => read("index"),
    reel: (track, number) => read(`reel-${track}-${number}`),
    plan: () => read("plan").catch(() => null),
    voice: async () => voice(lang, await read("words")),
  };
}

/** @param {string} text base64 of what gzip made @returns {Promise<string>} */
export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.trim()), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}
