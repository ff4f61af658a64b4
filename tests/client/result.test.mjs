// How it ended, called and looked at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { blank } from "../../static/table/model.js";
import { deskScreen } from "../../static/desk/screen.js";
import { levels, proposal } from "../../static/desk/levels.js";
import { seatScreen } from "../../static/seat/screen.js";
import { all, button, find, read } from "./nodes.mjs";
import { plan, voice } from "./ship.mjs";

const words = (code) => ({ code, args: {} });
const ended = {
  why: words("why-judge"),
  winners: ["F"],
  seats: [
    { seat: "P", level: 0, words: words("reached-nothing"), role: null, goals: [words("goal one"), words("goal two")], overruled: false },
    { seat: "F", level: 2, words: words("reached"), role: words("gmen"), goals: [words("goal three"), words("goal four")], overruled: true },
  ],
};

/** A screen with these parts, and what it did. */
function at(role, parts, point = {}) {
  const did = [];
  const act = new Proxy({}, { get: (_, name) => (...args) => did.push([name, ...args]) });
  const fresh = blank(role, role === "desk" ? "J" : "P");
  const table = { seats: [{ id: "P", role: "player", name: "Ines" }], ended: null };
  const model = { ...fresh, n: 1, line: "up", parts: { public: { phase: "over", round: 3 }, table, me: {}, ...parts }, point: { ...fresh.point, ...point } };
  const page = { theme: "light", sound: true, home: "/g/x/P", game: "x" };
  const measure = (text, size) => text.length * size * 0.5;
  const ctx = { voice, plan, act, measure, board: { current: null }, closest: 30, nameOf: (thing) => voice.say(thing.words), page };
  return { model, ctx, did };
}

for (const [role, screen] of [["seat", seatScreen], ["desk", deskScreen]])
  test(`the result lies on top of the ${role} until it is put aside, the winner first`, () => {
    const { model, ctx, did } = at(role, { result: ended });
    const sheet = screen(model, ctx);
    const text = read(sheet);
    assert.ok(text.indexOf("seat-F") < text.indexOf("seat-P"), text);
    for (const said of ["why-judge", "gmen", "goal four", "reached-nothing", "judges-word", "has-won", "Ines"]) assert.ok(text.includes(said), said);
    assert.ok(!text.includes("my-map") && !text.includes("the-truth"));
    find(sheet, button("result-shut")).props.onClick();
    assert.deepEqual(did, [["point", { resultShut: true }]]);
  });

test("a system that says no more than sentences has its result too", () => {
  const { model, ctx } = at("seat", { table: { seats: [], ended: { winners: [], reached: { P: words("lost everything") } } } });
  const text = read(seatScreen(model, ctx));
  assert.ok(text.includes("nobody-wins") && text.includes("lost everything"));
});

const standing = {
  proposed: [words("why-rounds")],
  declared: false,
  seats: [{ seat: "P", role: null, level: 1, rules: 2, goals: [words("goal one"), words("goal two")], met: [false, true], reason: "they talked" }],
  exhibits: [],
};

test("the judge is told why the game could end, and declares it when he has been asked once more", () => {
  const { model, ctx, did } = at("desk", { levels: standing });
  const card = proposal(model, ctx);
  assert.match(read(card), /why-rounds/);
  find(card, button("declare-end")).props.onClick();
  assert.deepEqual(did, [["draft", "ending", "sure"]]);
  const sure = proposal(at("desk", { levels: standing }, { drafts: { ending: "sure" } }).model, ctx);
  assert.match(read(sure), /end-sure/);
  find(sure, button("end-now")).props.onClick();
  assert.deepEqual(did.at(-1), ["desk", { end: true }]);
  assert.equal(proposal(at("desk", { levels: { ...standing, declared: true } }).model, ctx), null);
});

test("he overrules a level only with a reason", () => {
  const { model, ctx, did } = at("desk", { levels: standing }, { drafts: { overrule: "P" } });
  const tool = levels(model, ctx);
  assert.match(read(tool), /goal one.*goal two.*overruled-because/);
  const [form] = all(tool, (node) => node.type === "form");
  const send = (level, reason) => form.props.onSubmit({ preventDefault() {}, target: { elements: { level: { value: level }, reason: { value: reason } } } });
  send("2", "  ");
  assert.deepEqual(did, []);
  send("2", " a fair fight ");
  send("rules", "as it was");
  const orders = did.filter(([name]) => name === "desk").map(([, { order }]) => order);
  assert.deepEqual(orders, [
    { kind: "overrule", seat: "P", level: 2, reason: "a fair fight" },
    { kind: "overrule", seat: "P", level: null, reason: "as it was" },
  ]);
});
