// @ts-check
// What is written into a field and not sent yet. It outlives the field: a room may close, another sheet be turned to, the page be loaded anew.
// What is sent takes it out of its fields (their names go with it); what is refused is there again.
/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("./context.js").Context} Context */

/**
 * What a field shows, and what becomes of what is typed there. @param {Model} model @param {Context} ctx
 * @param {string} field its name on this screen @param {string} [kept] what stands there as long as nothing is written
 */
export const written = (model, ctx, field, kept = "") => ({
  defaultValue: kept,
  value: model.point.unsaid[field] ?? kept,
  onInput: (/** @type {any} */ event) => write(ctx, field, event.target.value),
});

/** @param {Context} ctx @param {string} field @param {string} text */
export const write = (ctx, field, text) => ctx.act.point({ unsaid: { ...ctx.now().point.unsaid, [field]: text } });

/** A note as it is kept, or as it will be once the table has heard of it. @param {Model} model @param {string} id */
export function noteNow(model, id) {
  const keeping = Object.values(model.waiting).filter(({ note }) => note?.id === id);
  return String((keeping.at(-1)?.note ?? { value: model.parts.kept?.notes?.[id] }).value ?? "");
}
