/**
 * Piskvork's records of Gomoku games: a header with the board's size, a move a line as x,y from the
 * top left, from 1, with its milliseconds; then names. They know neither rules nor branches.
 */
import { boardGame, isBoard } from "../game.js";
import { other, pathTo, seedling } from "../tree.js";
import { pointOf, vertexOf } from "../vertex.js";

const HEADER = /^Piskvorky (\d{1,2})x(\d{1,2}),/;

/** What Piskvork calls people. */
const PEOPLE = ["homo-1", "homo-2"];

/** Whether such a file can hold this game: it has no setup. */
export function holds({ rules, text, stones, first }) {
  return !text && rules.startsWith("gomoku") && !stones.length && !first;
}

/** The moves up to the node that is shown. */
export function write({ game, tree, at }) {
  const points = pathTo(tree, at)
    .slice(1)
    .map((node) => pointOf(tree.nodes[node].move, game.width, game.height));
  const lines = points.filter(Boolean).map(({ x, y }) => `${x + 1},${y + 1},0`);
  return [`Piskvorky ${game.width}x${game.height}, 11:11, 0`, ...lines, ...PEOPLE, "-1", ""].join("\n");
}

/**
 * @param {string} rules of the game that is open: these count where they are Gomoku's
 * @returns {{game, tree, at} | null} null: this is no such file
 */
export function read(text, rules) {
  const [header, ...lines] = text.split(/\r?\n/);
  const [width, height] = (HEADER.exec(header) ?? []).slice(1).map(Number);
  if (!isBoard(width, height)) {
    return null;
  }
  const growing = seedling();
  let at = 0;
  let side = "B";
  for (const line of lines) {
    const [, x, y] = /^(\d{1,2}),(\d{1,2})(?:,-?\d+)?$/.exec(line.trim()) ?? [];
    if (!(x >= 1 && x <= width && y >= 1 && y <= height)) {
      break;
    }
    at = growing.play(at, side, vertexOf(x - 1, y - 1, height));
    side = other(side);
  }
  return { game: boardGame(rules.startsWith("gomoku") ? rules : "gomoku-freestyle", width, height), tree: growing.tree(), at };
}
