/**
 * Smart Game Format with branches (FF[4]). Gomoku is GM[4], all else GM[1] with the rules' id in
 * RU, as Tengen's own files are; SBKV is Sabaki's win rate of Black in percent, C a note.
 */
import { winRate } from "../evaluations.js";
import { boardGame, isBoard } from "../game.js";
import { lineThrough, seedling } from "../tree.js";
import { pointOf, vertexOf } from "../vertex.js";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SIDES = { AB: "B", AW: "W" };

/** Stones that come or go behind the root: the page has no such games. */
const LATER = ["AB", "AW", "AE"];

/** Who tells a win rate that a file has. */
const FILE = "?";

/** Whether such a file can hold this game: it has no stones that belong to nobody. */
export function holds({ text, stones }) {
  return !text && stones.every(([side]) => side !== "N");
}

function escape(text) {
  return text.replace(/[\\\]]/g, "\\$&");
}

function sgfPoint(vertex, { width, height }) {
  const { x, y } = pointOf(vertex, width, height);
  return LETTERS[x] + LETTERS[y];
}

function fromSgf(value, { width, height }) {
  const [x, y] = [LETTERS.indexOf(value[0]), LETTERS.indexOf(value[1])];
  return x >= 0 && x < width && y >= 0 && y < height ? vertexOf(x, y, height) : null;
}

/** Up to this side FF[3] wrote a pass as tt. */
const OLD_PASS_SIDE = 19;

/** A vertex or a pass; null: it is neither. */
function moveFrom(value, game) {
  const isOldPass = value === "tt" && Math.max(game.width, game.height) <= OLD_PASS_SIDE;
  return value === "" || isOldPass ? "pass" : fromSgf(value, game);
}

/** The whole tree as a file. */
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
  const root = `;FF[4]CA[UTF-8]GM[${number}]SZ[${size}]RU[${escape(game.rules)}]AP[Tengen]${setup}${first}`;
  return `(${root}${note(state, 0)}${rest(state, tree, 0)})\n`;
}

function note(state, node) {
  const { comment } = state.tree.nodes[node];
  const rate = winRate(state, node);
  const told = rate === null ? "" : `SBKV[${(100 * rate).toFixed(2)}]`;
  return told + (comment ? `C[${escape(comment)}]` : "");
}

/** What follows a node: one line, or variations in brackets. */
function rest(state, tree, id) {
  let text = "";
  let at = id;
  while (tree.nodes[at].children.length === 1) {
    at = tree.nodes[at].children[0];
    text += moveOf(state, at);
  }
  const { children } = tree.nodes[at];
  return text + children.map((child) => `(${moveOf(state, child)}${rest(state, tree, child)})`).join("");
}

function moveOf(state, id) {
  const { side, move } = state.tree.nodes[id];
  const isPoint = pointOf(move, state.game.width, state.game.height);
  return `;${side}[${isPoint ? sgfPoint(move, state.game) : ""}]${note(state, id)}`;
}

/** A mark, a property's name, or a value with its end, if it has one. */
const TOKEN = /[();]|([A-Za-z]+)|\[([^\]\\]*(?:\\[\s\S][^\]\\]*)*)(\]?)/g;

/**
 * Marks, and values with their properties, as they come. Total, in the time of one look at each letter;
 * a value without an end is the end.
 */
function* tokens(text) {
  let property = "";
  for (const [found, name, value, end] of text.replace(/\r\n?/g, "\n").matchAll(TOKEN)) {
    if (name) {
      property = name.replace(/[a-z]/g, "");
    } else if (value === undefined) {
      yield { mark: found };
    } else if (end) {
      yield { property, value: value.replace(/\\([\s\S])/g, (_, escaped) => (escaped === "\n" ? "" : escaped)) };
    } else {
      return;
    }
  }
}

/** By GM: the family of rules, those of files that tell of none, and the side of boards that tell of none. */
const GAMES = new Map([
  ["1", { family: "nogo", usual: "nogo", side: "19" }],
  ["4", { family: "gomoku", usual: "gomoku-freestyle", side: "15" }],
]);

/** Rules by the numbers of Gomocup's `INFO rule`, which c-gomoku-cli writes. */
const NUMBERED = {
  0: "gomoku-freestyle", 1: "gomoku-standard", 4: "gomoku-renju", 5: "gomoku-renju", 8: "gomoku-caro", 9: "gomoku-standard-caro",
};

function rulesOf(root, { family, usual }, known) {
  const told = (root.RU?.[0] ?? "").trim().toLowerCase();
  return [NUMBERED[told], told, `${family}-${told}`].find((each) => known.includes(each)) ?? usual;
}

/** A board of this size and these rules, by FF[4] Go's where the file does not say; null: there is none. */
function boardOf(root, known) {
  const game = GAMES.get(root.GM?.[0].trim() || "1");
  const [width, height = width] = (root.SZ?.[0] ?? game?.side ?? "").split(":").map(Number);
  return game && isBoard(width, height) ? boardGame(rulesOf(root, game, known), width, height) : null;
}

/** All points of a value: one, or a rectangle aa:cc. */
function area(value, game) {
  const [from, to] = value.split(":").map((each) => fromSgf(each, game));
  if (!from || to === null) {
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

function withSetup(root, game) {
  const stones = Object.entries(SIDES).flatMap(([property, side]) =>
    (root[property] ?? []).flatMap((value) => area(value, game)).map((vertex) => [side, vertex]),
  );
  return boardGame(game.rules, game.width, game.height, stones, root.PL?.[0]?.[0]?.toUpperCase());
}

/**
 * Reads a file's first game with all its branches.
 *
 * @param {string[]} known the ids of rules that the daemon has
 * @returns {{game, tree, at, rates} | null} rates: [node, who tells it, Black's win rate]; null: there is
 *     none, or the page cannot show it
 */
export function read(text, known) {
  const root = {};
  const nodes = [];
  const stack = [];
  let node = null;
  let parent = null;
  for (const token of tokens(text)) {
    if (token.mark === "(") {
      stack.push(node);
    } else if (token.mark === ")") {
      node = stack.pop();
      if (!stack.length) {
        break;
      }
    } else if (token.mark === ";") {
      parent = node;
      node = { parent, properties: parent ? {} : root };
      nodes.push(node);
    } else if (node) {
      (node.properties[token.property] ??= []).push(token.value);
    }
  }
  const board = nodes.length ? boardOf(root, known) : null;
  const isSetUpLater = nodes.some(({ parent, properties }) => parent && LATER.some((each) => properties[each]));
  return board && !isSetUpLater ? grow(nodes, withSetup(root, board)) : null;
}

function grow(nodes, game) {
  const growing = seedling();
  const rates = [];
  const ids = new Map([[null, 0]]);
  for (const node of nodes) {
    const { properties } = node;
    let at = ids.get(node.parent);
    for (const side of ["B", "W"]) {
      const move = properties[side] && moveFrom(properties[side][0].trim(), game);
      at = move ? growing.play(at, side, move) : at;
    }
    if (properties.C) {
      growing.comment(at, properties.C[0]);
    }
    const percent = Number(properties.SBKV?.[0] ?? NaN);
    if (percent >= 0 && percent <= 100) {
      rates.push([at, FILE, percent / 100]);
    }
    ids.set(node, at);
  }
  const tree = growing.tree();
  return { game, tree, at: lineThrough(tree, 0).at(-1), rates };
}
