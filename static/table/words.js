// @ts-check
// Words into sentences, from the Fluent catalogues. What a catalogue lacks is said plainly, never left blank.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
/** @typedef {import("./wire.js").Words} Words */

/**
 * @typedef {object} Voice
 * @property {string} lang
 * @property {(words: Words | string | null | undefined, args?: Record<string, any>) => string} say
 * @property {(code: string) => boolean} knows
 */

/** @param {string} lang @param {string[]} texts catalogues, later ones fill what earlier ones lack @returns {Voice} */
export function voice(lang, texts) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  const list = new Intl.ListFormat(lang);

  /** @param {any} value @returns {any} */
  const filled = (value) => {
    if (Array.isArray(value)) return list.format(value.map((part) => String(filled(part))));
    if (value && typeof value === "object" && typeof value.code === "string") return say(value);
    return typeof value === "number" ? value : String(value ?? "");
  };

  /** @type {Voice["say"]} */
  const say = (words, args) => {
    if (!words) return "";
    const [code, given] = typeof words === "string" ? [words, args] : [words.code, words.args];
    const pattern = bundle.getMessage(code)?.value;
    const values = /** @type {any} */ (Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name, filled(value)])));
    if (pattern) return bundle.formatPattern(pattern, values, /** @type {any} */ ([]));
    return [code.replace(/^[a-z]+-(?=.*-)/, "").replaceAll("-", " "), ...Object.values(values)].join(" ");
  };

  return { lang, say, knows: (code) => bundle.hasMessage(code) };
}

/** A name that may be a plain text (a person typed it) or Words. @param {Voice} voice @param {any} value */
export const text = (voice, value) => (typeof value === "string" ? value : voice.say(value));

/** @param {string} folder with a slash at its end @param {string} lang @param {string[]} files @returns {Promise<Voice>} */
export async function readVoice(folder, lang, files) {
  const languages = lang === "en" ? ["en"] : [lang, "en"];
  const wanted = languages.flatMap((each) => files.map((file) => `${folder}${each}/${file}`));
  const texts = await Promise.all(
    wanted.map((url) =>
      fetch(url).then(
        (reply) => (reply.ok ? reply.text() : ""),
        () => "",
      ),
    ),
  );
  return voice(lang, texts);
}
