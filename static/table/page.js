// @ts-check
// What belongs to this browser alone: theme, sound, title. A store that is shut to us costs only the memory of it.

/** @param {string} key @returns {string | null} */
export function remembered(key) {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    globalThis.localStorage.setItem(key, value);
  } catch {
    // not remembered, then
  }
}

/** The other theme from now on. @param {Document} page */
export function turnTheme(page) {
  const next = page.documentElement.dataset.theme === "dark" ? "light" : "dark";
  page.documentElement.dataset.theme = next;
  remember("theme", next);
}

/**
 * What this tab keeps of a seat over a reload: that its curtain is drawn, the way that was ordered last. @param {string} what
 * @param {string} seat @returns {any} null if nothing is kept
 */
export function kept(what, seat) {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(`${what} ${seat}`) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} what @param {string} seat @param {any} value */
export function keep(what, seat, value) {
  try {
    globalThis.sessionStorage.setItem(`${what} ${seat}`, JSON.stringify(value));
  } catch {
    // a reload forgets it, then
  }
}

/** Larger letters, or the usual ones, from now on. @param {Document} page */
export function turnText(page) {
  const next = page.documentElement.dataset.text === "large" ? "usual" : "large";
  page.documentElement.dataset.text = next;
  remember("text", next);
}

/** Two soft notes. Needs a touch of the page before a browser allows it; without one it stays silent. */
export function chime() {
  const Audio = globalThis.AudioContext ?? /** @type {any} */ (globalThis).webkitAudioContext;
  if (!Audio) return;
  const sound = new Audio();
  for (const [at, pitch] of [
    [0, 660],
    [0.18, 880],
  ]) {
    const [tone, level] = [sound.createOscillator(), sound.createGain()];
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0, sound.currentTime + at);
    level.gain.linearRampToValueAtTime(0.12, sound.currentTime + at + 0.02);
    level.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.3);
    tone.connect(level).connect(sound.destination);
    tone.start(sound.currentTime + at);
    tone.stop(sound.currentTime + at + 0.32);
  }
  setTimeout(() => sound.close(), 900);
}

/**
 * The title never names what is secret; behind the curtain not even the game. @param {import("./model.js").Model} model
 * @param {(code: string) => string} say
 */
export function titleOf(model, say) {
  if (model.point.curtain) return "…";
  const game = model.parts.public?.title ?? model.parts.table?.scenario ?? "";
  const asked =
    model.role === "desk"
      ? (model.parts.queue ?? []).length > 0
      : Object.keys(model.parts).some((key) => key.startsWith("prompt/") && !model.parts[key].optional && !model.parts[key].waiting);
  const mine = model.parts.public?.phase === "setup" ? "getting-ready" : "title-my-turn";
  return [
    asked
      ? `● ${say(model.role === "desk" ? "title-desk-asked" : mine)}`
      : say(model.role === "desk" ? "title-desk" : "title-seat"),
    game,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Whether this version is met for the first time in this tab: of two servers that differ neither may be loaded for ever. @param {string} version */
export function onceFor(version) {
  try {
    if (sessionStorage.getItem("reloaded") === version) return false;
    sessionStorage.setItem("reloaded", version);
    return true;
  } catch {
    return false;
  }
}
