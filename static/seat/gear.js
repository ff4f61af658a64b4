// @ts-check
// What gear and skills are called.
/** @typedef {import("../table/context.js").Context} Context */

/** @param {Context} ctx @param {string} type */
export const itemName = (ctx, type) => {
  const code = `item-${type.replaceAll("_", "-")}`;
  return ctx.voice.knows(code) ? ctx.voice.say(code) : type.replaceAll("_", " ");
};

/** Skills that have a name; what is built in stands with the gear. @param {any} figure @param {Context} ctx @returns {string[]} */
export const skillsOf = (figure, ctx) =>
  (figure.skills ?? [])
    .filter((/** @type {string} */ skill) => ctx.voice.knows(`skill-${skill}`))
    .map((/** @type {string} */ skill) => ctx.voice.say(`skill-${skill}`));
