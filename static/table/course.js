// @ts-check
// The way that was ordered last: whoever is stopped on it because there is something new to see may go on with the rest in one tap.
import { hinted } from "./answer.js";
/** @typedef {{figure: string, name: string, path: string[], after: [string, any][]}} Course `after`: what was chosen behind the way */

/** The way of an order, if it has one. @param {import("./answer.js").Answer} answer @returns {Course | null} */
export function courseOf(answer) {
  const at = answer.trail.findIndex(({ form }) => form.control?.kind === "path");
  const [step, figure] = [answer.trail[at], hinted(answer, "figure")];
  if (!step || figure === undefined || !Array.isArray(step.value)) return null;
  const after = answer.trail.slice(at + 1).filter((each) => each.own && ![step.name, "via"].includes(each.name));
  return { figure: String(figure), name: step.name, path: step.value, after: after.map(({ name, value }) => [name, value]) };
}

/** What is left of it for who was stopped on it. @param {Course | null} course @param {Record<string, any>} parts @returns {string[]} */
export function restOfWay(course, parts) {
  const figure = course && parts[`fig/${course.figure}`];
  const at = figure?.moving ? course.path.indexOf(figure.at) : -1;
  return course && at >= 0 ? course.path.slice(at + 1) : [];
}
