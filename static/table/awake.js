// @ts-check
// Keeps a tablet's screen on: by the wake lock where a page may have one, else by a tiny silent film.

/** @param {Document} page @param {string} film */
export function stayAwake(page, film) {
  const lock = /** @type {any} */ (globalThis.navigator)?.wakeLock;
  if (lock) {
    const ask = () => page.hidden || lock.request("screen").catch(() => play());
    page.addEventListener("visibilitychange", ask);
    ask();
  } else page.addEventListener("pointerdown", play, { once: true });

  /** A browser plays without sound only after a touch; it stops by itself when the page is hidden. */
  function play() {
    if (page.getElementById("awake")) return;
    const video = page.createElement("video");
    Object.assign(video, { id: "awake", src: film, muted: true, loop: true, playsInline: true });
    video.setAttribute("class", "vh");
    video.setAttribute("aria-hidden", "true");
    page.body.append(video);
    const go = () => page.hidden || video.play().catch(() => page.addEventListener("pointerdown", go, { once: true }));
    page.addEventListener("visibilitychange", go);
    go();
  }
}
