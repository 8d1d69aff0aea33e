/** A game as an animated picture: one frame for each move. */
import { writeGif } from "./gif.js";
import { indexer, paletteOf } from "./palette.js";

/** Maximum number of moves that are shown; earlier ones are on the board from the start. */
export const MAX_MOVES = 500;

const MAX_PIXELS = 640;
const CELL_PIXELS = 26;

/** Width of the wood around the outermost lines, in cells. */
const MARGIN = 0.92;

const LONGEST_MOVE_MS = 700;
const SHORTEST_MOVE_MS = 200;

/** Duration of all moves of a long game together. */
const FILM_MS = 60_000;
const LAST_MS = 3000;

const WOOD = [226, 185, 118];
const INK = [90, 65, 32];
const BLACK = [43, 45, 48];
const WHITE = [245, 241, 232];
const NEUTRAL = [138, 109, 156];
const MARK = [15, 111, 96];
const MARK_LIGHT = [143, 230, 211];

const STONES = { B: BLACK, W: WHITE, N: NEUTRAL };
const RINGS = { B: MARK_LIGHT, W: MARK, N: MARK_LIGHT };

const PAIRS = [[WOOD, INK], [WOOD, BLACK], [WOOD, WHITE], [WOOD, NEUTRAL], [BLACK, MARK_LIGHT], [WHITE, MARK],
  [WHITE, INK], [NEUTRAL, MARK_LIGHT]];
const STEPS = 16;

function css(colour) {
  return `rgb(${colour.join(" ")})`;
}

/** Returns the size of a board's picture: {cell, width, height} in pixels. */
export function sizeOf({ width, height }) {
  const cells = (lines) => lines - 1 + 2 * MARGIN;
  const cell = Math.min(CELL_PIXELS, Math.floor(MAX_PIXELS / cells(Math.max(width, height))));
  return { cell, width: Math.round(cells(width) * cell), height: Math.round(cells(height) * cell) };
}

/** Returns the durations of the frames before and after each move. */
export function durations(moves) {
  const each = Math.max(SHORTEST_MOVE_MS, Math.min(LONGEST_MOVE_MS, FILM_MS / Math.max(1, moves)));
  return Array.from({ length: moves + 1 }, (_, frame) => (frame === moves ? LAST_MS : each));
}

/** Splits a game into stones that stand from the start and at most `MAX_MOVES` moves. */
export function parts({ stones, moves }) {
  const early = Math.max(0, moves.length - MAX_MOVES);
  return { first: [...stones, ...moves.slice(0, early)], shown: moves.slice(early) };
}

/** Returns functions that draw a board and its stones into a canvas, and read its pixels. */
function painter(game, { cell, width, height }) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  const middle = (line) => (line + MARGIN) * cell;

  function disc({ x, y }, radius, colour) {
    ctx.beginPath();
    ctx.arc(middle(x), middle(y), radius * cell, 0, 2 * Math.PI);
    ctx.fillStyle = css(colour);
    ctx.fill();
  }

  function line(x1, y1, x2, y2, isRim) {
    ctx.lineWidth = isRim ? 2 : 1;
    ctx.beginPath();
    ctx.moveTo(Math.round(middle(x1)) + 0.5, Math.round(middle(y1)) + 0.5);
    ctx.lineTo(Math.round(middle(x2)) + 0.5, Math.round(middle(y2)) + 0.5);
    ctx.stroke();
  }

  function board() {
    ctx.fillStyle = css(WOOD);
    ctx.fillRect(0, 0, width, height);
    ctx.strokeStyle = css(INK);
    const [right, bottom] = [game.width - 1, game.height - 1];
    for (let x = 0; x <= right; x++) {
      line(x, 0, x, bottom, x % right === 0);
    }
    for (let y = 0; y <= bottom; y++) {
      line(0, y, right, y, y % bottom === 0);
    }
    game.stars.forEach((star) => disc(star, 0.1, INK));
  }

  function stone({ x, y, side }, isLast) {
    disc({ x, y }, 0.475, STONES[side]);
    if (isLast) {
      ctx.strokeStyle = css(RINGS[side]);
      ctx.lineWidth = Math.max(1.5, 0.08 * cell);
      ctx.beginPath();
      ctx.arc(middle(x), middle(y), 0.23 * cell, 0, 2 * Math.PI);
      ctx.stroke();
    }
  }

  /** Returns the part of the picture that these stones cover. */
  function box(stones) {
    const edge = (values, way, most) => Math.min(most, Math.max(0, Math.round(middle(Math[way](...values)) + (way === "min" ? -0.6 : 0.6) * cell)));
    const [xs, ys] = [stones.map(({ x }) => x), stones.map(({ y }) => y)];
    const [x, y] = [edge(xs, "min", width), edge(ys, "min", height)];
    return { x, y, width: edge(xs, "max", width) - x, height: edge(ys, "max", height) - y };
  }

  return { board, stone, box, whole: { x: 0, y: 0, width, height },
    read: ({ x, y, width: w, height: h }) => ctx.getImageData(x, y, w, h).data };
}

/**
 * Draws a game as an animation.
 *
 * @param game width, height, `stars` as points {x, y}, `stones` and `moves` as {x, y, side}
 * @returns {Uint8Array[]} a GIF file
 */
export function animation(game) {
  const { first, shown } = parts(game);
  const size = sizeOf(game);
  const paint = painter(game, size);
  const palette = paletteOf(PAIRS, STEPS);
  const indices = indexer(palette);
  const delays = durations(shown.length);
  const shot = (part, delayMs) => ({ ...part, pixels: indices(paint.read(part)), delayMs });

  paint.board();
  first.forEach((each) => paint.stone(each, false));
  const frames = [shot(paint.whole, delays[0])];
  shown.forEach((move, index) => {
    const changed = index ? [shown[index - 1], move] : [move];
    changed.forEach((each) => paint.stone(each, each === move));
    frames.push(shot(paint.box(changed), delays[index + 1]));
  });
  return writeGif(size.width, size.height, palette, frames);
}
