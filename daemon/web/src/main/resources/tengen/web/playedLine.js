/**
 * A line of moves that is stepped through on the board and changes nothing in the game. State
 * `playedLine` is null or {node, moves, step, title}: where it begins, its moves as {side, move}, how many
 * of them are shown, and which sentence tells what it is.
 */

/** The line that starts where the board is; null: none, or the reader has gone elsewhere. */
export function shownLine({ playedLine, at }) {
  return playedLine && playedLine.node === at && playedLine.moves.length ? playedLine : null;
}

/** Shows so many moves of the line. */
export function stepLine(state, step) {
  const { playedLine } = state;
  return playedLine
    ? { ...state, playedLine: { ...playedLine, step: Math.max(0, Math.min(playedLine.moves.length, step)) } }
    : state;
}

/** Moves of a line with their numbers; those after the step are still to come. */
export function numberedLine({ moves, step }) {
  return moves.map((turn, index) => ({
    ...turn, number: index + 1, isToCome: index >= step, isCurrent: index === step - 1 }));
}
