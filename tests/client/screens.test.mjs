// A seat's screen, called and looked at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deskScreen } from "../../static/desk/screen.js";
import { guide } from "../../static/seat/guide.js";
import { known } from "../../static/seat/known.js";
import { seatScreen } from "../../static/seat/screen.js";
import { top, word } from "../../static/seat/sequence.js";
import { talk } from "../../static/seat/talk.js";
import { watching } from "../../static/seat/watching.js";
import { titleOf } from "../../static/table/page.js";
import { why } from "../../static/table/signs.js";
import { all, button, find, has, read } from "./nodes.mjs";
import { desk } from "./desk.mjs";
import { answering, parts, seated, words } from "./seated.mjs";
import { voice } from "./ship.mjs";

test("the equipment guide and the charts are looked up when somebody opens them", () => {
  const { model, ctx, did } = seated();
  find(guide(model, ctx), has("guide")).props.onToggle({ target: { open: true } });
  assert.deepEqual(did, [["look", "guide"]]);
  const rifle = { id: "rifle", words: words("rifle"), about: words("hits-hard"), price: 4, needs: [] };
  const range = { words: words("range"), columns: [words("near")], rows: [{ words: words("gun"), cells: ["2"] }] };
  const known_ = { ...model, looked: [{ path: "guide", value: { items: [rifle], tables: [range] } }] };
  const knowing = { ...ctx, voice: { ...ctx.voice, knows: () => true } };
  assert.match(read(guide(known_, knowing)), /rifle *4\s*hits-hard.*range.*near.*gun *2/s);
});

test("whoever watches may read older announcements too", () => {
  const { model, ctx, did } = seated({ model: { seat: "O" } });
  delete model.parts["log/1"];
  find(watching(model, ctx), button("older")).props.onClick();
  assert.equal(did.at(-1)[0], "older");
});

test("the bar names whose turn it is and my own step, and no one else's", () => {
  const { model, ctx } = seated();
  const bar = top(model, ctx);
  assert.match(read(find(bar, (node) => node.props["aria-current"] === "true")), /seat-P/);
  assert.match(read(find(bar, (node) => node.props["aria-current"] === "step")), /step-c/);
  const other = seated({ parts: { public: { ...parts.public, turn: "F" }, me: { ...parts.me, step: "" } } });
  assert.deepEqual(
    all(top(other.model, other.ctx), (node) => node.props["aria-current"] === "step"),
    [],
  );
});

test("that the line is down, or that the table asks something, stands in the bar of every screen: nothing below it moves", () => {
  const setup = { public: { ...parts.public, phase: "setup", ready: [] }, "prompt/s": { id: "s", kind: "setup", optional: false, args: {}, waiting: false } };
  const at = { seat: seated(), setup: seated({ parts: setup }), watching: seated({ model: { seat: "O" } }), desk: seated({ parts: desk }, "desk") };
  const asks = { table: { ...parts.table, agreed: ["F"] } };
  for (const [name, { model, ctx }] of Object.entries(at)) {
    const screen = name === "desk" ? deskScreen : seatScreen;
    const strips = (/** @type {any} */ more) => {
      const tree = screen({ ...model, ...more }, ctx);
      assert.equal(all(tree, has("strip")).length, all(find(tree, has("top")), has("strip")).length, name);
      return all(tree, has("strip")).map(read).join();
    };
    assert.equal(strips({}), "", name);
    assert.match(strips({ line: "down" }), /line-is-down/, name);
    assert.equal(/end-asked/.test(strips({ parts: { ...model.parts, ...asks } })), name === "seat" || name === "setup", name);
  }
});

test("what the judge tells lies over the screen until it is read, and is a notice", () => {
  const told = { n: 3, when: "P2", words: { code: "judge-tells", args: { text: "a bell" } }, clauses: [] };
  const { model, ctx, did } = seated({ parts: { "log/3": told } });
  const heard = (n) => ({ ...model, point: { ...model.point, heard: n } });
  const card = word(heard(2), ctx);
  assert.match(read(card), /judge-tells a bell/);
  find(card, button("have-read")).props.onClick();
  assert.deepEqual(did, [["point", { heard: 3 }]]);
  assert.equal(word(heard(3), ctx), null);
  assert.equal(word(seated().model, ctx), null);
  assert.match(read(known(model, ctx)), /judge-tells a bell/);
});

// R102
test("behind the curtain nothing of the game is on the page or in the title", () => {
  const { model, ctx } = seated();
  const drawn = { ...model, point: { ...model.point, curtain: true } };
  const text = JSON.stringify(read(seatScreen(drawn, ctx)));
  for (const secret of ["yee", "bug", "Feynman", "pirates"]) assert.equal(text.includes(secret), false, secret);
  assert.equal(titleOf(drawn, voice.say), "…");
  assert.equal(titleOf(model, voice.say), "● title-my-turn · U.S.S. Feynman");
  const early = { ...model, parts: { ...model.parts, public: { ...model.parts.public, phase: "setup" } } };
  assert.equal(titleOf(early, voice.say), "● getting-ready · U.S.S. Feynman");
});

test("what I know stands newest first, can be searched, and says why when asked", () => {
  const { model, ctx, did } = seated();
  assert.deepEqual(
    all(known(model, ctx), (node) => node.type === "p").map((p) => read(p).trim()),
    ["yee sees a bug", "quiet why"],
  );
  find(known(model, ctx), has("why-b")).props.onClick();
  assert.deepEqual(did, [["why", "log 1 SEQ-03", ["SEQ-03"]]]);
  const searching = { ...model, point: { ...model.point, search: "BUG" } };
  assert.deepEqual(all(known(searching, ctx), (node) => node.type === "li" && !has("none")(node)).length, 1);
});

test("why opens where it was asked, with the sentence and its number; Escape or a second tap closes it", () => {
  const { model, did } = seated();
  const use = (shown) => ({ voice, shown, show: (...args) => did.push(args) });
  const tree = (place, shown) => why(place, ["MOV-05", "X07"], use(shown));
  assert.equal(why("log 1", [], use("")), null);
  const shut = tree("log 1", "log 2 MOV-05 X07");
  assert.deepEqual(all(shut, has("gloss")), []);
  assert.equal(find(shut, has("why-b")).props["aria-expanded"], "false");
  const open = tree("log 1", "log 1 MOV-05 X07");
  assert.equal(find(open, has("gloss")).props.id, find(open, has("why-b")).props["aria-controls"]);
  assert.deepEqual(all(open, has("rule")).map(read), ["clause-unknown MOV-05", "clause-unknown X07"]);
  find(open, has("why-b")).props.onClick();
  open.props.onKeyDown({ key: "a" });
  open.props.onKeyDown({ key: "Escape", stopPropagation: () => {} });
  assert.deepEqual(did, [
    ["", []],
    ["", []],
  ]);
});

// R48
test("what a person typed is text and never markup; a closed room takes nothing", () => {
  const { model, ctx } = seated();
  const tree = talk(model, ctx);
  assert.match(read(tree), /<b>hello<\/b>/);
  assert.deepEqual(
    all(tree, (node) => node.type === "form"),
    [],
  );
  assert.match(read(tree), /you-listen/);
});

test("a game without a map is played with plain widgets alone", () => {
  const { model, ctx, did } = seated({
    answer: answering({ words: words("bid"), control: { kind: "number", name: "bid", least: 0, most: 5, default: 2 }, order: null }),
    parts: { pot: 7 },
  });
  const tree = seatScreen(model, { ...ctx, plan: null });
  assert.match(read(tree), /pot.*7/);
  assert.equal(all(tree, button("take-it")).length, 1);
  find(tree, button("take-it")).props.onClick();
  assert.deepEqual(did.at(-1), ["choose", "bid", 2]);
});
