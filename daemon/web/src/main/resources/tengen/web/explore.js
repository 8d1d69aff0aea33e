/**
 * Exploring: the page shows another position than the game's last one. Moves played there make branches; only
 * moves at the end of the game's line belong to the game.
 */
import { awaySeconds, isPlaying, plays } from "./match.js";
import { actor } from "./opening.js";
import { left, endAtTable } from "./table.js";
import * as trees from "./tree.js";
import { goTo } from "./view.js";

/** Returns whether the game has ended, by its rules or otherwise. */
export function isOver(state) {
  const verdict = state.positions[state.head]?.verdict;
  return Boolean(state.resigned || endAtTable(state)) || (verdict !== undefined && verdict.state !== "open");
}

/** Returns whether the end of a stored game that is over is the game's last position. */
export function isAtStoredEnd({ stored, head }) {
  return Boolean(stored?.raw?.manner) && head === stored.plies;
}

/** Returns whether a person at this page is to move against somebody who is not at this page. */
export function isYourTurn(state) {
  const { players, positions, head, paused } = state;
  const position = positions[head];
  const isAgainst = Object.values(players).some(({ kind }) => kind !== "human") || isPlaying(state);
  return isAgainst && !paused && position?.verdict.state === "open" &&
    !isOver(state) && plays(state, actor(state, position.toMove));
}

/** Returns whether a clock runs, so that the page must be redrawn without messages from the daemon. */
export function isClockRunning(state) {
  const { table, paused, positions, head } = state;
  if (isPlaying(state) && awaySeconds(state, table.awayMs) !== null) {
    return true;
  }
  const position = positions[head];
  return Boolean(table) && !paused && position?.verdict.state === "open" && !isOver(state) &&
    left(state, actor(state, position.toMove), table.receivedMs) !== null;
}

/**
 * Returns how the position shown differs from the game's last one. Returns null at the last position, and at an
 * earlier one of a game that is over, reviewed or opened for reading.
 *
 * @returns {{isBranch: boolean, ply: number, plies: number, isYourTurn: boolean} | null} ply: number of moves up to
 *     the position shown; plies: number of moves in the game
 */
export function exploring(state) {
  const { tree, at, head } = state;
  if (at === head || state.setup) {
    return null;
  }
  const game = trees.pathTo(tree, head);
  const isBranch = !game.includes(at);
  return isBranch || !(state.isOpened || state.mode === "review" || isOver(state))
    ? { isBranch, ply: trees.pathTo(tree, at).length - 1, plies: game.length - 1, isYourTurn: isYourTurn(state) }
    : null;
}

/**
 * Returns whether editing the tree may change the game's line: nobody else plays the game, and the archive does not
 * have it.
 */
function isEditable({ table, stored, players }) {
  return !table && !stored && Object.values(players).every(({ kind }) => kind === "human");
}

/**
 * Makes a branch the main line. In a game that cannot be edited the game stays the main line, and the branch comes
 * next.
 */
function promote(state, node) {
  const promoted = trees.promote(state.tree, node);
  if (isEditable(state)) {
    const head = trees.mainLine(promoted).at(-1);
    return { ...state, tree: promoted, head, ...(head === state.head ? {} : { resigned: null }) };
  }
  return { ...state, tree: trees.visit(trees.promote(promoted, state.head), state.at) };
}

/** Deletes a node with all below it. Moves of a game that cannot be edited stay. */
function remove(state, node) {
  const { parent } = state.tree.nodes[node];
  const isOfGame = trees.pathTo(state.tree, state.head).includes(node);
  if (parent < 0 || (isOfGame && (state.table || state.stored))) {
    return state;
  }
  return goTo({ ...state, tree: trees.remove(state.tree, node), head: isOfGame ? parent : state.head }, parent);
}

/** Actions on the tree and on the position shown. */
export const EXPLORE = {
  go: (state, { node }) => goTo(state, node),
  stepBy: (state, { step }) =>
    state.setup ? state : goTo(state, step > 0 ? trees.next(state.tree, state.at) : state.tree.nodes[state.at].parent),
  backToGame: (state) => goTo(state, state.head),
  promote: (state, { node }) => promote(state, node),
  remove: (state, { node }) => remove(state, node),
  comment: (state, { node, text }) => ({ ...state, tree: trees.comment(state.tree, node, text) }),
};
