// Fingers on the map: what is a tap, what moves the picture, and what is neither.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gestures } from "../../static/board/gestures.js";

/** A map under fingers; what came of them. */
function map() {
  const listeners = new Map();
  const element = {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture() {},
    addEventListener: (name, listener) => listeners.set(name, listener),
    removeEventListener: (name) => listeners.delete(name),
  };
  const did = [];
  const stop = gestures(element, {
    tap: (x, y, touch) => did.push(["tap", x, y, touch]),
    drag: (x, y) => did.push(["drag", x, y]),
    zoom: (factor) => did.push(["zoom", factor]),
    hover: (x, y) => did.push(["hover", x, y]),
  });
  const finger = (what, pointerId, x, y, more = {}) =>
    listeners.get(`pointer${what}`)?.({ type: `pointer${what}`, pointerId, clientX: x + 10, clientY: y + 20, pointerType: "touch", button: 0, ...more });
  return { did, finger, stop, kinds: () => [...new Set(did.map(([kind]) => kind))].sort() };
}

test("a finger that comes down and goes up is a tap, though it trembles", () => {
  const { did, finger } = map();
  finger("down", 1, 50, 50);
  finger("move", 1, 53, 51);
  finger("up", 1, 53, 51);
  assert.deepEqual(did, [["tap", 53, 51, true]]);
});

test("a finger that goes a way moves the picture and taps nothing", () => {
  const { finger, kinds } = map();
  finger("down", 1, 50, 50);
  finger("move", 1, 80, 50);
  finger("up", 1, 80, 50);
  assert.deepEqual(kinds(), ["drag"]);
});

// R100
test("two fingers zoom and move the picture; whichever leaves first, nobody is tapped", () => {
  for (const order of [[1, 2], [2, 1]]) {
    const { did, finger, kinds } = map();
    finger("down", 1, 50, 50);
    finger("down", 2, 60, 50);
    finger("move", 2, 90, 50);
    assert.deepEqual(did[0], ["zoom", 4]);
    for (const each of order) finger("up", each, 70, 50);
    assert.deepEqual(kinds(), ["drag", "zoom"]);
    finger("down", 3, 20, 20);
    finger("up", 3, 20, 20);
    assert.deepEqual(did.at(-1), ["tap", 20, 20, true], "and then one finger taps again");
  }
});

// R100
test("a palm that lies on the map taps nothing, alone or beside a finger", () => {
  const { did, finger } = map();
  finger("down", 1, 200, 200);
  finger("cancel", 1, 200, 200);
  assert.deepEqual(did, []);
  finger("down", 1, 200, 200);
  finger("down", 2, 50, 50);
  finger("up", 2, 50, 50);
  finger("up", 1, 200, 200);
  assert.deepEqual(did, []);
});

test("a mouse hovers, its right button does nothing", () => {
  const { did, finger } = map();
  finger("move", 1, 5, 5, { pointerType: "mouse" });
  finger("down", 1, 5, 5, { pointerType: "mouse", button: 2 });
  finger("up", 1, 5, 5, { pointerType: "mouse", button: 2 });
  assert.deepEqual(did, [["hover", 5, 5]]);
});
