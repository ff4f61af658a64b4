// A small ship for tests: a corridor with a cabin below it, a hatch between them, a boat docked above.
import { readPlan } from "../../static/board/plan.js";

export const picture = {
  title: "Test ship",
  lines: ["1 square = 2 m"],
  levels: [
    {
      id: "MH",
      name: "Main hull",
      x: 0,
      y: 0,
      rows: ["......", "..c.oX", "   ..."],
      section: "main",
      craft: "",
      gravity: false,
      edges: {
        wall: [
          [0, 0, "h"],
          [1, 0, "h"],
          [2, 0, "h"],
        ],
        door: [[3, 2, "h"]],
        glass: [[0, 0, "v"]],
      },
    },
    {
      id: "boat",
      name: "Boat",
      x: 1,
      y: -2,
      rows: ["...", "..."],
      section: "craft",
      craft: "boat",
      gravity: false,
      edges: { wall: [], door: [], glass: [] },
    },
    {
      id: "RR",
      name: "Ring, right half",
      x: 0,
      y: 0,
      rows: ["..", ".."],
      section: "ring",
      craft: "",
      gravity: true,
      edges: { wall: [], door: [], glass: [] },
    },
  ],
  spaces: [
    {
      id: "corridor",
      name: "Corridor",
      label: "Corridor",
      level: "MH",
      segment: "A",
      runs: [
        [0, 0, 5],
        [1, 0, 5],
      ],
      at: null,
    },
    { id: "cabin", name: "Cabin", label: "Captain's|cabin", level: "MH", segment: "B", runs: [[2, 3, 5]], at: null },
    {
      id: "boat_deck",
      name: "Boat deck",
      label: "Boat",
      level: "boat",
      segment: "C",
      runs: [
        [-2, 1, 3],
        [-1, 1, 3],
      ],
      at: null,
    },
    {
      id: "ring",
      name: "Ring room",
      label: "Ring",
      level: "RR",
      segment: "D",
      runs: [
        [0, 0, 1],
        [1, 0, 1],
      ],
      at: null,
    },
  ],
  segments: [{ id: "A", name: "Hull", label: "HULL", level: "MH", at: [3, 1] }],
  hatches: [
    {
      id: "H-CABIN",
      name: "Cabin hatch",
      edges: [
        ["MH", 4, 2, "h"],
        ["MH", 5, 2, "h"],
      ],
    },
    {
      id: "H-FLOOR",
      name: "Floor hatch",
      edges: [
        ["MH", 0, 1, "f"],
        ["RR", 0, 0, "f"],
      ],
    },
  ],
  features: [{ id: "t1", kind: "terminal", name: "terminal", squares: ["MH(2,0)"] }],
  crafts: [{ id: "boat", name: "Boat", level: "boat", nose: "W", pivot: [1, -2], port: "H" }],
  art: [
    { level: "MH", kind: "skin", d: "M0 0H6V3H0Z" },
    { sheet: "hull", kind: "leader", d: "M0 0H1" },
  ],
  outside: { on: { EVA: "MH", "EVA+1": "MH", "SKIN-RR": "RR" } },
  sheets: [
    { id: "whole", name: "Whole ship", short: "Whole", window: [0, 0, 30, 20], levels: { MH: [2, 4], boat: [2, 4], RR: [20, 4] } },
    { id: "hull", name: "Main hull", short: "Hull", window: [-1, -3, 9, 8], levels: { MH: [0, 0], boat: [0, 0] } },
    { id: "ringR", name: "Ring, right half", short: "Ring R", window: [-1, -1, 4, 4], levels: { RR: [0, 0] } },
  ],
};

export const plan = readPlan(picture);
export const sheet = (id) => plan.sheets.find((each) => each.id === id);

/** Says code and arguments, so that a test can see what was meant. */
export const voice = {
  lang: "en",
  say: (words, args) => {
    if (!words) return "";
    const [code, given] = typeof words === "string" ? [words, args] : [words.code, words.args];
    const parts = Object.values(given ?? {}).map((value) => (value?.code ? voice.say(value) : String(value)));
    return [code, ...parts].join(" ");
  },
  knows: () => false,
};
