package tengen.arena.game;

import java.util.Optional;
import java.util.OptionalDouble;
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
public record PlayedMove(Turn turn, Optional<Score> score, int depth, long nodes, long micros) {

  /** The score as a win rate for the side that moved, 0..1; a proven draw is one half. */
  public OptionalDouble winRate() {
    return score.stream().mapToDouble(Score::asWinRate).findFirst();
  }
}
