/**
 * Games as JSON. The first fields are those of a query of the protocol `analysis` for the open line; `nodes` has the
 * whole tree with notes and Black's win rates. Any such query can be opened.
 */
import { boardGame, isBoard } from "../game.js";
import { position } from "../queries.js";
import { lineThrough, treeBuilder } from "../tree.js";
import { pointOf, vertexOf } from "../vertex.js";
import * as archive from "./archive.js";
import { linesOf, trimmed } from "./lines.js";
import { sideTwice } from "./notes.js";
import { areValid, namesIn } from "./properties.js";

/** Names of sides in a query. */
const SIDES = new Map([["b", "B"], ["black", "B"], ["w", "W"], ["white", "W"]]);

/** Reports a text that is not a game. */
class Unreadable extends Error {}

const NONE = { fault: "no game in the format of tengen games export" };

/** Writes the whole tree, or the moves of a text game. */
export function write(state) {
  const { tree, at } = state;
  const nodes = [];
  const due = [[0, -1]];
  while (due.length) {
    const [id, parent] = due.pop();
    nodes.push(nodeOf(state, id, parent));
    const number = nodes.length - 1;
    due.push(...tree.nodes[id].children.map((child) => [child, number]).reverse());
  }
  return `${JSON.stringify({ ...position(state, lineThrough(tree, at).at(-1)), nodes })}\n`;
}

function nodeOf({ tree, evaluations }, id, parent) {
  const { side, move, comment, properties } = tree.nodes[id];
  const rates = Object.entries(evaluations[id] ?? {}).filter(([, evaluation]) => evaluation.blackWinRate !== null);
  return {
    parent,
    ...(move ? { move: [side, move] } : {}),
    ...(comment ? { note: comment } : {}),
    ...(properties ? { properties } : {}),
    ...(rates.length ? { winrates: Object.fromEntries(rates.map(([engine, evaluation]) => [engine, evaluation.blackWinRate])) } : {}),
  };
}

function sideOf(text) {
  const side = SIDES.get(String(text).toLowerCase());
  if (!side) {
    throw new Unreadable();
  }
  return side;
}

/** Reads a point as "H8", "h8", or "(7,7)" from the top left. */
function pointAt(text, { width, height }) {
  const [, x, y] = /^\((\d{1,2}),\s?(\d{1,2})\)$/.exec(text) ?? [];
  const point = x ? { x: Number(x), y: Number(y) } : pointOf(String(text), width, height);
  if (!point || point.x >= width || point.y >= height) {
    throw new Unreadable();
  }
  return vertexOf(point.x, point.y, height);
}

function gameOf({ rules, boardXSize, boardYSize, initialStones, initialPlayer, game }, known) {
  if (typeof game === "string") {
    return { ...boardGame(game.split(" ")[0], 0, 0), text: game };
  }
  if (!known.includes(rules) || !isBoard(boardXSize, boardYSize)) {
    throw new Unreadable();
  }
  const size = { width: boardXSize, height: boardYSize };
  const stones = (initialStones ?? []).map(([side, text]) =>
    [/^n$/i.test(side) ? "N" : sideOf(side), pointAt(text, size)]);
  return boardGame(rules, boardXSize, boardYSize, stones, initialPlayer ? sideOf(initialPlayer) : null);
}

function moveOf(text, game) {
  if (/^pass$/i.test(text)) {
    return "pass";
  }
  return game.text ? String(text) : pointAt(text, game);
}

/** Returns a line of moves as nodes. */
function line(moves) {
  return [{ parent: -1 }, ...(moves ?? []).map((move, index) => ({ parent: index, move }))];
}

/** Builds the tree of nodes, each of which follows its parent. */
function buildGame(nodes, game) {
  const builder = treeBuilder();
  const rates = [];
  const ids = [];
  nodes.forEach(({ parent, move, note, properties = "", winrates }, index) => {
    let at = index === 0 ? 0 : ids[parent];
    if (at === undefined || !areValid(properties)) {
      throw new Unreadable();
    }
    if (move) {
      at = builder.play(at, sideOf(move[0]), moveOf(move[1], game));
    }
    if (note) {
      builder.comment(at, String(note));
    }
    builder.addProperties(at, properties);
    const known = Object.entries(winrates ?? {}).filter(([, rate]) => rate >= 0 && rate <= 1);
    rates.push(...known.map(([engine, rate]) => [at, engine, rate]));
    ids.push(at);
  });
  const tree = builder.tree();
  const names = namesIn(tree.nodes[0].properties);
  return { game, tree, at: lineThrough(tree, 0).at(-1), rates, names, notes: sideTwice(tree) };
}

/** Parses JSON. Returns undefined if the text is none. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reading(record, known) {
  try {
    if (record.turns) {
      return archive.read(record, known) ?? NONE;
    }
    return buildGame(record.nodes ?? line(record.moves), gameOf(record, known));
  } catch (fault) {
    if ([TypeError, Unreadable].some((each) => fault instanceof each)) {
      return NONE;
    }
    throw fault;
  }
}

/**
 * Reads one game, or several games with one a line, as the daemon exports them.
 *
 * @param {string[]} known the ids of rules that the daemon has
 * @param {number} most maximum number of games
 * @returns {({game, tree, at, rates, names, notes} | {fault: string})[]} rates: [node, engine, Black's win rate]
 */
export function read(text, known, most) {
  const whole = parsed(text);
  const lines = whole === undefined ? linesOf(text).filter(trimmed).slice(0, most) : [];
  const values = whole === undefined ? lines.map(parsed) : [whole];
  return values.map((each) => reading(each, known));
}
