// Whom I have seen: in view first, then ghosts by age; sorted, searched, and a tap away from the map.
import assert from "node:assert/strict";
import { test } from "node:test";
import { seatScreen } from "../../static/seat/screen.js";
import { contacts } from "../../static/seat/contacts.js";
import { all, button, find, has, read } from "./nodes.mjs";
import { parts, seated, words } from "./seated.mjs";

const seen = { ...parts, "item/gun": { id: "gun", looks: "pistol", words: words("gun"), at: "MH(2,1)", live: false, when: "P1b", by: ["yee"] } };
const looking = (point = {}) => {
  const { model, ctx, did } = seated({ parts: seen });
  return { model: { ...model, point: { ...model.point, know: "contacts", ...point } }, ctx, did };
};
const names = ({ model, ctx }) => all(contacts(model, ctx), (node) => node.type === "b").map(read);

test("who is in view comes first, then who was seen last", () => {
  assert.deepEqual(names(looking()), ["bug", "man", "gun"]);
});

test("they are sorted out by what is known of them, and found by any word", () => {
  assert.deepEqual(names(looking({ sort: "ghost" })), ["man", "gun"]);
  assert.deepEqual(names(looking({ sort: "thing" })), ["gun"]);
  assert.deepEqual(names(looking({ search: "MAN" })), ["man"]);
  const { model, ctx } = looking({ search: "nobody at all" });
  assert.match(read(contacts(model, ctx)), /nothing-found/);
});

test("each says by whose eyes, when, and how long ago", () => {
  const { model, ctx } = looking();
  const told = all(contacts(model, ctx), has("seen")).map(read);
  assert.match(told[0], /^contact-live-by .*yee/);
  assert.match(told[1], /^contact-ghost-by .*yee.* 1$/);
});

test("a tap takes it up on the map", () => {
  const { model, ctx, did } = looking();
  all(contacts(model, ctx), has("who-b"))[1].props.onClick();
  assert.deepEqual(did.at(-1), ["point", { panel: "map" }]);
  assert.ok(did.some(([, set]) => set?.picked === "ctr/man-1"));
});

test("the card turns from notices to contacts and back", () => {
  const { model, ctx, did } = seated();
  find(seatScreen(model, ctx), button("tab-contacts")).props.onClick();
  assert.deepEqual(did, [["point", { know: "contacts" }]]);
});

test("informants are named, where there are any", () => {
  const { model, ctx } = looking();
  const told = { ...model, parts: { ...model.parts, me: { ...model.parts.me, secrets: { informants: { orlov: "waits" } } } } };
  assert.match(read(contacts(told, ctx)), /informant-line figure-orlov/);
});
