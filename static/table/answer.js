// @ts-check
// An answer in the making: what has been chosen so far, form by form. Earlier choices stay open to change.
/** @typedef {import("./wire.js").Form} Form */
/** @typedef {{name: string, form: Form, value: any, own: boolean}} Chosen `own`: a person chose it, not a default */
/**
 * @typedef {object} Answer
 * @property {string} prompt
 * @property {Chosen[]} trail what has been chosen, in order
 * @property {Form | null} form the newest form: shown until the next one is there, so that nothing jumps
 * @property {string | null} asked id of the question that is on its way
 * @property {boolean} [again] it is the same one once more, as the view has changed: what is being entered stays
 * @property {[string, any][]} [ahead] choices already made of controls still to come
 * @property {boolean} [sure] the order is to go out as soon as those make it ready
 */

/** @type {Form} */ const UNASKED = { words: { code: "", args: {} }, control: null, order: null };

/** @param {string} prompt @param {[string, any][]} [given] what the screen itself says beforehand: no form has asked it @returns {Answer} */
export const opened = (prompt, given = []) => ({
  prompt,
  trail: given.map(([name, value]) => ({ name, value, form: UNASKED, own: false })),
  form: null,
  asked: null,
});

/** The `chosen` of a question about the next control. @param {Answer} answer */
export const chosen = (answer) => Object.fromEntries(answer.trail.map(({ name, value }) => [name, value]));

/** Ask for the form that belongs to what has been chosen. @param {Answer} answer @param {string} id @param {boolean} [again] */
export function asking(answer, id, again = false) {
  return /** @type {const} */ ([
    { ...answer, asked: id, again },
    { kind: "form", id, prompt: answer.prompt, chosen: chosen(answer) },
  ]);
}

/**
 * Choose, or choose anew: what was chosen after it no longer holds.
 * @param {Answer} answer @param {string} name @param {any} value @param {boolean} [own] @returns {Answer}
 */
export function choosing(answer, name, value, own = true) {
  const at = answer.trail.findIndex((step) => step.name === name);
  // the newest form of a control shows what is open now; a way is always told from its first start
  const shown = answer.form ? controlOf(answer.form, name) : null;
  const now = shown !== null && shown.kind !== "path";
  const form = at < 0 || now ? answer.form : answer.trail[at].form;
  if (!form) return answer;
  const before = at < 0 ? answer.trail : answer.trail.slice(0, at);
  return { ...answer, trail: [...before, { name, form, value, own }], asked: null };
}

/** How many of its choices were given with it. @param {Answer} answer */
export const givenTo = (answer) => answer.trail.filter((step) => step.form === UNASKED).length;

/** Back to before a choice; without a name, to the start. @param {Answer} answer @param {string} [name] @returns {Answer} */
export function cutBack(answer, name) {
  const at = name === undefined ? givenTo(answer) : answer.trail.findIndex((step) => step.name === name);
  if (at < 0) return answer;
  return { ...answer, trail: answer.trail.slice(0, at), asked: null };
}

/**
 * A form has arrived. An answer to an older question is left lying. @param {Answer} answer @param {string} id @param {Form} form
 * @returns {Answer}
 */
export const arrived = (answer, id, form) => (answer.asked === id ? { ...answer, form, asked: null } : answer);

/**
 * The default that may be taken without asking: the order is not ready and the form proposes one of several.
 * It can be changed afterwards like any choice.
 * @param {Answer} answer @returns {{name: string, value: any} | null}
 */
export function proposal(answer) {
  const control = answer.form?.control;
  if (!answer.form || answer.form.order || !control || control.kind !== "choose" || control.many) return null;
  if (answer.trail.some((step) => step.name === control.name)) return null;
  const option = control.options.find((each) => same(each.value, control.default) && !each.off);
  return control.default !== null && control.default !== undefined && option ? { name: control.name, value: option.value } : null;
}

/**
 * A choice made ahead, when its control has come; one that does not fit ends them all. @param {Answer} answer
 * @returns {{name: string, value: any} | null}
 */
export function made(answer) {
  const next = answer.ahead?.[0];
  const control = next && answer.form && controlOf(answer.form, next[0]);
  if (!next || !control) return null;
  if (control.kind === "choose" && !control.options.some((option) => same(option.value, next[1]) && !option.off)) return null;
  if (control.kind === "path" && !next[1].every((/** @type {string} */ place) => place in control.reach || place === control.start)) return null;
  if (control.kind === "endpoint" && !control.places.includes(next[1])) return null;
  return { name: next[0], value: next[1] };
}

/** @param {any} a @param {any} b */
export const same = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A form's control of that name: the one it asks with, or one beside it. @param {Form} form @param {string} name */
export const controlOf = (form, name) =>
  (form.control?.name === name ? form.control : form.also?.find((each) => each.name === name)) ?? null;

/** The option that was chosen in a step, if it was a choice. @param {Chosen} step */
export function pickedOption(step) {
  const control = controlOf(step.form, step.name);
  return control?.kind === "choose" ? control.options.find((option) => same(option.value, step.value)) : undefined;
}

/** The hints of all options chosen so far, later ones first. @param {Answer | null} answer @param {string} name */
export function hinted(answer, name) {
  for (const step of [...(answer?.trail ?? [])].reverse()) {
    const hint = pickedOption(step)?.hint?.[name];
    if (hint !== undefined) return hint;
  }
  return undefined;
}
