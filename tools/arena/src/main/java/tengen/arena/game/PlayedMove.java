package tengen.arena.game;

import java.util.Optional;
import java.util.OptionalDouble;
import tengen.game.Turn;
import tengen.search.Score;

/**
 * A move of a game with its engine's evaluation.
 *
 * @param score for the side that moved; empty if unknown
 * @param depth plies; 0: unknown
 * @param nodes 0: unknown
 * @param micros time from the request to the answer
 */
public record PlayedMove(Turn turn, Optional<Score> score, int depth, long nodes, long micros) {

  /** Returns the score as a win rate for the side that moved, 0 to 1. A proven draw is one half. */
  public OptionalDouble winRate() {
    return score.stream().mapToDouble(Score::asWinRate).findFirst();
  }
}
