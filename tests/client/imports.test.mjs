// Modules of the client import what lies in the static folder, by a path, and one another in no circle.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";

const folder = new URL("../../static/", import.meta.url);
const modules = readdirSync(folder, { recursive: true })
  .map((name) => String(name).replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".js"));
const textOf = (name) => readFileSync(new URL(name, folder), "utf8");
const imported = (name) => [...textOf(name).matchAll(/^\s*(?:import|export)[^"']*from\s*["']([^"']+)["']/gm)].map(([, from]) => from);

test("no module of the client reaches beyond the static folder", () => {
  for (const name of modules) {
    for (const from of imported(name)) assert.match(from, /^\.\.?\//, `${name} imports ${from}`);
    if (!name.startsWith("vendor")) assert.doesNotMatch(textOf(name), /https?:\/\/(?!www\.w3\.org)/, name);
  }
});

/** The first way from a module back to itself. @param {Map<string, string[]>} all */
function circle(all) {
  const sound = new Set();
  /** @type {(name: string, way: string[]) => string[] | null} */
  const follow = (name, way) => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (sound.has(name)) return null;
    for (const next of all.get(name) ?? []) {
      const found = follow(next, [...way, name]);
      if (found) return found;
    }
    sound.add(name);
    return null;
  };
  for (const name of all.keys()) {
    const found = follow(name, []);
    if (found) return found;
  }
  return null;
}

test("no modules import one another in a circle", () => {
  const a = ["a", ["b", "c"]];
  assert.deepEqual(circle(new Map([a, ["c", ["a"]]])), ["a", "c", "a"]);
  assert.equal(circle(new Map([a, ["b", ["c"]]])), null);
  const all = new Map(modules.map((name) => [name, imported(name).map((from) => posix.join(posix.dirname(name), from))]));
  assert.ok([...all.values()].flat().every((name) => all.has(name)));
  assert.equal(circle(all), null);
});
