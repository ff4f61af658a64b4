// Words into sentences.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { clauseReader, sectionOf, voice } from "../../static/table/words.js";

test("an argument that is Words itself is put into words first, a list is joined", () => {
  const { say } = voice("en", ["told = { $who } sees { $what }.\nbug = a bug\nrat = a rat"]);
  assert.equal(say({ code: "told", args: { who: "Orlov", what: [{ code: "bug" }, { code: "rat" }] } }), "Orlov sees a bug and a rat.");
});

test("what a catalogue lacks is said plainly; a later catalogue fills it", () => {
  assert.equal(voice("en", []).say({ code: "item-plasma-gun", args: { n: 2 } }), "plasma gun 2");
  assert.equal(voice("de", ["a = Ja", "a = Yes\nb = No"]).say("b"), "No");
  assert.equal(voice("de", ["a = Ja", "a = Yes\nb = No"]).say("a"), "Ja");
});

test("a clause names its section; a section is fetched once, when somebody asks", async () => {
  assert.deepEqual(["HATCH-12", "CS-F22", "X07", "RUL-01"].map(sectionOf), ["HATCH", "CS-F", "X", "RUL"]);
  const asked = [];
  let line = false;
  globalThis.fetch = async (url) => {
    asked.push(url);
    return { ok: line && url.includes("/en/"), text: async () => "clause-HATCH-12 = A key locks." };
  };
  const speaker = voice("de", ["why = warum?"]);
  const readClauses = clauseReader("/words/", speaker);
  await readClauses(["HATCH-12"]);
  assert.equal(speaker.knows("clause-HATCH-12"), false);
  line = true;
  await readClauses(["HATCH-12", "HATCH-13"]);
  await readClauses(["HATCH-12"]);
  assert.equal(speaker.say("clause-HATCH-12"), "A key locks.");
  assert.deepEqual(asked.slice(2), ["/words/de/clauses/HATCH.ftl", "/words/en/clauses/HATCH.ftl"]);
});

test("numbers choose their sentence", () => {
  const { say } = voice("en", ["n = { $n ->\n    [one] one point\n   *[other] { $n } points\n  }"]);
  assert.deepEqual([say("n", { n: 1 }), say("n", { n: 3 })], ["one point", "3 points"]);
});

test("every word that the screens use is in their catalogue", () => {
  const { knows } = voice(
    "en",
    ["screen", "table", "theatre", "paper", "feynman", "artifact"].map((name) => read(`words/en/${name}.ftl`)),
  );
  const used = new Set();
  for (const folder of ["table", "board", "seat", "desk", "theatre", "paper"])
    for (const file of readdirSync(new URL(`../../static/${folder}/`, import.meta.url)))
      for (const [, code] of read(`${folder}/${file}`).matchAll(/\bsay\("([a-z][a-z0-9-]+)"/g)) used.add(code);
  assert.ok(used.size > 80);
  assert.deepEqual(
    [...used].filter((code) => !knows(code)),
    [],
  );
});

const read = (name) => readFileSync(new URL(`../../static/${name}`, import.meta.url), "utf8");

test("every message of the catalogues can be read", () => {
  for (const name of ["screen", "table", "theatre", "paper", "feynman", "artifact"]) {
    const text = read(`words/en/${name}.ftl`);
    const { knows } = voice("en", [text]);
    const written = [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map(([, code]) => code);
    assert.deepEqual(
      written.filter((code) => !knows(code)),
      [],
    );
  }
});

test("a name stands in the case that its sentence asks for, also in a list and inside another name", () => {
  const german = [
    "hit = { $who } trifft { $what-acc }",
    "bug = ein Käfer\n    .acc = einen Käfer",
    "two = { $look } ({ $n })\n    .acc = { $look-acc } ({ $n })",
    "yee = Yee",
  ];
  const { say } = voice("de", german);
  const bug = { code: "bug", args: {} };
  assert.equal(say("hit", { who: "Yee", what: bug }), "Yee trifft einen Käfer");
  assert.equal(say("hit", { who: "Yee", what: { code: "two", args: { look: bug, n: 2 } } }), "Yee trifft einen Käfer (2)");
  assert.equal(say("hit", { who: bug, what: [{ code: "yee", args: {} }, bug] }), "ein Käfer trifft Yee und einen Käfer");
});
