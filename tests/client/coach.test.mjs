// The coach, the legend and own notes: every step of a turn has its lesson, every short form its words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { coach, lesson } from "../../static/seat/coach.js";
import { moment, reading } from "../../static/seat/legend.js";
import { pinned, pinning, pins } from "../../static/seat/notes.js";
import { seatScreen } from "../../static/seat/screen.js";
import { all, button, find, has, read } from "./nodes.mjs";
import { answering, parts, seated, who, words } from "./seated.mjs";
import { voice } from "./ship.mjs";

const way = { kind: "path", name: "path", start: "MH(1,1)", points: 2, reach: { "MH(2,1)": [1, "MH(1,1)"] } };
const moving = { words: words("way"), control: way, order: { kind: "end_move" } };
const rows = { words: words("declare"), control: { kind: "assign", name: "i", rows: [{ id: "yee", words: words("yee"), options: [] }] }, order: {} };

test("each step of a turn has its own lesson", () => {
  const at = (answer, point = {}) => {
    const { model } = seated({ answer });
    return lesson({ ...model, point: { ...model.point, ...point } });
  };
  assert.deepEqual(
    [
      at(null),
      at(answering(rows)),
      at(answering(rows), { picked: "fig/yee" }),
      at(answering(who)),
      at(answering(moving)),
      at(answering(moving, [{ name: "path", form: moving, value: ["MH(2,1)"], own: true }])),
    ],
    ["wait", "declare", "deed", "who", "way", "goal"],
  );
});

test("the coach teaches two turns long, until it is closed, and comes back from the legend", () => {
  const first = seated({ answer: answering(who) });
  assert.match(read(coach(first.model, first.ctx)), /coach-who/);
  find(coach(first.model, first.ctx), (node) => node.props?.["aria-label"] === "coach-close").props.onClick();
  assert.deepEqual(first.did, [["coach"]]);
  const closed = { ...first.ctx, page: { ...first.ctx.page, coach: false } };
  assert.equal(coach(first.model, closed), null);
  const late = seated({ answer: answering(who), parts: { public: { ...parts.public, round: 3 } } });
  assert.equal(coach(late.model, late.ctx), null);
  const asked = { ...first.model, point: { ...first.model.point, legend: true } };
  find(seatScreen(asked, closed), button("coach-again")).props.onClick();
  assert.deepEqual(first.did.at(-1), ["coach"]);
});

test("a moment is put into words, also that of a second seat", () => {
  assert.deepEqual(reading("P2c", ["P", "P2"]), { seat: "P", round: 2, step: "c" });
  assert.deepEqual(reading("P2-2c", ["P", "P2"]), { seat: "P2", round: 2, step: "c" });
  assert.deepEqual(reading("P22c", ["P", "P2"]), { seat: "P", round: 22, step: "c" });
  assert.deepEqual(reading("G3", ["P"]), { seat: "G", round: 3, step: "" });
  assert.equal(reading("0", ["P"]), null);
  assert.match(moment("P2c", ["P"], voice), /^moment seat-P 2 step-c$/);
});

test("what I know stands under the turn in which it was learnt", () => {
  const { model, ctx } = seated();
  const heads = all(seatScreen(model, ctx), has("head-t"));
  assert.deepEqual(heads.map(read), ["round 2", "round 1"]);
});

test("a note is pinned to the square under the cursor, drawn there, listed, and taken off again", () => {
  const { model, ctx, did } = seated({ parts: { kept: { plan: null, notes: { "at MH(2,1)": "trap?", pad: "x" }, marks: {} } } });
  assert.deepEqual(pinned(model.parts.kept), [{ key: "note/at MH(2,1)", at: "MH(2,1)", text: "trap?", icon: "flag" }]);
  const form = pinning(model, ctx, "MH(3,1)");
  const event = { preventDefault() {}, target: { elements: { note: { value: " here " } } } };
  find(form, has("pin")).props.onSubmit(event);
  assert.deepEqual(did, [
    ["keep", "note", { id: "at MH(3,1)", value: "here" }, ["at MH(3,1)"]],
    ["point", { cursor: null }],
  ]);
  assert.match(read(pins(model, ctx)), /trap\?/);
  find(pins(model, ctx), button("drop")).props.onClick();
  assert.deepEqual(did.at(-1), ["keep", "note", { id: "at MH(2,1)", value: null }, undefined]);
});
