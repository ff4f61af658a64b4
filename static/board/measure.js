// @ts-check
// How wide words are in the plan's lettering.
import { guess } from "./labels.js";
/** @typedef {import("./labels.js").Measure} Measure */

/** @returns {Measure} measured where there is a canvas, guessed where there is none */
export function lettering() {
  const pen = globalThis.document?.createElement("canvas").getContext("2d");
  if (!pen) return guess;
  const face = getComputedStyle(document.documentElement).getPropertyValue("--plan") || "sans-serif";
  /** @type {Map<string, number>} */ const known = new Map();
  return (text, size, caps) => {
    const key = `${caps ? 1 : 0}${text}`;
    let em = known.get(key);
    if (em === undefined) {
      pen.font = `700 100px ${face}`;
      em = pen.measureText(text).width / 100 + (caps ? 0.045 * text.length : 0);
      known.set(key, em);
    }
    return em * size;
  };
}
