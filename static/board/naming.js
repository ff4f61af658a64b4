// @ts-check
// The names on the printed map in the reader's language. A plan is drawn with names of its own; where a catalogue has others, those are read.
/** @typedef {import("../table/words.js").Voice} Voice */

/** @param {string} id */
const plain = (id) => id.toLowerCase().replaceAll("_", "-");

/** The language that plans are drawn in. */
const DRAWN = "en";

/** @param {any} picture @param {Voice} voice @returns {any} the picture with what is read on it put into words */
export function inWords(picture, voice) {
  if (voice.lang === DRAWN) return picture;
  const word = (/** @type {string} */ code, /** @type {string} */ printed) => (voice.knows(code) ? voice.say(code) : printed);
  const named = (/** @type {string} */ kind) => (/** @type {any} */ thing) => ({ ...thing, name: word(`${kind}-${plain(thing.id)}`, thing.name) });
  const lettered = (/** @type {string} */ kind) => (/** @type {any} */ thing) => ({
    ...named(kind)(thing),
    label: thing.label && word(`drawn-${kind}-${plain(thing.id)}`, thing.label),
  });
  return {
    ...picture,
    lines: (picture.lines ?? []).map((/** @type {string} */ line, /** @type {number} */ i) => word(`drawn-line-${i + 1}`, line)),
    levels: picture.levels.map(named("drawn-level")),
    spaces: picture.spaces.map(lettered("place")),
    segments: picture.segments.map(lettered("segment")),
    hatches: picture.hatches.map(named("hatch")),
    crafts: picture.crafts.map(named("craft")),
    features: picture.features.map((/** @type {any} */ thing) => ({ ...thing, name: word(`feature-${plain(thing.kind)}`, thing.name) })),
    sheets: picture.sheets.map((/** @type {any} */ sheet) => ({ ...named("sheet")(sheet), short: word(`drawn-sheet-${plain(sheet.id)}`, sheet.short) })),
    art: picture.art.map((/** @type {any} */ each) => (each.text ? { ...each, text: word(`drawn-art-${plain(each.text).replace(/\W+/g, "-")}`, each.text) } : each)),
  };
}
