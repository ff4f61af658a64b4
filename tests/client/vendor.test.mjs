// What is vendored is what VENDOR.md says, byte for byte, and nothing else lies there.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const homes = ["../../static/vendor/", "../browser/vendor/"].map((each) => new URL(each, import.meta.url));

test("every vendored module has its sum", () => {
  for (const home of homes) {
    const rows = [...readFileSync(new URL("VENDOR.md", home), "utf8").matchAll(/^\| `([^`]+)` \|.*\| `([0-9a-f]{64})` \|$/gm)];
    const files = readdirSync(home, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".js"))
      .sort();
    assert.ok(files.length > 0);
    assert.deepEqual(rows.map(([, file]) => file).sort(), files);
    for (const [, file, sum] of rows)
      assert.equal(
        createHash("sha256")
          .update(readFileSync(new URL(file, home)))
          .digest("hex"),
        sum,
        file,
      );
  }
});

test("the symbols that are drawn are on the sheet", () => {
  const sheet = new Set(
    [...readFileSync(new URL("../../static/look/counters.svg", import.meta.url), "utf8").matchAll(/<symbol id="([\w-]+)"/g)].map(
      ([, id]) => id,
    ),
  );
  const folder = new URL("../../static/", import.meta.url);
  const used = new Set();
  for (const part of ["table", "board", "seat", "desk"])
    for (const file of readdirSync(new URL(`${part}/`, folder)))
      for (const [, id] of readFileSync(new URL(`${part}/${file}`, folder), "utf8").matchAll(
        /["`#]([bkimu]-[a-z_]+|s-(?!seat|setup|desk)[a-z]+)["`\s]/g,
      ))
        used.add(id);
  assert.ok(used.size > 15);
  assert.deepEqual(
    [...used].filter((id) => !sheet.has(id)),
    [],
  );
});
