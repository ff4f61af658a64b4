// @ts-check
// Light or dark: what the reader chose, else what the system prefers; and how large the letters. Runs before the page is drawn.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const chosen = (/** @type {string} */ what) => {
    try { return localStorage.getItem(what); } catch { return null; }
  };
  const draw = () => {
    root.dataset.theme = chosen("theme") ?? (dark.matches ? "dark" : "light");
    root.dataset.text = chosen("text") ?? "usual";
  };
  draw();
  dark.addEventListener("change", draw);
  addEventListener("storage", draw);
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-theme-toggle]")) return;
    try { localStorage.setItem("theme", root.dataset.theme === "dark" ? "light" : "dark"); } catch { return; }
    draw();
  });
})();
