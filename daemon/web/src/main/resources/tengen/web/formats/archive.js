/** Reads stored games in the JSON of the daemon's archive: answers to `tengen-game`, and exported files. */
import { boardGame, isBoard } from "../game.js";
import { treeBuilder } from "../tree.js";
import { pointOf } from "../vertex.js";
import { sideTwice } from "./notes.js";
import { areValid, ofNames, write } from "./properties.js";

/** Sides by their names in the archive. */
export const SIDES = new Map([["black", "B"], ["white", "W"]]);

/**
 * Reads a setup such as "board 15x15 B H8 W J9 N A1" or "text 3 5 7". Returns null if the page cannot show such a
 * game.
 */
function gameOf({ rules, setup, toMove }, known) {
  if (!known.includes(rules)) {
    return null;
  }
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
  const isWhole = isBoard(width, height) && stones.every(([, word]) => pointOf(word, width, height));
  return isWhole ? boardGame(rules, width, height, stones, SIDES.get(toMove)) : null;
}

/** Reads a move without blanks: "H8", "pass", or "=2-3" in the game's own notation. */
export function moveOf(word) {
  return word.startsWith("=") ? decodeURIComponent(word.slice(1)) : word;
}

function proofOf(words) {
  const [result, plies] = words.split(" ");
  return { result, ...(plies ? { plies: Number(plies) } : {}) };
}

/** Returns an engine's evaluation of its move in the form of a query's answer. */
function evaluationOf({ visits, winRate, proof, depth, line }, side, move) {
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

/** Returns the name of the engine that made an evaluation, or "?" in a file of another program. */
function evaluatorOf({ engine, name }) {
  return engine || name || "?";
}

/**
 * Adds moves with their comments below a node.
 *
 * @returns the nodes from that one on; null: a move or its side is invalid
 */
function addMoves(builder, from, moves, game) {
  const nodes = [from];
  for (const { side: colour, move: word, comment: note, properties = "" } of moves) {
    const [side, move] = [SIDES.get(colour), moveOf(word)];
    if (!side || !areValid(properties) || (!game.text && move !== "pass" && !pointOf(move, game.width, game.height))) {
      return null;
    }
    const node = builder.play(nodes.at(-1), side, move);
    if (note) {
      builder.comment(node, String(note));
    }
    builder.addProperties(node, properties);
    nodes.push(node);
  }
  return nodes;
}

/** Adds branches. Each leaves the game (`of` 0) or the branch with that number, after `ply` moves of the game. */
function addBranches(builder, nodes, branches, game) {
  const lines = [{ ply: 0, nodes }];
  for (const { of, ply, moves } of branches) {
    const line = lines[of];
    lines.push({ ply, nodes: addMoves(builder, line.nodes[ply - line.ply], moves, game) ?? [] });
  }
}

function thoughtsOf(stored, nodes) {
  return stored.turns.flatMap(({ side, move, thought }, ply) =>
    thought?.winRate === undefined
      ? []
      : [[nodes[ply], evaluatorOf(stored[side]), evaluationOf({ ...thought, visits: thought.nodes }, SIDES.get(side), moveOf(move))]]);
}

/** Returns the properties of the root node of a stored game. */
function rootOf({ date, properties = "" }, names) {
  return ofNames(names) + (date ? write("DT", [date]) : "") + properties;
}

/**
 * Reads a stored game.
 *
 * @param {string[]} known the ids of rules that the daemon has
 * @returns {{game, tree, at, thoughts, names, notes} | null} thoughts: evaluations as [node, engine, answer]; null:
 *     the page cannot show the game
 */
export function read(stored, known) {
  const game = gameOf(stored, known);
  const builder = treeBuilder();
  const names = { B: stored.black?.name || stored.black?.engine || "", W: stored.white?.name || stored.white?.engine || "" };
  builder.comment(0, String(stored.comment ?? ""));
  builder.addProperties(0, rootOf(stored, names));
  const main = game && addMoves(builder, 0, stored.turns, game);
  if (!main || !areValid(stored.properties ?? "")) {
    return null;
  }
  addBranches(builder, main, stored.branches ?? [], game);
  const tree = builder.tree();
  return { game, tree, at: main.at(-1), thoughts: thoughtsOf(stored, main), names, notes: sideTwice(tree) };
}
