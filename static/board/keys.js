// @ts-check
// Keys on the map, as what they ask for. The cursor is a square; arrows move it, Enter picks it.

/** @typedef {{do: "step", dx: number, dy: number} | {do: "pan", dx: number, dy: number} | {do: "zoom", factor: number} | {do: "fit"} | {do: "centre"} | {do: "pick"} | {do: "sheet", n: number} | {do: "drop"}} Wish */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/** @param {{key: string, shiftKey?: boolean, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean}} event @returns {Wish | null} */
export function wish(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow) return event.shiftKey ? { do: "pan", dx: -arrow[0] * 120, dy: -arrow[1] * 120 } : { do: "step", dx: arrow[0], dy: arrow[1] };
  if (event.key === "+" || event.key === "=") return { do: "zoom", factor: 1.25 };
  if (event.key === "-") return { do: "zoom", factor: 0.8 };
  if (event.key === "f" || event.key === "0") return { do: "fit" };
  if (event.key === "g") return { do: "centre" };
  if (event.key === "Enter" || event.key === " ") return { do: "pick" };
  if (event.key === "Escape") return { do: "drop" };
  if (/^[1-9]$/.test(event.key)) return { do: "sheet", n: Number(event.key) - 1 };
  return null;
}
