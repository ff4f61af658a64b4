// Who is here: judges and players, who knows the truth, bots, a host's acts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { company as atDesk } from "../../static/desk/company.js";
import { company, tableAsks } from "../../static/seat/company.js";
import { gone } from "../../static/seat/curtain.js";
import { reduce } from "../../static/table/reduce.js";
import { all, button, find, read } from "./nodes.mjs";
import { parts, seated } from "./seated.mjs";

const table = (more, seat = "P") =>
  seated({
    model: { seat },
    parts: {
      table: {
        ...parts.table,
        seats: [
          { id: "P", role: "player", name: "Ines" },
          { id: "F", role: "player", name: "" },
          { id: "J", role: "judge", name: "Ruth", here: true },
        ],
        host: "P",
        judge: false,
        ...more,
      },
    },
  });
const did = (screen, label) => {
  find(screen.tree, button(label)).props.onClick();
  return screen.did.at(-1);
};

test("all see who knows the truth, at a seat or watching", () => {
  const { model, ctx } = table({
    knowing: [
      { name: "Ines", seat: "P" },
      { name: "Old Ruth", seat: "O" },
    ],
  });
  const shown = read(company(model, ctx));
  assert.match(shown, /Ines · knows-the-truth/);
  assert.match(shown, /Old Ruth.*knows-the-truth/);
});

test("a host keeps the pace; he is asked once more before he opens the desk", () => {
  const here = table({});
  here.tree = company(here.model, here.ctx);
  assert.deepEqual(did(here, "hold-all"), ["desk", { hold: true }]);
  assert.deepEqual(did(here, "end-propose"), ["desk", { end: true }]);
  assert.deepEqual(did(here, "console-open-it"), ["draft", "open-desk", true]);
  const sure = { ...here.model, point: { ...here.model.point, drafts: { "open-desk": true } } };
  here.tree = company(sure, here.ctx);
  find(here.tree, button("console-open-now")).props.onClick();
  assert.deepEqual(here.did.at(-2), ["desk", { console: true }]);
});

test("the desk that a host has opened is one tap away, also after a reload", () => {
  const here = table({ console: true });
  here.tree = company(here.model, here.ctx);
  assert.deepEqual(did(here, "console-link"), ["desk", { link: "J" }]);
  const opened = reduce({ ...here.model, waiting: { id: { kind: "desk" } } }, { kind: "done", id: "id", desk: "token" }, () => "x");
  assert.equal(find(company(opened, here.ctx), (node) => node.type === "a").props.href, "/s/token");
});

test("a host's bot sits down at any seat but his own; others have no such buttons", () => {
  const here = table({ bots: [] });
  const choices = (/** @type {any} */ tree) => all(tree, (node) => node.type === "select");
  const [choice, ...more] = choices(company(here.model, here.ctx));
  assert.equal(more.length, 0);
  choice.props.onChange({ target: { value: "sharp" } });
  assert.deepEqual(here.did.at(-1), ["desk", { bot: "F", on: true, strength: "sharp" }]);
  choice.props.onChange({ target: { value: "" } });
  assert.deepEqual(here.did.at(-1), ["desk", { bot: "F", on: false }]);
  const [plays] = choices(company(table({ bots: ["F"] }).model, here.ctx));
  assert.equal(plays.props.value, "plays", "how well it plays is not told");
  const guest = table({ host: "F" });
  assert.equal(choices(company(guest.model, guest.ctx)).length, 0);
  const judged = table({ judge: true });
  assert.equal(choices(company(judged.model, judged.ctx)).length, 0);
});

test("the judge reads why a bot has done what it did, the newest first", () => {
  const desk = table({ judge: true, bots: ["F"] }, "J");
  const because = (/** @type {string} */ code, /** @type {number} */ round) => ({ round, figure: "osorio", words: { code } });
  const reasons = [because("fetches", 2), because("flees", 3)];
  const model = { ...desk.model, parts: { ...desk.model.parts, bots: { F: { strength: "easy", reasons } } } };
  const tree = atDesk(model, desk.ctx);
  assert.match(read(tree), /bot-whys.*flees.*fetches/);
  assert.equal(all(tree, (node) => node.type === "select").find((node) => node.props.value === "easy") === undefined, false);
});

test("news of the table calls seats by their names", () => {
  const here = table({ news: [{ when: 1, words: { code: "table-joined", args: { seat: "F", name: "Tomas" } } }] });
  const named = { ...here.ctx, voice: { ...here.ctx.voice, knows: (code) => code === "seat-F" } };
  assert.match(read(company(here.model, named)), /table-joined seat-F Tomas/);
});

test("whose seat a bot plays takes it back; who is asked to agree does so or not", () => {
  const botted = table({ bots: ["P"] });
  botted.tree = tableAsks(botted.model, botted.ctx);
  assert.deepEqual(did(botted, "seat-back"), ["desk", { bot: "P", on: false }]);
  const asked = table({ agreed: ["F"] });
  asked.tree = tableAsks(asked.model, asked.ctx);
  assert.deepEqual(did(asked, "end-agree"), ["desk", { agree: true }]);
  const watching = table({ agreed: ["F"] }, "O");
  assert.equal(tableAsks(watching.model, watching.ctx), null);
});

test("a judge hands over the chair in two taps, and is led to where he sits", () => {
  const desk = table({ judge: true, seats: [{ id: "F", role: "player", name: "" }, { id: "J", role: "judge", name: "Ruth" }, { id: "J2", role: "judge", name: "Sam" }] }, "J");
  desk.tree = atDesk(desk.model, desk.ctx);
  assert.deepEqual(did(desk, "hand-over"), ["draft", "hand-over", "J2"]);
  const sure = { ...desk.model, point: { ...desk.model.point, drafts: { "hand-over": "J2" } } };
  desk.tree = atDesk(sure, desk.ctx);
  find(desk.tree, button("hand-over-sit")).props.onClick();
  assert.deepEqual(desk.did.at(-2), ["desk", { hand_over: "J2", sit: "F" }]);
  const away = reduce(desk.model, { kind: "away", link: "token" }, () => "id");
  assert.equal(find(gone(away, desk.ctx), (node) => node.type === "a").props.href, "/s/token");
});

test("who comes to watch when there is no room is told so, and may look in again", () => {
  const { model, ctx } = table({}, "O");
  const full = reduce(model, { kind: "away", words: { code: "gallery-full", args: { most: 100 } } }, () => "id");
  assert.match(read(gone(full, ctx)), /gallery-full/);
  assert.equal(find(gone(full, ctx), (node) => node.type === "a").props.href, ctx.page.home);
});

test("a seat whose player has gone is handed to somebody else", () => {
  const desk = table({ judge: true }, "J");
  desk.tree = atDesk(desk.model, desk.ctx);
  assert.deepEqual(did(desk, "another"), ["desk", { link: "P", free: true }]);
});

test("an empty second chair is filled by a link", () => {
  const desk = table({ judge: true }, "J");
  desk.tree = atDesk(desk.model, desk.ctx);
  assert.deepEqual(did(desk, "invite"), ["desk", { link: "J2" }]);
});
