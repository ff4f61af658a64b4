// @ts-check
// Fingers, mouse and wheel on the map, turned into taps, drags and zooms.

const SLOP = 7;

/**
 * @param {Element} element
 * @param {{tap(x: number, y: number, touch: boolean): void, drag(dx: number, dy: number): void, zoom(factor: number, x: number, y: number): void, hover?(x: number, y: number): void}} on
 * @returns {() => void} stop listening
 */
export function gestures(element, on) {
  /** @type {Map<number, {x: number, y: number}>} */ const down = new Map();
  let moved = false;
  let start = { x: 0, y: 0 };
  const at = (/** @type {any} */ event) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const press = (/** @type {any} */ event) => {
    if (event.button) return;
    element.setPointerCapture?.(event.pointerId);
    down.set(event.pointerId, at(event));
    if (down.size === 1) [moved, start] = [false, at(event)];
    else moved = true;
  };
  const move = (/** @type {any} */ event) => {
    const before = down.get(event.pointerId);
    const now = at(event);
    if (!before) return event.pointerType === "mouse" ? on.hover?.(now.x, now.y) : undefined;
    if (!moved && Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
    moved = true;
    if (down.size === 1) on.drag(now.x - before.x, now.y - before.y);
    else pinch(before, now, event.pointerId);
    down.set(event.pointerId, now);
  };
  const pinch = (/** @type {any} */ before, /** @type {any} */ now, /** @type {number} */ id) => {
    const other = [...down].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    on.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
    on.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  const lift = (/** @type {any} */ event) => {
    if (!down.delete(event.pointerId) || moved || event.type === "pointercancel") return;
    const { x, y } = at(event);
    on.tap(x, y, event.pointerType !== "mouse");
  };
  const wheel = (/** @type {any} */ event) => {
    event.preventDefault();
    const { x, y } = at(event);
    const lines = event.deltaMode === 1 ? 30 : 1;
    on.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * 0.0022), x, y);
  };

  const heard = /** @type {[string, any, any][]} */ ([
    ["pointerdown", press, undefined],
    ["pointermove", move, undefined],
    ["pointerup", lift, undefined],
    ["pointercancel", lift, undefined],
    ["wheel", wheel, { passive: false }],
  ]);
  for (const [name, listener, options] of heard) element.addEventListener(name, listener, options);
  return () => heard.forEach(([name, listener]) => element.removeEventListener(name, listener));
}
