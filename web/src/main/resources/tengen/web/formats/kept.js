/** Games as the daemon's archive tells them: `tengen-game` and its files of JSON. */
import { boardGame } from "../game.js";
import { comment, newTree, onMainLine, play } from "../tree.js";
import { pointOf } from "../vertex.js";

const SIDES = { black: "B", white: "W" };
const LARGEST = 25;

/** Where it began: "board 15x15 B H8 W J9 N A1", or "text 3 5 7". */
function gameOf({ rules, setup, toMove }) {
  const [kind, ...words] = setup.split(" ");
  if (kind === "text") {
    return { ...boardGame(rules, 0, 0), text: [rules, ...words].join(" ").trim() };
  }
  const [width, height] = words[0].split("x").map(Number);
  let side = "B";
  const stones = [];
  for (const word of words.slice(1)) {
    if (["B", "W", "N"].includes(word)) {
      side = word;
    } else {
      stones.push([side, word]);
    }
  }
  const first = stones.length && toMove !== "black" ? SIDES[toMove] : null;
  return Math.max(width, height) <= LARGEST ? boardGame(rules, width, height, stones, first) : null;
}

/** A move in words without blanks: "H8", "pass", "=2-3" in a game's own notation. */
function moveOf(word) {
  return word.startsWith("=") ? decodeURIComponent(word.slice(1)) : word;
}

function proofOf(words) {
  const [result, plies] = words.split(" ");
  return { result, ...(plies ? { plies: Number(plies) } : {}) };
}

/** What an engine thought of its move, as a query's answer has it. */
function said({ visits, winRate, proof, depth, line }, side, move) {
  const info = {
    move,
    order: 0,
    visits,
    winrate: side === "B" ? winRate : 1 - winRate,
    pv: line.split(" ").map(moveOf),
    ...(depth ? { depth } : {}),
    ...(proof ? { proof: proofOf(proof) } : {}),
  };
  return { moveInfos: [info] };
}

/** By whom a thought is told; a file of another program does not tell. */
function thinker({ engine, name }) {
  return engine || name || "?";
}

/** Adds moves below a node, with their comments. @returns tree, and the nodes from that one on; null: no move */
function grow(tree, from, moves, game) {
  let grown = tree;
  const nodes = [from];
  for (const { side, move: word, comment: note } of moves) {
    const move = moveOf(word);
    if (!game.text && move !== "pass" && !pointOf(move, game.width, game.height)) {
      return null;
    }
    let node;
    [grown, node] = play(grown, nodes.at(-1), SIDES[side], move);
    grown = note ? comment(grown, node, note) : grown;
    nodes.push(node);
  }
  return { tree: grown, nodes };
}

/** A branch leaves the game (0) or another branch after so many moves of the game. */
function withBranches(tree, nodes, branches, game) {
  let grown = tree;
  const lines = [{ ply: 0, nodes }];
  for (const { of, ply, moves } of branches) {
    const line = lines[of];
    const branch = grow(grown, line.nodes[ply - line.ply], moves, game);
    grown = branch?.tree ?? grown;
    lines.push({ ply, nodes: branch?.nodes ?? [] });
  }
  return onMainLine(grown);
}

function thoughtsOf(kept, nodes) {
  return kept.turns.flatMap(({ side, move, thought }, ply) =>
    thought?.winRate === undefined
      ? []
      : [[nodes[ply], thinker(kept[side]), said({ ...thought, visits: thought.nodes }, SIDES[side], moveOf(move))]]);
}

/**
 * @returns {{game, tree, at, thoughts} | null} thoughts: [node, engine, answer]; null: the page cannot
 *     show it
 */
export function read(kept) {
  const game = gameOf(kept);
  const main = game && grow(comment(newTree(), 0, kept.comment), 0, kept.turns, game);
  return main && {
    game,
    tree: withBranches(main.tree, main.nodes, kept.branches ?? [], game),
    at: main.nodes.at(-1),
    thoughts: thoughtsOf(kept, main.nodes),
  };
}
