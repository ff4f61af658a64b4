// @ts-check
// Plain pages that keep up with the table: who sits where is looked at again and again; links are copied by a button.
(() => {
  const EVERY = 3000;

  /** Put in what has changed, unless somebody is at work there. */
  async function look() {
    const old = [...document.querySelectorAll("[data-fresh]")];
    if (!old.length || document.hidden) return;
    try {
      const reply = await fetch(location.href, { cache: "no-store" });
      if (!reply.ok) return;
      const page = new DOMParser().parseFromString(await reply.text(), "text/html");
      for (const part of old) {
        const next = page.querySelector(`[data-fresh="${part.getAttribute("data-fresh")}"]`);
        if (next && next.innerHTML !== part.innerHTML && !part.contains(document.activeElement)) part.replaceWith(next);
      }
    } catch {
      // the server is away: the page stays as it is
    }
  }
  if (document.querySelector("[data-fresh]")) setInterval(look, EVERY);

  /** Who lays a table that nobody judges plays a seat himself: no bot is chosen for that one. */
  const mine = document.getElementById("mine");
  function spare() {
    const judged = document.querySelector("[name=judge][value=person]:checked") !== null;
    for (const choice of document.querySelectorAll("select[name^=bot-]"))
      choice.toggleAttribute("data-mine", !judged && mine instanceof HTMLSelectElement && choice.getAttribute("name") === `bot-${mine.value}`);
  }
  document.querySelector("form.setup")?.addEventListener("change", spare);
  spare();

  /** A page over plain HTTP has no clipboard but this. */
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
    const field = button && document.getElementById(button.getAttribute("data-copy") ?? "");
    if (!(field instanceof HTMLInputElement)) return;
    field.select();
    if (document.execCommand("copy")) button?.classList.add("copied");
  });
})();
