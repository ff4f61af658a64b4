// @ts-check
// Frames into a view: a frame builds on the view it names, or is a whole one.
/** @typedef {import("./wire.js").Frame} Frame */

/**
 * @param {number | null} held number of the view that is held
 * @param {Record<string, any>} parts
 * @param {Frame} frame
 * @returns {{n: number, parts: Record<string, any>} | null} null: the frame builds on another view, a whole one is wanted
 */
export function applied(held, parts, frame) {
  if (frame.base === null) return { n: frame.n, parts: { ...frame.set } };
  if (frame.base !== held) return null;
  const next = { ...parts, ...frame.set };
  for (const part of frame.drop ?? []) delete next[part];
  return { n: frame.n, parts: next };
}

const QUIET = ["room/", "log/", "clock", "table", "conferring", "kept", "line", "queue"];

/** Does this frame change what an answer was computed from? Talk, lamps and clocks do not. @param {Frame} frame */
export function touchesForms(frame) {
  if (frame.base === null) return true;
  return [...Object.keys(frame.set ?? {}), ...(frame.drop ?? [])].some((part) => !QUIET.some((quiet) => part.startsWith(quiet)));
}
