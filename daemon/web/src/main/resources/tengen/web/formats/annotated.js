/** A stored game with the notes and branches of the page's tree, as `POST /games?notes=ID` takes it. */
import { childBy, mainLine } from "../tree.js";
import { moveOf, SIDES } from "./archive.js";

const NAMES = new Map([...SIDES].map(([name, side]) => [side, name]));

/** Returns the daemon's data about moves in branches, by node. The page shows only a part of it. */
export function branchDataOf({ branches = [] }, tree) {
  const data = new Map();
  const lines = [{ ply: 0, nodes: mainLine(tree) }];
  for (const { of, ply, moves } of branches) {
    const nodes = [lines[of].nodes[ply - lines[of].ply] ?? -1];
    for (const move of moves) {
      const at = nodes.at(-1);
      nodes.push(at < 0 ? at : childBy(tree, at, SIDES.get(move.side), moveOf(move.move)));
      data.set(nodes.at(-1), move);
    }
    lines.push({ ply, nodes });
  }
  return data;
}

function wordOf(move, game) {
  return game.text ? `=${encodeURIComponent(move)}` : move;
}

function branchMove({ tree, game, stored }, node) {
  const { side, move, comment, properties } = tree.nodes[node];
  return { ...stored.branchData.get(node), side: NAMES.get(side), move: wordOf(move, game),
    comment: comment || undefined, properties: properties || undefined };
}

/** Returns the nodes of the stored game itself. They are the first ones of its tree, whatever was added since. */
function gameLine({ stored }) {
  return [...Array(stored.raw.turns.length + 1).keys()];
}

/**
 * Returns the branches of a line, each before the branches that leave it. The moves after the game's end are no
 * branch: the daemon does not take them.
 */
function branchesOf(state) {
  const { tree } = state;
  const branches = [];
  const due = [{ of: 0, ply: 0, nodes: gameLine(state) }];
  for (let number = 0; number < due.length; number++) {
    const { ply, nodes } = due[number];
    const isLeft = (index) => (number ? index > 0 : index < nodes.length - 1);
    const others = (node, index) => tree.nodes[node].children.filter((child) => child !== nodes[index + 1]);
    nodes.forEach((node, index) => isLeft(index) && others(node, index).forEach((child) => {
      const line = [child];
      for (let at = tree.nodes[child].children[0]; at !== undefined; at = tree.nodes[at].children[0]) {
        line.push(at);
      }
      due.push({ of: number, ply: ply + index, nodes: [node, ...line] });
      branches.push({ of: number, ply: ply + index, moves: line.map((each) => branchMove(state, each)) });
    }));
  }
  return branches;
}

/** Returns the stored game that a state shows as JSON, with its notes and branches. */
export function annotated(state) {
  const { raw } = state.stored;
  const [start, ...line] = gameLine(state).map((node) => state.tree.nodes[node]);
  const turns = raw.turns.map((turn, ply) => ({ ...turn, comment: line[ply].comment || undefined }));
  return JSON.stringify({ ...raw, comment: start.comment, turns, branches: branchesOf(state) });
}

/** Returns whether the JSON of a stored game has all moves of its tree: none was played after the game's end. */
export function isWhole({ tree, stored }) {
  return tree.nodes[stored.raw.turns.length].children.length === 0;
}
