// The judge's queue: what a card says, and what can be done with it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { queue } from "../../static/desk/queue.js";
import { blank } from "../../static/table/model.js";
import { desk } from "./desk.mjs";
import { all, button, find, has, read } from "./nodes.mjs";
import { seated, words } from "./seated.mjs";

test("dice of a card are laid face by face, and go out when all lie there", () => {
  const first = seated({ parts: desk }, "desk");
  all(queue(first.model, first.ctx), has("die"))[2].props.onClick();
  assert.deepEqual(first.did, [["draft", "hit/yee/1", [3]]]);
  const second = seated({ parts: desk, model: { point: { ...blank("desk", "J").point, drafts: { "hit/yee/1": [3] } } } }, "desk");
  all(queue(second.model, second.ctx), has("die"))[5].props.onClick();
  assert.deepEqual(second.did[0], ["desk", { roll: "hit/yee/1", faces: [3, 6] }]);
});

test("behind what was rolled on a card, and what it would teach, stands why", () => {
  const lesson = { key: "told P/1", seat: "P", words: words("heard"), may: ["say"], clauses: ["SEQ-03"] };
  const send = { ...desk.queue[1], lessons: [lesson] };
  const { model, ctx, did } = seated({ parts: { ...desk, queue: [send] } }, "desk");
  for (const each of all(queue(model, ctx), has("why-b"))) each.props.onClick();
  assert.deepEqual(did, [
    ["why", "used k VIS-09", ["VIS-09"]],
    ["why", "lesson told P/1 SEQ-03", ["SEQ-03"]],
  ]);
});

test("a card says what each seat gains and loses, and that nothing changes for the rest", () => {
  const { model, ctx, did } = seated({ parts: desk }, "desk");
  const tree = queue(model, ctx);
  const rows = all(find(tree, has("diff")), (node) => node.type === "li").map(read);
  assert.deepEqual(rows, ["seat-F+ a bug", "seat-F− a man", "seat-F“something moves”", "P, Mnothing-changes"]);
  find(tree, button("send")).props.onClick();
  assert.deepEqual(did, [["desk", { send: "o9" }]]);
  assert.deepEqual(all(tree, has("ask-b")).map(read), ["roll"], "the first card alone is amber");
});

test("what is held for later stands below with its moment, and can be withheld", () => {
  const { model, ctx, did } = seated({ parts: desk }, "desk");
  const later = find(queue(model, ctx), has("later"));
  assert.match(read(later), /M M2a.*a hack/);
  find(later, button("amend")).props.onClick();
  assert.deepEqual(did, [
    ["draft", "lesson", "due 3"],
    ["draft", "lesson-text", "a hack"],
  ]);
  const drafts = { lesson: "due 3", "lesson-text": "a door creaks" };
  for (const [name, order] of [
    ["amend-never", { kind: "withhold", due: 3 }],
    ["amend-until", { kind: "delay", due: 3, round: 3 }],
    ["amend-say", { kind: "reword", due: 3, text: "a door creaks" }],
  ]) {
    const open = seated({ parts: desk, model: { point: { ...blank("desk", "J").point, drafts } } }, "desk");
    find(queue(open.model, open.ctx), button(/** @type {string} */ (name))).props.onClick();
    assert.deepEqual(open.did[0], ["desk", { order }]);
  }
});

test("news is put off to a moment of a turn, also of the present one", () => {
  const named = { lesson: "due 3", "lesson-text": "a hack", "lesson-moment due 3": "FMU" };
  const chosen = seated({ parts: desk, model: { point: { ...blank("desk", "J").point, drafts: { ...named, "lesson-moment due 3": "" } } } }, "desk");
  find(queue(chosen.model, chosen.ctx), button("moment-FMU")).props.onClick();
  assert.deepEqual(chosen.did, [["draft", "lesson-moment due 3", "FMU"]]);
  const open = seated({ parts: desk, model: { point: { ...blank("desk", "J").point, drafts: named } } }, "desk");
  find(queue(open.model, open.ctx), button("amend-until")).props.onClick();
  assert.deepEqual(open.did[0], ["desk", { order: { kind: "delay", due: 3, round: 2, moment: "FMU" } }]);
});

test("what a seat would learn from a card is sent as the judge has it", () => {
  const lessons = [
    { key: "F/told/stop/1", seat: "F", words: words("something moves"), may: ["say", "later", "never"] },
    { key: "*/call/x/1", seat: "*", words: words("attention"), may: ["say", "never"], amended: { text: "", when: "never" } },
    { key: "F/counter/bug-1", seat: "F", words: words("a bug"), may: ["never"] },
  ];
  const parts = { ...desk, queue: [{ ...desk.queue[1], lessons }] };
  const drafts = { lesson: "F/told/stop/1", "lesson-text": "a rat" };
  const { model, ctx, did } = seated({ parts, model: { point: { ...blank("desk", "J").point, drafts } } }, "desk");
  const rows = all(find(queue(model, ctx), has("lessons")), (node) => node.type === "li");
  assert.match(read(rows[1]), /everybody.*“attention”.*amend-is-never/);
  find(rows[0], button("amend-say")).props.onClick();
  find(rows[0], button("amend-until")).props.onClick();
  assert.deepEqual(
    did.filter(([what]) => what === "desk"),
    [
      ["desk", { amend: "F/told/stop/1", to: { text: "a rat" } }],
      ["desk", { amend: "F/told/stop/1", to: { when: "later", until: 3 } }],
    ],
  );
});
