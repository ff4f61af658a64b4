// @ts-check
// Where the keyboard goes on when what it was on has gone: to what is asked, to the head of the part it was in, or back to where
// it came from; never to the page's body, where a person would begin anew. A head that takes it is read aloud.

const ASKED = ".choices h2, .ask h1";
const PARTS = "section, aside, nav, form, article, main";
const HEADS = "h1, h2, h3";
const REMEMBERED = 8;

/** @typedef {HTMLElement} El */

/** Keeps hold of the keyboard's place under a root. @param {Element} root */
export function holdFocus(root) {
  /** @type {El[]} */ let trail = [];
  /** @type {El[]} */ let above = [];
  /** @type {Element | null} */ let menu = null;
  root.addEventListener("focusin", ({ target }) => {
    trail = [/** @type {El} */ (target), ...trail.filter((each) => each !== target)].slice(0, REMEMBERED);
  });
  return {
    /** Before the screen is drawn anew: what is in hand, and what it lies in. */
    before() {
      above = [];
      for (let up = /** @type {El | null} */ (document.activeElement); up && up !== root && root.contains(up); up = up.parentElement) above.push(up);
    },
    /** Afterwards: go on from there. */
    after() {
      const opened = root.querySelector("[role=menu]");
      if (opened && opened !== menu) /** @type {El | null} */ (opened.querySelector("button"))?.focus({ preventScroll: true });
      else if (above.length && !isTaken(above[0])) goTo(nextPlace(root, above, trail));
      menu = opened;
    },
  };
}

/** Whether the keyboard is still where it was, or something else has taken it on purpose. @param {El} held */
const isTaken = (held) => (document.activeElement === held ? usable(held) : document.activeElement !== document.body);

/** @param {Element} root @param {El[]} above what was in hand, and what it lay in @param {El[]} trail */
function nextPlace(root, above, trail) {
  const [held] = above;
  if (usable(held)) return held;
  const beside = held.isConnected && [...(held.parentElement?.children ?? [])].find((each) => each.matches("button") && usable(each));
  if (beside) return beside;
  const within = (/** @type {string} */ what) => above.some((each) => each.matches(what));
  const part = above.find((each) => each.isConnected && each.matches(PARTS));
  const head = within(".foot") ? root.querySelector(ASKED) : part?.querySelector(HEADS);
  const before = trail.find((each) => each !== held && usable(each));
  return (within("[role=menu]") ? (before ?? head) : (head ?? before)) ?? root.querySelector(`${ASKED}, [autofocus]`) ?? root.querySelector(HEADS);
}

/** @param {Element} thing */
const usable = (thing) => thing.isConnected && !thing.matches(":disabled") && thing.checkVisibility({ checkVisibilityCSS: true });

/** @param {Element | null} place */
function goTo(place) {
  if (!place) return;
  if (/** @type {El} */ (place).tabIndex < 0) place.setAttribute("tabindex", "-1");
  /** @type {El} */ (place).focus({ preventScroll: true });
}
