/**
 * A game as JSON. Its first fields are a query's of the protocol `analysis`, for the line that is
 * open; `nodes` has the whole tree with notes and win rates of Black. Any such query opens, too.
 */
import { boardGame } from "../game.js";
import { position } from "../queries.js";
import { comment, lineThrough, newTree, onMainLine, play } from "../tree.js";
import { pointOf } from "../vertex.js";
import * as kept from "./kept.js";

const LARGEST = 25;
const SIDES = ["B", "W"];

/** The whole tree, or of a text game its moves. */
export function write(state) {
  const { tree, at, evaluations } = state;
  const nodes = tree.nodes.map(({ parent, side, move, comment: note }, id) => {
    const rates = Object.entries(evaluations[id] ?? {}).filter(([, said]) => said.blackWinRate !== null);
    return {
      parent,
      ...(move ? { move: [side, move] } : {}),
      ...(note ? { note } : {}),
      ...(rates.length ? { winrates: Object.fromEntries(rates.map(([engine, said]) => [engine, said.blackWinRate])) } : {}),
    };
  });
  return `${JSON.stringify({ ...position(state, lineThrough(tree, at).at(-1)), nodes })}\n`;
}

function gameOf({ rules, boardXSize, boardYSize, initialStones, initialPlayer, game }, known) {
  if (typeof game === "string") {
    return { ...boardGame(game.split(" ")[0], 0, 0), text: game };
  }
  const isBoard = known.includes(rules) && [boardXSize, boardYSize].every((size) => size >= 1 && size <= LARGEST);
  const stones = (initialStones ?? []).filter(([side, vertex]) =>
    [...SIDES, "N"].includes(side) && pointOf(String(vertex), boardXSize, boardYSize));
  const first = SIDES.includes(initialPlayer) ? initialPlayer : null;
  return isBoard ? boardGame(rules, boardXSize, boardYSize, stones, first) : null;
}

function isMove([side, move], { text, width, height }) {
  return SIDES.includes(side) && typeof move === "string" && (text || pointOf(move, width, height));
}

/** A line of moves as nodes. */
function line(moves) {
  return [{ parent: -1 }, ...(moves ?? []).map((move, index) => ({ parent: index, move }))];
}

/** The tree of these nodes; what hangs on a node that is none is left out. */
function grow(nodes, game) {
  let tree = newTree();
  const ids = [0];
  nodes.forEach(({ parent, move, note }, index) => {
    let at = index === 0 ? 0 : ids[parent];
    if (at !== undefined && move && isMove(move, game)) {
      [tree, at] = play(tree, at, move[0], move[1]);
    }
    if (at !== undefined && note) {
      tree = comment(tree, at, String(note));
    }
    ids[index] = at;
  });
  return onMainLine(tree);
}

/**
 * @param {string[]} known the ids of rules that the daemon has
 * @returns {{game, tree, at} | null} null: this is no such text
 */
export function read(text, known) {
  try {
    const told = JSON.parse(text);
    if (told.turns) {
      return kept.read(told);
    }
    const game = gameOf(told, known);
    const tree = game && grow(told.nodes ?? line(told.moves), game);
    return game && { game, tree, at: lineThrough(tree, 0).at(-1) };
  } catch (fault) {
    if (fault instanceof SyntaxError || fault instanceof TypeError) {
      return null;
    }
    throw fault;
  }
}
