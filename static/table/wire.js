// @ts-check
// The shapes that go over the wire, as docs/protocol.md has them. Types only.

/** @typedef {{code: string, args?: Record<string, any>}} Words */
/** @typedef {{value: any, words: Words, detail?: Words | null, cost?: number | null, off?: Words | null, clauses?: string[], hint?: Record<string, any>}} Option */
/** @typedef {{kind: "choose", name: string, options: Option[], default?: any, many?: boolean, most?: number | null, shut?: Option[]}} Choose */
/** @typedef {{kind: "number", name: string, least: number, most: number, default: number}} Number_ */
/** @typedef {{id: string, words: Words, price: number, most: number, have: number, detail?: Words | null, hint?: any}} BudgetLine */
/** @typedef {{kind: "budget", name: string, purse: number, lines: BudgetLine[]}} Budget */
/** @typedef {{kind: "path", name: string, start: string, points: number, reach: Record<string, [number, string]>, marks?: Record<string, Words>}} Path */
/** @typedef {{kind: "endpoint", name: string, places: string[], marks?: Record<string, Words>}} Endpoint */
/** @typedef {{id: string, words: Words, options: Option[], default?: any, shut?: Option[]}} AssignRow */
/** @typedef {{kind: "assign", name: string, rows: AssignRow[]}} Assign */
/** @typedef {{kind: "text", name: string, most: number}} Text_ */
/** @typedef {Choose | Number_ | Budget | Path | Endpoint | Assign | Text_} Control */
/** @typedef {{words: Words, control: Control | null, order: Record<string, any> | null, also?: Control[], expects?: Words[], clauses?: string[], send?: Words | null}} Form */
/** @typedef {{id: string, kind: string, optional: boolean, args: Record<string, any>, waiting: boolean}} Prompt */
/** @typedef {{kind: "view", n: number, base: number | null, set: Record<string, any>, drop: string[]}} Frame */
/** @typedef {{id: string, error: string, words: Words, clauses: string[]}} Refused */
/** @typedef {{n: number, when: string, words: Words, clauses: string[]}} Notice */

export {};
