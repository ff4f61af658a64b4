// Orders: nothing is sent that nobody meant to send, and what is missing is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesCard } from "../../static/seat/choices.js";
import { count, crew } from "../../static/seat/crew.js";
import { orders } from "../../static/seat/orders.js";
import { all, button, find, has, read } from "./nodes.mjs";
import { answering, parts, seated, words } from "./seated.mjs";

const fig = (id) => ({ ...parts["fig/yee"], id, words: words(id), state: [] });
const gang = { "fig/ann": fig("ann"), "fig/bob": fig("bob"), "fig/yee": fig("yee") };
const deeds = ["hold", "walk"].map((value) => ({ value, words: words(value) }));
const rows = ["yee", "bob", "ann"].map((id) => ({ id, words: words(id), options: deeds, default: "hold" }));
const form = { words: words("declare"), control: { kind: "assign", name: "intents", rows }, order: { kind: "declare" } };
const declaring = (value, point = {}) => {
  const trail = value ? [{ name: "intents", form, value, own: true }] : [];
  const seat = seated({ answer: answering(form, trail), parts: gang });
  return { ...seat, model: { ...seat.model, point: { ...seat.model.point, ...point } } };
};

test("a declaration with figures that have no order is asked about once, by name", () => {
  const first = declaring({ bob: "walk" });
  find(orders(first.model, first.ctx), has("send")).props.onClick();
  assert.deepEqual(first.did, [["point", { doubt: true }]]);
  const asked = declaring({ bob: "walk" }, { doubt: true });
  assert.match(read(orders(asked.model, asked.ctx)), /would-hold 2.*hold-them yee, ?ann/);
  find(orders(asked.model, asked.ctx), has("send")).props.onClick();
  assert.deepEqual(asked.did, [["confirm"]]);
  const whole = declaring({ ann: "hold", bob: "walk", yee: "hold" });
  find(orders(whole.model, whole.ctx), has("send")).props.onClick();
  assert.deepEqual(whole.did, [["confirm"]]);
});

test("where all can but hold, the button says where it leads and counts nobody", () => {
  const bound = rows.map((row) => ({ ...row, options: [deeds[0]] }));
  const only = { ...form, control: { ...form.control, rows: bound }, send: words("to-the-actions") };
  const { model, ctx, did } = seated({ answer: answering(only), parts: gang });
  const send = find(orders(model, ctx), has("send"));
  assert.equal(read(send), "to-the-actions");
  send.props.onClick();
  assert.deepEqual(did, [["confirm"]]);
});

test("what was told last stands where what may be chosen would, whatever is asked", () => {
  const told = (seat) => read(find(orders(seat.model, seat.ctx), has("lately")));
  for (const seat of [declaring({ bob: "walk" }), seated({ answer: null }), seated({ answer: answering({ words: words("wait"), control: null, order: null }), parts: { "prompt/P2c": { ...parts["prompt/P2c"], waiting: true } } })])
    assert.match(told(seat), /P2b *yee sees a bug/);
  assert.match(told(seated({ answer: null, parts: { "log/3": { n: 3, when: "0", words: words("all begin"), clauses: [] } } })), /^· *all begin/);
  const silent = seated({ answer: null });
  for (const key of ["log/1", "log/2"]) delete silent.model.parts[key];
  assert.deepEqual(all(orders(silent.model, silent.ctx), has("lately")), []);
});

test("to hold is an order like any other, and nothing looks chosen before it is", () => {
  const { model, ctx, did } = declaring(null, { picked: "fig/bob" });
  assert.deepEqual(all(orders(model, ctx), has("on")), []);
  find(orders(model, ctx), button("hold")).props.onClick();
  assert.deepEqual(did[0], ["choose", "intents", { bob: "hold" }]);
  const after = declaring({ bob: "hold" }, { picked: "fig/bob" });
  assert.deepEqual(all(orders(after.model, after.ctx), has("on")).map(read), ["hold"]);
});

test("orders given stand in the list and are counted like the button counts them", () => {
  const { model, ctx } = declaring({ bob: "walk" });
  assert.deepEqual(
    all(crew(model, ctx), has("who-b")).map((row) => read(find(row, (node) => node.type === "i"))),
    ["todo-order", "walk", "todo-order"],
  );
  assert.match(read(count(model, ctx)), /have-orders 1 3/);
  assert.match(read(find(orders(model, ctx), has("send"))), /of-many 1 3/);
});

test("whoever is taken up after an order is whom the button names next", () => {
  const { model, ctx, did } = declaring(null, { picked: "fig/bob" });
  const next = find(orders(model, ctx), button("next-up"));
  assert.equal(read(next), "next-up yee");
  find(orders(model, ctx), button("walk")).props.onClick();
  assert.equal(did.at(-1)[1].picked, "fig/yee");
});

test("in the row stand the bare deeds; what they are good for stands in the card", () => {
  const told = deeds.map((each) => ({ ...each, detail: words(`about-${each.value}`) }));
  const control = { ...form.control, rows: rows.map((row) => ({ ...row, options: told })) };
  const seat = seated({ answer: answering({ ...form, control }), parts: gang });
  const at = (more) => ({ ...seat.model, point: { ...seat.model.point, picked: "fig/bob", more } });
  assert.doesNotMatch(read(orders(at(false), seat.ctx)), /about-walk/);
  assert.match(read(choicesCard(at(true), seat.ctx)), /about-walk/);
});

test("what is offered lies open until one of it is chosen, though to do nothing might be sent at once", () => {
  const powers = ["mask", "phantom"].map((value) => ({ value, words: words(value), detail: words("about") }));
  const power = { kind: "choose", name: "power", options: powers };
  const { model, ctx } = seated({ answer: answering({ words: words("its-power"), control: power, order: { kind: "end_move" }, send: words("do-nothing") }) });
  assert.match(read(choicesCard(model, ctx)), /mask.*phantom/);
  assert.equal(all(orders(model, ctx), button("more")).length, 0);
});

test("an order that does nothing says so on its button, which is not the amber one before something else was tried", () => {
  const way = { kind: "path", name: "path", start: "MH(1,1)", points: 2, reach: { "MH(2,1)": [1, "MH(1,1)"] } };
  const stays = answering({ words: words("walk"), control: way, order: { kind: "end_move" }, send: words("send-stay") });
  const { model, ctx } = seated({ answer: stays });
  const send = find(orders(model, ctx), has("send"));
  assert.equal(read(send), "send-stay");
  assert.ok(!has("ask-b")(send));
});


test("one thing that is left to do is said by its button; why there is no more stands behind another", () => {
  const left = { words: words("done"), control: { kind: "choose", name: "figure", options: [{ value: "end", words: words("end-it") }], shut: [{ value: "yee", words: words("yee"), off: words("has-acted") }] }, order: null };
  const { model, ctx, did } = seated({ answer: answering(left) });
  assert.equal(choicesCard(model, ctx), null, "it covers no map");
  assert.equal(read(find(orders(model, ctx), has("ask-b"))), "end-it");
  find(orders(model, ctx), button("not-now-short")).props.onClick();
  assert.deepEqual(did, [["point", { more: true, legend: false }]]);
  const open = choicesCard({ ...model, point: { ...model.point, more: true } }, ctx);
  assert.match(read(open), /has-acted/);
  assert.ok(find(open, (node) => node.props["aria-label"] === "close"), "and can be shut again");
});
