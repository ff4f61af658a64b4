// @ts-check
// The next model from a message: what the table said, or what the person did. Pure; new ids come from `fresh`.
import { asking, arrived, choosing, cutBack, givenTo, hinted, made, opened, proposal } from "./answer.js";
import { courseOf } from "./course.js";
import { applied, touchesForms } from "./frames.js";
import { lastWord, mainPrompt } from "./model.js";
import { PLAN, planned, promptAt } from "./plan.js";
/** @typedef {import("./model.js").Model} Model */

/** @param {Model} model @param {any} message @param {() => string} fresh @returns {Model} */
export function reduce(model, message, fresh) {
  switch (message.kind) {
    case "view":
      return viewed(model, message, fresh);
    case "form":
      return formed(model, message, fresh);
    case "done":
      return done(model, message, fresh);
    case "judging":
      return marked(model, message.id);
    case "refused":
      return refused(model, message, fresh);
    case "reload":
      return { ...model, reload: message.to || "?" };
    case "away":
      // whoever opens this seat next here is perhaps somebody else
      return { ...model, away: true, moved: message.link ?? "", full: message.words ?? null, point: { ...model.point, unsaid: {} } };
    case "line":
      return { ...model, line: message.up ? "up" : "down" };
    case "tick":
      return { ...model, now: message.now };
    case "point":
      return { ...model, point: { ...model.point, ...message.set } };
    case "draft":
      return { ...model, point: { ...model.point, drafts: { ...model.point.drafts, [message.name]: message.value } } };
    case "older":
      return { ...model, older: [...model.older, ...message.lines], oldest: message.lines.length === 0 };
    case "looked":
      return { ...model, looked: [{ path: message.path, value: message.value }, ...model.looked].slice(0, KEPT) };
    case "charts":
      return { ...model, charts: message.charts };
    case "other":
      return { ...model, other: message.parts ? { seat: message.seat, parts: message.parts } : null };
    case "resent":
      return { ...model, waiting: { ...model.waiting, [message.saying.id]: { ...message.saying } } };
    case "open":
      return ask({ ...model, answer: opened(message.prompt, message.given), refusal: null }, fresh);
    case "shut":
      return reopen({ ...model, answer: null, refusal: null }, fresh);
    case "ahead":
      return ask(
        {
          ...model,
          refusal: null,
          point: { ...model.point, strayed: false },
          answer: { ...opened(message.prompt), form: model.answer?.form ?? null, ahead: message.choices, sure: message.sure },
        },
        fresh,
      );
    case "choose":
      return chosen(model, message, fresh);
    case "back":
      return model.answer ? ask({ ...model, answer: cutBack(model.answer, message.name), refusal: null }, fresh) : model;
    case "confirm":
      return confirmed(model, fresh);
    case "say":
    case "desk":
    case "keep":
      return spoken(model, message, fresh);
    default:
      return model;
  }
}

/** So much of what was looked up is kept at hand. */
const KEPT = 12;

/** @param {Model} model @param {any} frame @param {() => string} fresh */
function viewed(model, frame, fresh) {
  const next = applied(model.n, model.parts, frame);
  if (!next) return { ...model, n: null, out: [...model.out, { kind: "hello", n: null }] };
  const clockAt = frame.base === null || "clock" in frame.set ? (frame.at ?? model.now) : model.clockAt;
  // nudges and words of an earlier sitting are no news
  const before = { nudged: next.parts.table?.nudged ?? 0, heard: lastWord(next.parts)?.n ?? 0 };
  const point = model.point.heard < 0 ? { ...model.point, ...before } : model.point;
  /** @type {Model} */ let held = { ...model, ...next, clockAt, point };
  const answer = held.answer;
  const prompt = answer && promptAt(next.parts, answer.prompt);
  if (answer && !prompt) held = { ...held, answer: null };
  else if (answer && prompt?.waiting) held = { ...held, answer: { ...answer, asked: null } };
  else if (answer && touchesForms(frame) && !pending(held, answer.prompt)) held = ask(held, fresh, !answer.asked || answer.again);
  return reopen(held, fresh);
}

/** With nothing in hand, take up what is asked. @param {Model} model @param {() => string} fresh */
function reopen(model, fresh) {
  if (model.answer || model.role === "desk") return model;
  const prompt = mainPrompt(model.parts);
  return prompt && !pending(model, prompt.id) ? ask({ ...model, answer: opened(prompt.id) }, fresh) : model;
}

/** @param {Model} model @param {string} prompt */
const pending = (model, prompt) => Object.values(model.waiting).some((saying) => saying.kind === "order" && saying.prompt === prompt);

/** @param {Model} model @param {() => string} fresh @param {boolean} [again] nothing has been chosen since it was asked @returns {Model} */
function ask(model, fresh, again = false) {
  if (!model.answer) return model;
  const [answer, saying] = asking(model.answer, fresh(), again);
  return { ...model, answer, out: [...model.out, saying] };
}

/** @param {Model} model @param {any} message @param {() => string} fresh @returns {Model} */
function formed(model, message, fresh) {
  if (!model.answer || model.answer.asked !== message.id) return model;
  const answer = arrived(model.answer, message.id, message.form);
  const point = model.answer.again ? model.point : { ...model.point, drafts: {} };
  const ahead = made(answer);
  if (ahead) {
    const rest = answer.ahead?.slice(1);
    return ask({ ...model, answer: { ...choosing(answer, ahead.name, ahead.value), ahead: rest }, point }, fresh);
  }
  const sure = answer.sure && answer.ahead?.length === 0;
  // what was chosen ahead and does not fit is said: a plan may have been overtaken
  const strayed = model.point.strayed || Boolean(answer.ahead?.length);
  const held = { ...model, answer: { ...answer, ahead: [], sure: false }, point: { ...point, strayed } };
  // a refusal then leads back to the first question, not to the order that could not stand
  if (sure && answer.form?.order) return { ...confirmed(held, fresh), answer: { ...opened(answer.prompt), form: answer.trail[0]?.form ?? null } };
  const next = proposal(answer);
  if (!next) return held;
  return ask({ ...model, answer: choosing(answer, next.name, next.value, false), point }, fresh);
}

/** @param {Model} model @param {{name: string, value: any}} message @param {() => string} fresh */
function chosen(model, { name, value }, fresh) {
  if (!model.answer) return model;
  const point = { ...model.point, ask: null, more: false, doubt: false, strayed: false };
  return ask({ ...model, answer: choosing(model.answer, name, value), refusal: null, point }, fresh);
}

/** @param {Model} model @param {() => string} fresh @returns {Model} */
function confirmed(model, fresh) {
  const answer = model.answer;
  if (!answer?.form?.order || answer.asked || pending(model, answer.prompt)) return model;
  if (answer.prompt === PLAN) {
    const kept = spoken(model, { kind: "keep", what: "plan", value: planned(model.parts, answer) }, fresh);
    return ask({ ...kept, answer: opened(PLAN), point: { ...kept.point, more: false, picked: null } }, fresh);
  }
  const id = fresh();
  return {
    ...model,
    refusal: null,
    point: { ...model.point, more: false, ask: null, doubt: false, course: courseOf(answer) },
    waiting: { ...model.waiting, [id]: { kind: "order", prompt: answer.prompt, elsewhere: hinted(answer, "elsewhere") } },
    out: [...model.out, { kind: "order", id, prompt: answer.prompt, order: answer.form.order }],
  };
}

/** What is said leaves the fields in which it was written. @param {Model} model @param {any} message @param {() => string} fresh @returns {Model} */
function spoken(model, { fields = [], ...message }, fresh) {
  const id = fresh();
  const written = Object.entries(model.point.unsaid);
  const unsaid = Object.fromEntries(written.filter(([field]) => !fields.includes(field)));
  const said = Object.fromEntries(written.filter(([field]) => fields.includes(field)));
  const note = message.what === "note" ? message.value : undefined;
  return {
    ...model,
    refusal: null,
    point: { ...model.point, unsaid },
    waiting: { ...model.waiting, [id]: { kind: message.kind, room: message.room, text: message.text, note, said } },
    out: [...model.out, { ...message, id }],
  };
}

/** @param {Model} model @param {any} message @param {() => string} fresh */
function done(model, message, fresh) {
  const { [message.id]: saying, ...waiting } = model.waiting;
  // whoever has acted is no longer in hand; what he looked at elsewhere is looked at
  const shown = saying?.elsewhere === undefined ? model.point.shown : { what: saying.elsewhere, id: message.id };
  const point = saying?.kind === "order" ? { ...model.point, picked: null, shown } : model.point;
  /** @type {Model} */ const next = { ...model, waiting, point, told: message.link ?? model.told, desk: message.desk ?? model.desk };
  if (saying?.kind !== "order" || next.answer?.prompt !== saying.prompt) return reopen(next, fresh);
  // what the judge has in hand he may change further
  if (next.role === "desk") return next.answer && givenTo(next.answer) ? ask({ ...next, answer: cutBack(next.answer) }, fresh) : { ...next, answer: null };
  // the same prompt may stay open for the next figure; its next form shows what is new
  const stays = next.parts[`prompt/${saying.prompt}`] && !next.parts[`prompt/${saying.prompt}`].optional;
  // what lay open before lies there until the next form has come
  const form = next.answer?.trail.length ? null : (next.answer?.form ?? null);
  return stays ? ask({ ...next, answer: { ...opened(saying.prompt ?? ""), form } }, fresh) : reopen({ ...next, answer: null }, fresh);
}

/** @param {Model} model @param {string} id @returns {Model} */
const marked = (model, id) =>
  model.waiting[id] ? { ...model, waiting: { ...model.waiting, [id]: { ...model.waiting[id], judging: true } } } : model;

/** @param {Model} model @param {any} message @param {() => string} fresh @returns {Model} */
function refused(model, message, fresh) {
  const { [message.id]: saying, ...waiting } = model.waiting;
  const refusal = { words: message.words, clauses: message.clauses ?? [] };
  const answer = model.answer;
  if (answer && answer.asked === message.id) {
    // the prompt is closed or asks something else: what is asked now comes with the next view
    if (message.error === "stale") return { ...model, answer: null };
    const start = { ...answer, asked: null };
    return answer.trail.length > givenTo(answer) ? ask({ ...model, refusal, answer: cutBack(start) }, fresh) : { ...model, refusal, answer: start };
  }
  if (!saying) return model;
  if (saying.kind === "order" && model.answer) return ask({ ...model, waiting, refusal }, fresh);
  const point = { ...model.point, unsaid: { ...saying.said, ...model.point.unsaid } };
  return { ...model, point, waiting, refusal };
}
