// @ts-check
// What a screen holds: the last view, what is unanswered, and what the person points at.
/** @typedef {import("./answer.js").Answer} Answer */
/**
 * @typedef {object} Point what the person points at; nobody else knows it
 * @property {import("./course.js").Course | null} course the way that was ordered last
 * @property {string} sheet @property {any} turned the form that was open when the sheet was turned to @property {Record<string, any>} cameras by sheet
 * @property {string | null} picked key of a counter @property {string | null} cursor square
 * @property {{found: any[], x: number, y: number} | null} ask several things lie under the finger
 * @property {string} panel part that a small screen shows @property {string} tab @property {string} room @property {Record<string, string>} unsaid what is written into a field and not sent, by field
 * @property {{what: string, id: string} | null} shown what an own order has shown elsewhere: a segment, somebody
 * @property {boolean} seeking @property {string} search @property {string} why where clauses are shown in words @property {boolean} more
 * @property {boolean} curtain @property {string} tool of the desk @property {Record<string, any>} drafts by control name
 * @property {boolean} legend @property {boolean} doubt asked once whether those without an order hold @property {boolean} insisted wanted to be ready too early
 * @property {boolean} resultShut the sheet of the end is put aside @property {number} nudged nudges that were seen @property {number} heard the newest word of the judge's that was read @property {boolean} offering an offer is being written @property {string} know notices or contacts @property {string} sort which contacts @property {boolean} strayed what was planned no longer fits from here on @property {string} as seat whose view the judge looks at @property {number | null} at before which decision he looks @property {any} ruling that the judge puts together
 */
/**
 * @typedef {object} Model
 * @property {"seat" | "desk"} role @property {string} seat
 * @property {number | null} n @property {Record<string, any>} parts
 * @property {"opening" | "up" | "down"} line @property {boolean} away @property {string} moved link of the seat that whoever sat here has now @property {import("./wire.js").Words | null} full why there is no place to watch from @property {string} reload the version that the server has by now
 * @property {Record<string, {kind: string, prompt?: string, judging?: boolean, room?: string, text?: string, note?: {id: string, value: any}, said?: Record<string, string>, elsewhere?: any}>} waiting by id
 * @property {Answer | null} answer @property {{words: any, clauses: string[]} | null} refusal
 * @property {any[]} older notices older than the view's @property {boolean} oldest
 * @property {any} charts a file of the scenario's tables, at the desk
 * @property {{seat: string, parts: Record<string, any>} | null} other a seat's view, at the desk
 * @property {{path: string, value: any}[]} looked what was looked up: in the journal at the desk, in the guide at a seat; newest first
 * @property {string} desk link of the desk that a host has opened
 * @property {string} told what the last act of the desk brought back, as a link
 * @property {number} clockAt @property {number} now
 * @property {Point} point @property {any[]} out to be said to the table
 */

/** @param {"seat" | "desk"} role @param {string} seat @returns {Model} */
export const blank = (role, seat) => ({
  role,
  seat,
  n: null,
  parts: {},
  line: "opening",
  away: false,
  moved: "",
  full: null,
  reload: "",
  waiting: {},
  answer: null,
  refusal: null,
  older: [],
  oldest: false,
  other: null,
  charts: null,
  looked: [],
  told: "",
  desk: "",
  clockAt: 0,
  now: 0,
  out: [],
  point: {
    sheet: "",
    turned: null,
    cameras: {},
    picked: null,
    cursor: null,
    ask: null,
    panel: "map",
    tab: "figures",
    room: "",
    unsaid: {},
    seeking: false,
    search: "",
    why: "",
    more: false,
    curtain: false,
    tool: "",
    ruling: null,
    drafts: {},
    legend: false,
    doubt: false,
    insisted: false,
    resultShut: false,
    nudged: 0,
    heard: -1,
    strayed: false,
    know: "notices",
    sort: "all",
    offering: false,
    course: null,
    shown: null,
    as: "",
    at: null,
  },
});

/**
 * Values of the parts of one kind, in the order of their keys. @param {Record<string, any>} parts @param {string} kind as "fig/"
 * @returns {any[]}
 */
export const all = (parts, kind) => keysOf(parts, kind).map((key) => parts[key]);

/** @param {Record<string, any>} parts @param {string} kind */
export const keysOf = (parts, kind) =>
  Object.keys(parts)
    .filter((key) => key.startsWith(kind))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

/** Values by what follows the slash. @param {Record<string, any>} parts @param {string} kind @returns {Record<string, any>} */
export const table = (parts, kind) => Object.fromEntries(keysOf(parts, kind).map((key) => [key.slice(kind.length), parts[key]]));

/** @param {Record<string, any>} parts @returns {import("./wire.js").Prompt[]} */
export const prompts = (parts) => all(parts, "prompt/");

/** What is asked of this seat first: what holds the game up before what merely stands open. @param {Record<string, any>} parts */
export const mainPrompt = (parts) => prompts(parts).find((prompt) => !prompt.optional && !prompt.waiting) ?? null;

/** The judge's newest word to this seat, if he has told it something. @param {Record<string, any>} parts */
export const lastWord = (parts) =>
  all(parts, "log/")
    .filter((notice) => notice.words?.code === "judge-tells")
    .at(-1) ?? null;

/** Seconds left on the clock of the seat in turn, now. @param {Model} model @returns {number | null} */
export function secondsLeft(model) {
  const clock = model.parts.clock;
  if (!clock || typeof clock.left !== "number") return null;
  const gone = clock.running ? Math.max(0, (model.now - model.clockAt) / 1000) : 0;
  return Math.max(0, clock.left - gone);
}

/** A moment as it stands in a margin; what was before the first turn has none. @param {string | undefined} when */
export const stamp = (when) => (when && when !== "0" ? when : "");

/** @param {number} seconds */
export const clockText = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;

/** The letter of a seat: its shape, colour and band. @param {string} seat */
export const letter = (seat) => ("PFMAJ".includes(seat?.[0]) ? seat[0] : "N");

/** Whether nothing is being entered or on its way, so that the page may be loaded anew. @param {Model} model */
export function isAtRest(model) {
  const typed = Object.values(model.point.drafts).some((draft) => draft !== "" && draft != null && draft !== false);
  // What is asked opens by itself, and may have its defaults in it: nobody has entered those.
  const begun = model.answer && (model.answer.trail.some((step) => step.own) || model.answer.ahead?.length);
  return !begun && !typed && Object.keys(model.waiting).length === 0;
}

/** The prompt of set-up, open whether ready or not. @param {Model} model */
export const setupPrompt = (model) => Object.values(model.parts).find((part) => part?.kind === "setup" && "waiting" in part) ?? null;
