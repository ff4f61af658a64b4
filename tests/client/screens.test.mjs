// The screens, called and looked at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawFan } from "../../static/board/counter.js";
import { counters } from "../../static/board/lay.js";
import { blank } from "../../static/table/model.js";
import { titleOf } from "../../static/table/page.js";
import { charts, read as typed } from "../../static/desk/charts.js";
import { line, undone } from "../../static/desk/line.js";
import { queue } from "../../static/desk/queue.js";
import { ruling } from "../../static/desk/ruling.js";
import { known } from "../../static/seat/known.js";
import { orders } from "../../static/seat/orders.js";
import { seatScreen } from "../../static/seat/screen.js";
import { talk } from "../../static/seat/talk.js";
import { why } from "../../static/table/signs.js";
import { top, word } from "../../static/seat/sequence.js";
import { all, button, find, has, read } from "./nodes.mjs";
import { answering, parts, seated, who, words } from "./seated.mjs";
import { plan, voice } from "./ship.mjs";

test("one amber thing: the next figure while the question is who, confirm when an order is ready", () => {
  const asked = seated({ answer: answering(who) });
  const amber = all(orders(asked.model, asked.ctx), has("ask-b"));
  assert.deepEqual(amber.map(read), ["next-up yee"]);
  amber[0].props.onClick();
  assert.deepEqual(asked.did.at(-1), ["choose", "figure", "yee"]);
  const ready = seated({
    answer: answering({ words: words("way"), control: null, order: { kind: "move" } }, [
      { name: "figure", form: who, value: "yee", own: true },
    ]),
  });
  assert.deepEqual(all(orders(ready.model, ready.ctx), has("ask-b")).map(read), ["confirm"]);
});

test("whoever may be chosen and is none of my own stands there by name, not on the map alone", () => {
  const names = ["bug", "man", "cat", "pan", "gull", "ghost"];
  const options = names.map((name) => ({ value: name, words: words(name), hint: { figure: `${name}-1` } }));
  const form = { words: words("which"), control: { kind: "choose", name: "robot", options }, order: null };
  const { model, ctx, did } = seated({ answer: answering(form) });
  find(seatScreen(model, ctx), button("gull")).props.onClick();
  assert.deepEqual(did, [["choose", "robot", "gull"]]);
});

test("an order that waits for the judge cannot be given twice", () => {
  const { model, ctx } = seated({ answer: answering(who), parts: { "prompt/P2c": { ...parts["prompt/P2c"], waiting: true } } });
  const tree = orders(model, ctx);
  assert.deepEqual(
    all(tree, (node) => node.type === "button"),
    [],
  );
  assert.match(read(tree), /order-sent/);
});

test("whose sealed answer is in is told so while the others think, and may do what stands open to him", () => {
  const { model, ctx } = seated({
    answer: null,
    parts: {
      "prompt/P2c": { ...parts["prompt/P2c"], waiting: true },
      "prompt/own": { id: "own", kind: "standing", optional: true, args: {}, waiting: false },
    },
  });
  const tree = orders(model, ctx);
  assert.match(read(tree), /order-sent.*order-lies/);
  assert.deepEqual(all(tree, (node) => node.type === "button").map(read), ["prompt-standing"]);
});

test("an order that cannot go out is said to be kept, not to be with the judge", () => {
  const sent = { id1: { kind: "order", prompt: "P2c" } };
  const way = answering({ words: words("way"), control: null, order: { kind: "move" } });
  const said = (line) => {
    const { model, ctx } = seated({ answer: way, model: { line, waiting: sent } });
    return read(orders(model, ctx));
  };
  assert.match(said("down"), /order-kept/);
  assert.doesNotMatch(said("down"), /order-waits/);
  assert.doesNotMatch(said("up"), /order-kept|order-waits/);
});

test("a refusal stands where the order was, with its clause", () => {
  const { model, ctx } = seated({ answer: answering(who), model: { refusal: { words: words("hatch-too-far"), clauses: ["HATCH-02"] } } });
  const alert = find(orders(model, ctx), (node) => node.props.role === "alert");
  assert.match(read(alert), /hatch-too-far.*why/);
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
});

// R31
test("whoever sees a contact is not told whose it is; a ghost says when and who saw it", () => {
  const [own, bug, man] = counters(parts, "P", plan, voice);
  assert.deepEqual([own.seat, bug.seat, man.seat], ["P", "N", "N"]);
  assert.deepEqual([own.sort, bug.sort, man.sort], ["own", "contact", "ghost"]);
  assert.match(man.name, /P1e.*yee/);
  const fan = { X: 0, Y: 0, members: [bug], head: bug };
  const drawn = drawFan({ fan, k: 1, sheet: "hull", picked: false, offered: false, say: bug.say, onPick: () => {} });
  assert.ok(find(drawn, (node) => node.type === "use" && node.props.href === "#b-N"));
  assert.equal(drawn.props.role, "button");
  assert.match(drawn.props["aria-label"], /bug.*facing-W/);
});

test("who sends no word is off the map of his own people and on that of the judge", () => {
  const silent = { ...parts, "fig/yee": { ...parts["fig/yee"], lost: true } };
  const drawn = (seat) => counters(silent, seat, plan, voice).map(({ key }) => key);
  assert.ok(!drawn("P").includes("fig/yee"));
  assert.ok(drawn("J").includes("fig/yee"));
});

// R101
test("a fan carries its number, a wounded figure its drop, a looker his beak", () => {
  const [own, bug] = counters(parts, "P", plan, voice);
  const drawn = drawFan({
    fan: { X: 0, Y: 0, members: [own, bug], head: own },
    k: 1,
    sheet: "hull",
    picked: true,
    offered: true,
    say: "",
    onPick: () => {},
  });
  assert.equal(read(find(drawn, has("cnt"))), "2");
  assert.ok(find(drawn, (node) => node.props.href === "#s-wound"));
  assert.equal(find(drawn, has("beak")).props.transform, "rotate(90)");
  assert.ok(find(drawn, has("pick")));
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

const desk = {
  queue: [
    {
      key: "hit/yee/1",
      kind: "roll",
      seat: "P",
      words: words("yee shoots"),
      clauses: ["FIRE-04"],
      asks: { dice: 2, need: 7, bonus: -1, secret: false },
      difference: {},
    },
    {
      key: "o9",
      kind: "send",
      seat: "F",
      words: words("osorio moves"),
      clauses: [],
      asks: [{ key: "k", faces: [4], choice: "", words: words("glimpse"), clauses: ["VIS-09"] }],
      difference: { F: { gain: [words("a bug")], lose: [words("a man")], say: [words("something moves")] } },
    },
  ],
  dues: [{ id: 3, seat: "M", moment: "M2a", words: words("a hack"), clauses: [] }],
};

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
