/** The pictures of all games that have one, by the ids of their rules. */
import { domineering, placing } from "./cells.js";
import { coins, coinTable, isCoins } from "./coins.js";
import { hackenbush } from "./hackenbush.js";
import { heaps, isHeaps } from "./heaps.js";
import { advanceOrEat, amazons, toadsAndFrogs } from "./pieces.js";
import { isRows, rows } from "./rows.js";
import { sum } from "./sums.js";
import { tokens } from "./tokens.js";
import { written } from "./values.js";

const PICTURES = {
  domineering,
  col: placing,
  snort: placing,
  "nogo-region": placing,
  hackenbush,
  "green-hackenbush": hackenbush,
  "toads-and-frogs": toadsAndFrogs,
  amazons,
  "advance-or-eat": advanceOrEat,
  graph: tokens,
  "coloured-graph": tokens,
  "loopy-graph": tokens,
  "coin-product": coinTable,
  value: written,
  sum: (game) => sum(game, single),
  misere: (game) => sum(game, single),
  every: (game) => sum(game, single),
};

function single(game) {
  const draw = isHeaps(game.id) ? heaps : isRows(game.id) ? rows : isCoins(game.id) ? coins : PICTURES[game.id];
  return draw && game.id !== "sum" ? draw(game) : null;
}

/**
 * Returns the picture of a position, or null if the page can only show its text.
 *
 * @param game {id, text, start, moves, moreMoves, toMove, history}: the rules, the position and the game's first one
 *     as texts, the legal moves, and the moves that were played, with their sides
 */
export function pictureOf(game) {
  try {
    const scene = game.id === "sum" ? PICTURES.sum(game) : single(game);
    const listed = new Set(scene?.moves.map(({ move }) => move));
    return scene && game.moves.every((move) => listed.has(move)) ? scene : null;
  } catch (error) {
    // A newer daemon may have games whose texts this page cannot read. Their texts are shown.
    console.warn(`no picture of ${game.id} ${game.text}: ${error}`);
    return null;
  }
}
