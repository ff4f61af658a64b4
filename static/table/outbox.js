// @ts-check
// What was asked and is not answered yet. It is kept over a lost line and a reload, and is said again with the same id.

/** @typedef {{kind: string, id: string, [field: string]: any}} Saying */

const LASTING = new Set(["order", "say", "desk", "keep"]);

/**
 * @param {{getItem(key: string): string | null, setItem(key: string, value: string): void} | null} storage
 * @param {string} key
 */
export function outbox(storage, key) {
  /** @type {Map<string, Saying>} */
  const waiting = new Map(read(storage, key).map((saying) => [saying.id, saying]));

  function write() {
    try {
      storage?.setItem(key, JSON.stringify([...waiting.values()].filter((saying) => LASTING.has(saying.kind))));
    } catch {
      // a full or forbidden store only costs the memory over a reload
    }
  }

  return {
    /** @param {Saying} saying */
    add(saying) {
      // only the newest form question matters
      if (saying.kind === "form") for (const [id, old] of waiting) if (old.kind === "form") waiting.delete(id);
      waiting.set(saying.id, saying);
      write();
    },
    /** @param {{kind: string, id?: string}} reply */
    answered(reply) {
      if (!reply.id || reply.kind === "judging") return;
      if (waiting.delete(reply.id)) write();
    },
    all: () => [...waiting.values()],
    has: (/** @type {string} */ id) => waiting.has(id),
  };
}

/** @param {any} storage @param {string} key @returns {Saying[]} */
function read(storage, key) {
  try {
    return JSON.parse(storage?.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}
