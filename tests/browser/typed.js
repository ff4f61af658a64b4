// Looks out for anything that was typed and has become more than text: scripts that ran, nodes, handlers, what the policy stopped.
globalThis.stopped = [];
document.addEventListener("securitypolicyviolation", (event) => stopped.push(`${event.violatedDirective} ${event.blockedURI}`));
globalThis.more = () => {
  const nodes = [...document.querySelectorAll("*")];
  const handled = nodes.filter((node) => [...node.attributes].some((each) => /^on/i.test(each.name)));
  const odd = nodes.filter((node) => node.matches("[src='x'], [href^='javascript:' i], iframe, embed, object, base, b.typed"));
  return { ran: globalThis.hit ?? null, stopped, found: [...handled, ...odd].map((node) => node.outerHTML.slice(0, 200)) };
};
