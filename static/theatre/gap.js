// @ts-check
// Between truth and belief: what a seat has wrong, or does not know, in words. Pure.
import { all } from "../table/model.js";
import { shortName } from "../board/names.js";
import { text } from "../table/words.js";
/** @typedef {import("../table/words.js").Voice} Voice */
/** @typedef {{words: any, at: string | null, key: string}} Gap */

/**
 * Own figures first, then strangers, then what is still to be told, then how many were never seen.
 * @param {Record<string, any>} truth @param {Record<string, any>} belief @param {string} seat @param {any} plan @param {Voice} voice @returns {Gap[]}
 */
export function gaps(truth, belief, seat, plan, voice) {
  const place = (/** @type {string | null} */ at) => (at ? (plan ? shortName(plan, at, voice.say) : at) : "–");
  const figures = all(truth, "fig/");
  const own = figures.filter((figure) => belief[`fig/${figure.id}`]);
  const strangers = figures.filter((figure) => figure.at && figure.seat !== seat && !belief[`fig/${figure.id}`]);
  const said = [
    ...own.flatMap((figure) => ofOwn(figure, belief[`fig/${figure.id}`], seat, place, voice)),
    ...strangers.flatMap((figure) => ofStranger(figure, seat, place, voice)),
    ...(truth.dues ?? [])
      .filter((/** @type {any} */ due) => due.seat === seat)
      .map((/** @type {any} */ due) => ({ key: `due ${due.id}`, words: voice.say("gap-due", { words: due.words }), at: null })),
  ];
  const unseen = strangers.filter((figure) => !knownTo(figure, seat).length).length;
  return unseen ? [...said, { key: "unseen", words: voice.say("gap-unseen", { n: unseen }), at: null }] : said;
}

/** @param {any} figure @param {any} held @param {string} seat @param {(at: string | null) => string} place @param {Voice} voice @returns {Gap[]} */
function ofOwn(figure, held, seat, place, voice) {
  const who = text(voice, figure.words);
  const gap = (/** @type {string} */ code, /** @type {any} */ args) => ({
    key: `${code} ${figure.id}`,
    words: voice.say(code, { who, ...args }),
    at: figure.at ?? held.at,
  });
  if (figure.seat !== seat && !held.lost) return [gap("gap-own-lost", {})];
  const found = [];
  if (figure.at !== held.at)
    found.push(
      held.at
        ? gap("gap-own-at", { true: place(figure.at), held: place(held.at) })
        : gap("gap-own-gone", { true: place(figure.at) }),
    );
  const [is, told] = [states(figure, voice), states(held, voice)];
  if (is !== told) found.push(gap("gap-own-state", { true: is, held: told }));
  return found;
}

const SHOWN = ["light", "serious", "down", "dead", "out"];

/** @param {any} figure @param {Voice} voice */
const states = (figure, voice) =>
  (figure.state ?? [])
    .filter((/** @type {string} */ state) => SHOWN.includes(state))
    .map((/** @type {string} */ state) => voice.say(`state-${state}`))
    .join(", ") || voice.say("gap-well");

/** @param {any} figure @param {string} seat @returns {any[]} */
const knownTo = (figure, seat) => (figure.known ?? []).filter((/** @type {any} */ each) => each.seat === seat);

/** @param {any} figure @param {string} seat @param {(at: string | null) => string} place @param {Voice} voice @returns {Gap[]} */
const ofStranger = (figure, seat, place, voice) =>
  knownTo(figure, seat)
    .filter((each) => each.at !== figure.at)
    .map((each) => ({
      key: `ghost ${figure.id}`,
      words: voice.say("gap-ghost", { who: text(voice, figure.words), held: place(each.at), true: place(figure.at) }),
      at: figure.at,
    }));
