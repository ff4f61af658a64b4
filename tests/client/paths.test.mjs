// Ways through a path control, and what the board offers from an answer in the making.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choosing, opened } from "../../static/table/answer.js";
import { costOf, warnings, wayTo } from "../../static/table/paths.js";
import { choiceOf, facings, figureOptions, offersOf, rowsOfFigures, warned, wayOf } from "../../static/seat/offers.js";
import { voice } from "./ship.mjs";

const words = (code) => ({ code, args: {} });
const reach = { "MH(1,0)": [1, "MH(0,0)"], "MH(2,0)": [2, "MH(1,0)"], "MH(3,1)": [4, "MH(2,0)"] };
const way = {
  kind: "path",
  name: "path",
  start: "MH(0,0)",
  points: 4,
  reach,
  marks: { "MH(2,0)": words("warn-gas"), "MH(3,1)": words("warn-gas") },
};
const form = (control, order = null) => ({ words: words("w"), control, order });
const turning = {
  kind: "choose",
  name: "facing",
  options: ["N", "E"].map((value) => ({ value, words: words(value), hint: { facing: value } })),
  default: "E",
};

test("the places before are followed back to the start", () => {
  assert.deepEqual(wayTo(way, "MH(3,1)"), ["MH(1,0)", "MH(2,0)", "MH(3,1)"]);
  assert.equal(costOf(way, ["MH(1,0)", "MH(2,0)"]), 2);
  assert.equal(wayTo(way, "MH(9,9)"), null);
  assert.equal(wayTo(way, "MH(0,0)"), null, "staying is no way");
});

test("places that lead in a ring lead nowhere", () => {
  assert.equal(wayTo({ ...way, reach: { a: [1, "b"], b: [1, "a"] } }, "a"), null);
});

test("of a way the marked places are warned of", () => {
  assert.deepEqual(warnings(way, ["MH(1,0)", "MH(2,0)"]), [{ place: "MH(2,0)", words: words("warn-gas") }]);
  assert.deepEqual(warnings({}, ["MH(1,0)"]), []);
});

test("a warning stands at its square: of the way that was chosen, of the square that was, and before that of all", () => {
  const asked = { ...opened("p"), form: form(way, {}) };
  assert.deepEqual(warned(asked), [], "no way yet");
  assert.deepEqual(warned(choosing(asked, "path", wayTo(way, "MH(1,0)"))), []);
  const gone = choosing(asked, "path", wayTo(way, "MH(3,1)"));
  assert.deepEqual(warned({ ...gone, form: form(turning, {}) }).map(({ place }) => place), ["MH(2,0)", "MH(3,1)"]);
  const places = ["MH(0,0)", "MH(1,0)", "MH(2,0)", "RR(0,0)"];
  const marks = Object.fromEntries(["MH(1,0)", "MH(2,0)", "RR(0,0)"].map((place) => [place, words("warn-glass")]));
  const placing = { ...opened("p"), form: form({ kind: "endpoint", name: "at", places, marks }) };
  assert.deepEqual(warned(placing).map(({ place }) => place), ["MH(1,0)", "MH(2,0)", "RR(0,0)"]);
  for (const [at, told] of [["MH(2,0)", ["MH(2,0)"]], ["MH(0,0)", []]])
    assert.deepEqual(warned({ ...choosing(placing, "at", at), form: form(turning, {}) }).map(({ place }) => place), told);
});

test("what can be reached is offered with its cost, drawn as the gait it takes", () => {
  const answer = { ...opened("p"), form: form(way, { kind: "move", gait: "run" }) };
  const offers = offersOf(answer, voice.say, (at) => at);
  assert.deepEqual(
    offers.map(({ place, cost, gait, warn }) => [place, cost, gait, warn]),
    [
      ["MH(1,0)", 1, 3, ""],
      ["MH(2,0)", 2, 3, "warn-gas"],
      ["MH(3,1)", 4, 3, "warn-gas"],
    ],
  );
  assert.match(offers[1].say, /warn-gas/);
});

test("while a facing is asked the reach stays open, and another square changes the way", () => {
  let answer = { ...opened("p"), form: form(way, {}) };
  answer = { ...choosing(answer, "path", wayTo(way, "MH(2,0)")), form: form(turning, {}) };
  assert.equal(offersOf(answer, voice.say, (at) => at).length, 3);
  assert.deepEqual(wayOf(answer).way, ["MH(1,0)", "MH(2,0)"]);
  assert.deepEqual(facings(answer).facing, "E");
  assert.deepEqual(choiceOf(answer, "MH(1,0)"), { name: "path", value: ["MH(1,0)"] });
});

test("from a way point the way goes on; the whole of it is told", () => {
  let answer = { ...opened("p"), form: form(way, {}) };
  answer = { ...choosing(answer, "path", ["MH(1,0)"]), form: form(turning, {}) };
  answer = choosing(answer, "via", true);
  const rest = { ...way, start: "MH(1,0)", points: 3, reach: { "MH(1,1)": [1, "MH(1,0)"] } };
  answer = { ...answer, form: form(rest, {}) };
  assert.deepEqual(
    offersOf(answer, voice.say, (at) => at).map(({ place }) => place),
    ["MH(1,1)"],
  );
  assert.deepEqual(choiceOf(answer, "MH(1,1)"), { name: "path", value: ["MH(1,0)", "MH(1,1)"] });
  const after = choosing(answer, "path", ["MH(1,0)", "MH(1,1)"]);
  assert.deepEqual(
    after.trail.map((step) => step.name),
    ["path"],
  );
});

test("places to choose are offered without a cost, and nothing else may be touched", () => {
  const answer = { ...opened("p"), form: form({ kind: "endpoint", name: "at", places: ["MH(0,0)", "H-POD"], marks: {} }) };
  assert.deepEqual(
    offersOf(answer, voice.say, (at) => at).map(({ place, gait, cost }) => [place, gait, cost]),
    [
      ["MH(0,0)", 0, undefined],
      ["H-POD", 0, undefined],
    ],
  );
  assert.deepEqual(choiceOf(answer, "H-POD"), { name: "at", value: "H-POD" });
  assert.equal(choiceOf(answer, "MH(5,5)"), null);
});

test("figures may be chosen that the form names and does not bar", () => {
  const control = {
    kind: "choose",
    name: "figure",
    options: [
      { value: "yee", words: words("yee"), hint: { figure: "yee" } },
      { value: "orlov", words: words("orlov"), off: words("acted"), hint: { figure: "orlov" } },
      { value: "end", words: words("end") },
    ],
  };
  assert.deepEqual(
    figureOptions({ ...opened("p"), form: form(control) }).map(({ id }) => id),
    ["yee"],
  );
});

test("an assignment is shown figure by figure only if every row is one", () => {
  const rows = (ids) => ({
    ...opened("p"),
    form: form({ kind: "assign", name: "intents", rows: ids.map((id) => ({ id, words: words(id), options: [] })) }),
  });
  assert.ok(rowsOfFigures(rows(["yee"]), { "fig/yee": {} }));
  assert.equal(rowsOfFigures(rows(["yee", "gate"]), { "fig/yee": {} }), null);
});
