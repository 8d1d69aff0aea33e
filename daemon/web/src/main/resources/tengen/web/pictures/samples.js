/** Small pictures of games, for the cards on which a game is chosen. */
import { startOf } from "../game.js";
import { pointOf } from "../vertex.js";
import { pictureOf } from "./pictures.js";

/** Stones on a part of a board, {B, W}, as columns and rows from the upper left; `cross` is a forbidden point. */
const BOARDS = {
  "gomoku": { B: ["11", "22", "33", "42", "21"], W: ["31", "43", "53", "13"] },
  "gomoku-standard": { B: ["12", "22", "32", "42", "52"], W: ["21", "33", "41", "53"] },
  "gomoku-renju": { B: ["22", "42", "31", "33"], W: ["12", "51"], cross: "32" },
  "gomoku-caro": { B: ["22", "32", "42", "33"], W: ["12", "52", "21", "43"] },
  "swap2": { B: ["22", "42"], W: ["32"] },
  "nogo": { B: ["11", "21", "31", "43", "52"], W: ["22", "32", "41", "13"] },
};

/** Positions that show more of a game than the one it begins with. */
const POSITIONS = {
  domineering: { text: "3x5", history: [["B", "a3-a2"], ["B", "c2-c1"], ["W", "d3-e3"], ["W", "d1-e1"]] },
  amazons: { text: "..#R/.#../L..#" },
  col: { text: "X.OX/OX.O/..XO" },
  snort: { text: "XX.O/X.OO/..O." },
  "nogo-region": { text: "X.O/.XO/X.." },
  value: { text: "{1|-1}", moves: ["1"] },
};

/** Returns the stones of a small board as {stones: [{side, x, y}], cross: {x, y} or null}; null for other games. */
export function boardSample(id) {
  const sample = BOARDS[id];
  const at = ([x, y]) => ({ x: Number(x), y: Number(y) });
  return sample
    ? {
        stones: ["B", "W"].flatMap((side) => sample[side].map((point) => ({ side, ...at(point) }))),
        cross: sample.cross ? at(sample.cross) : null,
      }
    : null;
}

/** Number of columns and rows of a card's picture. */
const COLUMNS = 8;
const ROWS = 5;

/** Returns the picture of a plugin's game in the middle of a card, as `boardSample` does; null: it has none. */
export function lookSample(look) {
  if (!look) {
    return null;
  }
  const { boardXSize: width, boardYSize: height, stones } = look.picture;
  const [right, down] = [Math.floor((COLUMNS - width) / 2) - 1, Math.floor((ROWS - height) / 2)];
  const placed = stones.map(([side, vertex]) => ({ side, ...pointOf(vertex, width, height) }));
  return { stones: placed.map(({ side, x, y }) => ({ side, x: x + right, y: y + down })), cross: null,
    isSquares: look.surface === "squares" };
}

/** Returns the scene of a game without a board, from its usual position; null if it has no picture. */
export function sceneSample(id, usual) {
  const start = startOf(id, usual);
  const { text = start, moves = [], history = [] } = POSITIONS[id] ?? {};
  return pictureOf({
    id, text, start: text, moves, moreMoves: false, toMove: "B", history: history.map(([side, move]) => ({ side, move })),
  });
}
