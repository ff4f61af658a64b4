// Who learned what, looked up at the desk; his last word taken back; a look at how it stood.
import assert from "node:assert/strict";
import { test } from "node:test";
import { askedOf } from "../../static/desk/asked.js";
import { line } from "../../static/desk/line.js";
import { takingBack, thenStrip, traces } from "../../static/desk/learned.js";
import { queue } from "../../static/desk/queue.js";
import { reduce } from "../../static/table/reduce.js";
import { all, button, find, read } from "./nodes.mjs";
import { seated, words } from "./seated.mjs";

const made = Object.fromEntries([4, 5].map((n) => [`line/${n}`, { n, seat: "J", when: "P2c-act", words: words(`did-${n}`), answers: [] }]));
const at = (point, more = {}) => {
  const here = seated({ parts: { ...made, queue: [], last_word: 5, ...more.parts } }, "desk");
  return { ...here, model: { ...here.model, ...more.model, point: { ...here.model.point, ...point } } };
};
const seats = { P: { gain: [words("a bug")], say: [words("it creaks")] } };

test("a decision opens to who learned what by it, looked up once", () => {
  const asked = at({ drafts: { details: 4 } });
  line(asked.model, asked.ctx);
  assert.deepEqual(asked.did, [["look", "learned/4"]]);
  const found = { path: "learned/4", value: { seats, rolls: [{ seat: "P", faces: [3], words: words("a shot") }] } };
  const here = at({ drafts: { details: 4 } }, { model: { looked: [found] } });
  const tree = line(here.model, here.ctx);
  assert.match(read(tree), /a bug.*it creaks.*a shot/);
  assert.deepEqual(here.did, []);
  find(tree, button("look-then")).props.onClick();
  assert.deepEqual(here.did.at(-1), ["see", "J", 5]);
});

test("going back says what each has learned and rolled since", () => {
  const here = at({ drafts: { rewind: 4 } });
  line(here.model, here.ctx);
  assert.deepEqual(here.did, [["look", "learned/4?last=5"]]);
});

test("the judge's last word is taken back in one tap beside the queue; without one there is no button", () => {
  const here = at({});
  find(queue(here.model, here.ctx), button("take-back")).props.onClick();
  assert.deepEqual(here.did.at(-1), ["desk", { take_back: 5 }]);
  assert.equal(takingBack(at({}, { parts: { last_word: null } }).model, here.ctx), null);
});

test("what a seat knows of somebody says from what", () => {
  const value = [{ n: 7, seat: "P", words: words("saw him"), how: "seen" }];
  const here = at({ drafts: { traces: "yee" } }, { model: { looked: [{ path: "traces/yee?5", value }] } });
  assert.match(read(traces("yee", here.model, here.ctx)), /saw him trace-seen 7/);
});

test("another moment than now is said so, and left in one tap", () => {
  const here = at({ as: "J", at: 5 }, { parts: { abandoned: [4] } });
  const strip = thenStrip(here.model, here.ctx);
  assert.match(read(strip), /then-abandoned 4/);
  all(strip, button("back-to-now"))[0].props.onClick();
  assert.deepEqual(here.did.at(-1), ["see", ""]);
  assert.equal(thenStrip(at({}).model, here.ctx), null);
});

test("two things that are looked up at once stay at hand, and older decisions come a page at a time", () => {
  let model = at({ drafts: { older: [4] } }).model;
  for (const [path, value] of [
    ["learned/4", { seats: {}, rolls: [] }],
    ["line?before=4", { line: [{ n: 3, seat: "P", when: "", words: words("did-3"), answers: [] }], gone: [3] }],
  ])
    model = reduce(model, { kind: "looked", path, value }, () => "id");
  const here = at({});
  const tree = line({ ...model, point: { ...model.point, drafts: { older: [4], details: 4 } } }, here.ctx);
  assert.match(read(tree), /did-3.*taken-back/);
  assert.deepEqual(here.did, []);
  find(tree, button("older-decisions")).props.onClick();
  assert.deepEqual(here.did.at(-1), ["draft", "older", [4, 3]]);
});

test("what the seat that is looked at is asked and may choose is looked up when the judge wants it, and read only", () => {
  const shut = at({ as: "P" });
  find(askedOf("P", shut.model, shut.ctx), button("what-is-open")).props.onClick();
  assert.deepEqual(shut.did, [["draft", "asked-of", "P"]]);
  const open = at({ as: "P", drafts: { "asked-of": "P" } });
  askedOf("P", open.model, open.ctx);
  assert.deepEqual(open.did, [["look", "as/P/asked?now=5"]]);
  const option = (name, off = null) => ({ value: name, words: words(name), off });
  const control = { kind: "assign", name: "intents", rows: [{ id: "yee", words: words("yee"), options: [option("walk"), option("run", words("it is dark"))] }] };
  const value = [{ prompt: "declare-P2", optional: false, form: { words: words("what next"), control, also: [{ kind: "path", reach: { a: 1, b: 2 } }] } }];
  const read_ = at({ as: "P", drafts: { "asked-of": "P" } }, { model: { looked: [{ path: "as/P/asked?now=5", value }] } });
  const tree = askedOf("P", read_.model, read_.ctx);
  assert.match(read(tree), /what next.*yee: walk · run \(it is dark\).*squares-open/);
  assert.equal(all(tree, (node) => node.type === "button").length, 1);
});
