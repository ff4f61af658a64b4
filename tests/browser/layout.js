// What is wrong with how a page lies on the screen: what overflows, what is too small to touch, what cannot be told from its ground.
// Handed to the page as an object of functions; each gives a list of sentences, empty if all is well.
(() => {
  const LEAST = 44;
  const TOUCHED = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=menuitem], [role=option]";
  const shown = (el) => el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !el.closest(".vh, [aria-hidden=true]");
  const scrolls = (el, axis) => ["auto", "scroll"].includes(getComputedStyle(el)[`overflow-${axis}`]);
  const named = (el) => {
    const said = (el.getAttribute("aria-label") || el.textContent || "").trim().replace(/\s+/g, " ").slice(0, 50);
    const parent = el.parentElement;
    return `${parent ? `${plain(parent)} > ` : ""}${plain(el)} “${said}”`;
  };
  const plain = (el) => `${el.tagName.toLowerCase()}${[...el.classList].map((each) => `.${each}`).join("")}`;

  /** What is to be seen of a box: cut by every ancestor that hides or scrolls, and by the screen. */
  function visible(el) {
    let { left, top, right, bottom } = el.getBoundingClientRect();
    let box = { left, top, right, bottom, scrolled: false };
    for (let up = el.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const by = up.getBoundingClientRect();
      if (scrolls(up, "x") || scrolls(up, "y")) box.scrolled = true;
      box = { ...box, left: Math.max(box.left, by.left), top: Math.max(box.top, by.top), right: Math.min(box.right, by.right), bottom: Math.min(box.bottom, by.bottom) };
    }
    return box;
  }

  /** Boxes that hold more than has room in them and do not scroll, and what lies off the screen or is cut off. */
  function overflowing() {
    const wrong = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide on a screen of ${innerWidth}`);
    for (const el of document.body.querySelectorAll("*")) {
      if (el.closest("svg") || !shown(el)) continue;
      const style = getComputedStyle(el);
      if (style.display !== "inline" && style.display !== "contents") wrong.push(...spilt(el, style));
      if (el.matches(TOUCHED)) wrong.push(...cut(el));
    }
    return wrong;
  }

  /** What lies in a box and reaches beyond it: its words and its children, but not what is laid over it on purpose. */
  function spilt(el, style) {
    const box = el.getBoundingClientRect();
    let [x, y] = [0, 0];
    for (const child of el.childNodes)
      for (const part of rects(child)) {
        x = Math.max(x, part.right - box.right, box.left - part.left);
        y = Math.max(y, part.bottom - box.bottom, box.top - part.top);
      }
    const dotted = style.textOverflow === "ellipsis" && style.overflowX === "hidden";
    return [
      x > 2 && !scrolls(el, "x") && !dotted ? `${named(el)} spills ${Math.round(x)} beyond its width` : "",
      y > 2 && !scrolls(el, "y") ? `${named(el)} spills ${Math.round(y)} beyond its height` : "",
    ].filter(Boolean);
  }

  function rects(node) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent.trim()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    }
    if (!(node instanceof Element) || !shown(node)) return [];
    const style = getComputedStyle(node);
    if (["absolute", "fixed", "sticky"].includes(style.position) || style.display === "contents") return [];
    return style.display === "inline" ? [...node.getClientRects()] : [node.getBoundingClientRect()];
  }

  /** A control that is partly cut off where nothing scrolls. */
  function cut(el) {
    const whole = el.getBoundingClientRect();
    const seen = visible(el);
    if (seen.scrolled) return [];
    const outside = Math.max(-whole.left, -whole.top, whole.right - innerWidth, whole.bottom - innerHeight, seen.left - whole.left, seen.top - whole.top, whole.right - seen.right, whole.bottom - seen.bottom);
    return outside > 1 ? [`${named(el)} is cut off by ${Math.round(outside)}`] : [];
  }

  /** Controls under 44 pixels, by where a finger really hits them. */
  function small() {
    const wrong = [];
    for (const el of document.body.querySelectorAll(TOUCHED)) {
      if (!shown(el) || el.closest("svg.plan") || el.disabled) continue;
      const box = el.closest("label")?.getBoundingClientRect() ?? el.getBoundingClientRect();
      if (box.width >= LEAST - 0.5 && box.height >= LEAST - 0.5) continue;
      const seen = visible(el);
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const hits = (dx, dy) => {
        const [px, py] = [x + dx, y + dy];
        if (px < 1 || py < 1 || px > innerWidth - 1 || py > innerHeight - 1) return true;
        const found = document.elementFromPoint(px, py);
        return Boolean(found && (el === found || el.contains(found) || el.closest("label")?.contains(found) || scroller(found, el)));
      };
      const reach = LEAST / 2 - 1;
      if (![[reach, 0], [-reach, 0], [0, reach], [0, -reach]].every(([dx, dy]) => hits(dx, dy)))
        wrong.push(`${named(el)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    return wrong;
  }

  /** Whether the finger slipped off the edge of the box that scrolls the control: that is no fault of the control. */
  function scroller(found, el) {
    const seen = visible(el);
    return seen.scrolled && !found.contains(el) && !el.parentElement.contains(found) && found.closest("*") !== el;
  }

  /** Where tracked boxes are. */
  function boxes(which) {
    const found = {};
    for (const el of document.querySelectorAll(which)) {
      if (!shown(el)) continue;
      const { x, y, width, height } = el.getBoundingClientRect();
      found[named(el).replace(/ “.*/, "") + (el.getAttribute("aria-label") ? ` ${el.getAttribute("aria-label")}` : "")] = [x, y, width, height].map(Math.round);
    }
    return found;
  }

  // --- contrast of what is no text: counters and the edges of controls --------------------------------
  const light = ([r, g, b]) => {
    const [R, G, B] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * R + 0.7152 * G + 0.0722 * B;
  };
  const ratio = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colour = (css) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  /** The ground under an element: the next ancestor that is painted. */
  function ground(el) {
    for (let up = el; up; up = up.parentElement) {
      const found = colour(getComputedStyle(up).backgroundColor);
      if (found[3] > 250) return found;
    }
    return [255, 255, 255, 255];
  }

  /** Controls whose edge or ground, and counters whose shape, can hardly be told from what is under them. */
  function faint() {
    const wrong = [];
    for (const el of document.body.querySelectorAll(".b:not([disabled]), input, textarea, select")) {
      if (!shown(el)) continue;
      const style = getComputedStyle(el);
      const under = ground(el.parentElement);
      const edge = Number.parseFloat(style.borderTopWidth) > 0 ? ratio(colour(style.borderTopColor), under) : 0;
      const own = colour(style.backgroundColor);
      const fill = own[3] > 250 ? ratio(own, under) : 0;
      const bare = colour(style.borderTopColor)[3] < 5 || Number.parseFloat(style.borderTopWidth) === 0;
      if (!bare && Math.max(edge, fill) < 3) wrong.push(`${named(el)}: its edge is ${Math.max(edge, fill).toFixed(1)} : 1`);
    }
    const root = getComputedStyle(document.documentElement);
    const token = (name) => colour(root.getPropertyValue(name).trim());
    for (const seat of ["pirate", "phone", "science", "alien", "ink"])
      for (const deck of ["deck", "fog", "space", "paper"]) {
        const is = ratio(token(`--${seat}`), token(`--${deck}`));
        if (is < 3) wrong.push(`a counter of ${seat} on ${deck}: ${is.toFixed(1)} : 1`);
      }
    return wrong;
  }

  return { overflowing, small, boxes, faint };
})();
