// @ts-check
// The plan of the next turn: what is kept of it, whether it still holds for this turn, and how its answers are given again.
import { pickedOption } from "./answer.js";
import { keysOf } from "./model.js";
/** @typedef {import("./answer.js").Answer} Answer */
/**
 * @typedef {object} Step what one figure shall do @property {string} deed @property {import("./wire.js").Words} words
 * @property {string} start @property {[string, any][]} choices what is chosen after the deed, in order
 */

/** The plan is no prompt of the table's: it may be asked about whenever others play, and nobody is shown that it is. */
export const PLAN = "plan";
const ASKED = { id: PLAN, kind: PLAN, optional: true, args: {}, waiting: false };

/** Whether there is a next turn to plan. @param {Record<string, any>} parts */
export const planning = (parts) =>
  parts.public?.phase === "play" &&
  (parts.public.order ?? []).includes(parts.me?.seat) &&
  parts.public.turn !== parts.me.seat &&
  Object.keys(parts).some((key) => key.startsWith("fig/"));

/** A prompt by its id, the plan among them. @param {Record<string, any>} parts @param {string | undefined} id @returns {import("./wire.js").Prompt | undefined} */
export const promptAt = (parts, id) => (id === PLAN ? (planning(parts) ? ASKED : undefined) : parts[`prompt/${id}`]);

/** The round in which the seat's next turn falls, or its present one. @param {Record<string, any>} parts */
function dueIn({ public: shared, me }) {
  const order = [...(shared?.order ?? []), "G"];
  return (shared?.round ?? 0) + (order.indexOf(shared?.turn) > order.indexOf(me?.seat) ? 1 : 0);
}

/** What is planned for that turn; older plans are gone. @param {Record<string, any>} parts @returns {Record<string, Step>} */
export const stepsOf = (parts) => (parts.kept?.plan?.round === dueIn(parts) ? (parts.kept.plan.steps ?? {}) : {});

/** In which order own figures are to come in that turn; whoever is not named comes after. @param {Record<string, any>} parts @returns {string[]} */
export const orderOf = (parts) => (parts.kept?.plan?.round === dueIn(parts) ? (parts.kept.plan.order ?? []) : []);

/** Own figures in that order. @param {Record<string, any>} parts @returns {string[]} keys */
export function inOrder(parts) {
  const order = orderOf(parts);
  const place = (/** @type {string} */ key) => (order.includes(key.slice(4)) ? order.indexOf(key.slice(4)) : order.length);
  return keysOf(parts, "fig/").sort((a, b) => place(a) - place(b));
}

/** The plan with these steps in this order, to be kept. @param {Record<string, any>} parts @param {Record<string, Step>} steps @param {string[]} [order] */
export const planOf = (parts, steps, order = orderOf(parts)) => ({ round: dueIn(parts), steps, ...(order.length ? { order } : {}) });

/** The plan with one answer more. @param {Record<string, any>} parts @param {Answer} answer */
export function planned(parts, answer) {
  const [whom, deed, ...rest] = answer.trail;
  const step = {
    deed: deed?.value,
    words: (deed && pickedOption(deed)?.words) ?? null,
    start: parts[`fig/${whom?.value}`]?.at ?? "",
    choices: rest.filter(({ name }) => name !== "via").map(({ name, value }) => [name, value]),
  };
  return planOf(parts, { ...stepsOf(parts), [whom?.value]: step });
}

/** The way of a step, if it has one. @param {Step} step @returns {string[]} */
export const wayIn = (step) => step.choices.find(([name]) => name === "path")?.[1] ?? [];

/**
 * What of the plan may be declared now; what not, with the reason that the row gives. @param {import("./wire.js").Assign} control
 * @param {Record<string, Step>} steps
 */
export function weighed(control, steps) {
  const rows = control.rows.filter((row) => row.id in steps);
  const fits = rows.filter((row) => row.options.some((o) => o.value === steps[row.id].deed && !o.off));
  return {
    intents: Object.fromEntries(fits.map((row) => [row.id, steps[row.id].deed])),
    failed: rows
      .filter((row) => !fits.includes(row))
      .map((row) => ({ row, why: row.shut?.find((o) => `${steps[row.id].deed}:`.startsWith(`${o.value}:`))?.off ?? null })),
  };
}
