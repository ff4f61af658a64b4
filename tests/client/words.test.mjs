// Words into sentences.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { voice } from "../../static/table/words.js";

test("an argument that is Words itself is put into words first, a list is joined", () => {
  const { say } = voice("en", ["told = { $who } sees { $what }.\nbug = a bug\nrat = a rat"]);
  assert.equal(say({ code: "told", args: { who: "Orlov", what: [{ code: "bug" }, { code: "rat" }] } }), "Orlov sees a bug and a rat.");
});

test("what a catalogue lacks is said plainly; a later catalogue fills it", () => {
  assert.equal(voice("en", []).say({ code: "item-plasma-gun", args: { n: 2 } }), "plasma gun 2");
  assert.equal(voice("de", ["a = Ja", "a = Yes\nb = No"]).say("b"), "No");
  assert.equal(voice("de", ["a = Ja", "a = Yes\nb = No"]).say("a"), "Ja");
});

test("numbers choose their sentence", () => {
  const { say } = voice("en", ["n = { $n ->\n    [one] one point\n   *[other] { $n } points\n  }"]);
  assert.deepEqual([say("n", { n: 1 }), say("n", { n: 3 })], ["one point", "3 points"]);
});

test("every word that the screens use is in their catalogue", () => {
  const { knows } = voice(
    "en",
    ["screen", "table", "feynman", "artifact"].map((name) => read(`words/en/${name}.ftl`)),
  );
  const used = new Set();
  for (const folder of ["table", "board", "seat", "desk"])
    for (const file of readdirSync(new URL(`../../static/${folder}/`, import.meta.url)))
      for (const [, code] of read(`${folder}/${file}`).matchAll(/\bsay\("([a-z][a-z0-9-]+)"/g)) used.add(code);
  assert.ok(used.size > 80);
  assert.deepEqual(
    [...used].filter((code) => !knows(code)),
    [],
  );
});

const read = (name) => readFileSync(new URL(`../../static/${name}`, import.meta.url), "utf8");
