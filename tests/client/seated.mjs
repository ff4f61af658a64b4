// A seat's screen in a test: what lies before it, and what was done at it.
import { opened } from "../../static/table/answer.js";
import { blank } from "../../static/table/model.js";
import { plan, voice } from "./ship.mjs";

export const words = (code) => ({ code, args: {} });
export const parts = {
  public: { phase: "play", round: 2, turn: "P", order: ["P", "F", "M"], title: "U.S.S. Feynman" },
  me: { seat: "P", faction: "pirates", step: "c" },
  table: {
    seats: [
      { id: "P", role: "player" },
      { id: "F", role: "player" },
    ],
    host: "F",
    ended: null,
  },
  "fig/yee": {
    id: "yee",
    words: words("yee"),
    looks: "yee",
    kind: "human",
    at: "MH(1,1)",
    facing: "E",
    state: ["light"],
    gear: [{ id: "t", type: "torch", held: true }],
    skills: [],
    acted: false,
  },
  "ctr/bug-1": {
    id: "bug-1",
    words: words("bug"),
    looks: "bug",
    at: "MH(3,1)",
    facing: "W",
    posture: "up",
    holds: [],
    live: true,
    when: "P2b",
    by: ["yee"],
  },
  "ctr/man-1": { id: "man-1", words: words("man"), looks: "human", at: "MH(5,0)", live: false, when: "P1e", by: ["yee"], holds: [] },
  "prompt/P2c": { id: "P2c", kind: "act", optional: false, args: {}, waiting: false },
  "log/1": { n: 1, when: "P1b", words: words("quiet"), clauses: ["SEQ-03"] },
  "log/2": { n: 2, when: "P2b", words: words("yee sees a bug"), clauses: [] },
  "room/all": { id: "all", with: ["P", "F"], open: false, unread: 1, lines: [{ n: 1, from: "F", text: "<b>hello</b>", when: 0 }] },
};

/** A seat with these parts, and what it did. */
export function seated(more = {}, role = "seat") {
  const did = [];
  const act = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...args) =>
          did.push([name, ...args]),
    },
  );
  const model = {
    ...blank(role, "P"),
    n: 1,
    line: "up",
    parts: { ...parts, ...more.parts },
    ...("answer" in more ? { answer: more.answer } : {}),
    ...(more.model ?? {}),
  };
  const ctx = {
    voice,
    plan,
    act,
    measure: (text, size) => text.length * size * 0.5,
    board: { current: null },
    closest: 30,
    now: () => model,
    nameOf: (thing) => voice.say(thing.words),
    page: { theme: "light", sound: true, coach: true, home: "/g/x/P", game: "x", shared: "http://table.test" },
  };
  return { model, ctx, did };
}

export const answering = (form, trail = []) => ({ ...opened("P2c"), form, trail });
export const who = {
  words: words("who-acts"),
  control: {
    kind: "choose",
    name: "figure",
    options: [
      { value: "yee", words: words("yee"), hint: { figure: "yee" } },
      { value: "end", words: words("end-it") },
    ],
  },
  order: null,
};
