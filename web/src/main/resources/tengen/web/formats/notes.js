/** Notes on what is odd about a game that was read, in the daemon's words. */

const NAMES = { B: "Black", W: "White" };

/** The first move that its side makes after one of its own. */
export function sideTwice({ nodes }) {
  const found = nodes.find(({ parent, side }) => parent > 0 && nodes[parent].side === side);
  if (!found) {
    return [];
  }
  let ply = 0;
  for (let node = found; node.parent >= 0; node = nodes[node.parent]) {
    ply++;
  }
  return [`move ${ply}: ${NAMES[found.side]} moves twice in a row`];
}
