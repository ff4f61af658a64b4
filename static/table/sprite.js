// @ts-check
// The sheet of symbols, laid into the page once, so that `use` finds every sign and colours follow the theme.

/** @param {string} url @param {Document} page */
export async function laySprite(url, page) {
  const reply = await fetch(url);
  const sheet = new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("class", "vh");
  sheet.setAttribute("aria-hidden", "true");
  page.body.prepend(page.importNode(sheet, true));
}
