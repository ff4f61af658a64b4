// What is asked of a seat, and what it is told of its order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chooser } from "../../static/seat/map.js";
import { Board } from "../../static/board/board.js";
import { orders } from "../../static/seat/orders.js";
import { seatScreen } from "../../static/seat/screen.js";
import { all, button, find, has, read } from "./nodes.mjs";
import { answering, parts, seated, who, words } from "./seated.mjs";

test("one amber thing: the next figure while the question is who, confirm when an order is ready", () => {
  const asked = seated({ answer: answering(who) });
  const amber = all(orders(asked.model, asked.ctx), has("ask-b"));
  assert.deepEqual(amber.map(read), ["next-up yee"]);
  amber[0].props.onClick();
  assert.deepEqual(asked.did.at(-1), ["choose", "figure", "yee"]);
  const ready = seated({
    answer: answering({ words: words("way"), control: null, order: { kind: "move" } }, [
      { name: "figure", form: who, value: "yee", own: true },
    ]),
  });
  assert.deepEqual(all(orders(ready.model, ready.ctx), has("ask-b")).map(read), ["confirm"]);
});

test("whoever may be chosen and is none of my own stands there by name, not on the map alone", () => {
  const names = ["bug", "man", "cat", "pan", "gull", "ghost"];
  const options = names.map((name) => ({ value: name, words: words(name), hint: { figure: `${name}-1` } }));
  const form = { words: words("which"), control: { kind: "choose", name: "robot", options }, order: null };
  const { model, ctx, did } = seated({ answer: answering(form) });
  find(seatScreen(model, ctx), button("gull")).props.onClick();
  assert.deepEqual(did, [["choose", "robot", "gull"]]);
});

test("an order that waits for the judge cannot be given twice", () => {
  const { model, ctx } = seated({ answer: answering(who), parts: { "prompt/P2c": { ...parts["prompt/P2c"], waiting: true } } });
  const tree = orders(model, ctx);
  assert.deepEqual(
    all(tree, (node) => node.type === "button"),
    [],
  );
  assert.match(read(tree), /order-sent/);
});

test("whose sealed answer is in is told so while the others think, and may do what stands open to him", () => {
  const { model, ctx } = seated({
    answer: null,
    parts: {
      "prompt/P2c": { ...parts["prompt/P2c"], waiting: true },
      "prompt/own": { id: "own", kind: "standing", optional: true, args: {}, waiting: false },
    },
  });
  const tree = orders(model, ctx);
  assert.match(read(tree), /order-sent.*order-lies/);
  assert.deepEqual(all(tree, (node) => node.type === "button").map(read), ["prompt-standing"]);
});

test("an order that cannot go out is said to be kept, not to be with the judge", () => {
  const sent = { id1: { kind: "order", prompt: "P2c" } };
  const way = answering({ words: words("way"), control: null, order: { kind: "move" } });
  const said = (line) => {
    const { model, ctx } = seated({ answer: way, model: { line, waiting: sent } });
    return read(orders(model, ctx));
  };
  assert.match(said("down"), /order-kept/);
  assert.doesNotMatch(said("down"), /order-waits/);
  assert.doesNotMatch(said("up"), /order-kept|order-waits/);
});

test("a refusal stands where the order was, with its clause", () => {
  const { model, ctx } = seated({ answer: answering(who), model: { refusal: { words: words("hatch-too-far"), clauses: ["HATCH-02"] } } });
  const alert = find(orders(model, ctx), (node) => node.props.role === "alert");
  assert.match(read(alert), /hatch-too-far.*why/);
});

test("what has no room in the row, or lacks something, is asked in a card that says why not", () => {
  const kit = ["weld", "cut"].map((value) => ({ value, words: words(value) }));
  const shut = [{ value: "jam", words: words("jam"), off: words("no-gun"), clauses: [] }];
  const asking = (control) => ({ words: words("uses"), control, order: { kind: "end_move" }, send: words("do-nothing") });
  const short = seated({ answer: answering(asking({ kind: "choose", name: "use", options: kit })) });
  assert.ok(find(orders(short.model, short.ctx), button("weld")));
  const lacking = seated({ answer: answering(asking({ kind: "choose", name: "use", options: kit, shut })) });
  const screen = seatScreen(lacking.model, lacking.ctx);
  assert.deepEqual(all(orders(lacking.model, lacking.ctx), (node) => node.type === "button").map(read), ["do-nothing"]);
  const card = find(screen, has("choices"));
  assert.match(read(card), /weld.*cut.*not-now-n 1.*jam.*no-gun/);
  assert.deepEqual(all(card, (node) => node.props?.["aria-label"] === "close"), [], "it is the question, and stays");
  find(card, button("cut")).props.onClick();
  assert.deepEqual(lacking.did, [["choose", "use", "cut"]]);
});

test("of several that were chosen each is named", () => {
  const people = ["bug", "man", "cat"].map((value) => ({ value, words: words(value) }));
  const form = { words: words("watches"), control: { kind: "choose", name: "hostile", many: true, options: people }, order: { kind: "watch" } };
  const { model, ctx } = seated({ answer: answering({ ...form, control: null }, [{ name: "hostile", form, value: ["bug", "cat"], own: true }]) });
  assert.ok(find(orders(model, ctx), button("bug, cat")));
});

test("the question which of several was meant stays above the cards at the foot of the map, and is scrolled if they are many", () => {
  const { ctx } = seated();
  ctx.board.current = { size: () => ({ w: 390, h: 700 }), floor: () => 480 };
  const asked = (n) => chooser({ found: Array.from({ length: n }, (_, i) => ({ kind: "figure", key: `ctr/${i}` })), x: 300, y: 470 }, ctx, [], () => {}).props.style;
  assert.ok(parseFloat(asked(4).top) + 5 * 46 <= 480);
  assert.ok(parseFloat(asked(4).left) + 220 <= 390);
  assert.deepEqual([asked(20).top, asked(20).maxHeight], ["8px", "464px"]);
});

test("the board is free down to what lies along its whole foot", () => {
  const board = Object.assign(Object.create(Board.prototype), { state: { w: 400, h: 700 }, covers: [{ x: 0, y: 500, w: 400, h: 60 }, { x: 0, y: 560, w: 400, h: 140 }, { x: 0, y: 10, w: 400, h: 50 }, { x: 300, y: 300, w: 60, h: 60 }] });
  assert.equal(board.floor(), 500);
  assert.equal(Object.assign(board, { covers: [] }).floor(), 700);
});
