package tengen.nogo.search;

import tengen.nogo.board.NogoBoard;

/**
 * Parameters of one search: position, limits and report.
 *
 * @param board the position, which the search does not change
 * @param colour the side to move, which has a legal move
 * @param lines number of principal variations to report
 * @param avoidMoves moves that must not be played
 * @param maxSimulations maximum number of simulations
 * @param evaluation evaluation of the leaves
 */
public record NogoSearchParameters(
    NogoBoard board,
    int colour,
    int lines,
    AvoidMoves avoidMoves,
    long maxSimulations,
    EvaluationKind evaluation) {}
