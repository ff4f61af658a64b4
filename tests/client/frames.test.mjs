// Frames: what a screen holds follows the table, or it asks for a whole view.
import assert from "node:assert/strict";
import { test } from "node:test";
import { applied, touchesForms } from "../../static/table/frames.js";

test("a whole view replaces whatever was held", () => {
  const next = applied(
    7,
    { "fig/orlov": { at: "cutter(9,21)" } },
    { kind: "view", n: 1, base: null, set: { me: { seat: "P" } }, drop: [] },
  );
  assert.deepEqual(next, { n: 1, parts: { me: { seat: "P" } } });
});

test("a frame sets some parts and drops others", () => {
  const held = { me: { step: "b" }, "ctr/bug-1": { at: "MH(24,15)" }, "fig/yee": { at: "MH(18,17)" } };
  const next = applied(3, held, { kind: "view", n: 4, base: 3, set: { me: { step: "c" } }, drop: ["ctr/bug-1"] });
  assert.deepEqual(next, { n: 4, parts: { me: { step: "c" }, "fig/yee": { at: "MH(18,17)" } } });
  assert.ok("ctr/bug-1" in held, "the view that was held is left as it was");
});

test("a frame on another base is not taken", () => {
  assert.equal(applied(3, {}, { kind: "view", n: 6, base: 5, set: {}, drop: [] }), null);
  assert.equal(applied(null, {}, { kind: "view", n: 6, base: 5, set: {}, drop: [] }), null);
});

test("talk, lamps and clocks leave an answer alone; a new counter does not", () => {
  const frame = (set, drop = []) => ({ kind: "view", n: 2, base: 1, set, drop });
  assert.equal(touchesForms(frame({ "room/all": {}, clock: {}, table: {}, "log/9": {}, conferring: [] })), false);
  assert.equal(touchesForms(frame({ "ctr/bug-1": {} })), true);
  assert.equal(touchesForms(frame({}, ["fig/yee"])), true);
});
