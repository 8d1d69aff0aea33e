/**
 * An immutable tree of moves: a change returns a new tree that shares all unchanged nodes. The root is node 0. A node
 * is {parent, children, side, move, last, comment, properties}: `last` is the child that was visited last;
 * `properties` is SGF text that the page stores but does not use.
 */

/** Returns a tree with only a root. */
export function newTree() {
  return { nodes: [{ parent: -1, children: [], side: null, move: null, last: -1, comment: "", properties: "" }] };
}

function change(tree, id, fields) {
  const nodes = tree.nodes.slice();
  nodes[id] = { ...nodes[id], ...fields };
  return { nodes };
}

/** Returns the child of a node by this move, or -1. */
export function childBy(tree, id, side, move) {
  const found = tree.nodes[id].children.find(
    (child) => tree.nodes[child].move === move && tree.nodes[child].side === side,
  );
  return found ?? -1;
}

/** Adds a move below a node, or finds it there. @returns {[object, number]} tree and node */
export function play(tree, id, side, move) {
  const found = childBy(tree, id, side, move);
  if (found >= 0) {
    return [visit(tree, found), found];
  }
  const child = tree.nodes.length;
  const node = { parent: id, children: [], side, move, last: -1, comment: "", properties: "" };
  const grown = change(tree, id, { children: [...tree.nodes[id].children, child], last: child });
  return [{ nodes: [...grown.nodes, node] }, child];
}

/** Returns a builder of a tree, for reading a file. `tree()` returns the tree, once, with its main line open. */
export function treeBuilder() {
  const { nodes } = newTree();
  const tree = { nodes };
  return {
    /** Adds a move below a node, or finds it there. @returns {number} its node */
    play(id, side, move) {
      const found = childBy(tree, id, side, move);
      if (found >= 0) {
        return found;
      }
      nodes[id].children.push(nodes.length);
      return nodes.push({ parent: id, children: [], side, move, last: -1, comment: "", properties: "" }) - 1;
    },
    /** Appends a note. Several nodes of a file may become one node of the tree. */
    comment(id, text) {
      const before = nodes[id].comment;
      nodes[id].comment = before && text ? `${before}\n\n${text}` : before + text;
    },
    /** Appends SGF properties. */
    addProperties(id, properties) {
      nodes[id].properties += properties;
    },
    /**
     * Removes passes at the end of the main line that follow another move.
     *
     * @returns {boolean} whether there were any
     */
    dropLastPasses() {
      let last = 0;
      while (nodes[last].children.length) {
        last = nodes[last].children[0];
      }
      let left = last;
      while (nodes[left].move === "pass" && nodes[nodes[left].parent].children.length === 1) {
        left = nodes[left].parent;
      }
      if (left === last || !nodes[left].move || nodes[left].move === "pass") {
        return false;
      }
      for (let at = last; at !== left; at = nodes[at].parent) {
        this.comment(left, nodes[at].comment);
        this.addProperties(left, nodes[at].properties);
        nodes[at].children = [];
      }
      nodes[left].children = [];
      return true;
    },
    tree: () => onMainLine(tree),
  };
}

/** Makes the nodes above a node remember it as visited last. Nodes that already do stay the same objects. */
export function visit(tree, id) {
  let nodes = tree.nodes;
  for (let at = id; nodes[at].parent >= 0; at = nodes[at].parent) {
    const { parent } = nodes[at];
    if (nodes[parent].last !== at) {
      nodes = nodes === tree.nodes ? nodes.slice() : nodes;
      nodes[parent] = { ...nodes[parent], last: at };
    }
  }
  return nodes === tree.nodes ? tree : { nodes };
}

/** Returns the nodes from the root to a node. */
export function pathTo(tree, id) {
  const path = [];
  for (let at = id; at >= 0; at = tree.nodes[at].parent) {
    path.push(at);
  }
  return path.reverse();
}

/** Returns the open line: the path to a node, and from there the children visited last. */
export function lineThrough(tree, id) {
  const path = pathTo(tree, id);
  for (let at = next(tree, id); at >= 0; at = next(tree, at)) {
    path.push(at);
  }
  return path;
}

/** Returns the nodes from the root by each node's first child. */
export function mainLine(tree) {
  const line = [0];
  for (let at = tree.nodes[0].children[0]; at !== undefined; at = tree.nodes[at].children[0]) {
    line.push(at);
  }
  return line;
}

/** Returns the node that a step forward leads to, or -1. */
export function next(tree, id) {
  const node = tree.nodes[id];
  return node.children.includes(node.last) ? node.last : (node.children[0] ?? -1);
}

/** Returns the moves to a node in the form of a query. */
export function moves(tree, id) {
  return pathTo(tree, id)
    .slice(1)
    .map((at) => [tree.nodes[at].side, tree.nodes[at].move]);
}

/** Returns the sibling at a distance in the list of siblings, or the node itself. */
export function sibling(tree, id, step) {
  const parent = tree.nodes[id].parent;
  if (parent < 0) {
    return id;
  }
  const all = tree.nodes[parent].children;
  return all[all.indexOf(id) + step] ?? id;
}

/** Removes a node with all below it. Its number is not reused. */
export function remove(tree, id) {
  const parent = tree.nodes[id].parent;
  if (parent < 0) {
    return tree;
  }
  return change(tree, parent, {
    children: tree.nodes[parent].children.filter((child) => child !== id),
  });
}

/** Returns the other side. */
export function other(side) {
  return side === "B" ? "W" : "B";
}

/**
 * Returns the turns of a line as {side, move}.
 *
 * @param {string | undefined} players a letter for each side, such as "BWWB", if the sides do not take turns
 */
export function turnsOf(first, moves, players = "") {
  return moves.map((move, ply) => ({ side: players[ply] ?? (ply % 2 ? other(first) : first), move }));
}

/** Makes a node its parent's first child. */
export function first(tree, id) {
  const { parent } = tree.nodes[id];
  const all = tree.nodes[parent]?.children ?? [];
  return parent < 0 || all[0] === id
    ? tree
    : change(tree, parent, { children: [id, ...all.filter((child) => child !== id)], last: id });
}

/** Makes a node its parent's first child, and so on up to the root: the main line. */
export function promote(tree, id) {
  return visit(pathTo(tree, id).reduce(first, tree), id);
}

/**
 * Adds the moves and notes of another tree with the same first position. Existing notes stay.
 *
 * @returns {[object, number[]]} the tree, and its nodes by the nodes of the other tree
 */
export function merge(tree, other) {
  const ids = [];
  const grown = other.nodes.reduce((all, { parent, side, move, comment: note }, id) => {
    const [next, at] = parent < 0 ? [all, 0] : play(all, ids[parent], side, move);
    ids[id] = at;
    return note && !next.nodes[at].comment ? comment(next, at, note) : next;
  }, tree);
  return [grown, ids];
}

/** Writes a note to a node. */
export function comment(tree, id, text) {
  return change(tree, id, { comment: text });
}

/** Opens the main line: forgets which children were visited last. */
export function onMainLine(tree) {
  return { nodes: tree.nodes.map((node) => ({ ...node, last: node.children[0] ?? -1 })) };
}
