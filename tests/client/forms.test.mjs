// The plain widgets: every control can be answered with them, and says what it costs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assigned, bought, widget } from "../../static/table/forms.js";
import { all, button, find, has, read } from "./nodes.mjs";
import { voice } from "./ship.mjs";

const words = (code) => ({ code, args: {} });

/** A widget in use: what is chosen and drafted is noted. */
function using(control, drafts = {}, value = undefined) {
  const chosen = [];
  const drafted = {};
  const tree = widget(control, {
    voice,
    value,
    drafts,
    choose: (name, v) => chosen.push([name, v]),
    draft: (name, v) => {
      drafted[name] = v;
    },
    place: (at) => `place ${at}`,
  });
  return { tree, chosen, drafted };
}

const press = (tree, text) => find(tree, button(text)).props.onClick();

test("choose: one of several, with its cost; what is off says why and does nothing", () => {
  const control = {
    kind: "choose",
    name: "gait",
    options: [
      { value: "walk", words: words("walk"), cost: 2 },
      { value: "run", words: words("run"), off: words("too-dark") },
    ],
    default: "walk",
  };
  const { tree, chosen } = using(control);
  assert.equal(find(tree, button("walk")).props["aria-checked"], "true");
  assert.match(read(find(tree, button("walk"))), /2/);
  assert.match(read(find(tree, button("run"))), /too-dark/);
  press(tree, "run");
  press(tree, "walk");
  assert.deepEqual(chosen, [["gait", "walk"]]);
});

test("choose with many: up to the most, then taken together", () => {
  const control = {
    kind: "choose",
    name: "who",
    many: true,
    most: 1,
    options: ["a", "b"].map((value) => ({ value, words: words(`seat-${value}`) })),
  };
  const first = using(control);
  press(first.tree, "seat-a");
  assert.deepEqual(first.drafted, { who: ["a"] });
  const second = using(control, { who: ["a"] });
  press(second.tree, "seat-b");
  assert.deepEqual(second.drafted, {}, "no more than one");
  press(second.tree, "take-it");
  assert.deepEqual(second.chosen, [["who", ["a"]]]);
});

test("number: from least to most", () => {
  const control = { kind: "number", name: "n", least: 1, most: 2, default: 1 };
  const { tree, drafted, chosen } = using(control);
  const [less, more] = all(tree, (node) => node.type === "button");
  assert.equal(less.props.disabled, true);
  more.props.onClick();
  assert.deepEqual(drafted, { n: 2 });
  press(tree, "take-it");
  assert.deepEqual(chosen, [["n", 1]]);
});

const purse = {
  kind: "budget",
  name: "buy",
  purse: 10,
  lines: [
    { id: "rifle", words: words("rifle"), price: 4, most: 8, have: 1 },
    { id: "rope", words: words("rope"), price: 1, most: 2, have: 0 },
  ],
};

test("budget: no more can be bought than the purse and the shop hold", () => {
  const { tree, chosen } = using(purse, { buy: { rifle: 2, rope: 2 } });
  const [rifle, rope] = all(tree, has("stepper"));
  assert.equal(all(rifle, (node) => node.type === "button")[1].props.disabled, true, "10 are spent");
  assert.equal(all(rope, (node) => node.type === "button")[1].props.disabled, true);
  assert.match(read(find(tree, has("budget"))), /10 \/ 10/);
  press(tree, "take-it");
  assert.deepEqual(chosen, [["buy", { rifle: 2, rope: 2 }]]);
});

test("budget: it begins with what is had", () => {
  assert.deepEqual(bought(purse.lines, undefined), { rifle: 1, rope: 0 });
  assert.match(read(using(purse).tree), /4 \/ 10/);
});

test("path: a list of goals by cost; the answer is the whole way", () => {
  const control = {
    kind: "path",
    name: "path",
    start: "A(0,0)",
    points: 4,
    reach: { "A(2,0)": [2, "A(1,0)"], "A(1,0)": [1, "A(0,0)"] },
    marks: { "A(2,0)": words("warn-ghost") },
  };
  const { tree, chosen } = using(control);
  assert.deepEqual(all(tree, (node) => node.type === "button").map(read), ["place A(1,0)1", "place A(2,0)warn-ghost2"]);
  press(tree, "A(2,0)");
  assert.deepEqual(chosen, [["path", ["A(1,0)", "A(2,0)"]]]);
});

test("endpoint: one of several places", () => {
  const { tree, chosen } = using({ kind: "endpoint", name: "at", places: ["A(0,0)", "A(1,0)"], marks: {} });
  press(tree, "A(1,0)");
  assert.deepEqual(chosen, [["at", "A(1,0)"]]);
});

const deeds = {
  kind: "assign",
  name: "intents",
  rows: ["yee", "orlov"].map((id) => ({
    id,
    words: words(id),
    options: [
      { value: "hold", words: words("hold") },
      { value: "jog", words: words("jog"), cost: 4 },
    ],
    default: "hold",
  })),
};

test("assign: every row has a value, what is not given is as proposed", () => {
  assert.deepEqual(assigned(deeds, { yee: "jog" }), { yee: "jog", orlov: "hold" });
  const { tree, drafted, chosen } = using(deeds);
  all(tree, (node) => node.type === "select")[0].props.onChange({ target: { selectedIndex: 1 } });
  assert.deepEqual(drafted, { intents: { yee: "jog", orlov: "hold" } });
  press(tree, "take-it");
  assert.deepEqual(chosen, [["intents", { yee: "hold", orlov: "hold" }]]);
});

test("text: at most so long, and not nothing", () => {
  const empty = using({ kind: "text", name: "t", most: 20 });
  assert.equal(find(empty.tree, button("take-it")).props.disabled, true);
  const full = using({ kind: "text", name: "t", most: 20 }, { t: "All hands" });
  assert.equal(find(full.tree, (node) => node.type === "textarea").props.maxlength, 20);
  press(full.tree, "take-it");
  assert.deepEqual(full.chosen, [["t", "All hands"]]);
});
