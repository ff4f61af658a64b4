// The theatre: reels are unwound, events found, what a seat has wrong is put into words; its screen called and looked at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Film, unwound } from "../../static/theatre/film.js";
import { gaps } from "../../static/theatre/gap.js";
import { turning } from "../../static/theatre/turning.js";
import { findable, found, saidAt, stepTo, stretches } from "../../static/theatre/line.js";
import { theatreScreen } from "../../static/theatre/screen.js";
import { papers } from "../../static/paper/papers.js";
import { all, button, find, read } from "./nodes.mjs";
import { plan, voice } from "./ship.mjs";

const words = (code) => ({ code, args: {} });
const frames = [
  { n: 1, base: null, set: { me: {}, a: 1 }, drop: [] },
  { n: 2, base: 1, set: { b: 2 }, drop: ["a"] },
  { n: 3, base: 2, set: {}, drop: [] },
];
const shot = { kind: "shot", seat: "P", figures: ["yee"], words: words("event-shot") };
const card = (n, round, turn, more = {}) => ({ n, seat: turn || "auto", words: words("deed"), answers: [], events: [], time: n * 10, moment: { round, turn, step: "c" }, ...more });
const line = [card(1, 0, ""), card(2, 1, "P", { events: [shot] }), card(3, 1, "P"), card(4, 1, "F"), card(5, 2, "P", { events: [shot] })];
const index = { n: 5, size: 3, tracks: ["J", "P", "F"], seats: [{ id: "P", name: "Ines" }], unlocked: false, talk: [], story: { line, sums: { P: { shot: 2 } }, seconds: { P: 120 } } };

test("a reel is unwound view by view, and what was dropped is gone", () => {
  assert.deepEqual(unwound(frames), [{ me: {}, a: 1 }, { me: {}, b: 2 }, { me: {}, b: 2 }]);
  assert.throws(() => unwound([frames[0], frames[2]]));
});

test("a reel is fetched once, and again only if it could not be had", async () => {
  const asked = [];
  let up = false;
  const film = new Film({ reel: async (track, k) => (asked.push(`${track}${k}`), up ? frames : Promise.reject(new Error("away"))) }, 3);
  await assert.rejects(film.fetch("P", 4));
  up = true;
  await Promise.all([film.fetch("P", 4), film.fetch("P", 6)]);
  assert.deepEqual(asked, ["P1", "P1"]);
  assert.deepEqual(film.at("P", 5), { me: {}, b: 2 });
  assert.equal(film.at("P", 1), null);
});

test("rounds and turns are as long as what was decided in them", () => {
  assert.deepEqual(stretches(line).map(({ round, n, turns }) => [round, n, turns.map((t) => `${t.turn}${t.n}`).join(" ")]), [[0, 1, "1"], [1, 3, "P2 F1"], [2, 1, "P1"]]);
});

test("one jumps from event to event, by kind and by figure", () => {
  assert.deepEqual(findable(line), { kinds: ["shot"], figures: ["yee"] });
  assert.deepEqual(found(line, "shot", "yee"), [2, 5]);
  assert.deepEqual(found(line, "", "orlov"), []);
  assert.equal(stepTo([2, 5], 2, 1), 5);
  assert.equal(stepTo([2, 5], 2, -1), null);
  assert.equal(stepTo([2, 5], 5, -1), 2);
});

test("what was said stands beside the decision during which it was said", () => {
  const talk = [{ time: 10, text: "a" }, { time: 11, text: "b" }, { time: 99, text: "c" }];
  assert.deepEqual([1, 2, 5].map((n) => saidAt({ ...index, talk }, n).map((l) => l.text).join("")), ["a", "b", "c"]);
});

const truth = {
  me: {},
  "fig/yee": { id: "yee", words: words("yee"), seat: "P", at: "MH(1,1)", state: ["light"], known: [] },
  "fig/orlov": { id: "orlov", words: words("orlov"), seat: "F", at: "MH(2,1)", state: [], known: [] },
  "fig/bug": { id: "bug", words: words("bug"), seat: "A", at: "MH(5,0)", state: [], known: [{ seat: "P", at: "MH(3,1)", live: false }] },
  "fig/who": { id: "who", words: words("who"), seat: "A", at: "MH(4,0)", state: [], known: [{ seat: "F", at: "MH(4,0)", live: true }] },
  dues: [{ id: 1, seat: "P", words: words("telegram") }, { id: 2, seat: "F", words: words("not-mine") }],
};
const belief = {
  me: {},
  "fig/yee": { id: "yee", words: words("yee"), at: "MH(3,1)", state: [] },
  "fig/orlov": { id: "orlov", words: words("orlov"), at: "MH(2,1)", state: [] },
};

test("between truth and belief: who is lost, where they are, how they are, ghosts, the unseen, what is still to be told", () => {
  const said = gaps(truth, belief, "P", plan, voice).map((gap) => gap.key);
  assert.deepEqual(said, ["gap-own-lost orlov", "gap-own-at yee", "gap-own-state yee", "ghost bug", "due 1", "unseen"]);
  assert.deepEqual(gaps({ me: {}, dues: [] }, { me: {} }, "P", plan, voice), []);
});

test("one jumps from what lies between the two to when it began and to when it was over, over all reels", async () => {
  const right = { ...belief, "fig/yee": { ...belief["fig/yee"], at: "MH(1,1)" } };
  const beliefs = [right, belief, belief, belief, right, belief];
  const frames = (views) => views.map((set, i) => ({ n: i, base: null, set, gone: [] }));
  const film = new Film({ reel: async (track, k) => frames((track === "J" ? beliefs.map(() => truth) : beliefs).slice(k * 2, k * 2 + 2)) }, 2);
  const house = (n) => ({ film, index: { n: 6 }, track: "P", n });
  assert.equal(await turning(house(3), "gap-own-at yee", -1), 2);
  assert.equal(await turning(house(3), "gap-own-at yee", 1), 5);
  assert.equal(await turning(house(3), "ghost bug", 1), 6);
});

/** The theatre as somebody looks at it, and what it did. */
function at(more = {}) {
  const did = [];
  const film = { at: () => null };
  const base = { index, film, plan, voice, languages: [], title: "A ship", reader: "P", home: "/g/x/P", n: 2, track: "P", sheet: "", cameras: {}, tab: "moment", part: "truth", find: { kind: "", figure: "" } };
  const house = { ...base, playing: false, lost: false, cursor: null, picked: null, shown: { truth, belief }, measure: (t, s) => t.length * s * 0.5, set: (set) => did.push(set), theme() {}, holds: [{}, {}], ...more };
  return { screen: theatreScreen(house), did };
}

test("the screen says what happened, and every seat's belief is one tap away", () => {
  const { screen, did } = at();
  assert.ok(read(screen).includes("event-shot"));
  find(screen, button("seat-F")).props.onClick();
  assert.deepEqual(did, [{ track: "F" }]);
});

test("from the server it can be saved; from a disk there is nowhere to go back to", () => {
  const links = (screen) => all(screen, (node) => node.type === "a").map((node) => node.props.href);
  assert.deepEqual(links(at().screen), ["/g/x/P/theatre/file", "/g/x/P/theatre/journal", "/g/x/P"]);
  assert.deepEqual(links(at({ home: "" }).screen), []);
});

test("only the judge unlocks what was said in private", () => {
  const forms = (more) => all(at({ tab: "said", ...more }).screen, (node) => node.type === "form").length;
  assert.equal(forms({ reader: "J", home: "/g/x/J" }), 1);
  assert.equal(forms({}), 0);
  assert.equal(forms({ reader: "J", home: "" }), 0);
});

/** Every board on a screen, drawn at a size. */
function drawn(screen) {
  const boards = all(screen, (node) => typeof node.type === "function");
  return boards.map(({ type, props }) => {
    const board = new type(props);
    board.state = { w: 900, h: 600 };
    return read(board.render());
  });
}

test("truth and belief are drawn, each with what lies on it", () => {
  const [so, held] = drawn(at().screen);
  assert.ok(so.includes("bug"), so);
  assert.ok(!held.includes("bug"), held);
});

test("a seat's papers have its people, what it was told and its map on every sheet that shows something", () => {
  const parts = { ...belief, me: { seat: "P" }, sheet: { goals: [words("goal one"), words("goal two")] }, "log/1": { n: 1, when: "P1a", words: words("a-telegram") } };
  const guide = { items: [{ id: "key", words: words("item-key"), about: words("about-key"), look: words("worn"), price: 3, slots: 1, needs: [] }], tables: [{ words: words("chart"), columns: [words("one")], rows: [{ words: words("row"), cells: ["7"] }] }] };
  const desk = { parts, guide, plan, voice, shown: {}, set() {}, measure: (t, s) => t.length * s * 0.5, seat: "P", name: "Ines", title: "A ship", home: "/g/x/P", languages: [] };
  const screen = papers(desk);
  const text = read(screen);
  for (const said of ["yee", "goal one", "a-telegram", "item-key", "7"]) assert.ok(text.includes(said), said);
  assert.ok(drawn(screen).length > 0);
  assert.equal(all(screen, (node) => node.type === "a" && node.props.href?.includes("of=")).length, 0, "only a judge prints for others");
});
