// The judge's tools: his own rulings, the scenario's tables, the line of decisions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { charts, read as typed } from "../../static/desk/charts.js";
import { undone } from "../../static/desk/decisions.js";
import { line } from "../../static/desk/line.js";
import { queue } from "../../static/desk/queue.js";
import { ruling } from "../../static/desk/ruling.js";
import { blank } from "../../static/table/model.js";
import { desk } from "./desk.mjs";
import { all, find, has, read } from "./nodes.mjs";
import { seated, words } from "./seated.mjs";

test("a ruling is put together from a name, a throw, changes and sentences, and sent as one order", () => {
  const change = { kind: "correct", what: "out", subject: "yee", value: "yes" };
  const mine = {
    name: " a net ",
    dice: 1,
    need: 5,
    changes: [{ order: change, said: "Yee · out cold" }],
    tell: { to: ["F"], text: "caught" },
    otherwise: { to: [], text: "nobody hears this" },
  };
  const point = { ...blank("desk", "J").point, tool: "ruling", ruling: mine };
  const { model, ctx, did } = seated({ parts: desk, model: { point } }, "desk");
  const tree = ruling(model, ctx);
  assert.match(read(find(tree, has("ruled"))), /Yee · out cold/);
  tree.props.onSubmit({ preventDefault() {} });
  assert.deepEqual(did, [
    ["desk", { order: { kind: "decree", name: "a net", changes: [change], tell: [{ kind: "tell", to: ["F"], text: "caught" }], dice: 1, need: 5, otherwise: [] } }],
    ["point", { ruling: null }],
  ]);
});

test("what is typed into a ruling a moment after a tap does not undo the tap", () => {
  const { model, ctx, did } = seated({ parts: desk, model: { point: { ...blank("desk", "J").point, tool: "ruling" } } }, "desk");
  const later = { ...model, point: { ...model.point, ruling: { name: "a net", dice: 0, need: 4, changes: [], tell: { to: ["F"], text: "" }, otherwise: { to: [], text: "" } } } };
  const fast = { ...ctx, now: () => later };
  const tree = ruling(model, fast);
  find(tree, (node) => node.type === "textarea").props.onInput({ target: { value: "caught" } });
  assert.deepEqual(did.at(-1)[1].ruling.tell, { to: ["F"], text: "caught" });
});

test("the scenario's tables are cells to tap and type in; what is typed is made like what stood there", () => {
  const book = {
    files: ["charts.toml", "MH.txt"],
    file: "charts.toml",
    edits: 0,
    tables: [
      {
        name: "weapon",
        columns: ["to_hit", "kind", "source"],
        rows: [
          {
            name: "rifle",
            cells: [{ path: ["weapon", "rifle", "to_hit"], value: [7, 8] }, { path: ["weapon", "rifle", "kind"], value: "gun" }, { path: ["weapon", "rifle", "source"], value: "public", fixed: true }],
          },
        ],
      },
    ],
  };
  const { model, ctx, did } = seated({ parts: {}, model: { charts: book } }, "desk");
  const tree = charts(model, ctx);
  const cells = all(tree, (node) => node.type === "input");
  assert.deepEqual(
    cells.map((cell) => cell.props["aria-label"]),
    ["rifle, to_hit", "rifle, kind"],
  );
  cells[0].props.onChange({ target: { value: "5, 6" } });
  assert.deepEqual(did, [["desk", { order: { kind: "edit_chart", file: "charts.toml", path: ["weapon", "rifle", "to_hit"], value: [5, 6] } }]]);
  const put = { target: { value: " 7,8" } };
  cells[0].props.onChange(put);
  assert.equal(did.length, 1);
  assert.equal(put.target.value, "7, 8");
  assert.deepEqual(typed("4", 2), 4);
  assert.deepEqual(typed("four", 2), "four");
  assert.deepEqual(typed("K, NE", ["K"]), ["K", "NE"]);
  assert.deepEqual(typed("1, x", [1]), [1, "x"]);
  assert.deepEqual(typed(" a b", "z"), " a b");
});

test("tables that are missing or older than the last change are fetched", () => {
  const edited = { parts: { edits: [{ file: "charts.toml" }] }, model: { charts: { files: [], file: "charts.toml", edits: 0, tables: [] } } };
  for (const [what, file] of [
    [{ parts: {}, model: {} }, ""],
    [edited, "charts.toml"],
  ]) {
    const { model, ctx, did } = seated(what, "desk");
    charts(model, ctx);
    assert.deepEqual(did, [["charts", file, (what.parts.edits ?? []).length]]);
  }
});

test("the line of decisions is read from its parts, newest first, as numbers go and not as letters do", () => {
  const made = Object.fromEntries([2, 10, 9].map((n) => [`line/${n}`, { n, seat: "P", when: "P1c", words: words(`did-${n}`), answers: [] }]));
  const { model, ctx } = seated({ parts: { ...made, queue: [] } }, "desk");
  const told = read(find(line(model, ctx), (node) => node.type === "ol"));
  assert.ok(told.indexOf("did-10") < told.indexOf("did-9") && told.indexOf("did-9") < told.indexOf("did-2"));
  assert.match(read(queue(model, ctx)), /did-10.*did-9.*did-2/);
});

test("what a rewind took back is marked on the line, and is not among what was decided last", () => {
  const decision = (n, seat, code, args = {}) => ({ n, seat, when: "P2c-act", words: { code, args }, answers: [] });
  const parts = Object.fromEntries(
    [decision(4, "P", "yee walks"), decision(5, "P", "line-order", { order: "end_actions" }), decision(6, "J", "line-rewound", { to: 5 }), decision(7, "P", "yee runs")].map(
      (each) => [`line/${each.n}`, each],
    ),
  );
  const { model, ctx } = seated({ parts: { ...parts, queue: [], abandoned: [5] } }, "desk");
  assert.deepEqual([...undone(model)], [5]);
  const rows = all(line(model, ctx), (node) => node.type === "li");
  assert.deepEqual(
    rows.map((row) => String(row.props.class).includes("undone")),
    [false, false, true, false],
  );
  assert.match(read(rows[2]), /seat-P: line-order end_actions taken-back.*2c/);
  assert.doesNotMatch(read(find(queue(model, ctx), has("lately"))), /end_actions/);
});
