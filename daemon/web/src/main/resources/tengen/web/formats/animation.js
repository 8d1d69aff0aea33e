/** A game as an animated picture: one frame for each move. */
import { writeGif } from "./gif.js";
import { indexer, paletteOf } from "./palette.js";

/** Maximum number of moves that are shown; the film of a longer game begins later. */
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
const FELT = [75, 154, 114];
const INK = [90, 65, 32];
const BLACK = [43, 45, 48];
const WHITE = [245, 241, 232];
const NEUTRAL = [138, 109, 156];
const MARK = [15, 111, 96];
const MARK_LIGHT = [143, 230, 211];

const STONES = { B: BLACK, W: WHITE, N: NEUTRAL };
const RINGS = { B: MARK_LIGHT, W: MARK, N: MARK_LIGHT };

/** Returns the pairs of colours that meet in a picture whose stones stand on this ground. */
function pairs(ground) {
  return [[WOOD, INK], ...[INK, BLACK, WHITE, NEUTRAL].map((colour) => [ground, colour]), [BLACK, MARK_LIGHT], [WHITE, MARK],
    [WHITE, INK], [NEUTRAL, MARK_LIGHT]];
}

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

/** Returns the points at which two positions of a film differ, by their stones or by the marks of the last turn. */
export function changed(before, after) {
  const marked = ({ stones, last }) => {
    const lasts = new Set(last.map(({ x, y }) => `${x},${y}`));
    return new Map(stones.map(({ x, y, side }) => [`${x},${y},${side},${lasts.has(`${x},${y}`)}`, { x, y }]));
  };
  const [old, now] = [marked(before), marked(after)];
  const only = (one, other) => [...one].filter(([key]) => !other.has(key)).map(([, point]) => point);
  return [...only(old, now), ...only(now, old)];
}

/** Returns functions that draw positions into a canvas, whole or in part, and read its pixels. */
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

  function lines() {
    const [right, bottom] = [game.width - 1, game.height - 1];
    for (let x = 0; x <= right; x++) {
      line(x, 0, x, bottom, x % right === 0);
    }
    for (let y = 0; y <= bottom; y++) {
      line(0, y, right, y, y % bottom === 0);
    }
    game.stars.forEach((star) => disc(star, 0.1, INK));
  }

  function squares() {
    const [right, bottom] = [game.width - 0.5, game.height - 0.5];
    ctx.fillStyle = css(FELT);
    ctx.fillRect(middle(-0.5), middle(-0.5), game.width * cell, game.height * cell);
    for (let x = 0; x <= game.width; x++) {
      line(x - 0.5, -0.5, x - 0.5, bottom, x % game.width === 0);
    }
    for (let y = 0; y <= game.height; y++) {
      line(-0.5, y - 0.5, right, y - 0.5, y % game.height === 0);
    }
  }

  function ring({ x, y, side }) {
    ctx.strokeStyle = css(RINGS[side]);
    ctx.lineWidth = Math.max(1.5, 0.08 * cell);
    ctx.beginPath();
    ctx.arc(middle(x), middle(y), 0.23 * cell, 0, 2 * Math.PI);
    ctx.stroke();
  }

  /** Draws the part of a position that a box covers. */
  function draw({ stones, last }, box) {
    const isNear = ({ x, y }) => Math.abs(2 * middle(x) - 2 * box.x - box.width) < box.width + cell &&
      Math.abs(2 * middle(y) - 2 * box.y - box.height) < box.height + cell;
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.width, box.height);
    ctx.clip();
    ctx.fillStyle = css(WOOD);
    ctx.fillRect(0, 0, width, height);
    ctx.strokeStyle = css(INK);
    (game.isSquares ? squares : lines)();
    stones.filter(isNear).forEach((each) => disc(each, 0.475, STONES[each.side]));
    last.filter(isNear).forEach(ring);
    ctx.restore();
  }

  /** Returns the part of the picture that the stones at these points cover. */
  function box(points) {
    const edge = (values, way, most) => Math.min(most, Math.max(0, Math.round(middle(Math[way](...values)) + (way === "min" ? -0.6 : 0.6) * cell)));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [x, y] = [edge(xs, "min", width), edge(ys, "min", height)];
    return { x, y, width: edge(xs, "max", width) - x, height: edge(ys, "max", height) - y };
  }

  return { draw, box, whole: { x: 0, y: 0, width, height },
    read: ({ x, y, width: w, height: h }) => ctx.getImageData(x, y, w, h).data };
}

/**
 * Draws a game as an animation.
 *
 * @param game width, height, `isSquares`, `stars` as points {x, y}, and `positions` from the first to the last as {stones,
 *     last}, both lists of {x, y, side}: all stones, and those of the last turn
 * @returns {Uint8Array[]} a GIF file
 */
export function animation(game) {
  const positions = game.positions.slice(-MAX_MOVES - 1);
  const size = sizeOf(game);
  const paint = painter(game, size);
  const palette = paletteOf(pairs(game.isSquares ? FELT : WOOD), STEPS);
  const indices = indexer(palette);
  const delays = durations(positions.length - 1);
  const frames = [];
  positions.forEach((position, index) => {
    const points = index ? changed(positions[index - 1], position) : [];
    if (index && !points.length) {
      frames.at(-1).delayMs += delays[index];
      return;
    }
    const part = index ? paint.box(points) : paint.whole;
    paint.draw(position, part);
    frames.push({ ...part, pixels: indices(paint.read(part)), delayMs: delays[index] });
  });
  return writeGif(size.width, size.height, palette, frames);
}
