// @ts-check
// Words into sentences, from the Fluent catalogues. What a catalogue lacks is said plainly, never left blank.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
/** @typedef {import("./wire.js").Words} Words */

/**
 * @typedef {object} Voice
 * @property {string} lang
 * @property {(words: Words | string | null | undefined, args?: Record<string, any>) => string} say
 * @property {(code: string) => boolean} knows
 * @property {(text: string) => void} learn takes in one catalogue more; what is known already stays
 */

/** Attributes of a message that is a name: how it stands where something is done to it, or for it. */
const CASES = ["acc", "dat"];

/** @param {string} lang @param {string[]} texts catalogues, later ones fill what earlier ones lack @returns {Voice} */
export function voice(lang, texts) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  const list = new Intl.ListFormat(lang);
  const cases = lang === "en" ? [] : CASES;

  /** @param {any} value @param {string} [form] @returns {any} */
  const filled = (value, form = "") => {
    if (Array.isArray(value)) return list.format(value.map((part) => String(filled(part, form))));
    if (value && typeof value === "object" && typeof value.code === "string") return bent(value, form);
    return typeof value === "number" ? value : String(value ?? "");
  };

  /** A name in one of its cases, where the catalogue bends it; else as it is. @param {Words} words @param {string} form */
  const bent = (words, form) => {
    const pattern = form && bundle.getMessage(words.code)?.attributes[form];
    return pattern ? bundle.formatPattern(pattern, values(words.args), /** @type {any} */ ([])) : say(words);
  };

  /** Each argument as it is, and bent: `$who`, and in a language that needs it `$who-acc` and `$who-dat`. @param {any} given @returns {any} */
  const values = (given) =>
    Object.fromEntries(
      Object.entries(given ?? {}).flatMap(([name, value]) => [[name, filled(value)], ...cases.map((form) => [`${name}-${form}`, filled(value, form)])]),
    );

  /** @type {Voice["say"]} */
  const say = (words, args) => {
    if (!words) return "";
    const [code, given] = typeof words === "string" ? [words, args] : [words.code, words.args];
    const pattern = bundle.getMessage(code)?.value;
    if (pattern) return bundle.formatPattern(pattern, values(given), /** @type {any} */ ([]));
    return [code.replace(/^[a-z]+-(?=.*-)/, "").replaceAll("-", " "), ...Object.values(given ?? {}).map((value) => filled(value))].join(" ");
  };

  return { lang, say, knows: (code) => bundle.hasMessage(code), learn: (text) => void bundle.addResource(new FluentResource(text)) };
}

/** A name that may be a plain text (a person typed it) or Words. @param {Voice} voice @param {any} value */
export const text = (voice, value) => (typeof value === "string" ? value : voice.say(value));

/** What was said, with the names of things that stand there by their codes. @param {Voice} voice @param {string} said */
export const spoken = (voice, said) => said.replace(/\b(?:item|term)-[a-z-]+\b/g, (code) => (voice.knows(code) ? voice.say(code) : code));

/** @param {string} lang */
const languages = (lang) => (lang === "en" ? ["en"] : [lang, "en"]);

/** @param {string} url @returns {Promise<string>} empty if it cannot be had */
const fetched = (url) =>
  fetch(url).then(
    (reply) => (reply.ok ? reply.text() : ""),
    () => "",
  );

/** @param {string} folder with a slash at its end @param {string} lang @param {string[]} files @returns {Promise<Voice>} */
export async function readVoice(folder, lang, files) {
  const wanted = languages(lang).flatMap((each) => files.map((file) => `${folder}${each}/${file}`));
  return voice(lang, await Promise.all(wanted.map(fetched)));
}

/** The catalogue that a clause stands in: `HATCH-12` in HATCH, `CS-F22` in CS-F, `X07` in X. @param {string} id */
export const sectionOf = (id) => id.replace(/-?\d+$/, "");

/**
 * The clauses in words: a section is fetched when somebody first asks why, and again if it could not be had.
 * @param {string} folder with a slash at its end @param {Voice} voice @returns {(ids: string[]) => Promise<unknown>}
 */
export function clauseReader(folder, voice) {
  const sections = /** @type {Map<string, Promise<void>>} */ (new Map());
  const read = async (/** @type {string} */ section) => {
    const texts = await Promise.all(languages(voice.lang).map((lang) => fetched(`${folder}${lang}/clauses/${section}.ftl`)));
    if (!texts.some(Boolean)) sections.delete(section);
    for (const text of texts) voice.learn(text);
  };
  return (ids) =>
    Promise.all(
      ids.map(sectionOf).map((section) => {
        if (!sections.has(section)) sections.set(section, read(section));
        return sections.get(section);
      }),
    );
}
