/**
 * Piskvork's records of Gomoku games: a header with the board's size, then one move a line as x,y from the top left,
 * counted from 1, and its milliseconds, then names. The format has no branches. Only files of Tengen name the rules.
 */
import { boardGame, isBoard } from "../game.js";
import { other, pathTo, treeBuilder } from "../tree.js";
import { pointOf, vertexOf } from "../vertex.js";
import { linesOf, trimmed } from "./lines.js";
import { ofNames } from "./properties.js";
import { idOf } from "./rules.js";

const HEADER = /^Piskvorky (\d{1,3})x(\d{1,3}), *\d{1,9}:\d{1,9}, *([01])$/;
const MOVE = /^(\d{1,3}),(\d{1,3})(?:,-?\d{1,15})?$/;
const CODE = /^-?\d{1,9}$/;

/** Rules and game id of a file from Tengen's archive, after the names and a numeric code. */
const ORIGIN = /^Tengen ([a-z0-9-]{1,64}) [0-9A-Za-z]{16}$/;

/** Piskvork's names of human players. */
const PEOPLE = ["homo-1", "homo-2"];

/** Writes the moves up to the node that is shown. */
export function write({ game, tree, at }) {
  const points = pathTo(tree, at)
    .slice(1)
    .map((node) => pointOf(tree.nodes[node].move, game.width, game.height));
  const lines = points.filter(Boolean).map(({ x, y }) => `${x + 1},${y + 1},0`);
  return [`Piskvorky ${game.width}x${game.height}, 11:11, 0`, ...lines, ...PEOPLE, "-1", ""].join("\n");
}

/** Reads the names from two lines before a numeric code. Names of human players are "". */
function namesOf([one = "", two], firstBegins) {
  const isNamed = two !== undefined && !CODE.test(one);
  const names = isNamed ? [one, two].map((name) => (PEOPLE.includes(name) ? "" : name)) : ["", ""];
  const [B, W] = firstBegins ? names : names.reverse();
  return { B, W };
}

/** Returns the rules of a file and, if it names unknown ones, a note that says so. */
function rulesOf(line, known, open) {
  const usual = open.startsWith("gomoku") ? open : "gomoku-freestyle";
  const [, ruleName] = ORIGIN.exec(line ?? "") ?? [];
  const rules = ruleName && idOf(ruleName, known);
  return { rules: rules ?? usual, notes: ruleName && !rules ? [`unknown rules ${ruleName}: read as ${usual}`] : [] };
}

/**
 * Reads a game.
 *
 * @param {string[]} known the ids of rules that the daemon has
 * @param {string} open the rules of the open game, which count if they are Gomoku's and the file names none
 * @returns {{game, tree, at, names, notes} | {fault: string}} fault: why it cannot be read
 */
export function read(text, known, open) {
  const [header, ...lines] = linesOf(text).map(trimmed);
  const [, width, height, begins] = (HEADER.exec(header) ?? []).map(Number);
  if (width === undefined) {
    return { fault: 'line 1: no header; it reads "Piskvorky 15x15, 11:11, 0"' };
  }
  if (!isBoard(width, height)) {
    return { fault: `line 1: a side of ${isBoard(width, 1) ? height : width}; sides are 1 to 25` };
  }
  const builder = treeBuilder();
  let at = 0;
  let side = "B";
  let count = 0;
  for (const line of lines) {
    const move = MOVE.exec(line);
    if (!move) {
      break;
    }
    const [x, y] = move.slice(1).map(Number);
    const isInside = x >= 1 && x <= width && y >= 1 && y <= height;
    if (count === width * height || !isInside) {
      const what = isInside ? "more moves than the board has points" : `${line}; points are 1,1 to ${width},${height}`;
      return { fault: `line ${count + 2}: ${what}` };
    }
    at = builder.play(at, side, vertexOf(x - 1, y - 1, height));
    side = other(side);
    count++;
  }
  const names = namesOf(lines.slice(count), begins === 0);
  const { rules, notes } = rulesOf(lines[count + 3], known, open);
  builder.addProperties(0, ofNames(names));
  const game = boardGame(rules, width, height);
  return { game, tree: builder.tree(), at, names, notes };
}
