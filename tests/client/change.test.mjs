// The judge's hand on a thing: what was tapped stays in hand from one change to the next.
import assert from "node:assert/strict";
import { test } from "node:test";
import { change, inHand, take, wantsPlace } from "../../static/desk/change.js";
import { place } from "../../static/desk/truth.js";
import { blank } from "../../static/table/model.js";
import { reduce } from "../../static/table/reduce.js";
import { button, find, read } from "./nodes.mjs";
import { parts, seated, words } from "./seated.mjs";

const prompt = { "prompt/judge": { id: "judge", kind: "judge", optional: true, args: {}, waiting: false } };
const choices = { words: words("form-judge"), control: { kind: "choose", name: "change", options: [{ value: "out|yee|yes", words: words("out cold") }] }, order: null };
const ready = { words: words("form-judge"), control: null, order: { kind: "correct", what: "out", subject: "yee", value: "yes" } };
const fresh = () => "id";

function atTheDesk() {
  const model = { ...blank("desk", "J"), n: 1, parts: { ...parts, ...prompt } };
  return [{ kind: "open", prompt: "judge", given: [["about", "yee"]] }, { kind: "form", id: "id", form: choices }].reduce(
    (now, message) => reduce(now, message, fresh),
    /** @type {any} */ (model),
  );
}

test("what is tapped is asked about by its id", () => {
  const { model, ctx, did } = seated({ parts: { ...parts, ...prompt } }, "desk");
  take(model, ctx, "yee", { picked: "fig/yee", cursor: null });
  assert.deepEqual(did, [
    ["point", { picked: "fig/yee", cursor: null, ask: null, tool: "change" }],
    ["open", "judge", [["about", "yee"]]],
  ]);
  const opened = atTheDesk();
  assert.deepEqual(opened.out[0].chosen, { about: "yee" });
  assert.equal(inHand(opened), "yee");
});

test("a change is confirmed in words, and the thing stays in hand", () => {
  const chosen = [{ kind: "choose", name: "change", value: "out|yee|yes" }, { kind: "form", id: "id", form: ready }].reduce(
    (now, message) => reduce(now, message, fresh),
    atTheDesk(),
  );
  const { ctx } = seated({ parts: { ...parts, ...prompt } }, "desk");
  const tree = change({ ...chosen, point: { ...chosen.point, tool: "change" } }, ctx);
  assert.match(read(tree), /yee.*out cold/);
  assert.ok(find(tree, button("change-now")));
  const sent = reduce(reduce(chosen, { kind: "confirm" }, fresh), { kind: "done", id: "id" }, fresh);
  assert.deepEqual(sent.out.at(-1).chosen, { about: "yee" });
  const back = reduce(chosen, { kind: "back" }, fresh);
  assert.equal(inHand(back), "yee");
  assert.equal(back.answer.trail.length, 1);
});

test("while a place is wanted the next tap on the map is the answer", () => {
  const where = { words: words("form-judge"), control: { kind: "text", name: "value", most: 60 }, order: null };
  const model = reduce(reduce(atTheDesk(), { kind: "choose", name: "change", value: "at|yee|" }, fresh), { kind: "form", id: "id", form: where }, fresh);
  assert.equal(wantsPlace({ ...model, point: { ...model.point, tool: "change" } }), true);
  assert.equal(wantsPlace({ ...model, point: { ...model.point, tool: "tell" } }), false);
});

test("where a card happens is where the one is whom it names", () => {
  const yee = parts["fig/yee"];
  const other = { ...yee, id: "osorio", words: words("osorio"), seat: "P", at: "MH(2,1)", acted: false, intent: "walk" };
  const card = { key: "order-1", kind: "send", seat: "P", words: { code: "says-hack", args: { who: yee.words } } };
  const model = { ...blank("desk", "J"), parts: { ...parts, "fig/osorio": other, queue: [card] } };
  assert.equal(place(model), "MH(1,1)");
  assert.equal(place({ ...model, parts: { ...model.parts, queue: [{ ...card, words: words("says-end") }] } }), "MH(2,1)");
});
