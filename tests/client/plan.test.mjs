// The plan of the next turn: made while others play, kept for the own eyes, offered again and held against what is open by then.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../static/table/reduce.js";
import { PLAN, planning, promptAt, stepsOf, weighed } from "../../static/table/plan.js";
import { asPlanned, planList, planStrip } from "../../static/seat/planning.js";
import { seatScreen } from "../../static/seat/screen.js";
import { all, button, find, read } from "./nodes.mjs";
import { answering, parts, seated, words } from "./seated.mjs";

const waiting = { ...parts, public: { ...parts.public, turn: "F" }, me: { ...parts.me, step: "" } };
const option = (value, more = {}) => ({ value, words: words(`deed-${value}`), ...more });
const step = { deed: "jog", words: words("deed-jog"), start: "MH(1,1)", choices: [["path", ["MH(2,1)"]], ["facing", "N"]] };
const kept = (round) => ({ plan: { round, steps: { yee: step } }, notes: {}, marks: {} });
const rows = (options, shut = []) => ({
  words: words("declare"),
  control: { kind: "assign", name: "intents", rows: [{ id: "yee", words: words("yee"), options: [option("hold"), ...options], default: "hold", shut }] },
  order: {},
});
let n = 0;
const fresh = () => `id${(n += 1)}`;

test("there is something to plan while others play, and nothing in the own turn", () => {
  assert.equal(planning(waiting), true);
  assert.equal(planning(parts), false);
  assert.equal(promptAt(parts, PLAN), undefined);
  const { model, ctx, did } = seated({ parts: waiting });
  find(seatScreen(model, ctx), button("prompt-plan")).props.onClick();
  assert.deepEqual(did, [["open", PLAN]]);
});

test("a figure's deed and way are kept, never sent as an order", () => {
  const whom = { words: words("whom"), control: { kind: "choose", name: "figure", options: [option("yee", { hint: { figure: "yee" } })] } };
  const deed = { words: words("what"), control: { kind: "choose", name: "deed", options: [option("jog")] } };
  const way = { kind: "path", name: "path", start: "MH(1,1)", points: 4, reach: { "MH(2,1)": [1, "MH(1,1)"] } };
  const going = { words: words("way"), control: way, order: { kind: "plan" } };
  const trail = [
    { name: "figure", form: whom, value: "yee", own: true },
    { name: "deed", form: deed, value: "jog", own: true },
    { name: "path", form: going, value: ["MH(2,1)"], own: true },
  ];
  const { model } = seated({ parts: waiting });
  const next = reduce({ ...model, answer: { prompt: PLAN, trail, form: going, asked: null } }, { kind: "confirm" }, fresh);
  const [saying, asked] = next.out;
  assert.equal(saying.kind, "keep");
  assert.deepEqual(saying.value, {
    round: 3,
    steps: { yee: { deed: "jog", words: words("deed-jog"), start: "MH(1,1)", choices: [["path", ["MH(2,1)"]]] } },
  });
  assert.equal(asked.kind, "form");
});

test("a plan is for one turn: the next that comes", () => {
  assert.deepEqual(Object.keys(stepsOf({ ...waiting, kept: kept(3) })), ["yee"]);
  assert.deepEqual(stepsOf({ ...waiting, kept: kept(2) }), {});
  assert.deepEqual(Object.keys(stepsOf({ ...parts, kept: kept(2) })), ["yee"]);
});

test("in the own turn it is offered, and one tap gives the orders that are still open", () => {
  const { model, ctx, did } = seated({ parts: { ...parts, kept: kept(2) }, answer: answering(rows([option("jog")])) });
  find(planStrip(model, ctx), button("plan-carry-out")).props.onClick();
  assert.deepEqual(did, [["choose", "intents", { yee: "jog" }]]);
});

test("what is no longer open says why", () => {
  const shut = [{ value: "jog", words: words("deed-jog"), off: words("dark-walk-only") }];
  assert.deepEqual(weighed(rows([], shut).control, { yee: step }).intents, {});
  const { model, ctx } = seated({ parts: { ...parts, kept: kept(2) }, answer: answering(rows([], shut)) });
  assert.match(read(planStrip(model, ctx)), /plan-fails yee dark-walk-only/);
  assert.equal(all(planStrip(model, ctx), button("plan-carry-out")).length, 0);
});

test("who is taken up goes as planned, choice by choice, and a choice that does not fit ends it and is said", () => {
  const whom = { words: words("who"), control: { kind: "choose", name: "figure", options: [option("yee", { hint: { figure: "yee" } })] } };
  const way = (reach) => ({ words: words("way"), control: { kind: "path", name: "path", start: "MH(1,1)", points: 4, reach }, order: { kind: "end_move" } });
  const near = way({ "MH(2,1)": [1, "MH(1,1)"] });
  const held = { ...parts, kept: kept(2) };
  const { model, ctx, did } = seated({ parts: held, answer: answering(near, [{ name: "figure", form: whom, value: "yee", own: true }]) });
  asPlanned(model, ctx).props.onClick();
  assert.deepEqual(did, [["ahead", model.answer.prompt, [["figure", "yee"], ...step.choices]]]);
  const asked = reduce(model, { kind: "ahead", prompt: "P2c", choices: step.choices }, fresh);
  const walled = reduce(asked, { kind: "form", id: asked.answer.asked, form: way({ "MH(0,1)": [1, "MH(1,1)"] }) }, fresh);
  assert.equal(walled.point.strayed, true);
  const open = reduce(asked, { kind: "form", id: asked.answer.asked, form: near }, fresh);
  assert.deepEqual(open.answer.trail.at(-1).value, ["MH(2,1)"]);
});

test("each step can be changed or dropped under Plan", () => {
  const { model, ctx, did } = seated({ parts: { ...waiting, kept: kept(3) } });
  find(planList(model, ctx), button("drop")).props.onClick();
  assert.deepEqual(did, [["keep", "plan", { round: 3, steps: {} }]]);
  find(planList(model, ctx), button("change")).props.onClick();
  assert.deepEqual(did[1], ["ahead", PLAN, [["figure", "yee"]]]);
});
