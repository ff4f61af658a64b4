// @ts-check
// The decisions so far, and which of them a rewind has taken back.
import { all } from "../table/model.js";
/** @typedef {import("../table/model.js").Model} Model */

/** The decisions so far, newest first. @param {Model} model @returns {any[]} */
export const decisions = (model) => all(model.parts, "line/").sort((a, b) => b.n - a.n);

/** The numbers of those that a rewind has taken back. @param {Model} model @returns {Set<number>} */
export const undone = (model) => new Set(model.parts.abandoned ?? []);
