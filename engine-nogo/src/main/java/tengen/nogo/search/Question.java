package tengen.nogo.search;

import tengen.nogo.board.Board;

/**
 * What is to be searched.
 *
 * @param board the position, which stays as it is
 * @param colour to move there; it has a legal move
 * @param lines how many variations to report
 * @param bans what is not to be played
 * @param maxGames play-outs at most
 */
public record Question(Board board, int colour, int lines, Bans bans, long maxGames) {}
