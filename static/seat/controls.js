// @ts-check
// What the parts of a seat's screen ask of a control: does it fit in a row, what has been given, how is it used.
import { sign } from "../table/signs.js";
import { itemSign } from "../board/looks.js";
import { shortName } from "../board/names.js";
import { facingOf } from "./offers.js";
/** @typedef {import("../table/model.js").Model} Model */
/** @typedef {import("../table/context.js").Context} Context */

export const FEW = 5;
/** The symbol of what has none of its own says nothing on a button. */
const UNKNOWN = itemSign("");
/** So many letters fit beside one another. */
const ROOM = 56;

/** @param {Model} model @param {Context} ctx */
export const whyUse = (model, ctx) => ({ voice: ctx.voice, shown: model.point.why, show: ctx.act.why });

/** @param {Model} model @param {Context} ctx @param {any} [value] @returns {import("../table/forms.js").Use} */
export const useOf = (model, ctx, value) => ({
  voice: ctx.voice,
  value,
  drafts: model.point.drafts,
  choose: ctx.act.choose,
  draft: ctx.act.draft,
  why: whyUse(model, ctx),
  sign: (hint) => hint?.icon && itemSign(hint.icon) !== UNKNOWN && sign(itemSign(hint.icon), "it"),
  place: (place) => (ctx.plan ? shortName(ctx.plan, place, ctx.voice.say) : place),
});

/** @param {import("../table/wire.js").Control} control @param {Context} ctx */
export const inRow = (control, ctx) =>
  control.kind === "number" ||
  (control.kind === "choose" && short(control, ctx)) ||
  (control.kind === "choose" && control.options.every((o) => facingOf(o))) ||
  (Boolean(ctx.plan) && (control.kind === "path" || control.kind === "endpoint"));

/** A few options whose names have room beside one another, and nothing that is missing among them. @param {import("../table/wire.js").Choose} control @param {Context} ctx */
const short = ({ many, options, shut }, ctx) =>
  !many &&
  !shut?.length &&
  options.length <= FEW &&
  options.every((o) => !o.detail) &&
  options.reduce((sum, o) => sum + ctx.voice.say(o.words).length, 0) <= ROOM;

/** Whether sending it now would do nothing, as nothing of what is offered has been chosen. @param {import("../table/answer.js").Answer | null} answer */
export const untried = (answer) => {
  const form = answer?.form;
  return Boolean(form?.order && form.send && form.control && !answer?.trail.some((step) => step.name === form.control?.name));
};

/** Whether an option stands for an own figure, which the list beside the map shows. @param {any} option @param {Model} model */
const listed = (option, model) => option.hint?.figure !== undefined && `fig/${option.hint.figure}` in model.parts;

/** Whether it asks which deed; some of those are aimed at figures. @param {any} control @returns {control is import("../table/wire.js").Choose} */
export const deedChoice = (control) => control?.kind === "choose" && control.name === "deed";

/** @param {any} control @param {Model} model */
export const figureChoice = (control, model) =>
  control.kind === "choose" &&
  !deedChoice(control) && control.options.some((/** @type {any} */ o) => listed(o, model)) && control.options.length <= 30;

/** The one thing that is left to choose. @param {any} control */
export const soleOption = (control) => {
  const open = control?.kind === "choose" && !control.many ? control.options.filter((/** @type {any} */ o) => !o.off) : [];
  return open.length === 1 ? open[0] : null;
};

/** Whether it is one thing only, which its button in the dock says in full. @param {any} control */
export const plainly = (control) => Boolean(soleOption(control) && !soleOption(control).detail);

/** What may be chosen beside own figures. @param {any} control @param {Model} model @returns {any[]} */
export const restOf = (control, model) => control.options.filter((/** @type {any} */ o) => !listed(o, model));

/** Whose deed nobody has said yet, where there is more than one. @param {import("../table/wire.js").Assign} control @param {Model} model */
export const undecided = (control, model) =>
  control.rows.filter((row) => row.options.length > 1 && !(row.id in given(control, model))).map((row) => row.id);

/** What a person has said of rows so far. @param {import("../table/wire.js").Assign} control @param {Model} model @returns {Record<string, any>} */
export const given = (control, model) => model.answer?.trail.find((step) => step.name === control.name)?.value ?? {};

/**
 * Who comes after the one in hand in the list, round to its beginning. @param {string[]} ids who is open @param {string[]} order the list
 * @param {string | null} key the one in hand
 */
export function nextOf(ids, order, key) {
  const at = key ? order.indexOf(key) : -1;
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].find((each) => each !== key && ids.includes(each.slice(4))) ?? null;
}
