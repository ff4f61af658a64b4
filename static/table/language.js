// @ts-check
// The other languages that a page can be read in: choosing one leads back to the same page.
import { html } from "./html.js";

/** @param {string | undefined} named by the shell: "de:Deutsch fr:…" @returns {[string, string][]} */
export const languagesOf = (named) =>
  (named ?? "").split(" ").flatMap((each) => {
    const [tag, name] = each.split(":");
    return name ? [/** @type {[string, string]} */ ([tag, name])] : [];
  });

/** @param {[string, string][]} languages */
export const tongues = (languages) =>
  languages.map(
    ([tag, name]) => html`<form key=${tag} method="post" action="/language"><button class="b" name="to" value=${tag} lang=${tag}>${name}</button></form>`,
  );
