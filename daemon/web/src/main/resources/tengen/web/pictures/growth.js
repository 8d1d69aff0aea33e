/**
 * Places the nodes of a graph above the ground: the height of a node is its distance from the ground, and trees do
 * not cross.
 */

const HIGH = 1.3;
const WIDE = 1.4;

/** Returns the nodes above each node, and each node's distance from the ground, along shortest paths. */
function tree(edges) {
  const above = new Map([[0, []]]);
  const depths = new Map([[0, 0]]);
  const queue = [0];
  while (queue.length) {
    const node = queue.shift();
    edges.filter(({ from, to }) => from === node || to === node).forEach(({ from, to }) => {
      const next = from === node ? to : from;
      if (!depths.has(next)) {
        depths.set(next, depths.get(node) + 1);
        above.set(next, []);
        above.get(node).push(next);
        queue.push(next);
      }
    });
  }
  return { above, depths };
}

/**
 * Returns the places of all nodes except the ground, upwards from it.
 *
 * @param edges with from and to; the ground is 0
 */
export function grown(edges) {
  const { above, depths } = tree(edges);
  const places = new Map();
  let columns = 0;

  function place(node) {
    const xs = above.get(node).map(place);
    const x = xs.length ? (xs[0] + xs.at(-1)) / 2 : WIDE * columns++;
    places.set(node, { x, y: depths.get(node) * HIGH });
    return x;
  }

  above.get(0).forEach(place);
  const spread = spreadOf(edges);
  const width = Math.max(0, columns - 1) * WIDE + spread;
  places.forEach((at, node) => places.set(node, { ...at, x: at.x + spread / 2 }));
  return { width, height: Math.max(1, ...depths.values()) * HIGH, places };
}

/** Returns the space beside the nodes for loops and parallel edges. */
function spreadOf(edges) {
  const ends = edges.map(({ from, to }) => `${from}-${to}`);
  return edges.some(({ from, to }) => from === to) || new Set(ends).size < ends.length ? 1 : 0;
}
