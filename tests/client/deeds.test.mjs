// The strip of deeds: what each sets out to do in its order, how that is changed before it is sent, and what became of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deedStrip } from "../../static/seat/deeds.js";
import { listed } from "../../static/seat/crew.js";
import { all, find, has, read } from "./nodes.mjs";
import { answering, parts, seated, words } from "./seated.mjs";

const fig = (id, more = {}) => ({ ...parts["fig/yee"], id, words: words(id), state: [], ...more });
const gang = { "fig/ann": fig("ann"), "fig/bob": fig("bob"), "fig/yee": fig("yee") };
const deeds = ["hold", "walk"].map((value) => ({ value, words: words(value) }));
const rows = ["yee", "bob", "ann"].map((id) => ({ id, words: words(id), options: deeds, default: "hold" }));
const form = { words: words("declare"), control: { kind: "assign", name: "intents", rows }, order: { kind: "declare" } };
const me = { ...parts.me, seat: "P" };

/** P declares: what was said so far, who is in hand, in which order. */
const declaring = (said, picked, order) => {
  const trail = said ? [{ name: "intents", form, value: said, own: true }] : [];
  const kept = { plan: order ? { round: 2, steps: {}, order } : null, notes: {}, marks: {} };
  const seat = seated({ answer: answering(form, trail), parts: { ...gang, me, kept } });
  return { ...seat, model: { ...seat.model, point: { ...seat.model.point, picked: picked ? `fig/${picked}` : null } } };
};
const strip = ({ model, ctx }) => deedStrip(model, ctx);
const told = (tree) => all(tree, has("chip")).map(read);
const tool = (name) => (node) => node.type === "button" && node.props["aria-label"]?.startsWith(name);

test("declared deeds stand in the order of the list, those without an order among them", () => {
  assert.deepEqual(told(strip(declaring({ bob: "walk" }))), ["1anntodo-order", "2bobwalk", "3yeetodo-order"]);
  assert.deepEqual(told(strip(declaring({ bob: "walk" }, null, ["yee", "bob"]))), ["1yeetodo-order", "2bobwalk", "3anntodo-order"]);
});

test("a deed is put earlier or later, and all lists follow", () => {
  const { model, ctx, did } = declaring({ bob: "walk" }, "bob");
  find(deedStrip(model, ctx), tool("strip-earlier")).props.onClick();
  assert.deepEqual(did.at(-1), ["keep", "plan", { round: 2, steps: {}, order: ["bob", "ann", "yee"] }]);
  find(deedStrip(model, ctx), tool("strip-later")).props.onClick();
  assert.deepEqual(did.at(-1)[2].order, ["ann", "yee", "bob"]);
  const after = declaring({ bob: "walk" }, "bob", ["bob", "ann", "yee"]);
  assert.deepEqual(listed(after.model, after.ctx), ["fig/bob", "fig/ann", "fig/yee"]);
  const first = find(strip(after), tool("strip-earlier"));
  assert.equal(first.props["aria-disabled"], "true");
  assert.match(first.props.title, /strip-earlier-not/);
});

test("a deed is taken back before it is sent, and the rest stays", () => {
  const two = declaring({ ann: "hold", bob: "walk" }, "bob");
  find(strip(two), tool("strip-drop")).props.onClick();
  assert.deepEqual(two.did, [["choose", "intents", { ann: "hold" }]]);
  const last = declaring({ bob: "walk" }, "bob");
  find(strip(last), tool("strip-drop")).props.onClick();
  assert.deepEqual(last.did, [["back", "intents"]]);
  const none = declaring({ bob: "walk" }, "ann");
  assert.equal(find(strip(none), tool("strip-drop")).props["aria-disabled"], "true");
});

test("while they act it says who waits, who is at it, and what was told of whom", () => {
  const acting = {
    "fig/ann": fig("ann", { intent: "jog", acted: true, at: "MH(1,1)" }),
    "fig/bob": fig("bob", { intent: "attack", acted: true }),
    "fig/cat": fig("cat", { intent: "run", moving: true, points: 2 }),
    "fig/yee": fig("yee", { intent: "walk" }),
    "fig/zoe": fig("zoe", { intent: "" }),
    "log/7": { n: 7, when: "P1c", words: { code: "hits", args: { who: words("bob") } }, clauses: [] },
    "log/8": { n: 8, when: "P2c", words: { code: "misses", args: { who: words("bob") } }, clauses: [] },
    "log/9": { n: 9, when: "P2c", words: { code: "hears", args: { who: words("yee") } }, clauses: [] },
  };
  const { model, ctx } = seated({ answer: null, parts: { ...acting, me } });
  const tree = deedStrip(model, ctx);
  assert.deepEqual(
    all(tree, has("chip")).map((chip) => [chip.props.class.split(" ")[1], read(chip)]),
    [
      ["done", "✓annCorridor"],
      ["done", "✓bobmisses bob"],
      ["now", "3catpoints-left 2"],
      ["meant", "4yeedeed-walk"],
    ],
  );
});

test("what is declared stands: it is not taken back, and nobody comes before whoever has acted", () => {
  const acting = { "fig/ann": fig("ann", { intent: "jog", acted: true }), "fig/bob": fig("bob", { intent: "jog" }) };
  const { model, ctx, did } = seated({ answer: null, parts: { ...acting, me } });
  const tree = deedStrip({ ...model, point: { ...model.point, picked: "fig/bob" } }, ctx);
  for (const name of ["strip-earlier", "strip-drop"]) {
    assert.equal(find(tree, tool(name)).props["aria-disabled"], "true", name);
    find(tree, tool(name)).props.onClick();
  }
  assert.deepEqual(did, []);
});

test("of others' turns it shows what is planned alone", () => {
  const shared = { ...parts.public, turn: "F" };
  const plan = { round: 3, steps: { bob: { deed: "walk", words: words("walk"), start: "", choices: [] } }, order: ["yee"] };
  const planned = seated({ answer: null, parts: { ...gang, me, public: shared, kept: { plan, notes: {}, marks: {} } } });
  const tree = deedStrip({ ...planned.model, point: { ...planned.model.point, picked: "fig/bob" } }, planned.ctx);
  assert.deepEqual(told(tree), ["1bobwalk"]);
  find(tree, tool("strip-drop")).props.onClick();
  assert.deepEqual(planned.did, [["keep", "plan", { round: 3, steps: {}, order: ["yee"] }]]);
  const quiet = seated({ answer: null, parts: { ...gang, me, public: shared } });
  assert.equal(deedStrip(quiet.model, quiet.ctx), null);
});
