// The printed map in the reader's language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { breaks } from "../../static/board/labels.js";
import { unbroken } from "../../static/board/names.js";
import { inWords } from "../../static/board/naming.js";
import { voice } from "../../static/table/words.js";

const picture = {
  title: "A ship",
  lines: ["1 square = 2 m"],
  levels: [{ id: "MH", name: "Main hull" }],
  spaces: [{ id: "main_corridor", name: "Main Corridor", label: "Corridor" }, { id: "nook", name: "Nook", label: "" }],
  segments: [{ id: "MC", name: "Main Corridor", label: "CORR" }],
  hatches: [{ id: "H-POD", name: "Pod hatch" }],
  crafts: [{ id: "pod", name: "Pod" }],
  features: [{ kind: "lift_car", name: "Lift car 1" }],
  sheets: [{ id: "ringL", name: "Ring, left", short: "Ring L" }],
  art: [{ kind: "text", text: "RING: LEFT HALF" }, { kind: "line" }],
};
const words = ["place-main-corridor = Hauptkorridor", "drawn-place-main-corridor = Korridor", "hatch-h-pod = Luke", "feature-lift-car = Aufzug", "sheet-ringl = Ring links", "drawn-art-ring-left-half = RING LINKS"];

test("what a catalogue has is read, the rest stays as it was drawn", () => {
  const read = inWords(picture, voice("de", [words.join("\n")]));
  assert.deepEqual(read.spaces, [{ id: "main_corridor", name: "Hauptkorridor", label: "Korridor" }, { id: "nook", name: "Nook", label: "" }]);
  assert.deepEqual([read.hatches[0].name, read.features[0].name, read.sheets[0].name, read.sheets[0].short], ["Luke", "Aufzug", "Ring links", "Ring L"]);
  assert.deepEqual(read.art, [{ kind: "text", text: "RING LINKS" }, { kind: "line" }]);
  assert.deepEqual([read.lines, read.crafts[0].name, read.segments[0].label], [["1 square = 2 m"], "Pod", "CORR"]);
});

test("a reader of English has the plan as its owner drew it", () => {
  assert.equal(inWords(picture, voice("en", words)), picture);
});

test("a label is read on one line as its words are, and what was broken is whole again", () => {
  assert.deepEqual(["Life|support", "Kommando-|kapsel", "Steuerb.-|Schleuse", "Suits"].map(unbroken), ["Life support", "Kommandokapsel", "Steuerb.-Schleuse", "Suits"]);
});

test("a name that was broken in two is written in one word where there is room", () => {
  assert.deepEqual(breaks("Kommando-|kapsel"), [["KOMMANDOKAPSEL"], ["KOMMANDO-", "KAPSEL"]]);
  assert.deepEqual(breaks("Life|support"), [["LIFE SUPPORT"], ["LIFE", "SUPPORT"]]);
});
