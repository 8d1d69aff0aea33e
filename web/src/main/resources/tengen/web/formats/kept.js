/** Games as the daemon's archive tells them: `tengen-game` and its files of JSON. */
import { boardGame } from "../game.js";
import { newTree, play } from "../tree.js";
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

/**
 * @returns {{game, tree, at, thoughts} | null} thoughts: [node, engine, answer]; null: the page cannot
 *     show it
 */
export function read(kept) {
  const game = gameOf(kept);
  let tree = newTree();
  let at = 0;
  const thoughts = [];
  for (const { side, move: word, thought } of game ? kept.turns : []) {
    const move = moveOf(word);
    if (!game.text && move !== "pass" && !pointOf(move, game.width, game.height)) {
      return null;
    }
    if (thought?.winRate !== undefined) {
      const answer = said({ ...thought, visits: thought.nodes }, SIDES[side], move);
      thoughts.push([at, thinker(kept[side]), answer]);
    }
    [tree, at] = play(tree, at, SIDES[side], move);
  }
  return game && { game, tree, at, thoughts };
}
