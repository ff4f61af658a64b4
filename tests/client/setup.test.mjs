// Getting ready: what is read first, what is settled with one touch, what is still open.
import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "../../static/table/answer.js";
import { pick } from "../../static/seat/map.js";
import { seatScreen } from "../../static/seat/screen.js";
import { all, button, find, has, read } from "./nodes.mjs";
import { parts, seated, words } from "./seated.mjs";

const setup = (options, me = {}, point = {}) => {
  const doings = { words: words("get-ready"), control: { kind: "choose", name: "do", options }, order: null };
  const seat = seated({
    answer: { ...opened("s"), form: doings },
    parts: {
      public: { phase: "setup", order: ["P", "F"], ready: [] },
      me: { seat: "P", faction: "pirates", ...me },
      "prompt/s": { id: "s", kind: "setup", optional: false, args: {}, waiting: false },
      "fig/yee": { ...parts["fig/yee"], at: null },
    },
  });
  return { ...seat, model: { ...seat.model, point: { ...seat.model.point, ...point } } };
};
/** Something of set-up in hand. */
const settling = (control, value) => {
  const seat = setup([]);
  const trail = [{ name: "do", value, own: true, form: seat.model.answer.form }];
  return { ...seat, model: { ...seat.model, answer: { ...seat.model.answer, trail, form: { words: words("this"), control, order: null } } } };
};
const pack = (taken) => ({ value: "loadout:X", words: words("brutes"), hint: { loadout: "X", taken } });
const employer = { value: "settle:employer", words: words("whom"), hint: { must: words("employer-open") } };
const ready = (off) => ({ value: "ready", words: words("ready"), off: off ? words("employer-open") : null });
const shown = ({ model, ctx }) => seatScreen(model, ctx);
const step = (tree) => read(find(tree, (node) => node.props["aria-current"] === "step"));

test("set-up begins with a load-out, goes on with what must be settled, and ends with ready", () => {
  const start = shown(setup([pack(false), employer, ready(true)]));
  assert.match(step(start), /setup-step-loadout/);
  assert.deepEqual(all(start, has("ask-b")).map(read), ["take-this brutes"]);
  const open = shown(setup([pack(true), employer, ready(true)]));
  assert.match(step(open), /setup-step-loadout/);
  assert.deepEqual(all(open, has("ask-b")).map(read), ["whom"]);
  const place = shown(setup([pack(true), { value: "place", words: words("place"), hint: { must: words("no-square") } }, ready(true)]));
  assert.match(step(place), /setup-step-place/);
  const all_ = shown(setup([pack(true), ready(false)]));
  assert.match(step(all_), /setup-step-ready/);
  assert.deepEqual(all(all_, has("ask-b")).map(read), ["setup-done"]);
});

test("who was asked to begin elsewhere is at placing, and goes on with one touch", () => {
  const leave = { value: "settle:leave", words: words("go-on"), hint: { must: words("elsewhere"), sure: true } };
  const seat = setup([pack(true), leave, ready(true)]);
  const tree = shown(seat);
  assert.match(step(tree), /setup-step-place/);
  assert.match(read(tree), /setup-one-more.*elsewhere/s);
  find(tree, has("ask-b")).props.onClick();
  assert.deepEqual(seat.did, [["ahead", "s", [["do", "settle:leave"]], true]]);
});

const tale = (must) => ({
  value: "settle:background",
  words: words("what-all-know"),
  hint: { reading: words("the-tale"), says: words("have-read-it"), ...(must && { must: words("read-first") }) },
});

test("whoever gets ready is told the tale and who he is before all else, and says with one touch that he has read it", () => {
  const first = setup([pack(false), tale(true), ready(true)]);
  const told = shown(first);
  assert.match(read(find(told, has("tale"))), /the-tale/);
  assert.match(read(find(told, has("who-am"))), /faction-pirates/);
  const asked = find(told, has("ask-b"));
  assert.equal(read(asked), "have-read-it");
  asked.props.onClick();
  assert.deepEqual(first.did, [["ahead", "s", [["do", "settle:background"]], true]]);
  const after = shown(setup([pack(false), tale(false), ready(true)]));
  assert.ok(!all(after, has("tale")).length);
  assert.match(read(find(after, has("who-am"))), /the-tale/);
  assert.deepEqual(all(after, has("ask-b")).map(read), ["take-this brutes"]);
});

test("what is settled beside is sent by the choice itself, and the purse as a whole", () => {
  const whom = { kind: "choose", name: "value", options: [{ value: "museum", words: words("museum") }, { value: "gmen", words: words("gmen") }] };
  const seat = settling(whom, "settle:employer");
  find(find(shown(seat), has("hand")), button("museum")).props.onClick();
  assert.deepEqual(seat.did, [["ahead", "s", [["do", "settle:employer"], ["value", "museum"]], true]]);
  const purse = { kind: "budget", name: "buy", purse: 9, lines: [{ id: "item:rifle", words: words("rifle"), price: 4, most: 3, have: 1, hint: { icon: "rifle" } }] };
  const buyer = settling(purse, "muster");
  const bought = { ...buyer, model: { ...buyer.model, point: { ...buyer.model.point, drafts: { buy: { "item:rifle": 2 } } } } };
  assert.ok(find(shown(bought), (node) => node.props.href === "#i-rifle"));
  find(shown(bought), has("ask-b")).props.onClick();
  assert.deepEqual(buyer.did, [["ahead", "s", [["do", "muster"], ["buy", { "item:rifle": 2 }]], true]]);
});

test("while the next question is on its way, the first does not lie there twice", () => {
  const seat = setup([pack(true), ready(false)]);
  const trail = [{ name: "do", value: "settle:background", own: true, form: seat.model.answer.form }];
  const asking = { ...seat.model, answer: { ...seat.model.answer, trail, asked: "1" } };
  assert.equal(all(shown({ ...seat, model: asking }), has("hand")).length, 0);
});

test("whoever touches his own counter while he gets ready may put it elsewhere", () => {
  const seat = setup([pack(true), ready(false)]);
  pick(seat.model, seat.ctx, "fig/yee");
  assert.deepEqual(seat.did.at(-1), ["ahead", "s", [["do", "place"], ["what", "yee"]]]);
});

test("too early to be ready: it is said what is open, and one tap leads there", () => {
  const early = setup([pack(true), employer, ready(true)]);
  find(shown(early), button("setup-done")).props.onClick();
  assert.deepEqual(early.did, [["point", { insisted: true }]]);
  const told = setup([pack(true), employer, ready(true)], {}, { insisted: true });
  const alert = find(shown(told), (node) => node.props.role === "alert");
  assert.match(read(alert), /employer-open/);
  find(alert, has("way-to")).props.onClick();
  assert.deepEqual(told.did, [["ahead", "s", [["do", "settle:employer"]]]]);
});

test("an opening is shown like a load-out, and stays marked", () => {
  const opening = { value: "opening:Y", words: words("sleeper"), hint: { loadout: "Y", taken: true } };
  const tree = shown(setup([opening, ready(false)]));
  assert.match(read(tree), /setup-step-opening/);
  assert.equal(find(tree, has("pack")).props["aria-checked"], "true");
});
