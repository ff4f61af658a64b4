// @ts-check
// The one place that joins Preact and htm: `html` makes nodes, `render` puts them on the page.
import htm from "../vendor/htm.js";
import { h, render, Component as Base, Fragment } from "../vendor/preact.js";

export const html = /** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */ (htm.bind(h));
/** @type {new <P, S>(props: P) => {props: P, state: S, setState(state: Partial<S>): void}} */
export const Component = /** @type {any} */ (Base);
export { h, render, Fragment };

/**
 * Keep the last result of a pure function, so that an unchanged part of the screen is the same node and is not looked at again.
 * @template {any[]} A @template R
 * @param {(...args: A) => R} make
 * @returns {(...args: A) => R}
 */
export function keep(make) {
  /** @type {A | null} */ let last = null;
  /** @type {R} */ let made;
  return (...args) => {
    if (!last || args.length !== last.length || args.some((arg, i) => !Object.is(arg, /** @type {A} */ (last)[i]))) {
      made = make(...args);
      last = args;
    }
    return made;
  };
}

/** Class names, leaving out what is false. @param {...(string | false | null | undefined)} names */
export const cls = (...names) => names.filter(Boolean).join(" ");
