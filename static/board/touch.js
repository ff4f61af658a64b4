// @ts-check
// What a tap means: the figures and offered squares under the finger. One: that is it. Several: ask which.
/** @typedef {import("./crowds.js").Fan} Fan */
/** @typedef {{kind: "figure", key: string} | {kind: "square", place: string, offered: boolean}} Candidate */

const FINGER = 22;

/**
 * @param {object} tap
 * @param {number} tap.x units @param {number} tap.y @param {boolean} tap.touch a finger, not a mouse
 * @param {Fan[]} fans @param {number} radius of a counter, in units @param {number} s pixels a unit
 * @param {string | null} square the square under the point
 * @param {Map<string, [number, number]>} offers offered squares and their middles
 * @returns {Candidate[]}
 */
export function candidates(tap, fans, radius, s, square, offers) {
  const reach = Math.max(radius, tap.touch ? FINGER / s : radius);
  const near = fans
    .map((fan) => ({ fan, d: Math.hypot(fan.X - tap.x, fan.Y - tap.y) }))
    .filter(({ d }) => d <= reach)
    .sort((a, b) => a.d - b.d);
  const hit = near.length && (near[0].d <= radius || !nearestOffer(tap, square, offers, s)) ? near[0].fan : null;
  const figures = (hit?.members ?? []).map((member) => /** @type {Candidate} */ ({ kind: "figure", key: member.key }));
  const offer = nearestOffer(tap, square, offers, s);
  if (offer) return [{ kind: "square", place: offer, offered: true }, ...figures];
  if (figures.length) return figures;
  return square ? [{ kind: "square", place: square, offered: false }] : [];
}

/**
 * The offered square under the point; for a finger that misses, the nearest one within its width.
 * @param {{x: number, y: number, touch: boolean}} tap @param {string | null} square @param {Map<string, [number, number]>} offers
 * @param {number} s
 */
function nearestOffer(tap, square, offers, s) {
  if (square && offers.has(square)) return square;
  if (!tap.touch && square) return null;
  let [best, far] = [/** @type {string | null} */ (null), (tap.touch ? FINGER : 12) / s];
  for (const [place, [x, y]] of offers) {
    const d = Math.max(Math.abs(x - tap.x), Math.abs(y - tap.y)) - 10;
    if (d < far) [best, far] = [place, d];
  }
  return best;
}
