package tengen.arena.game;

import java.util.Optional;
import tengen.game.Turn;
import tengen.search.Score;

/**
 * One move of a game, with what its engine said of it.
 *
 * @param score for the side that moved; empty: it said nothing
 * @param depth plies; 0: unknown
 * @param nodes 0: unknown
 * @param micros from the question to the answer
 */
public record PlayedMove(Turn turn, Optional<Score> score, int depth, long nodes, long micros) {}
