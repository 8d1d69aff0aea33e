/** Positions that are turned, mirrored or shifted while stones are set up. */
import { pointOf, vertexOf } from "./vertex.js";

/** Functions from a point to its place after a transform. A board that is not square only turns by half a circle. */
const MOVES = {
  turn: ({ x, y }, { width, height }) =>
    width === height ? { x: height - 1 - y, y: x } : { x: width - 1 - x, y: height - 1 - y },
  mirror: ({ x, y }, { width }) => ({ x: width - 1 - x, y }),
  left: ({ x, y }) => ({ x: x - 1, y }),
  up: ({ x, y }) => ({ x, y: y - 1 }),
  down: ({ x, y }) => ({ x, y: y + 1 }),
  right: ({ x, y }) => ({ x: x + 1, y }),
};

/** The transforms by name. */
export const TRANSFORMS = Object.keys(MOVES);

/** Returns stones as a transform puts them; null: one of them would leave the board. */
export function transformed(stones, name, { width, height }) {
  const next = stones.map(([side, vertex]) => {
    const { x, y } = MOVES[name](pointOf(vertex, width, height), { width, height });
    return x >= 0 && x < width && y >= 0 && y < height ? [side, vertexOf(x, y, height)] : null;
  });
  return next.every(Boolean) ? next : null;
}
