// The plan, where things lie on its sheets, and what a tap means.
import assert from "node:assert/strict";
import { test } from "node:test";
import { around, fit, toPixels, toUnits, zoom } from "../../static/board/camera.js";
import { crowds, nameOf, sizeOf } from "../../static/board/crowds.js";
import { fittings } from "../../static/board/fittings.js";
import { places, stateOf } from "../../static/board/hatches.js";
import { lit, weather, weatherRects, weatherSigns } from "../../static/board/ground.js";
import { silhouette, stateSign } from "../../static/board/looks.js";
import { squareName } from "../../static/board/names.js";
import { boxes, inner, lines } from "../../static/board/outline.js";
import { roomiest, sheetFor } from "../../static/board/plan.js";
import { notes } from "../../static/board/lay.js";
import { heading, outsideAt, squareAt, where } from "../../static/board/poses.js";
import { wish } from "../../static/board/keys.js";
import { candidates } from "../../static/board/touch.js";
import { all } from "./nodes.mjs";
import { inSight } from "../../static/seat/map.js";
import { plan, sheet, voice } from "./ship.mjs";

const own = (key, at, more = {}) => ({ key, id: key, sort: "own", seat: "P", looks: "k-human", name: key, say: key, at, ...more });

test("a square lies where its sheet puts its level; outside squares lie on the hull's ground", () => {
  assert.deepEqual(where(plan, sheet("hull"), {}, "MH(2,1)"), [50, 30]);
  assert.deepEqual(where(plan, sheet("whole"), {}, "MH(2,1)"), [90, 110]);
  assert.deepEqual(where(plan, sheet("hull"), {}, "EVA(-1,0)"), [-10, 10]);
  assert.equal(where(plan, sheet("ringR"), {}, "MH(2,1)"), null);
});

test("a hatch lies between its squares", () => {
  assert.deepEqual(where(plan, sheet("hull"), {}, "H-CABIN"), [100, 40]);
  assert.deepEqual(where(plan, sheet("ringR"), {}, "H-FLOOR"), [10, 10]);
});

test("a mark on a hatch lies on the hatch, on every sheet that shows it", () => {
  const mark = (at) => ({ "mark/t": { id: "t", kind: "trap", at, words: { code: "a-trap", args: {} } } });
  const [trap] = notes(mark("H-FLOOR"), voice);
  assert.deepEqual([trap.at, trap.icon], ["H-FLOOR", "trap"]);
  assert.deepEqual(["hull", "ringR"].map((id) => where(plan, sheet(id), {}, trap.at)), [[10, 30], [10, 10]]);
  assert.deepEqual(notes(mark("MH(2,1)"), voice).map(({ at }) => at), ["MH(2,1)"]);
  assert.deepEqual(notes(mark(""), voice), []);
});

test("a craft that has left carries its squares along, and turns about its pivot", () => {
  const away = { boat: { docked: false, dx: 3, dy: -1, facing: "W" } };
  assert.deepEqual(where(plan, sheet("hull"), away, "boat(1,-2)"), [90, -50]);
  const turned = { boat: { docked: false, dx: 0, dy: 0, facing: "N" } };
  assert.deepEqual(where(plan, sheet("hull"), turned, "boat(1,-2)"), [30, -30], "the pivot stays");
  assert.deepEqual(where(plan, sheet("hull"), turned, "boat(2,-2)"), [30, -10], "what lay astern lies below");
  assert.equal(heading(plan, turned, "boat(2,-2)", "W"), "N");
  assert.equal(heading(plan, turned, "MH(2,0)", "W"), "W");
});

test("the square under a point is found again, on a craft as it is posed", () => {
  assert.equal(squareAt(plan, sheet("hull"), {}, 50, 30), "MH(2,1)");
  assert.equal(squareAt(plan, sheet("hull"), {}, 10, 50), null, "no square is drawn there");
  const out = outsideAt(plan, sheet("hull"), 10, 50);
  assert.match(String(out), /^EVA\(/);
  const [x, y] = where(plan, sheet("hull"), {}, String(out)) ?? [0, 0];
  assert.ok(Math.abs(x - 10) <= 10 && Math.abs(y - 50) <= 10, "open space has squares too");
  const turned = { boat: { docked: false, dx: 2, dy: 0, facing: "N" } };
  for (const at of ["boat(1,-2)", "boat(3,-1)"]) {
    const [x, y] = where(plan, sheet("hull"), turned, at);
    assert.equal(squareAt(plan, sheet("hull"), turned, x, y), at);
  }
});

test("a lift car is drawn where it is known to stand", () => {
  const drawn = (/** @type {any} */ cars) =>
    all(fittings(plan, sheet("hull"), {}, new Set(), cars), (node) => node.props?.transform?.startsWith("translate(")).map((node) => node.props.transform);
  assert.equal(drawn({}).at(-1), "translate(40 0)");
  assert.equal(drawn({ t1: "MH(3,0)" }).at(-1), "translate(60 0)");
});

test("a name is written in the roomiest rectangle of its space", () => {
  assert.deepEqual(
    roomiest([
      [0, 0, 1],
      [1, 0, 5],
      [2, 0, 5],
    ]),
    { x: 0, y: 1, w: 6, h: 2 },
  );
  assert.deepEqual(roomiest([[4, 2, 2]]), { x: 2, y: 4, w: 1, h: 1 });
});

test("the sheet to turn to is the present one if it shows the place, else a closer look than the whole ship", () => {
  assert.equal(sheetFor(plan, "MH(1,1)", "whole"), "whole");
  assert.equal(sheetFor(plan, "SKIN-RR(1,1)", "hull"), "ringR");
  assert.equal(sheetFor(plan, "MH(1,1)", "ringR"), "hull");
});

test("squares and edges that touch are drawn as one", () => {
  assert.equal(
    boxes(
      [
        [1, 0],
        [0, 0],
        [3, 0],
      ],
      [0, 0],
    ),
    "M0 0h40v20h-40zM60 0h20v20h-20z",
  );
  assert.equal(
    lines(
      [
        [0, 2, "h"],
        [1, 2, "h"],
        [5, 1, "v"],
      ],
      [1, 0],
    ),
    "M20 40h40M120 20v20",
  );
  assert.deepEqual(
    inner(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      new Set(["1,0,v"]),
    ),
    [[1, 1, "h"]],
  );
});

test("bright is what own figures see, and for the judge everything", () => {
  const sees = {
    MH: {
      1: [
        [0, 2],
        [4, 4],
      ],
    },
  };
  assert.deepEqual(
    [0, 3, 4].map((x) => lit(sees, "MH", x, 1)),
    [true, false, true],
  );
  assert.equal(lit(sees, "RR", 0, 1), false);
  assert.equal(lit(null, "RR", 0, 1), true);
});

test("edges of a hatch in one line are one pair of leaves", () => {
  assert.deepEqual(
    places([
      ["MH", 5, 2, "h"],
      ["MH", 4, 2, "h"],
      ["U", 4, 2, "h"],
    ]).map(({ level, x, long }) => [level, x, long]),
    [
      ["MH", 4, 2],
      ["U", 4, 1],
    ],
  );
  assert.equal(stateOf(undefined), "shut");
  assert.equal(stateOf({ welded: true, blown: true }), "blown");
});

test("a square is read out with its room, its terrain, what stands there and the hatches beside it", () => {
  assert.equal(
    squareName(plan, "MH(4,1)", { "H-CABIN": { locked: true } }, voice.say),
    "square-name Corridor 1 4, terrain-obstructed, hatch-beside Cabin hatch hatch-is-locked",
  );
  assert.match(squareName(plan, "MH(2,0)", {}, voice.say), /terminal/);
  assert.match(squareName(plan, "EVA(9,9)", {}, voice.say), /outside-of Main hull/);
});

test("counters of one square are one fan; far off neighbours gather too", () => {
  const figures = [own("fig/a", "MH(0,0)"), own("fig/b", "MH(0,0)"), own("fig/c", "MH(1,0)")];
  const spot = (at) => where(plan, sheet("hull"), {}, at);
  const near = crowds(figures, spot, { x: 0, y: 0, s: 2 }, null);
  assert.deepEqual(
    near.map((fan) => fan.members.length),
    [2, 1],
  );
  const far = crowds(figures, spot, { x: 0, y: 0, s: 0.4 }, null);
  assert.deepEqual(
    far.map((fan) => fan.members.length),
    [3],
  );
  assert.equal(nameOf(far[0]), "fig/a +2");
});

test("the picked figure lies on top, and a ghost below all", () => {
  const figures = [own("ctr/g", "MH(0,0)", { sort: "ghost" }), own("fig/a", "MH(0,0)", { done: true }), own("fig/b", "MH(0,0)")];
  const spot = (at) => where(plan, sheet("hull"), {}, at);
  const heads = (picked) => crowds(figures, spot, { x: 0, y: 0, s: 2 }, picked)[0].members.map((each) => each.key);
  assert.deepEqual(heads(null), ["fig/b", "fig/a", "ctr/g"]);
  assert.equal(heads("ctr/g")[0], "ctr/g");
});

test("a counter is never smaller than can be read, nor larger than its square near by", () => {
  assert.ok(sizeOf({ x: 0, y: 0, s: 0.2 }) >= 24);
  assert.ok(sizeOf({ x: 0, y: 0, s: 2 }) <= 40);
});

test("zooming keeps the point under the finger, and fitting shows the whole window clear of the cards", () => {
  const size = { w: 800, h: 600 };
  const camera = fit([0, 0, 20, 10], size, { left: 100 });
  assert.deepEqual(toPixels(camera, size, 0, 0).map(Math.round)[0], 100);
  const closer = zoom(camera, size, 2, 300, 200, 0.1);
  const [before, after] = [toUnits(camera, size, 300, 200), toUnits(closer, size, 300, 200)];
  assert.ok(Math.hypot(before[0] - after[0], before[1] - after[1]) < 1e-6);
  const one = around([[50, 50]], size, 30);
  assert.equal(one.s * 20, 30);
});

test("what is too large to be seen whole is seen legibly, its middle in the middle of the free part", () => {
  const size = { w: 800, h: 600 };
  const camera = fit([0, 0, 200, 100], size, { left: 300 }, 1);
  assert.equal(camera.s, 1);
  assert.deepEqual(toPixels(camera, size, 2000, 1000), [550, 300]);
});

test("a tap on one thing means it; on several it is asked which", () => {
  const figures = crowds(
    [own("fig/a", "MH(1,1)"), own("fig/b", "MH(1,1)")],
    (at) => where(plan, sheet("hull"), {}, at),
    { x: 0, y: 0, s: 2 },
    null,
  );
  const tap = (x, y, offers = new Map(), touch = false, square = null) => candidates({ x, y, touch }, figures, 9, 2, square, offers);
  assert.deepEqual(
    tap(30, 30).map((one) => one.key),
    ["fig/a", "fig/b"],
  );
  const offered = new Map([
    ["MH(2,1)", [50, 30]],
    ["MH(1,1)", [30, 30]],
  ]);
  assert.deepEqual(tap(50, 30, offered, false, "MH(2,1)"), [{ kind: "square", place: "MH(2,1)", offered: true }]);
  assert.deepEqual(
    tap(30, 30, offered, false, "MH(1,1)").map((one) => one.kind),
    ["square", "figure", "figure"],
  );
  assert.deepEqual(tap(90, 90, new Map(), false, "MH(4,4)"), [{ kind: "square", place: "MH(4,4)", offered: false }]);
  assert.deepEqual(tap(500, 500), []);
});

test("a finger that misses takes the nearest offered square within its width", () => {
  const offers = new Map([["MH(2,1)", [50, 30]]]);
  assert.deepEqual(candidates({ x: 50, y: 44, touch: true }, [], 9, 2, "MH(2,2)", offers)[0], {
    kind: "square",
    place: "MH(2,1)",
    offered: true,
  });
  assert.equal(candidates({ x: 50, y: 44, touch: false }, [], 9, 2, "MH(2,2)", offers)[0].offered, false);
});

test("keys move the cursor, the map and the sheets", () => {
  assert.deepEqual(wish({ key: "ArrowLeft" }), { do: "step", dx: -1, dy: 0 });
  assert.equal(wish({ key: "ArrowLeft", shiftKey: true }).do, "pan");
  assert.deepEqual(wish({ key: "3" }), { do: "sheet", n: 2 });
  assert.equal(wish({ key: "Enter" }).do, "pick");
  assert.equal(wish({ key: "c", ctrlKey: true }), null);
});

test("dark, gas and lost air lie over the whole space, each with its sign over what is fitted there", () => {
  const states = { cabin: { dark: true, gas: false, air: false }, corridor: { dark: false, gas: false, air: true }, nowhere: { gas: true } };
  const drawn = all(weather(plan, sheet("hull"), {}, states), (node) => node.type === "path").map((node) => node.props.class);
  assert.deepEqual(drawn, ["w-dark", "w-air"]);
  const signs = all(weatherSigns(plan, sheet("hull"), {}, states, 2), (node) => node.type === "use").map((node) => node.props.href);
  assert.deepEqual(signs, ["#m-dark", "#m-air"]);
  assert.deepEqual(all(weather(plan, sheet("ringR"), {}, states), (node) => node.type === "path"), []);
  const room = plan.spaces.get("cabin").box;
  assert.deepEqual(weatherRects(plan, sheet("hull"), states, 2), [{ x: (room.x + room.w) * 40 - 64, y: room.y * 40, w: 64, h: 34 }], "two signs in its upper right corner");
});

test("looks have a silhouette, states a corner sign; the worst state shows", () => {
  assert.equal(silhouette("recon_m", "robot"), "k-recon");
  assert.equal(silhouette("zombie2"), "k-zombie");
  assert.equal(silhouette("slavin", "android"), "k-android");
  assert.equal(silhouette("slavin"), "k-human", "others see a human");
  assert.equal(silhouette("herbivore"), "k-beast");
  assert.equal(silhouette("robot_doc"), "k-doc", "a robot is seen to be one");
  assert.equal(silhouette("robot_bell"), "k-recon");
  assert.equal(silhouette("robot_sailmaker"), "k-robot");
  assert.equal(stateSign(["light", "down"]), "down");
  assert.equal(stateSign([]), undefined);
});

test("the ground is drawn anew when something else is in sight, and then alone", () => {
  const first = inSight({ "sees/MH": { 1: [[0, 3]] }, "sees/RR": {}, me: {} });
  const [mh, rr] = [first.MH, first.RR];
  assert.equal(inSight({ "sees/MH": mh, "sees/RR": rr, me: { step: "c" } }), first);
  assert.deepEqual(inSight({ "sees/MH": mh }), { MH: mh });
  assert.deepEqual(inSight({}), {});
});
