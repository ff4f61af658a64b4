// @ts-check
// The time line: moments by round and turn, and the way from event to event. Pure.
/** @typedef {import("./source.js").Index} Index */
/** @typedef {{round: number, turn: string, n: number, turns: {turn: string, n: number}[]}} Stretch decisions of a round, and of each turn in it */

/** Rounds in the order in which they were played; what was taken back and played anew is there twice. @param {any[]} line @returns {Stretch[]} */
export function stretches(line) {
  const found = /** @type {Stretch[]} */ ([]);
  for (const { moment } of line) {
    let last = found[found.length - 1];
    if (!last || last.round !== moment.round) found.push((last = { round: moment.round, turn: moment.turn, n: 0, turns: [] }));
    last.n += 1;
    const turn = last.turns[last.turns.length - 1];
    if (turn?.turn === moment.turn) turn.n += 1;
    else last.turns.push({ turn: moment.turn, n: 1 });
  }
  return found;
}

/** Decisions with an event of a kind about a figure; "" is any. @param {any[]} line @param {string} kind @param {string} figure @returns {number[]} */
export const found = (line, kind, figure) =>
  line
    .filter(({ events }) =>
      events.some((/** @type {any} */ event) => (!kind || event.kind === kind) && (!figure || event.figures.includes(figure))),
    )
    .map(({ n }) => n);

/** The next of these after n, or the last before it. @param {number[]} marks @param {number} n @param {1 | -1} way @returns {number | null} */
export const stepTo = (marks, n, way) => (way > 0 ? marks.find((each) => each > n) : marks.filter((each) => each < n).pop()) ?? null;

/** Kinds of events and the figures that they are about. @param {any[]} line */
export function findable(line) {
  const events = line.flatMap((card) => card.events);
  const kinds = [...new Set(events.map((event) => event.kind))];
  const figures = [...new Set(events.flatMap((event) => event.figures))].filter(Boolean).sort();
  return { kinds, figures };
}

/** Talk between the decision before n and that one. @param {Index} index @param {number} n @returns {any[]} */
export function saidAt(index, n) {
  const line = index.story.line;
  const [from, to] = [n > 1 ? line[n - 2].time : -Infinity, n < line.length ? line[n - 1].time : Infinity];
  return index.talk.filter(({ time }) => time > from && time <= to);
}
