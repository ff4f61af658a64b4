// A tablet that lies there does not go to sleep, with a wake lock or without one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { stayAwake } from "../../static/table/awake.js";

/** A page that can be hidden and touched. */
function page() {
  const heard = new Map();
  const added = [];
  return {
    hidden: false,
    added,
    addEventListener: (name, act) => heard.set(name, [...(heard.get(name) ?? []), act]),
    getElementById: (id) => added.find((each) => each.id === id) ?? null,
    createElement: () => ({
      plays: 0,
      setAttribute() {},
      async play() {
        this.plays += 1;
      },
    }),
    body: { append: (each) => added.push(each) },
    happens: (name) => heard.get(name)?.forEach((act) => act()),
  };
}

/** @param {any} wakeLock @param {() => void} act */
function withLock(wakeLock, act) {
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: { wakeLock }, configurable: true });
  try {
    act();
  } finally {
    Object.defineProperty(globalThis, "navigator", before ?? { value: undefined, configurable: true });
  }
}

// R73
test("the lock is asked for at once, and again whenever the page comes back into view", () => {
  let asked = 0;
  const tablet = page();
  withLock({ request: async () => (asked += 1) }, () => {
    stayAwake(tablet, "film.mp4");
    assert.equal(asked, 1);
    tablet.hidden = true;
    tablet.happens("visibilitychange");
    assert.equal(asked, 1);
    tablet.hidden = false;
    tablet.happens("visibilitychange");
  });
  assert.equal(asked, 2);
  assert.deepEqual(tablet.added, []);
});

// R73
test("where no page may have the lock a silent film plays from the first touch on, and again when the page is back", () => {
  const tablet = page();
  withLock(undefined, () => stayAwake(tablet, "film.mp4"));
  assert.deepEqual(tablet.added, []);
  tablet.happens("pointerdown");
  const [film] = tablet.added;
  assert.deepEqual([film.src, film.muted, film.plays], ["film.mp4", true, 1]);
  tablet.happens("visibilitychange");
  assert.deepEqual([tablet.added.length, film.plays], [1, 2]);
});
