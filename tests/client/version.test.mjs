// A server of another version: the page loads anew when nothing is being entered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choosing, opened } from "../../static/table/answer.js";
import { blank, isAtRest } from "../../static/table/model.js";
import { reduce } from "../../static/table/reduce.js";

const fresh = () => "id";

test("which version the server has is kept until the page is loaded anew", () => {
  assert.equal(blank("seat", "P").reload, "");
  assert.equal(reduce(blank("seat", "P"), { kind: "reload", to: "abc123" }, fresh).reload, "abc123");
});

test("a page with nothing begun is at rest; with a word typed, a choice begun or an order on its way it is not", () => {
  const model = blank("seat", "P");
  assert.ok(isAtRest(model));
  assert.ok(isAtRest(reduce(model, { kind: "draft", name: "all", value: "" }, fresh)));
  assert.ok(!isAtRest(reduce(model, { kind: "draft", name: "all", value: "we should" }, fresh)));
  const asked = { ...opened("act", [["figure", "P.H1"]]), form: { control: null, order: null } };
  assert.ok(isAtRest({ ...model, answer: asked }), "what is asked opens by itself");
  assert.ok(isAtRest({ ...model, answer: choosing(asked, "do", "walk", false) }), "a default is nobody's choice");
  assert.ok(!isAtRest({ ...model, answer: choosing(asked, "do", "walk") }));
  assert.ok(!isAtRest({ ...model, answer: { ...asked, ahead: [["do", "walk"]] } }));
  assert.ok(!isAtRest({ ...model, waiting: { x: { kind: "order", id: "x" } } }));
});
