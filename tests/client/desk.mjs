// What lies on a desk in a test: a roll and an order to send, and something due later.
import { words } from "./seated.mjs";

export const desk = {
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
