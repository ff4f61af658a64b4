// @ts-check
// The line to the table: says hello, says again what was not answered, notices within seconds when the line is down.
import { outbox } from "./outbox.js";

const PAUSES = [150, 400, 900, 1600];
const PING_EVERY = 1500;
const PATIENCE = 3800;
/** Whoever comes back to a page waits no longer for a line that died while it slept. */
const WAKING = 2000;
const CONNECT_PATIENCE = 2500;

/**
 * @param {object} way
 * @param {string} way.url
 * @param {() => number | null} way.held number of the view that is held
 * @param {(message: any) => void} way.hear what the table says
 * @param {(up: boolean) => void} way.line
 * @param {string} [way.version] of the page: its server says when it has another
 * @param {any} [way.page] the window
 */
export function connect({ url, held, hear, line, version, page = globalThis }) {
  const box = outbox(storage(page), `outbox ${url}`);
  /** @type {any} */ let socket = null;
  /** @type {any} */ let again = null;
  let tries = 0;
  let over = false;
  let heard = 0;
  let words = 0;

  function open() {
    page.clearTimeout(again);
    if (over || (socket && socket.readyState <= 1)) return;
    const mine = (socket = new page.WebSocket(url));
    page.setTimeout(() => mine.readyState === 0 && mine.close(), CONNECT_PATIENCE);
    mine.onopen = () => {
      heard = Date.now();
      greet(mine);
      for (const saying of box.all()) mine.send(JSON.stringify(saying));
      line(true);
    };
    mine.onmessage = (/** @type {{data: string}} */ event) => {
      heard = Date.now();
      words++;
      const message = JSON.parse(event.data);
      if (message.kind !== "refused") tries = 0;
      if (message.kind === "pong") return;
      if (message.kind === "away") over = true;
      box.answered(message);
      hear(message);
    };
    mine.onclose = () => mine === socket && lost();
  }

  /** @param {any} to */
  function greet(to) {
    to.send(JSON.stringify({ kind: "hello", n: held(), ...(version && { page: version }) }));
  }

  function lost() {
    socket = null;
    line(false);
    page.clearTimeout(again);
    if (!over) again = page.setTimeout(open, PAUSES[Math.min(tries++, PAUSES.length - 1)] * (0.8 + 0.4 * Math.random()));
  }

  /** A dead line says nothing: a socket may look open for minutes after the cable is out. */
  function watch() {
    if (socket?.readyState !== 1 || page.document?.hidden) return;
    const quiet = Date.now() - heard;
    if (quiet > PATIENCE) drop();
    else if (quiet >= PING_EVERY) socket.send('{"kind":"ping"}');
  }

  function drop() {
    const old = socket;
    lost();
    old?.close();
  }

  function wake() {
    heard = Date.now();
    if (socket?.readyState === 1) {
      greet(socket);
      socket.send('{"kind":"ping"}');
      const [mine, before] = [socket, words];
      page.setTimeout(() => mine === socket && words === before && drop(), WAKING);
    } else {
      tries = 0;
      open();
    }
  }

  page.addEventListener?.("pageshow", wake);
  page.addEventListener?.("online", wake);
  page.addEventListener?.("offline", () => socket && drop());
  page.document?.addEventListener("visibilitychange", () => page.document.hidden || wake());
  const timer = page.setInterval(watch, PING_EVERY);
  open();

  return {
    /** Say something; what is not answered is said again when the line is back. @param {any} saying */
    say(saying) {
      if (saying.id) box.add(saying);
      if (socket?.readyState === 1) socket.send(JSON.stringify(saying));
    },
    unanswered: box.all,
    close() {
      over = true;
      page.clearInterval(timer);
      page.clearTimeout(again);
      socket?.close();
    },
  };
}

/** @param {any} page */
function storage(page) {
  try {
    return page.sessionStorage ?? null;
  } catch {
    return null;
  }
}
