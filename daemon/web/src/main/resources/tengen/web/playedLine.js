/**
 * A line of moves that is stepped through on the board without changing the game. State `playedLine` is null or
 * {node, moves, step, title}: its first node, its moves as {side, move}, the number of moves shown, and the key of
 * its title.
 */

/** Returns the line that starts at the position shown, or null. */
export function shownLine({ playedLine, at }) {
  return playedLine && playedLine.node === at && playedLine.moves.length ? playedLine : null;
}

/** Shows a number of moves of the line. */
export function stepLine(state, step) {
  const { playedLine } = state;
  return playedLine
    ? { ...state, playedLine: { ...playedLine, step: Math.max(0, Math.min(playedLine.moves.length, step)) } }
    : state;
}

/** Returns the moves of a line with their numbers. Moves after the step are still to come. */
export function numberedLine({ moves, step }) {
  return moves.map((turn, index) => ({
    ...turn, number: index + 1, isToCome: index >= step, isCurrent: index === step - 1 }));
}
