// Whoever was stopped on his way goes on with the rest of it in one tap.
import assert from "node:assert/strict";
import { test } from "node:test";
import { courseOf, restOfWay } from "../../static/table/course.js";
import { reduce } from "../../static/table/reduce.js";
import { lookAt } from "../../static/seat/map.js";
import { orders } from "../../static/seat/orders.js";
import { all, button, find, has, read } from "./nodes.mjs";
import { answering, parts, seated, who, words } from "./seated.mjs";

const way = ["MH(2,1)", "MH(3,1)", "MH(4,1)"];
const reach = { "MH(2,1)": [1, "MH(1,1)"], "MH(3,1)": [2, "MH(2,1)"], "MH(4,1)": [3, "MH(3,1)"] };
const path = { words: words("way"), control: { kind: "path", name: "path", start: "MH(1,1)", points: 3, reach }, order: { kind: "move" } };
const turn = { words: words("turn"), control: { kind: "choose", name: "facing", options: ["N", "E"].map((value) => ({ value, words: words(value) })) }, order: { kind: "move" } };
const moved = answering({ ...turn, control: null }, [
  { name: "figure", form: who, value: "yee", own: true },
  { name: "path", form: path, value: way, own: true },
  { name: "facing", form: turn, value: "N", own: true },
]);
const course = { figure: "yee", name: "path", path: way, after: [["facing", "N"]] };
const yee = (more) => ({ "fig/yee": { ...parts["fig/yee"], ...more } });

test("what was ordered is remembered until the next order", () => {
  const { model } = seated({ answer: moved });
  assert.deepEqual(reduce(model, { kind: "confirm" }, () => "id1").point.course, course);
  const shot = answering({ words: words("fire"), control: null, order: { kind: "attack" } }, [moved.trail[0]]);
  assert.equal(courseOf(shot), null);
});

test("the rest of a way is what lies behind whoever is still on it", () => {
  assert.deepEqual(restOfWay(course, yee({ at: "MH(3,1)", moving: true })), ["MH(4,1)"]);
  for (const off of [{ at: "MH(3,1)", moving: false }, { at: "MH(4,1)", moving: true }, { at: "MH(9,9)", moving: true }])
    assert.deepEqual(restOfWay(course, yee(off)), [], JSON.stringify(off));
  assert.deepEqual(restOfWay(null, {}), []);
});

test("one tap goes on with it, and it is the amber one; another way is open as before", () => {
  const { model, ctx, did } = seated({ answer: answering(who), parts: yee({ at: "MH(2,1)", moving: true }) });
  const stopped = { ...model, point: { ...model.point, course } };
  const dock = orders(stopped, ctx);
  assert.match(read(dock), /has-stopped yee/);
  assert.match(read(find(dock, has("ask-b"))), /go-further/);
  assert.equal(all(dock, has("ask-b")).length, 1);
  find(dock, button("go-further")).props.onClick();
  assert.deepEqual(did, [["ahead", "P2c", [["figure", "yee"], ["path", ["MH(3,1)", "MH(4,1)"]], ["facing", "N"]], true]]);
  find(dock, button("next-up"));
  assert.equal(all(orders(model, ctx), button("go-further")).length, 0);
});

test("what an order has shown elsewhere is looked at once it is done: a segment by its squares, somebody where he is now", () => {
  const cameras = { room: { words: words("which"), control: { kind: "choose", name: "segment", options: [{ value: "B", words: words("B"), hint: { elsewhere: "B" } }] } } };
  const chosen = answering({ ...cameras.room, control: null, order: { kind: "look" } }, [{ name: "segment", form: cameras.room, value: "B", own: true }]);
  const sent = reduce(seated({ answer: chosen }).model, { kind: "confirm" }, () => "id1");
  assert.equal(sent.point.shown, null, "not before it is done");
  const done = reduce(sent, { kind: "done", id: "id1" }, () => "id2");
  assert.deepEqual(done.point.shown, { what: "B", id: "id1" });
  const other = reduce({ ...done, answer: moved }, { kind: "confirm" }, () => "id3");
  assert.equal(reduce(other, { kind: "done", id: "id3" }, () => "id4").point.shown, done.point.shown, "a move turns nothing");
});

test("the map turns to it, on the sheet that shows it, and not to whom it does not show", () => {
  const { model, ctx, did } = seated({ parts: yee({ at: "RR(1,1)" }) });
  const asked = [];
  ctx.board.current = { around: (...what) => asked.push(what) && { x: 1, y: 2, s: 3 } };
  lookAt(model, ctx, "B");
  lookAt(model, ctx, "D");
  lookAt(model, ctx, "yee");
  lookAt(model, ctx, "nobody");
  assert.deepEqual(asked, [
    ["hull", ["MH(3,2)", "MH(4,2)", "MH(5,2)"]],
    ["ringR", ["RR(0,0)", "RR(1,0)", "RR(0,1)", "RR(1,1)"]],
    ["ringR", ["RR(1,1)"]],
  ]);
  assert.deepEqual(did.map(([, { sheet, cameras }]) => [sheet, cameras[sheet].s]), [["hull", 3], ["ringR", 3], ["ringR", 3]]);
});
