// @ts-check
// An answer in the making as what the board may be touched for. Follows the forms; knows no rule.
import { controlOf, hinted, pickedOption, same } from "../table/answer.js";
import { warnings, wayTo } from "../table/paths.js";
/** @typedef {import("../table/answer.js").Answer} Answer */
/** @typedef {import("../table/wire.js").Control} Control */
/** @typedef {import("../table/wire.js").Option} Option */

const GAITS = /** @type {Record<string, number>} */ ({ walk: 1, jog: 2, run: 3 });

/**
 * The newest control that is answered on the plan: the present one, or one that was answered and may be answered anew.
 * @param {Answer} answer
 */
export function placing(answer) {
  const steps = [
    ...answer.trail.map((step) => ({ form: step.form, value: step.value })),
    { form: answer.form, value: undefined },
  ].reverse();
  for (const { form, value } of steps) {
    const control = form?.control;
    if (
      form &&
      control &&
      (control.kind === "path" || control.kind === "endpoint" || (control.kind === "choose" && control.options.some((o) => o.hint?.square)))
    )
      return { control, value, form };
  }
  return null;
}

/** The way that has been pointed out so far. @param {Answer} answer */
export function wayOf(answer) {
  const step = answer.trail.find(({ form }) => form.control?.kind === "path");
  const control = step?.form.control;
  if (!step || control?.kind !== "path" || !Array.isArray(step.value)) return null;
  return { name: step.name, start: control.start, way: /** @type {string[]} */ (step.value), control };
}

/** The choice of a place, as name and value. @param {Answer} answer @param {string} place */
export function choiceOf(answer, place) {
  const found = placing(answer);
  if (!found) return null;
  const { control } = found;
  if (control.kind === "endpoint") return control.places.includes(place) ? { name: control.name, value: place } : null;
  if (control.kind === "choose") {
    const option = control.options.find((o) => o.hint?.square === place && !o.off);
    return option ? { name: control.name, value: option.value } : null;
  }
  if (control.kind !== "path") return null;
  const before = wayOf(answer);
  const rest = wayTo(control, place);
  const further = before && control.start !== before.start && before.way[before.way.length - 1] === control.start;
  return rest && { name: control.name, value: further ? [...before.way, ...rest] : rest };
}

/** @param {Answer | null} answer @param {(code: any, args?: any) => string} say @param {(place: string) => string} name */
export function offersOf(answer, say, name) {
  const found = answer && placing(answer);
  if (!answer || !found) return [];
  const { control, form } = found;
  const warned = (/** @type {string} */ place) => ("marks" in control ? control.marks?.[place] : undefined);
  const told = (/** @type {string} */ place, /** @type {string} */ rest) =>
    [name(place), rest, say(warned(place) ?? "")].filter(Boolean).join(", ");
  if (control.kind === "path") {
    const gait = GAITS[form.order?.gait ?? hinted(answer, "gait")] ?? 2;
    return Object.entries(control.reach)
      .filter(([place]) => place !== control.start)
      .map(([place, [cost]]) => ({ place, cost, gait, say: told(place, say("points", { n: cost })), warn: say(warned(place) ?? "") }));
  }
  if (control.kind === "endpoint")
    return control.places.map((place) => ({ place, gait: 0, say: told(place, ""), warn: say(warned(place) ?? "") }));
  if (control.kind !== "choose") return [];
  return control.options
    .filter((o) => o.hint?.square && !o.off)
    .map((o) => ({ place: o.hint?.square, gait: 0, say: told(o.hint?.square, say(o.words)) }));
}

/**
 * Of which marked squares the plan says aloud what the mark means: those on the way, the one that was chosen, or any that may be.
 * @param {Answer | null} answer @returns {{place: string, words: import("../table/wire.js").Words}[]}
 */
export function warned(answer) {
  const found = answer && placing(answer);
  if (!answer || !found) return [];
  const { control, value } = found;
  const way = wayOf(answer);
  if (control.kind === "path") return way ? warnings(way.control, way.way) : [];
  if (control.kind !== "endpoint") return [];
  return warnings(control, value === undefined ? control.places : [value]);
}

/**
 * Options that stand for figures or counters, of the present control and of earlier ones. @param {Answer | null} answer
 * @returns {{name: string, id: string, option: Option}[]}
 */
export function figureOptions(answer) {
  if (!answer) return [];
  const controls = [answer.form?.control, ...[...answer.trail].reverse().map(({ form }) => form.control)];
  return controls.flatMap((control) =>
    (control?.kind === "choose" && control.name !== "deed" ? control.options : []).flatMap((option) =>
      (option.hint?.figure ?? option.hint?.counter) !== undefined && !option.off
        ? [{ name: control?.name ?? "", id: String(option.hint?.figure ?? option.hint?.counter), option }]
        : [],
    ),
  );
}

/** Ids of the figures an assignment is about, if every row is one. @param {Answer | null} answer @param {Record<string, any>} parts */
export function rowsOfFigures(answer, parts) {
  const control = answer?.form?.control;
  return control?.kind === "assign" && control.rows.length && control.rows.every((row) => `fig/${row.id}` in parts) ? control : null;
}

/** Facings that may be chosen now, and the one that is. @param {Answer} answer */
export function facings(answer) {
  const asked = [answer.form?.control, ...(answer.form?.also ?? [])].find(turns) ?? null;
  const step = answer.trail.find((each) => facingOf(pickedOption(each)));
  const before = step ? controlOf(step.form, step.name) : null;
  const options = asked?.options ?? (before?.kind === "choose" ? before.options : []);
  const value = step?.value ?? asked?.default;
  return { name: asked?.name ?? step?.name ?? "", options, value, facing: facingOf(options.find((o) => same(o.value, value))) };
}

/**
 * Whether a control asks for a facing. @param {Control | null | undefined} control
 * @returns {control is import("../table/wire.js").Choose}
 */
const turns = (control) =>
  control?.kind === "choose" && control.options.length > 0 && control.options.every((o) => facingOf(o) !== undefined);

/** Controls that may be used beside the one that is asked, other than a facing. @param {import("../table/wire.js").Form | null | undefined} form */
export const besides = (form) => (form?.also ?? []).filter((control) => !turns(control));

/** @param {Option | undefined} option @returns {string | undefined} */
export const facingOf = (option) => option?.hint?.facing ?? (["N", "E", "S", "W"].includes(option?.value) ? option?.value : undefined);

/**
 * Whether a choice says what sending says once more: it is asked again, and the choice is no button beside it. @param {Answer} answer
 * @param {import("../table/answer.js").Chosen} step @param {(words: any) => string} say
 */
export function ending(answer, step, say) {
  const option = pickedOption(step);
  return Boolean(option && answer.form?.send && say(option.words) === say(answer.form.send));
}

/** The key of the figure that is being ordered. @param {Answer | null} answer @param {Record<string, any>} parts */
export function ordered(answer, parts) {
  const id = hinted(answer, "figure");
  return id !== undefined && `fig/${id}` in parts ? `fig/${id}` : null;
}
