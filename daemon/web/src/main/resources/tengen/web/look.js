/** Games on a board that only a plugin knows: how they say they look, and what their moves may do. */
import { isOver } from "./explore.js";
import { isForeign } from "./game.js";
import { plays } from "./match.js";
import { lineThrough, pathTo } from "./tree.js";
import { pointOf, vertexOf } from "./vertex.js";

/** Returns how the game says it looks, {surface, picture, words}; null: it says nothing. */
export function lookOf({ hello, game }) {
  return hello?.rules?.find(({ id }) => id === game.rules)?.look ?? null;
}

/** Returns the nodes of the open line whose positions the daemon has to describe before the game is saved as an animation. */
export function unknownFrames({ saving, game, tree, at, positions }) {
  return saving === "gif" && isForeign(game) ? lineThrough(tree, at).filter((node) => !positions[node]) : [];
}

/** Returns the nodes of the path to the one shown as [side, move]. */
function turns({ tree, at }, from = 0) {
  return pathTo(tree, at).filter((node) => node > 0).slice(from).map((node) => [tree.nodes[node].side, tree.nodes[node].move]);
}

/** Returns stones in the order in which they were played, those from the start first. */
function inOrder(stones, played) {
  const places = new Map(played.map(([, move], index) => [move, index]));
  const place = ([, vertex]) => places.get(vertex) ?? -1;
  return [...stones].sort((one, other) => place(one) - place(other));
}

/**
 * Returns the stones of the position shown as [side, vertex]. A stone keeps its place in the order from one position to
 * the next. Gomoku and NoGo only add stones, so the moves tell all of them. Games of plugins may remove or flip stones, so
 * the result begins with the stones of the last position that the daemon has described, and adds the moves after it.
 */
export function stonesOf(state) {
  const { tree, at, game, positions } = state;
  const isOnBoard = ([, move]) => pointOf(move, game.width, game.height);
  const path = pathTo(tree, at);
  const known = isForeign(game) ? path.findLastIndex((node) => positions[node]?.stones) : -1;
  return known < 0
    ? [...game.stones, ...turns(state).filter(isOnBoard)]
    : [...inOrder(positions[path[known]].stones, turns(state)), ...turns(state, known).filter(isOnBoard)];
}

/** Returns the points that the side of the last move has played in the same turn before it. */
export function turnPoints(state) {
  const all = isForeign(state.game) ? turns(state) : [];
  const others = all.findLastIndex(([side]) => side !== all.at(-1)[0]);
  return all.slice(others + 1, -1).map(([, move]) => pointOf(move, state.game.width, state.game.height)).filter(Boolean);
}

/** Returns whether the side to move at the game's head has moved before in the same turn. */
export function isTurnAgain({ game, tree, head, positions }) {
  const { side, move } = tree.nodes[head];
  return isForeign(game) && side === positions[head]?.toMove && move !== "pass";
}

/** Returns whether a side has had, or now has, several moves in a row. */
export function hasLongTurns(state) {
  const { nodes } = state.tree;
  return isForeign(state.game) && (isTurnAgain(state) || nodes.some(({ parent, side }) => nodes[parent]?.side === side));
}

/** Returns the empty points where the side to move may play. */
function legalPoints({ stones, illegal = [] }, { width, height }) {
  const others = new Set([...stones.map(([, vertex]) => vertex), ...illegal.map(([vertex]) => vertex)]);
  return Array.from({ length: width * height }, (_, index) => ({ x: index % width, y: Math.floor(index / width) }))
    .filter(({ x, y }) => !others.has(vertexOf(x, y, height)));
}

/** Returns the points to mark as legal, which are marked if they are fewer than the illegal ones; null: mark those. */
export function rarePoints(position, game) {
  const legal = isForeign(game) && position ? legalPoints(position, game) : null;
  return legal && legal.length < position.illegal.length ? legal : null;
}

/** Returns whether a person at this page may pass now: "must" if there is no other move, else "may" or null. */
export function passOf(state) {
  const { at, head, positions, game } = state;
  const position = positions[head];
  const isOurs = at === head && position?.pass && !isOver(state) && plays(state, position.toMove);
  return isOurs ? (legalPoints(position, game).length ? "may" : "must") : null;
}

/** Returns in words that the person has no move but to pass; "" otherwise. */
export function passText(state, t) {
  return passOf(state) === "must" ? t("pass.must") : "";
}
