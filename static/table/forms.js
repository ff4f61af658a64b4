// @ts-check
// The controls of forms as plain widgets: any game can be played with these alone.
import { cls, html } from "./html.js";
import { same } from "./answer.js";
import { wayTo } from "./paths.js";
import { notNow } from "./shut.js";
/** @typedef {import("./wire.js").Control} Control */
/**
 * @typedef {object} Use
 * @property {import("./words.js").Voice} voice
 * @property {any} value what was chosen here before, if anything
 * @property {Record<string, any>} drafts what is being entered, by control name
 * @property {(name: string, value: any) => void} choose @property {(name: string, value: any) => void} draft
 * @property {(place: string) => string} place a square's name
 * @property {(hint: any) => any} [sign] the symbol that a hint stands for
 * @property {{voice: import("./words.js").Voice, shown: string, show: (key: string, ids: string[]) => void}} [why] how reasons are opened
 */

/** @param {Control} control @param {Use} use */
export function widget(control, use) {
  switch (control.kind) {
    case "choose":
      return control.many ? several(control, use) : one(control, use);
    case "number":
      return number(control, use);
    case "budget":
      return budget(control, use);
    case "path":
      return path(control, use);
    case "endpoint":
      return endpoint(control, use);
    case "assign":
      return assign(control, use);
    case "text":
      return writing(control, use);
    default:
      return null;
  }
}

/**
 * An option as a button: what, its cost, why not. @param {import("./wire.js").Option} option @param {boolean} on @param {Use} use
 * @param {() => void} act @param {string} [role]
 */
export function optionButton(option, on, use, act, role = "radio") {
  const { say } = use.voice;
  const off = option.off ? say(option.off) : "";
  return html`<button type="button" class=${cls("b", "opt", on && "on")} role=${role}
      aria-checked=${on ? "true" : "false"} aria-disabled=${off ? "true" : undefined}
      title=${off || undefined} onClick=${() => !off && act()}>
    ${use.sign?.(option.hint)}<span>${say(option.words)}${(option.detail || off) && html`<i>${off || say(option.detail)}</i>`}</span>
    ${typeof option.cost === "number" && html`<small>${option.cost}</small>`}
  </button>`;
}

/** @param {import("./wire.js").Choose} control @param {Use} use */
function one(control, use) {
  const chosen = use.value ?? control.default;
  return html`<div class="w-choose" role="radiogroup">${control.options.map((option) =>
    optionButton(option, same(option.value, chosen), use, () => use.choose(control.name, option.value)),
  )}</div>${notNow(control.shut, control.name, use)}`;
}

/** @param {import("./wire.js").Choose} control @param {Use} use */
function several(control, use) {
  const picked = /** @type {any[]} */ (use.drafts[control.name] ?? use.value ?? control.default ?? []);
  const has = (/** @type {any} */ value) => picked.some((each) => same(each, value));
  const toggle = (/** @type {any} */ value) =>
    use.draft(control.name, has(value) ? picked.filter((each) => !same(each, value)) : [...picked, value]);
  const full = control.most !== null && control.most !== undefined && picked.length >= control.most;
  return html`<div class="w-many"><div class="w-choose" role="group">
    ${control.options.map((option) => optionButton(option, has(option.value), use, () => (has(option.value) || !full) && toggle(option.value), "checkbox"))}
    </div>${fine(use, () => use.choose(control.name, picked))}</div>`;
}

/** @param {import("./wire.js").Number_} control @param {Use} use */
function number({ name, least, most, default: usual }, use) {
  const value = use.drafts[name] ?? use.value ?? usual;
  return html`<div class="w-number">${stepper(value, least, most, (next) => use.draft(name, next), use)}${fine(use, () => use.choose(name, value))}</div>`;
}

/**
 * @param {number} value @param {number} least @param {number} most @param {(value: number) => void} set @param {Use} use
 * @param {string} [what]
 */
export function stepper(value, least, most, set, use, what = "") {
  const { say } = use.voice;
  return html`<span class="stepper" role="group" aria-label=${what || undefined}>
    <button type="button" class="b" disabled=${value <= least} aria-label=${say("one-less", { what })}
        onClick=${() => set(value - 1)}>−</button>
    <output>${value}</output>
    <button type="button" class="b" disabled=${value >= most} aria-label=${say("one-more", { what })}
        onClick=${() => set(value + 1)}>+</button>
  </span>`;
}

/** @param {import("./wire.js").Budget} control @param {Use} use */
function budget({ name, purse, lines }, use) {
  const have = bought(lines, use.drafts[name] ?? use.value);
  const spent = lines.reduce((sum, line) => sum + line.price * have[line.id], 0);
  const { say } = use.voice;
  return html`<div class="w-budget">
    ${purseBar(lines, have, purse, use)}
    <ul>${lines.map(
      (line) => html`<li key=${line.id}>
      ${use.sign?.(line.hint)}<span>${say(line.words)}${line.detail && html`<i>${say(line.detail)}</i>`}</span><b class="mono">${line.price}</b>
      ${stepper(have[line.id], 0, Math.min(line.most, have[line.id] + (line.price ? Math.floor((purse - spent) / line.price) : line.most)), (value) => use.draft(name, { ...have, [line.id]: value }), use, say(line.words))}
    </li>`,
    )}</ul>
    ${fine(use, () => use.choose(name, have), spent > purse)}
  </div>`;
}

/**
 * How many of each are had. @param {import("./wire.js").BudgetLine[]} lines @param {Record<string, number> | undefined} given
 * @returns {Record<string, number>}
 */
export const bought = (lines, given) => Object.fromEntries(lines.map((line) => [line.id, given?.[line.id] ?? line.have ?? 0]));

/**
 * The purse as a bar of what it went to. @param {import("./wire.js").BudgetLine[]} lines @param {Record<string, number>} have
 * @param {number} purse @param {Use} use
 */
export function purseBar(lines, have, purse, use) {
  const { say } = use.voice;
  const spent = lines.reduce((sum, line) => sum + line.price * have[line.id], 0);
  const parts = lines
    .map((line) => ({ what: say(line.words), cost: line.price * have[line.id] }))
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost);
  return html`<div class="budget" role="meter" aria-label=${say("credits")} aria-valuenow=${spent} aria-valuemin="0" aria-valuemax=${purse}>
    <b class="caps">${say("credits")}</b>
    <span class="bar">${parts.map(({ what, cost }) => html`<i style=${{ flexGrow: cost }} title=${what}><span>${what} </span>${cost}</i>`)}<i class="rest" style=${{ flexGrow: Math.max(0, purse - spent) }}></i></span>
    <b class="mono">${spent} / ${purse}</b>
  </div>`;
}

/** @param {import("./wire.js").Path} control @param {Use} use */
function path(control, use) {
  const goals = Object.entries(control.reach).sort(([, [a]], [, [b]]) => a - b);
  return html`<div class="w-list" role="listbox">${goals.map(
    ([place, [cost]]) => html`
    <button type="button" key=${place} class="b opt" role="option" onClick=${() => use.choose(control.name, wayTo(control, place))}>
      <span>${use.place(place)}${control.marks?.[place] && html`<i>${use.voice.say(control.marks[place])}</i>`}</span><small>${cost}</small>
    </button>`,
  )}</div>`;
}

/** @param {import("./wire.js").Endpoint} control @param {Use} use */
function endpoint(control, use) {
  return html`<div class="w-list" role="listbox">${control.places.map(
    (place) => html`
    <button type="button" key=${place} class=${cls("b", "opt", use.value === place && "on")} role="option"
        onClick=${() => use.choose(control.name, place)}>
      <span>${use.place(place)}${control.marks?.[place] && html`<i>${use.voice.say(control.marks[place])}</i>`}</span>
    </button>`,
  )}</div>`;
}

/**
 * Every row's value: what was given, else what is proposed, else the first that is open. @param {import("./wire.js").Assign} control
 * @param {Record<string, any> | undefined} given @returns {Record<string, any>}
 */
export const assigned = (control, given) =>
  Object.fromEntries(
    control.rows.map((row) => [row.id, given?.[row.id] ?? row.default ?? row.options.find((option) => !option.off)?.value]),
  );

/** @param {import("./wire.js").Assign} control @param {Use} use */
function assign(control, use) {
  const values = assigned(control, use.drafts[control.name] ?? use.value);
  return html`<div class="w-assign"><ul>${control.rows.map(
    (row) => html`<li key=${row.id}>
    <label><span>${use.voice.say(row.words)}</span>${picker(row.options, values[row.id], use, (value) => use.draft(control.name, { ...values, [row.id]: value }))}</label>
  </li>`,
  )}</ul>${fine(use, () => use.choose(control.name, values))}</div>`;
}

/** @param {import("./wire.js").Option[]} options @param {any} value @param {Use} use @param {(value: any) => void} set */
export function picker(options, value, use, set) {
  const { say } = use.voice;
  return html`<select class="b" onChange=${(/** @type {any} */ event) => set(options[event.target.selectedIndex].value)}>
    ${options.map(
      (option) => html`<option selected=${same(option.value, value)}
        disabled=${Boolean(option.off)}>${say(option.words)}${typeof option.cost === "number" ? ` · ${option.cost}` : ""}</option>`,
    )}
  </select>`;
}

/** @param {import("./wire.js").Text_} control @param {Use} use */
function writing({ name, most }, use) {
  const value = String(use.drafts[name] ?? use.value ?? "");
  return html`<div class="w-text"><textarea maxlength=${most} rows="3" value=${value} onInput=${(/** @type {any} */ event) => use.draft(name, event.target.value)}></textarea>
    <span class="mono soft">${value.length} / ${most}</span>${fine(use, () => use.choose(name, value), !value.trim())}</div>`;
}

/** @param {Use} use @param {() => void} act @param {boolean} [off] */
const fine = (use, act, off) =>
  html`<button type="button" class="b ink" disabled=${off} onClick=${act}>${use.voice.say("take-it")}</button>`;
