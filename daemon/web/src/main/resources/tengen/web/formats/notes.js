/** Notes on what is odd about a game that was read, in the daemon's words. */

import { pathTo } from "../tree.js";

const NAMES = { B: "Black", W: "White" };

/** The first move that its side makes after one of its own. */
export function sideTwice(tree) {
  const { nodes } = tree;
  const found = nodes.findIndex(({ parent, side }, id) =>
    parent > 0 && nodes[parent].side === side && nodes[parent].children.includes(id));
  return found < 0 ? [] : [`move ${pathTo(tree, found).length - 1}: ${NAMES[nodes[found].side]} moves twice in a row`];
}
