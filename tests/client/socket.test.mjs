// The line: orders are kept until answered, said again with the same id, and a dead line is noticed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { outbox } from "../../static/table/outbox.js";
import { connect } from "../../static/table/socket.js";

/** A page with a clock of its own and sockets that do as they are told. */
function page() {
  const timers = new Map();
  const sockets = [];
  let now = 0;
  let next = 1;
  const store = new Map();
  const listeners = new Map();
  const listen = (name, listener) => listeners.set(name, listener);
  const fake = {
    now: () => now,
    sockets,
    sessionStorage: { getItem: (key) => store.get(key) ?? null, setItem: (key, value) => store.set(key, value) },
    document: { hidden: false, addEventListener: listen },
    addEventListener: listen,
    show(shown) {
      fake.document.hidden = !shown;
      listeners.get("visibilitychange")();
    },
    setTimeout(act, ms) {
      timers.set(next, { act, at: now + ms });
      return next++;
    },
    setInterval(act, ms) {
      timers.set(next, { act, at: now + ms, every: ms });
      return next++;
    },
    clearTimeout: (id) => timers.delete(id),
    clearInterval: (id) => timers.delete(id),
    WebSocket: class {
      constructor(url) {
        Object.assign(this, { url, readyState: 0, sent: [] });
        sockets.push(this);
      }
      send(text) {
        this.sent.push(JSON.parse(text));
      }
      close() {
        this.readyState = 3;
        this.onclose?.();
      }
      open() {
        this.readyState = 1;
        this.onopen();
      }
      hear(message) {
        this.onmessage({ data: JSON.stringify(message) });
      }
    },
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const due = [...timers].filter(([, timer]) => timer.at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        const [id, timer] = due;
        now = timer.at;
        if (timer.every) timer.at += timer.every;
        else timers.delete(id);
        timer.act();
      }
      now = until;
    },
  };
  return fake;
}

/** @param {() => number} clock */
function withClock(clock, act) {
  const real = Date.now;
  Date.now = clock;
  try {
    return act();
  } finally {
    Date.now = real;
  }
}

function table(held = () => null) {
  const fake = page();
  const heard = [];
  const lamp = [];
  const line = withClock(fake.now, () =>
    connect({ url: "ws://host/g/x/P/ws", held, hear: (message) => heard.push(message), line: (up) => lamp.push(up), page: fake }),
  );
  const pass = (ms) => withClock(fake.now, () => fake.pass(ms));
  const open = () => withClock(fake.now, () => fake.sockets.at(-1).open());
  const show = (shown) => withClock(fake.now, () => fake.show(shown));
  return { fake, line, heard, lamp, pass, open, show, socket: () => fake.sockets.at(-1) };
}

test("it speaks first, with the number of the view it holds", () => {
  const { open, socket } = table(() => 41);
  open();
  assert.deepEqual(socket().sent, [{ kind: "hello", n: 41 }]);
});

test("an order given while the line is down goes out when it is back, with the same id", () => {
  const { open, socket, line, pass, fake } = table();
  open();
  socket().close();
  line.say({ kind: "order", id: "a1", prompt: "P2c", order: { kind: "end_actions" } });
  pass(3000);
  assert.equal(fake.sockets.length > 1, true);
  open();
  assert.deepEqual(socket().sent.at(-1), { kind: "order", id: "a1", prompt: "P2c", order: { kind: "end_actions" } });
});

test("an unanswered order is said again after every break; an answered one never", () => {
  const { open, socket, line, pass } = table();
  open();
  line.say({ kind: "order", id: "a1", prompt: "P2c", order: {} });
  line.say({ kind: "say", id: "t1", room: "all", text: "hello" });
  socket().hear({ kind: "done", id: "t1" });
  socket().hear({ kind: "judging", id: "a1" });
  socket().close();
  pass(3000);
  open();
  assert.deepEqual(
    socket()
      .sent.filter((saying) => saying.id)
      .map((saying) => saying.id),
    ["a1"],
  );
});

// R72
test("it is back within three seconds of any failure, again and again", () => {
  const { socket, pass, fake } = table();
  for (let i = 0; i < 8; i++) {
    const before = fake.sockets.length;
    socket().close();
    pass(3000);
    assert.ok(fake.sockets.length > before, `try ${i}`);
  }
});

test("a server that takes the line and says nothing is not called without pause", () => {
  const { socket, pass, open, fake } = table();
  for (let i = 0; i < 5; i++) {
    open();
    socket().close();
    pass(3000);
  }
  const before = fake.sockets.length;
  open();
  socket().close();
  pass(1000);
  assert.equal(fake.sockets.length, before);
});

// R69
test("a line that says nothing is asked, and given up within five seconds", () => {
  const { open, socket, pass, lamp } = table();
  open();
  pass(2000);
  assert.ok(socket().sent.some((saying) => saying.kind === "ping"));
  assert.deepEqual(lamp, [true]);
  pass(3500);
  assert.deepEqual(lamp.slice(0, 2), [true, false]);
});

test("a line that answers pings stays up", () => {
  const { open, socket, pass, lamp, fake } = table();
  open();
  for (let i = 0; i < 10; i++) {
    pass(1000);
    withClock(fake.now, () => socket().hear({ kind: "pong" }));
  }
  assert.deepEqual(lamp, [true]);
});

// R72
test("a page that comes back to a line that died in its sleep has another within three seconds", () => {
  for (const asleep of [3000, 20_000, 300_000]) {
    const { fake, open, pass, socket, show } = table();
    open();
    const line = socket();
    show(false);
    pass(asleep);
    assert.equal(fake.sockets.length, 1, "a page that nobody sees lets its line be");
    show(true);
    pass(3000);
    assert.equal(line.readyState, 3);
    assert.equal(fake.sockets.length, 2);
    open();
    assert.equal(socket().sent[0].kind, "hello");
  }
});

test("one that comes back to a line that lives asks what it has missed, on the same line", () => {
  const { fake, open, pass, socket, show } = table();
  open();
  show(false);
  pass(60_000);
  socket().sent.length = 0;
  show(true);
  assert.deepEqual(
    socket().sent.map((saying) => saying.kind),
    ["hello", "ping"],
  );
  withClock(fake.now, () => socket().hear({ kind: "pong" }));
  pass(3000);
  assert.equal(fake.sockets.length, 1);
});

test("when its right has ended it does not come back", () => {
  const { open, socket, pass, fake, heard } = table();
  open();
  socket().hear({ kind: "away" });
  socket().close();
  pass(10000);
  assert.equal(fake.sockets.length, 1);
  assert.deepEqual(heard, [{ kind: "away" }]);
});

test("orders survive a reload; form questions need not", () => {
  const store = new Map();
  const storage = { getItem: (key) => store.get(key) ?? null, setItem: (key, value) => store.set(key, value) };
  const before = outbox(storage, "box");
  before.add({ kind: "order", id: "a1", prompt: "P2c", order: {} });
  before.add({ kind: "form", id: "f1", prompt: "P2c", chosen: {} });
  const after = outbox(storage, "box");
  assert.deepEqual(
    after.all().map((saying) => saying.id),
    ["a1"],
  );
  after.answered({ kind: "done", id: "a1" });
  assert.deepEqual(outbox(storage, "box").all(), []);
});

test("only the newest form question is kept", () => {
  const box = outbox(null, "box");
  box.add({ kind: "form", id: "f1", prompt: "P", chosen: {} });
  box.add({ kind: "form", id: "f2", prompt: "P", chosen: {} });
  assert.deepEqual(
    box.all().map((saying) => saying.id),
    ["f2"],
  );
});

test("it says of which version its page is, each time it says hello", () => {
  const fake = page();
  connect({ url: "ws://x", held: () => null, hear() {}, line() {}, version: "abc123", page: fake });
  const [socket] = fake.sockets;
  socket.readyState = 1;
  socket.onopen();
  assert.deepEqual(socket.sent, [{ kind: "hello", n: null, page: "abc123" }]);
});
