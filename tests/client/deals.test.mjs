// Offers in a room: written down, answered by who hears them, taken back by who made them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../static/table/reduce.js";
import { spoken } from "../../static/table/words.js";
import { talk } from "../../static/seat/talk.js";
import { all, button, find, read } from "./nodes.mjs";
import { parts, seated } from "./seated.mjs";

const deal = (more = {}) => ({ offer: 1, by: "F", give: "the key", want: "the disk", said: {}, ...more });
const room = (line, more = {}) => ({
  ...parts,
  "room/all": { ...parts["room/all"], open: true, lines: [{ n: 1, from: "F", text: "", when: 0, ...line }], ...more },
});

test("an offer is read out, and one tap agrees or declines", () => {
  const { model, ctx, did } = seated({ parts: room({ deal: deal() }) });
  assert.match(read(talk(model, ctx)), /deal the key the disk/);
  find(talk(model, ctx), button("deal-accept")).props.onClick();
  find(talk(model, ctx), button("deal-decline")).props.onClick();
  assert.deepEqual(did, [
    ["reply", "all", 1, true],
    ["reply", "all", 1, false],
  ]);
});

test("who has made it may only take it back, and then it is closed to all", () => {
  const own = seated({ parts: room({ deal: deal({ by: "P" }) }) });
  assert.equal(all(talk(own.model, own.ctx), button("deal-accept")).length, 0);
  find(talk(own.model, own.ctx), button("deal-take-back"));
  const gone = seated({ parts: room({ deal: deal({ said: { F: false } }) }) });
  assert.match(read(talk(gone.model, gone.ctx)), /deal-gone/);
  assert.equal(all(talk(gone.model, gone.ctx), button("deal-")).length, 0);
});

test("things of the game are offered by their codes, and read by their names", () => {
  const { model, ctx: plain, did } = seated({ parts: room({ deal: deal({ give: "item-disk", want: "item-artifact" }) }) });
  const ctx = { ...plain, voice: { ...plain.voice, knows: () => true } };
  const said = talk({ ...model, point: { ...model.point, offering: true } }, ctx);
  assert.match(read(said), /deal item-disk item-artifact/);
  const form = find(said, (node) => node.type === "form");
  const typed = { give: { value: " ITEM-DISK " }, want: { value: "peace " } };
  form.props.onSubmit({ preventDefault() {}, target: { elements: typed } });
  assert.deepEqual(did[0], ["offer", "all", "item-disk", "peace", ["give/all", "want/all"]]);
  const named = { knows: (/** @type {string} */ code) => code === "item-disk", say: () => "Evidence Disk" };
  assert.equal(spoken(/** @type {any} */ (named), "item-disk ⇄ item-x"), "Evidence Disk ⇄ item-x");
});

test("what a bot gives it lays down where all can read that it will", () => {
  const { model, ctx } = seated({ parts: room({ deal: deal({ give: "item-disk", want: "item-artifact" }) }) });
  assert.doesNotMatch(read(talk(model, ctx)), /deal-bots-meet/);
  const bots = { ...model, parts: { ...model.parts, table: { ...model.parts.table, bots: ["F"] } } };
  assert.match(read(talk(bots, ctx)), /deal-bots-meet/);
});

test("in a room that is shut to me nothing can be answered", () => {
  const { model, ctx } = seated({ parts: room({ deal: deal() }, { open: false }) });
  assert.equal(all(talk(model, ctx), button("deal-")).length, 0);
});

test("an answer says what it is about, and an offer goes out as one saying", () => {
  const { model, ctx } = seated({ parts: room({ reply: { ...deal(), yes: true }, from: "M" }) });
  assert.match(read(talk(model, ctx)), /deal-yes the key the disk/);
  const next = reduce(model, { kind: "say", room: "all", text: "a ⇄ b", offer: { give: "a", want: "b" } }, () => "id");
  assert.deepEqual(next.out, [{ kind: "say", room: "all", text: "a ⇄ b", offer: { give: "a", want: "b" }, id: "id" }]);
});
