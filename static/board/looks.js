// @ts-check
// Which symbol of the sprite sheet stands for what a view names.

const KINDS = new Set([
  "human",
  "android",
  "robot",
  "doc",
  "securi",
  "tech",
  "handler",
  "recon",
  "phone",
  "acid",
  "bug",
  "zombie",
  "koch",
  "pan",
  "beast",
  "hal",
  "crate",
  "unknown",
]);
const ALSO = /** @type {Record<string, string>} */ ({
  herbivore: "beast",
  bell: "recon",
  ram: "hal",
  none: "hal",
  machine_mind: "hal",
  specimen_handler: "handler",
  "": "unknown",
  someone: "unknown",
  thing: "crate",
  chair: "crate",
  pan_face: "pan",
  pan_thing: "crate",
});
const ITEMS = new Set([
  "rifle",
  "pistol",
  "torch",
  "suit",
  "medkit",
  "key",
  "artifact",
  "disk",
  "loot",
  "rpp7",
  "launcher",
  "he_shell",
  "gas_shell",
  "gas_grenade",
  "geiger",
  "thermite",
  "trap",
  "emp",
  "sneaksuit",
  "spacesuit",
  "flashlight",
  "thruster_pack",
  "patch",
  "toolkit",
  "fake",
  "bond",
  "cc",
  "charge",
]);
const MARKS = /** @type {Record<string, string>} */ ({
  opportunity: "opp",
  watch: "opp",
  opp: "opp",
  trap: "trap",
  mine: "trap",
  charge: "trap",
  thermite: "trap",
  heard: "heard",
  call: "heard",
  seen: "seen",
  dark: "dark",
  gas: "gas",
  breach: "breach",
  lock: "lock",
  wall: "lock",
  hatch: "lock",
  phantom: "seen",
});
const WORST_FIRST = /** @type {[string, string][]} */ ([
  ["dead", "dead"],
  ["out", "ko"],
  ["ko", "ko"],
  ["down", "down"],
  ["serious", "serious"],
  ["light", "wound"],
  ["wound", "wound"],
  ["emp", "ko"],
]);

/**
 * "recon_m" is a recon, "robot_doc" a doctor, "zombie2" a zombie; who is known by name is drawn as a human. @param {string | undefined} looks
 * @param {string} [kind] a surer word for it, if there is one
 */
export function silhouette(looks, kind) {
  const built = looks?.startsWith("robot_");
  for (const word of [kind, looks, looks?.replace(/\d+$/, ""), looks?.replace(built ? /^robot_/ : /_.*$/, "")]) {
    if (word === undefined) continue;
    if (KINDS.has(word) && (word !== "robot" || word === looks)) return `k-${word}`;
    if (ALSO[word]) return `k-${ALSO[word]}`;
  }
  return kind === "robot" || built ? "k-robot" : "k-human";
}

/** @param {string | undefined} type */
export const itemSign = (type) => (type && ITEMS.has(type) ? `i-${type}` : "i-thing");

/** @param {string} kind */
export const markSign = (kind) => MARKS[kind] ?? "flag";

/** The corner sign for the worst of several states. @param {string[] | undefined} states */
export const stateSign = (states) => WORST_FIRST.find(([state]) => states?.includes(state))?.[1];
