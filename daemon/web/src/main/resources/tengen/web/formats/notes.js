/** Notes on problems of a game that was read, in the same words as the daemon's. */

import { pathTo } from "../tree.js";

const NAMES = { B: "Black", W: "White" };

/** Returns a note on the first move whose side also made the move before it. */
export function sideTwice(tree) {
  const { nodes } = tree;
  const found = nodes.findIndex(({ parent, side }, id) =>
    parent > 0 && nodes[parent].side === side && nodes[parent].children.includes(id));
  return found < 0 ? [] : [`move ${pathTo(tree, found).length - 1}: ${NAMES[nodes[found].side]} moves twice in a row`];
}
