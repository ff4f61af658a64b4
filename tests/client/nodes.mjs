// Looking at what a component returns: nodes are found by a test, texts are read out.

/** All nodes of a tree, depth first. */
export function* nodes(tree) {
  if (Array.isArray(tree)) for (const each of tree) yield* nodes(each);
  else if (tree && typeof tree === "object" && "type" in tree) {
    yield tree;
    yield* nodes(tree.props?.children);
  }
}

/** The first node that fits; a missing one is an error, so that a test says what it wanted. */
export function find(tree, fits) {
  for (const node of nodes(tree)) if (fits(node)) return node;
  throw new Error(`no such node: ${fits}`);
}

export const all = (tree, fits) => [...nodes(tree)].filter(fits);

/** The text of a tree, as a reader has it. */
export function read(tree) {
  if (Array.isArray(tree)) return tree.map(read).join("");
  if (tree === null || tree === undefined || typeof tree === "boolean") return "";
  if (typeof tree !== "object") return String(tree);
  return read(tree.props?.children);
}

export const has = (name) => (node) =>
  String(node.props?.class ?? "")
    .split(" ")
    .includes(name);
export const button = (text) => (node) => node.type === "button" && read(node).includes(text);
