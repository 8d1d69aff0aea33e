/**
 * Smart Game Format (FF[4]) with branches. Gomoku is GM[4]; other games are GM[1] with the rules' id in RU, as in
 * Tengen's own files. SBKV is Sabaki's win rate of Black in percent, C a note.
 */
import { winRate } from "../evaluations.js";
import { boardGame, isBoard } from "../game.js";
import { lineThrough, treeBuilder } from "../tree.js";
import { pointOf, vertexOf } from "../vertex.js";
import { trimmed } from "./lines.js";
import { sideTwice } from "./notes.js";
import * as properties from "./properties.js";
import { idOf } from "./rules.js";

const { escape } = properties;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SIDES = { AB: "B", AW: "W" };

/** Properties that set up stones. */
const SETUP = { ...SIDES, AE: null };

/** Root properties that become fields of the game, or that describe the file instead of the game. */
const FIELDS = ["FF", "GM", "CA", "AP", "SZ", "RU"];

/** Properties of any node that become fields of the game or the tree. */
const NODE_FIELDS = ["", "B", "W", "AB", "AW", "AE", "C"];

/** Properties of a real game. A text in parentheses without any of these is not a game. */
const SIGNS = [...FIELDS, "PB", "PW", "B", "W", "AB", "AW"];

/** Maximum number of nodes of a game, as in the daemon. */
const MAX_NODES = 10_000;

/** Name of the evaluator of a win rate from a file. */
const FILE = "?";

/** Reports why a game cannot be read, and at which index of its text. */
class Fault extends Error {
  constructor(what, at = 0) {
    super(what);
    this.at = at;
  }
}

function sgfPoint(vertex, { width, height }) {
  const { x, y } = pointOf(vertex, width, height);
  return LETTERS[x] + LETTERS[y];
}

function fromSgf(value, { width, height }) {
  const [x, y] = [LETTERS.indexOf(value[0]), LETTERS.indexOf(value[1])];
  const isPoint = value.length === 2 && x >= 0 && x < width && y >= 0 && y < height;
  return isPoint ? vertexOf(x, y, height) : null;
}

/** Largest side of a board on which FF[3] wrote a pass as tt. */
const OLD_PASS_SIDE = 19;

/** Reads a vertex or a pass. Returns null for anything else. */
function moveFrom(value, game) {
  const isOldPass = value === "tt" && Math.max(game.width, game.height) <= OLD_PASS_SIDE;
  return value === "" || isOldPass ? "pass" : fromSgf(value, game);
}

/** Writes the whole tree. */
export function write(state) {
  const { game, tree } = state;
  const size = game.width === game.height ? game.width : `${game.width}:${game.height}`;
  const setup = Object.entries(SIDES)
    .map(([property, side]) => {
      const all = game.stones.filter(([each]) => each === side);
      const values = all.map(([, vertex]) => `[${sgfPoint(vertex, game)}]`).join("");
      return values && property + values;
    })
    .join("");
  const first = game.first || setup ? `PL[${game.first ?? "B"}]` : "";
  const number = game.rules.startsWith("gomoku") ? 4 : 1;
  const root = `;FF[4]CA[UTF-8]GM[${number}]SZ[${size}]RU[${escape(game.rules)}]AP[Tengen]${setup}${first}${tree.nodes[0].properties}`;
  return `(${root}${note(state, 0)}${rest(state, tree)})\n`;
}

function note(state, node) {
  const { comment } = state.tree.nodes[node];
  const rate = winRate(state, node);
  const winRateText = rate === null ? "" : `SBKV[${(100 * rate).toFixed(2)}]`;
  return winRateText + (comment ? `C[${escape(comment)}]` : "");
}

/** Writes the nodes after the root: a single line, or variations in parentheses, which may be nested to any depth. */
function rest(state, { nodes }) {
  let text = "";
  const due = [0];
  while (due.length) {
    const next = due.pop();
    if (typeof next === "string") {
      text += next;
    } else {
      text += next ? moveOf(state, next) : "";
      const children = [...nodes[next].children].reverse();
      due.push(...(children.length > 1 ? children.flatMap((child) => [")", child, "("]) : children));
    }
  }
  return text;
}

function moveOf(state, id) {
  const { side, move, properties: text } = state.tree.nodes[id];
  const isPoint = pointOf(move, state.game.width, state.game.height);
  return `;${side}[${isPoint ? sgfPoint(move, state.game) : ""}]${text}${note(state, id)}`;
}

/**
 * Matches the beginning of a game. Mail headers and other text may precede it. Its root has a property; some programs
 * omit the semicolon before it.
 */
const GAME =
  /\((?=[ \t-\r]*;[ \t-\r;]*(?:\([ \t-\r;]*)?[A-Za-z]{1,30}[ \t-\r]*\[|[ \t-\r]*[A-Z]{2}[ \t-\r]*\[)/g;

/** Matches a mark, a property's name, or a value with its end if it has one. */
const TOKEN = /[();]|([A-Za-z]+)|\[([^\]\\]*(?:\\[\s\S][^\]\\]*)*)(\]?)/g;

/** Splits a text into marks and values with their properties, each with its index. Accepts any text, in linear time. */
function* tokens(text) {
  let property = "";
  let isComplete = false;
  for (const match of text.matchAll(TOKEN)) {
    const [found, name, value, end] = match;
    const at = match.index;
    if (name) {
      property = (isComplete ? "" : property) + name.replace(/[a-z]/g, "");
      isComplete = false;
    } else if (value === undefined) {
      property = "";
      yield { mark: found, at };
    } else if (end) {
      isComplete = true;
      yield { property, value: unescaped(value), at };
    } else {
      throw new Fault("a value without end; a value ends with ]", at);
    }
  }
}

function unescaped(value) {
  return value.replace(/\\([\s\S])/g, (_, escaped) => (escaped === "\n" ? "" : escaped)).replace(/[\t\f\v]/g, " ");
}

/** By GM: the family of rules, and the rules and the board's side of files that name none. */
const GAMES = new Map([
  ["1", { family: "nogo", usual: "nogo", side: "19" }],
  ["4", { family: "gomoku", usual: "gomoku-freestyle", side: "15" }],
]);

/** Returns the first 20 characters of a value for a message. */
function brief(value) {
  const line = value.replaceAll("\n", " ");
  return line.length <= 20 ? line : `${line.slice(0, 20)}…`;
}

function simple(values) {
  return trimmed((values?.[0] ?? "").replaceAll("\n", " "));
}

/** Returns the game of a root node without stones. The usual size of the game's board replaces a missing size. */
function boardOf({ properties: root, at }, known, open, notes) {
  const game = GAMES.get(simple(root.GM) || "1");
  if (!game) {
    throw new Fault(`GM[${simple(root.GM)}]; games are 1 (Go) and 4 (Gomoku)`, at);
  }
  const size = root.SZ ? trimmed(root.SZ[0]) : game.side;
  const [width, height = width] = /^\d{1,3}(:\d{1,3})?$/.test(size) ? size.split(":").map(Number) : [];
  if (!isBoard(width, height)) {
    throw new Fault(`SZ[${brief(size)}]; sides are 1 to 25`, at);
  }
  const name = simple(root.RU);
  const named = idOf(name, known);
  const isOfFamily = open.startsWith("gomoku") === (game.family === "gomoku");
  const rules = named ?? (isOfFamily ? open : game.usual);
  if (name && !named) {
    notes.push(`unknown rules ${name}: read as ${rules}`);
  }
  return boardGame(rules, width, height);
}

function invalidPoint(property, value, { width, height }, node) {
  return new Fault(`${property}[${brief(value)}]; points of a board ${width}x${height}`, node.at);
}

/** Returns all points of a value: one, or a rectangle aa:cc. Returns none for anything else. */
function area(value, game) {
  const [from, to, ...more] = value.split(":").map((each) => fromSgf(each, game));
  if (!from || to === null || more.length) {
    return [];
  }
  const [a, b] = [from, to ?? from].map((each) => pointOf(each, game.width, game.height));
  const all = [];
  for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y++) {
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x++) {
      all.push(vertexOf(x, y, game.height));
    }
  }
  return all;
}

/** Returns the game with the stones of all nodes before the first move, and the side that moves first. */
function withSetup(nodes, game) {
  const stones = new Map();
  let first = null;
  let hasMoved = false;
  let left = 2 * game.width * game.height;
  for (const node of nodes) {
    node.isBesideBranch = Boolean(node.parent && (node.parent.isBesideBranch || node.parent.children > 1));
    for (const [property, values] of Object.entries(node.properties)) {
      if (property in SETUP) {
        if (hasMoved) {
          throw new Fault(`${property} after a move; setup comes before all moves`, node.at);
        }
        if (node.isBesideBranch) {
          throw new Fault(`${property} beside a branch; setup comes before all branches`, node.at);
        }
        left -= place(stones, SETUP[property], property, values, game, node);
        if (left < 0) {
          throw new Fault("more setup than the board has points", node.at);
        }
      } else if (property === "PL" && !hasMoved) {
        first = /^w/i.test(trimmed(values[0])) ? "W" : "B";
      }
    }
    hasMoved ||= Boolean(node.properties.B || node.properties.W);
  }
  const [moved] = nodes.flatMap((node) => Object.keys(node.properties).filter((each) => each === "B" || each === "W"));
  return boardGame(game.rules, game.width, game.height, [...stones].map(([vertex, side]) => [side, vertex]), moved ?? first);
}

/** Sets the points of the values to a side, or empties them. @returns {number} how many points the values name */
function place(stones, side, property, values, game, node) {
  let count = 0;
  for (const value of values.map(trimmed)) {
    const vertices = area(value, game);
    if (!vertices.length && value) {
      throw invalidPoint(property, value, game, node);
    }
    vertices.forEach((vertex) => (side ? stones.set(vertex, side) : stones.delete(vertex)));
    count += vertices.length;
  }
  return count;
}

/** Returns a game's nodes in the order of the file. Properties between branches are ignored. */
function nodesOf(text) {
  const nodes = [];
  const stack = [];
  let node = null;
  let before = "";

  function add(at) {
    if (nodes.length === MAX_NODES) {
      throw new Fault(`more than ${MAX_NODES} nodes`, at);
    }
    node = { parent: node, properties: {}, children: 0, at };
    if (node.parent) {
      node.parent.children++;
    }
    nodes.push(node);
  }

  for (const { mark, property, value, at } of tokens(text)) {
    if (mark === "(") {
      stack.push(node);
    } else if (mark === ")") {
      node = stack.pop();
      if (!stack.length) {
        return nodes;
      }
    } else if (mark === ";") {
      add(at);
    } else if (before !== ")") {
      if (before === "(") {
        add(at);
        before = ";";
      }
      (node.properties[property] ??= []).push(value);
    }
    before = mark ?? before;
  }
  throw new Fault("the file ends within the game; a game ends with )", text.length);
}

/** Returns a node's properties without fields in the game or the tree, as SGF text; "" when there is no room left. */
function otherProperties(node, isRoot, hasMoved, room) {
  const others = Object.entries(node.properties).filter(([property]) =>
    !NODE_FIELDS.includes(property)
    && !(isRoot && FIELDS.includes(property))
    && !(property === "PL" && !hasMoved)
    && !(property === "GC" && isRoot && !node.properties.C)
    && !(property === "SBKV" && rateOf(node) !== null));
  const text = others.map(([property, values]) => properties.write(property, values)).join("");
  room.left -= text.length;
  return room.left < 0 ? "" : text;
}

/** Returns Black's win rate at a node, or null. */
function rateOf({ properties: { SBKV } }) {
  const percent = simple(SBKV);
  return /^(?:100(?:\.0{1,20})?|\d{1,2}(?:\.\d{1,20})?)$/.test(percent) ? Number(percent) / 100 : null;
}

function buildGame(nodes, game, notes) {
  const builder = treeBuilder();
  const rates = [];
  const ids = new Map([[null, 0]]);
  const room = { left: properties.MAX_LENGTH };
  let hasMoved = false;
  for (const node of nodes) {
    const isRoot = !node.parent;
    let at = ids.get(node.parent);
    for (const [side, values] of Object.entries(node.properties).filter(([each]) => each === "B" || each === "W")) {
      const move = moveFrom(trimmed(values[0]), game);
      if (!move) {
        throw invalidPoint(side, trimmed(values[0]), game, node);
      }
      at = builder.play(at, side, move);
      hasMoved = true;
    }
    builder.addProperties(isRoot ? 0 : at, otherProperties(node, isRoot, hasMoved, room));
    builder.comment(at, node.properties.C?.[0] ?? "");
    builder.comment(0, (isRoot && !node.properties.C && node.properties.GC?.[0]) || "");
    const rate = rateOf(node);
    if (rate !== null) {
      rates.push([at, FILE, rate]);
    }
    ids.set(node, at);
  }
  if (room.left < 0) {
    notes.push(`properties beyond ${properties.MAX_LENGTH} characters were left out`);
  }
  if (!hasPass(builder, game) && builder.dropLastPasses()) {
    notes.push("passes at the end were left out");
  }
  const tree = builder.tree();
  return { game, tree, at: lineThrough(tree, 0).at(-1), rates, notes: [...notes, ...sideTwice(tree)] };
}

/** Returns whether the rules allow the passes at the end: Gomoku's do on a full board. */
function hasPass(builder, { rules, width, height, stones }) {
  const tree = builder.tree();
  const line = lineThrough(tree, 0).filter((id) => id && tree.nodes[id].move !== "pass");
  const isFull = rules.startsWith("gomoku") && stones.length + line.length >= width * height;
  return isFull || !(rules.startsWith("gomoku") || rules === "nogo");
}

/** Returns the index after the end of the game that begins at an index. */
function endOf(text, begin) {
  let depth = 0;
  for (const { 0: found, index } of text.slice(begin).matchAll(TOKEN)) {
    depth += found === "(" ? 1 : found === ")" ? -1 : 0;
    if (depth === 0) {
      return begin + index + 1;
    }
  }
  return text.length;
}

/** Returns the texts of a file's games, at most so many, each with the line where it begins. */
function textsOf(text, most) {
  const texts = [];
  let [at, line] = [0, 1];
  GAME.lastIndex = 0;
  for (let found = GAME.exec(text); found && texts.length < most; found = GAME.exec(text)) {
    GAME.lastIndex = endOf(text, found.index);
    line += lineEnds(text.slice(at, found.index));
    at = found.index;
    texts.push({ text: text.slice(at, GAME.lastIndex), line });
  }
  return texts;
}

function lineEnds(text) {
  return text.split("\n").length - 1;
}

function game(text, known, open) {
  const notes = [];
  const nodes = nodesOf(text);
  if (!nodes.some((node) => SIGNS.some((each) => node.properties[each]))) {
    throw new Fault("no game: it has neither a board size nor a move");
  }
  const root = nodes[0].properties;
  const names = { B: simple(root.PB), W: simple(root.PW) };
  const board = boardOf(nodes[0], known, open, notes);
  return { ...buildGame(nodes, withSetup(nodes, board), notes), names };
}

function reading({ text, line }, known, open) {
  try {
    return game(text, known, open);
  } catch (fault) {
    if (!(fault instanceof Fault)) {
      throw fault;
    }
    return { fault: `line ${line + lineEnds(text.slice(0, fault.at))}: ${fault.message}` };
  }
}

/**
 * Reads the games of a file with their branches.
 *
 * @param {string[]} known the ids of rules that the daemon has
 * @param {number} most maximum number of games
 * @param {string} open the rules of a game that names none, if they are of the family that GM names
 * @returns {({game, tree, at, rates, names, notes} | {fault: string})[]} rates: [node, evaluator, Black's win rate];
 *     fault: why a game cannot be read
 */
export function read(file, known, most, open) {
  const text = file.replace(/\r\n?/g, "\n");
  if (text.includes("\0")) {
    return [{ fault: "line 1: not a text file: it has zero bytes" }];
  }
  const texts = textsOf(text, most);
  const readings = texts.map((each) => reading(each, known, open));
  return readings.length ? readings : [{ fault: "line 1: no game; a game begins with (;" }];
}
