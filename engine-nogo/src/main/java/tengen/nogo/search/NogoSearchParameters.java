package tengen.nogo.search;

import tengen.nogo.board.NogoBoard;

/**
 * Parameters of one search: position, limits and what to report.
 *
 * @param board the position, which the search does not change
 * @param colour the side to move; it has a legal move
 * @param lines how many principal variations to report
 * @param avoidMoves moves that must not be played
 * @param maxSimulations at most so many simulations
 */
public record NogoSearchParameters(
    NogoBoard board, int colour, int lines, AvoidMoves avoidMoves, long maxSimulations) {}
