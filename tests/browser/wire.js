// What is asked and not answered yet, and drawn: laid under the page, beside its own scripts.
(() => {
  const open = (globalThis.unanswered = new Map());
  const drawn = (then) => setTimeout(() => requestAnimationFrame(() => setTimeout(then)));
  const Line = globalThis.WebSocket;
  globalThis.WebSocket = class extends Line {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        const { id, kind } = JSON.parse(data);
        if (!id) return;
        if (kind === "judging") drawn(() => open.has(id) && open.set(id, "judging"));
        else drawn(() => open.delete(id));
      });
    }
    send(text) {
      const { id, kind } = JSON.parse(text);
      if (id && !(open.get(id) === "judging")) open.set(id, kind);
      super.send(text);
    }
  };
})();
