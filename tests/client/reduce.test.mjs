// The next model: forms asked step by step, orders sent once, refusals shown, nothing lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { blank } from "../../static/table/model.js";
import { reduce } from "../../static/table/reduce.js";

const words = (code) => ({ code, args: {} });
const whole = (set) => ({ kind: "view", n: 1, base: null, set, drop: [] });
const actPrompt = { "prompt/P2c": { id: "P2c", kind: "act", optional: false, args: {}, waiting: false } };
const whoForm = {
  words: words("who"),
  control: {
    kind: "choose",
    name: "figure",
    options: [
      { value: "lichter", words: words("lichter"), hint: { figure: "lichter" } },
      { value: "yee", words: words("yee"), hint: { figure: "yee" } },
    ],
  },
  order: null,
};
const gaitForm = (usual = null) => ({
  words: words("gait"),
  control: { kind: "choose", name: "gait", options: ["walk", "jog"].map((value) => ({ value, words: words(value) })), default: usual },
  order: null,
});
const reach = { "MH(19,16)": [1, "MH(19,17)"], "MH(20,16)": [2, "MH(19,16)"] };
const wayForm = {
  words: words("way"),
  control: { kind: "path", name: "path", start: "MH(19,17)", points: 4, reach },
  order: { kind: "end_move" },
};

/** A table to talk to: every message goes through reduce, what is said is noted. */
function sitting(model = blank("seat", "P")) {
  let id = 0;
  const said = [];
  const tell = (message) => {
    model = reduce(model, message, () => `id${++id}`);
    said.push(...model.out);
    model = { ...model, out: [] };
    return model;
  };
  return { tell, said, last: () => said[said.length - 1], now: () => model };
}

/** Answer the newest form question. */
const answerForm = (seat, form) => seat.tell({ kind: "form", id: seat.last().id, form });

test("what is asked is taken up when the view arrives", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  assert.deepEqual(seat.last(), { kind: "form", id: "id1", prompt: "P2c", chosen: {} });
});

test("each choice asks for the next control with all that was chosen", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, whoForm);
  seat.tell({ kind: "choose", name: "figure", value: "lichter" });
  answerForm(seat, wayForm);
  seat.tell({ kind: "choose", name: "path", value: ["MH(19,16)", "MH(20,16)"] });
  assert.deepEqual(seat.last().chosen, { figure: "lichter", path: ["MH(19,16)", "MH(20,16)"] });
});

test("changing an earlier choice drops what rested on it", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, whoForm);
  seat.tell({ kind: "choose", name: "figure", value: "lichter" });
  answerForm(seat, wayForm);
  seat.tell({ kind: "choose", name: "path", value: ["MH(19,16)"] });
  seat.tell({ kind: "choose", name: "figure", value: "yee" });
  assert.deepEqual(seat.last().chosen, { figure: "yee" });
});

test("a proposed gait is taken without asking, and can be changed", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, gaitForm("jog"));
  assert.deepEqual(seat.last().chosen, { gait: "jog" });
  assert.equal(seat.now().answer.trail[0].own, false);
  answerForm(seat, wayForm);
  seat.tell({ kind: "choose", name: "gait", value: "walk" });
  assert.deepEqual(seat.last().chosen, { gait: "walk" });
});

test("a form that answers an older question is left lying", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  const old = seat.last().id;
  answerForm(seat, whoForm);
  seat.tell({ kind: "choose", name: "figure", value: "lichter" });
  seat.tell({ kind: "form", id: old, form: gaitForm() });
  assert.equal(seat.now().answer.form, whoForm);
});

test("an order goes out once, however often confirm is pressed", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, wayForm);
  seat.tell({ kind: "confirm" });
  seat.tell({ kind: "confirm" });
  const orders = seat.said.filter((saying) => saying.kind === "order");
  assert.deepEqual(orders, [{ kind: "order", id: "id2", prompt: "P2c", order: { kind: "end_move" } }]);
});

test("nothing is confirmed that is not ready", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, whoForm);
  seat.tell({ kind: "confirm" });
  assert.equal(
    seat.said.some((saying) => saying.kind === "order"),
    false,
  );
});

test("after the order is done the same prompt is asked about anew", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, wayForm);
  seat.tell({ kind: "confirm" });
  seat.tell({ kind: "done", id: "id2" });
  assert.deepEqual(seat.last().chosen, {});
  assert.equal(seat.last().kind, "form");
  assert.deepEqual(seat.now().waiting, {});
});

test("a refused order says why and leaves the answer in hand", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, whoForm);
  seat.tell({ kind: "choose", name: "figure", value: "lichter" });
  answerForm(seat, wayForm);
  seat.tell({ kind: "confirm" });
  seat.tell({ kind: "refused", id: "id3", error: "rejected", words: words("not-now"), clauses: ["MOV-05"] });
  assert.deepEqual(seat.now().refusal, { words: words("not-now"), clauses: ["MOV-05"] });
  assert.deepEqual(seat.last().chosen, { figure: "lichter" });
});

test("a judged order stays waiting until it is done", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, wayForm);
  seat.tell({ kind: "confirm" });
  seat.tell({ kind: "judging", id: "id2" });
  assert.equal(seat.now().waiting.id2.judging, true);
  seat.tell({ kind: "done", id: "id2" });
  assert.deepEqual(seat.now().waiting, {});
});

test("a stale form question waits for the next view without a word", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  seat.tell({ kind: "refused", id: "id1", error: "stale", words: words("prompt-closed"), clauses: [] });
  assert.equal(seat.now().refusal, null);
  seat.tell({
    kind: "view",
    n: 2,
    base: 1,
    set: { "prompt/P3c": { id: "P3c", kind: "act", optional: false, args: {}, waiting: false } },
    drop: ["prompt/P2c"],
  });
  assert.equal(seat.last().prompt, "P3c");
});

test("a closed prompt takes its answer with it", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, whoForm);
  seat.tell({ kind: "view", n: 2, base: 1, set: {}, drop: ["prompt/P2c"] });
  assert.equal(seat.now().answer, null);
});

test("a view that changes the map asks for the form again, with the choices kept", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, whoForm);
  seat.tell({ kind: "choose", name: "figure", value: "lichter" });
  answerForm(seat, wayForm);
  const before = seat.said.length;
  seat.tell({ kind: "view", n: 2, base: 1, set: { "ctr/bug-1": { at: "MH(20,16)" } }, drop: [] });
  assert.equal(seat.said.length, before + 1);
  assert.deepEqual(seat.last().chosen, { figure: "lichter" });
  seat.tell({ kind: "view", n: 3, base: 2, set: { "room/all": {} }, drop: [] });
  assert.equal(seat.said.length, before + 1);
});

test("what is being entered stays when a view has the form asked again, and goes when a choice leads on", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  answerForm(seat, whoForm);
  const entered = () => seat.now().point.drafts.things;
  seat.tell({ kind: "draft", name: "things", value: { pistol: "take" } });
  seat.tell({ kind: "view", n: 2, base: 1, set: { "ctr/bug-1": { at: "MH(20,16)" } }, drop: [] });
  seat.tell({ kind: "view", n: 3, base: 2, set: { "ctr/bug-1": { at: "MH(21,16)" } }, drop: [] });
  answerForm(seat, whoForm);
  assert.deepEqual(entered(), { pistol: "take" });
  seat.tell({ kind: "choose", name: "figure", value: "lichter" });
  seat.tell({ kind: "view", n: 4, base: 3, set: { "ctr/bug-1": { at: "MH(20,16)" } }, drop: [] });
  answerForm(seat, wayForm);
  assert.equal(entered(), undefined, "it was asked anew for the choice, whatever view came in between");
});

test("a frame on a wrong base asks for a whole view", () => {
  const seat = sitting();
  seat.tell(whole({}));
  seat.tell({ kind: "view", n: 9, base: 8, set: {}, drop: [] });
  assert.deepEqual(seat.last(), { kind: "hello", n: null });
});

test("choices made ahead are given as their controls come, and end where one does not fit", () => {
  const seat = sitting();
  seat.tell(whole(actPrompt));
  seat.tell({
    kind: "ahead",
    prompt: "P2c",
    choices: [
      ["figure", "yee"],
      ["gait", "walk"],
      ["gait", "fly"],
    ],
  });
  answerForm(seat, whoForm);
  assert.deepEqual(seat.last().chosen, { figure: "yee" });
  answerForm(seat, gaitForm());
  assert.deepEqual(seat.last().chosen, { figure: "yee", gait: "walk" });
  const before = seat.said.length;
  answerForm(seat, wayForm);
  assert.equal(seat.said.length, before);
  assert.deepEqual(seat.now().answer.ahead, []);
});

test("what was said before a reload is known to be on its way: it is not asked anew", () => {
  const seat = sitting();
  seat.tell({ kind: "resent", saying: { kind: "order", id: "old", prompt: "P2c", order: {} } });
  seat.tell(whole(actPrompt));
  assert.equal(seat.said.length, 0);
  seat.tell({ kind: "done", id: "old" });
  assert.equal(seat.last().prompt, "P2c");
});

test("one tap may choose and send, but only what it meant", () => {
  const load = {
    words: words("do"),
    control: { kind: "choose", name: "do", options: [{ value: "loadout:P-A", words: words("brute") }] },
    order: null,
  };
  const ready = { words: words("do"), control: null, order: { kind: "take_loadout", loadout: "P-A" } };
  const seat = sitting();
  seat.tell(whole(actPrompt));
  seat.tell({ kind: "ahead", prompt: "P2c", choices: [["do", "loadout:P-A"]], sure: true });
  answerForm(seat, load);
  answerForm(seat, ready);
  assert.deepEqual(seat.last().order, ready.order);
  assert.deepEqual(seat.now().answer.form, load, "the first question stays till the next is there");
  seat.tell({ kind: "done", id: seat.last().id });
  assert.deepEqual([seat.now().answer.form, seat.last().kind], [load, "form"]);
  const other = sitting();
  other.tell(whole(actPrompt));
  other.tell({ kind: "ahead", prompt: "P2c", choices: [["do", "loadout:P-B"]], sure: true });
  answerForm(other, load);
  answerForm(other, ready);
  assert.equal(
    other.said.some((saying) => saying.kind === "order"),
    false,
  );
});
