// Counters on the map: whose they are, what they show, and who is off it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawFan } from "../../static/board/counter.js";
import { counters } from "../../static/board/lay.js";
import { find, has, read } from "./nodes.mjs";
import { parts } from "./seated.mjs";
import { plan, voice } from "./ship.mjs";

// R31
test("whoever sees a contact is not told whose it is; a ghost says when and who saw it", () => {
  const [own, bug, man] = counters(parts, "P", plan, voice);
  assert.deepEqual([own.seat, bug.seat, man.seat], ["P", "N", "N"]);
  assert.deepEqual([own.sort, bug.sort, man.sort], ["own", "contact", "ghost"]);
  assert.match(man.name, /P1e.*yee/);
  const old = counters({ "ctr/man-1": { ...parts["ctr/man-1"], when: "0" } }, "P", plan, voice)[0];
  assert.equal(old.name, "man", "before the first turn is no moment to write down");
  const fan = { X: 0, Y: 0, members: [bug], head: bug };
  const drawn = drawFan({ fan, k: 1, sheet: "hull", picked: false, offered: false, say: bug.say, onPick: () => {} });
  assert.ok(find(drawn, (node) => node.type === "use" && node.props.href === "#b-N"));
  assert.equal(drawn.props.role, "button");
  assert.match(drawn.props["aria-label"], /bug.*facing-W/);
});

test("who sends no word is off the map of his own people and on that of the judge", () => {
  const silent = { ...parts, "fig/yee": { ...parts["fig/yee"], lost: true } };
  const drawn = (seat) => counters(silent, seat, plan, voice).map(({ key }) => key);
  assert.ok(!drawn("P").includes("fig/yee"));
  assert.ok(drawn("J").includes("fig/yee"));
});

// R101
test("a fan carries its number, a wounded figure its drop, a looker his beak", () => {
  const [own, bug] = counters(parts, "P", plan, voice);
  const drawn = drawFan({
    fan: { X: 0, Y: 0, members: [own, bug], head: own },
    k: 1,
    sheet: "hull",
    picked: true,
    offered: true,
    say: "",
    onPick: () => {},
  });
  assert.equal(read(find(drawn, has("cnt"))), "2");
  assert.ok(find(drawn, (node) => node.props.href === "#s-wound"));
  assert.equal(find(drawn, has("beak")).props.transform, "rotate(90)");
  assert.ok(find(drawn, has("pick")));
});
