// @ts-check
// Names for what a person asks: unique for each intent, made without crypto.randomUUID, which a LAN page does not have.

/** @returns {string} 22 characters, unlike any other screen's */
export function newId() {
  const bytes = new Uint8Array(16);
  globalThis.crypto.getRandomValues(bytes);
  return [...bytes]
    .map((byte) => byte.toString(36).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}
