// Lettering: nothing covers anything, never under 12 px nor over 20, left out rather than squeezed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { breaks, guess, LEAST, MOST, overlap, placeRooms, placeTags } from "../../static/board/labels.js";
import { oneEach, placeNotes } from "../../static/board/marks.js";

const room = (id, box, label, more = {}) => ({ id, box, lines: breaks(label), ...more });
const none = { hard: [], soft: [] };

test("a name is as large as its room allows, up to the most", () => {
  const [big, small] = placeRooms(
    [room("hall", { x: 0, y: 0, w: 400, h: 80 }, "Hall"), room("lock", { x: 500, y: 0, w: 62, h: 34 }, "Main|lock")],
    none,
    guess,
  );
  assert.equal(big.size, MOST);
  assert.ok(small.size >= LEAST && small.size < MOST);
  assert.deepEqual(small.lines, ["MAIN", "LOCK"]);
});

test("a name that does not fit at the least size is left out", () => {
  assert.deepEqual(placeRooms([room("bay", { x: 0, y: 0, w: 30, h: 20 }, "Avionics bay")], none, guess), []);
});

test("a tall narrow room is lettered upwards", () => {
  const [name] = placeRooms([room("lift", { x: 0, y: 0, w: 28, h: 200 }, "Lift 1")], none, guess);
  assert.equal(name.turned, true);
});

test("a name moves away from counters, and stays inside its room", () => {
  const box = { x: 0, y: 0, w: 300, h: 120 };
  const counter = { x: 100, y: 30, w: 100, h: 60 };
  const [name] = placeRooms([room("hub", box, "Ring hub")], { hard: [counter], soft: [] }, guess);
  assert.equal(overlap(name.rect, counter), false);
  assert.ok(name.rect.x >= box.x && name.rect.x + name.rect.w <= box.x + box.w);
  assert.ok(name.rect.y >= box.y && name.rect.y + name.rect.h <= box.y + box.h);
});

test("fittings are avoided if there is room, and written over if there is none", () => {
  const box = { x: 0, y: 0, w: 130, h: 30 };
  const sign = { x: 0, y: 0, w: 130, h: 30 };
  assert.equal(placeRooms([room("office", box, "Office")], { hard: [], soft: [sign] }, guess).length, 1);
  assert.equal(placeRooms([room("office", box, "Office")], { hard: [sign], soft: [] }, guess).length, 0);
});

test("forty figures in a crowd: no name covers a counter or another name", () => {
  const tags = Array.from({ length: 40 }, (_, i) => ({
    id: `f${i}`,
    text: `Robertson ${i}`,
    x: 40 + (i % 8) * 46,
    y: 40 + Math.floor(i / 8) * 40,
    low: 13,
    high: 13,
  }));
  const bodies = tags.map(({ x, y }) => ({ x: x - 13, y: y - 13, w: 26, h: 26 }));
  const { tags: placed, rects } = placeTags(tags, bodies, [], guess);
  assert.ok(placed.length > 5 && placed.length < 40);
  for (const [i, rect] of rects.entries()) {
    assert.equal(
      bodies.some((body) => overlap(rect, body)),
      false,
    );
    assert.equal(
      rects.some((other, j) => j !== i && overlap(rect, other)),
      false,
    );
  }
});

test("a name avoids the side the figure looks to, and the picked one is always named", () => {
  const [tag] = placeTags(
    [{ id: "a", text: "Orlov", x: 100, y: 100, low: 12, high: 12, away: "S" }],
    [{ x: 88, y: 88, w: 24, h: 24 }],
    [],
    guess,
  ).tags;
  assert.equal(tag.anchor, "start", "to the east, not below");
  const wall = { x: 0, y: 0, w: 400, h: 400 };
  assert.deepEqual(placeTags([{ id: "a", text: "Orlov", x: 100, y: 100, low: 12, high: 12 }], [wall], [], guess).tags, []);
  assert.equal(placeTags([{ id: "a", text: "Orlov", x: 100, y: 100, low: 12, high: 12, must: true }], [wall], [], guess).tags.length, 1);
});

const slip = (i, at = [50, 50]) => ({ key: `n${i}`, at, text: "heard: lift 2 moves", icon: "heard" });

test("slips of paper lie beside one another, and beside what they are about, at every distance", () => {
  for (const [s, far] of [[0.4, true], [1, false], [2, false], [4, false]]) {
    const { slips, rects } = placeNotes([1, 2, 3].map((i) => slip(i)), { s, far }, none, guess);
    assert.equal(slips.length, 3);
    const own = { x: 50 * s - 9 * s, y: 50 * s - 9 * s, w: 18 * s, h: 18 * s };
    for (const rect of rects) assert.equal(overlap(rect, own), false, `covers its square at ${s}`);
    assert.equal(slips.every(({ w }) => w === 24), far, "far off its sign alone");
  }
});

test("a slip keeps off what is written and, where there is room, off what may be touched; a warning stays in sight", () => {
  const first = placeNotes([slip(1)], { s: 2 }, none, guess).rects[0];
  for (const kind of ["hard", "soft"]) {
    const [moved] = placeNotes([slip(1)], { s: 2 }, { ...none, [kind]: [first] }, guess).rects;
    assert.equal(overlap(moved, first), false, kind);
  }
  const all = { x: -900, y: -900, w: 2000, h: 2000 };
  assert.equal(placeNotes([slip(1)], { s: 2 }, { hard: [], soft: [all] }, guess).rects.length, 1);
  const [left] = placeNotes([slip(1)], { s: 2 }, none, guess, ({ x, w }) => x + w <= 100).rects;
  assert.ok(left.x + left.w <= 100);
  assert.deepEqual(placeNotes([slip(1)], { s: 2 }, none, guess, () => false).rects, [], "what is out of sight has no slip in it");
});

test("what holds for many squares is said once, in the midst of those in sight", () => {
  const notes = [1, 2, 3, 4, 5].map((x) => ({ key: x < 5 ? "glass" : "trap", x }));
  assert.deepEqual(oneEach(notes, ({ x }) => x > 1).map(({ x }) => x), [3, 5]);
  assert.deepEqual(oneEach(notes, () => false), []);
});

test("slips never cover one another", () => {
  const notes = [1, 2, 3].map((i) => slip(i));
  const { rects } = placeNotes(notes, { s: 2 }, none, guess);
  for (const [i, rect] of rects.entries())
    assert.equal(
      rects.some((other, j) => j !== i && overlap(rect, other)),
      false,
    );
});
