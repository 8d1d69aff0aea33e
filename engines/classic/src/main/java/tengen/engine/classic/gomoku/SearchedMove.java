package tengen.engine.classic.gomoku;

import java.util.List;
import java.util.OptionalInt;
import tengen.game.Move;
import tengen.search.Score;
import tengen.search.Variation;

/**
 * A root move after its search.
 *
 * @param value for the side to move, in tenths of a point; {@link Minimax#WIN}: a five is forced
 * @param moves itself, then the expected replies
 * @param depth plies searched, itself included
 */
record SearchedMove(int value, boolean winsAtOnce, List<Move> moves, int depth, long nodes) {

  /**
   * Tenths of a point for which the win rate falls from 1/2 to 1/(1+e). 4000 points is a lead of
   * four threes; a guess.
   */
  private static final double SCALE = 40_000;

  SearchedMove {
    moves = List.copyOf(moves);
  }

  Move move() {
    return moves.getFirst();
  }

  /**
   * The win rate 1 / (1 + e^(-value/4000)), value in points. A five on the next stone is proven;
   * one that the search only sees ahead is not, since it has left out most of the replies.
   */
  Score score() {
    return winsAtOnce
        ? new Score.Win(OptionalInt.of(1))
        : new Score.Estimate(1 / (1 + Math.exp(-value / SCALE)));
  }

  Variation variation() {
    return new Variation(score(), moves, depth, nodes);
  }
}
