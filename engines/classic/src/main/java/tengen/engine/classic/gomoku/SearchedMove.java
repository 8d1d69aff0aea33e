package tengen.engine.classic.gomoku;

import java.util.List;
import java.util.OptionalInt;
import tengen.game.Move;
import tengen.search.Score;
import tengen.search.Variation;

/**
 * A root move after its search.
 *
 * @param value value for the side to move in tenths of a point; {@link Minimax#WIN} is a forced
 *     five
 * @param moves the move and its expected replies
 * @param depth plies searched, including the move
 */
record SearchedMove(int value, boolean winsAtOnce, List<Move> moves, int depth, long nodes) {

  /**
   * Tenths of a point at which the win rate is 1/(1+1/e): 4000 points, a lead of four threes;
   * untuned.
   */
  private static final double WIN_RATE_SCALE = 40_000;

  SearchedMove {
    moves = List.copyOf(moves);
  }

  Move move() {
    return moves.getFirst();
  }

  /**
   * Returns the win rate 1 / (1 + e^(-value/4000)), with the value in points. Only a five with the
   * next stone is proven; later fives are not, since the search leaves out most replies.
   */
  Score score() {
    return winsAtOnce
        ? new Score.Win(OptionalInt.of(1))
        : new Score.Estimate(1 / (1 + Math.exp(-value / WIN_RATE_SCALE)));
  }

  Variation variation() {
    return new Variation(score(), moves, depth, nodes);
  }
}
