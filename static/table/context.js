// @ts-check
// What every part of a screen is given besides the model: words, the printed map, and what a person may do. Types only.
/**
 * @typedef {object} Act
 * @property {(set: Partial<import("./model.js").Point>) => void} point
 * @property {(name: string, value: any) => void} choose @property {(name: string, value: any) => void} draft
 * @property {(name?: string) => void} back @property {() => void} confirm
 * @property {(prompt: string, choices: [string, any][], sure?: boolean) => void} ahead choose through several controls at once; `sure`: and send
 * @property {(prompt: string, given?: [string, any][]) => void} open @property {() => void} shut
 * @property {(room: string, text: string, fields?: string[]) => void} say @property {(what: string, value: any, fields?: string[]) => void} keep
 * @property {(room: string, give: string, want: string, fields?: string[]) => void} offer @property {(room: string, offer: number, yes: boolean) => void} reply to an offer
 * @property {(what: any, fields?: string[]) => void} desk @property {() => void} older
 * @property {(seat: string, before?: number | null) => void} see a seat's view, now or before a decision, at the desk
 * @property {(path: string) => void} look something up in the journal, at the desk
 * @property {(file: string, edits: number) => void} charts fetch a file of the scenario's tables, at the desk
 * @property {(key: string, clauses: string[]) => void} why open what these clauses say; "" closes
 * @property {() => void} coach @property {() => void} theme @property {() => void} text larger letters or the usual ones @property {() => void} sound @property {() => void} print
 */
/**
 * @typedef {object} Context
 * @property {import("./words.js").Voice} voice @property {any} plan null while there is none
 * @property {Act} act @property {import("../board/labels.js").Measure} measure
 * @property {{current: any}} board the board on the screen @property {{current: any}} [second] the desk's closer look @property {number} closest pixels a square when the map opens
 * @property {() => import("./model.js").Model} now the model when a hand moves, which may be later than what was drawn
 * @property {(thing: any) => string} nameOf @property {{theme: string, text: string, sound: boolean, coach: boolean, home: string, game: string, shared: string, languages: [string, string][]}} page
 */

export {};
