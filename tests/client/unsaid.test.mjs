// What a person has begun to write is never lost: a room closes for a turn, another tab keeps a note, the table refuses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tell } from "../../static/desk/tell.js";
import { plans } from "../../static/seat/sheet.js";
import { talk } from "../../static/seat/talk.js";
import { reduce } from "../../static/table/reduce.js";
import { button, find } from "./nodes.mjs";
import { seated } from "./seated.mjs";

const room = (id, open) => ({ id, with: ["P", "F"], open, unread: 0, lines: [] });
const fresh = () => "id-1";
const field = (tree) => find(tree, (node) => node.props?.name === "text" || node.props?.name === "note").props;

/** A screen that lives: what is done at it goes through the reducer. */
function living(more, role) {
  const { model, ctx } = seated(more, role);
  const screen = { model, out: [] };
  const said = (message) => {
    screen.model = reduce(screen.model, message, fresh);
    screen.out.push(...screen.model.out);
    screen.model = { ...screen.model, out: [] };
  };
  screen.hears = said;
  screen.ctx = {
    ...ctx,
    now: () => screen.model,
    act: {
      point: (set) => said({ kind: "point", set }),
      say: (id, text, fields) => said({ kind: "say", room: id, text, fields }),
      keep: (what, value, fields) => said({ kind: "keep", what, value, fields }),
    },
  };
  return screen;
}

const type = (tree, text) => field(tree).onInput({ target: { value: text } });
const submit = (tree, name, text) =>
  find(tree, (node) => node.type === "form" && node.props.onSubmit).props.onSubmit({
    preventDefault() {},
    target: { elements: { [name]: { value: text } } },
  });

test("a line half written when one's own turn begins stands there again when the room opens", () => {
  const screen = living({ parts: { "room/all": room("all", true) } });
  type(talk(screen.model, screen.ctx), "the robot is in");
  screen.hears({ kind: "view", n: 2, base: 1, set: { "room/all": room("all", false) }, drop: [] });
  screen.hears({ kind: "view", n: 3, base: 2, set: { "room/all": room("all", true) }, drop: [] });
  assert.equal(field(talk(screen.model, screen.ctx)).value, "the robot is in");
});

test("what is written to one is not taken along into another room", () => {
  const screen = living({ parts: { "room/all": room("all", true), "room/F-P": room("F-P", true) } });
  screen.ctx.act.point({ room: "F-P" });
  type(talk(screen.model, screen.ctx), "only for you");
  screen.ctx.act.point({ room: "all" });
  assert.equal(field(talk(screen.model, screen.ctx)).value, "");
  screen.ctx.act.point({ room: "F-P" });
  assert.equal(field(talk(screen.model, screen.ctx)).value, "only for you");
});

test("a line that is said leaves its field; one that is refused is there again, unless another has been begun", () => {
  const screen = living({ parts: { "room/all": room("all", true) } });
  const refused = { kind: "refused", id: "id-1", error: "rejected", words: { code: "room-shut", args: {} } };
  for (const [meanwhile, found] of [
    [null, "hello"],
    ["another", "another"],
  ]) {
    type(talk(screen.model, screen.ctx), "hello");
    submit(talk(screen.model, screen.ctx), "text", "hello");
    assert.equal(field(talk(screen.model, screen.ctx)).value, "");
    assert.deepEqual(screen.out.at(-1), { kind: "say", room: "all", text: "hello", id: "id-1" });
    if (meanwhile) type(talk(screen.model, screen.ctx), meanwhile);
    screen.hears(refused);
    assert.equal(field(talk(screen.model, screen.ctx)).value, found);
  }
});

test("a note that another tab keeps does not wipe what is being written here", () => {
  const kept = (pad) => ({ plan: null, notes: { pad }, marks: {} });
  const screen = living({ parts: { kept: kept("old") } });
  assert.equal(field(plans(screen.model, screen.ctx)).value, "old");
  type(plans(screen.model, screen.ctx), "old and more");
  screen.hears({ kind: "view", n: 2, base: 1, set: { kept: kept("theirs") }, drop: [] });
  assert.equal(field(plans(screen.model, screen.ctx)).value, "old and more");
  submit(plans(screen.model, screen.ctx), "note", "old and more");
  assert.equal(field(plans(screen.model, screen.ctx)).value, "old and more", "also before the table has heard of it");
  screen.hears({ kind: "done", id: "id-1" });
  screen.hears({ kind: "view", n: 3, base: 2, set: { kept: kept("old and more") }, drop: [] });
  assert.equal(field(plans(screen.model, screen.ctx)).value, "old and more");
  screen.hears({ kind: "view", n: 4, base: 3, set: { kept: kept("theirs again") }, drop: [] });
  assert.equal(field(plans(screen.model, screen.ctx)).value, "theirs again");
});

test("the judge's half sentence outlives a look at another tool, and a ready one is put in its field", () => {
  const screen = living({ parts: { kept: { plan: null, notes: { "ready go": "go on" }, marks: {} } } }, "desk");
  type(tell(screen.model, screen.ctx), "you hear");
  screen.ctx.act.point({ tool: "tray" });
  assert.equal(field(tell(screen.model, screen.ctx)).value, "you hear");
  find(tell(screen.model, screen.ctx), button("go on")).props.onClick();
  assert.equal(field(tell(screen.model, screen.ctx)).value, "go on");
});

test("when the links of a seat end, nothing half written is left for whoever opens it next", () => {
  const screen = living({ parts: { "room/all": room("all", true) } });
  type(talk(screen.model, screen.ctx), "tell nobody");
  screen.hears({ kind: "away" });
  assert.deepEqual(screen.model.point.unsaid, {});
});
