package tengen.figures;

import java.util.List;
import java.util.stream.LongStream;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Positions of random play: four stones near the middle, then the point with the best class plus
 * noise for each side. They have 6 to 45 stones without a five, freestyle, 15x15.
 */
final class NoisyGames {
  private static final int SIDE = 15;
  private static final int OPENING = 4;

  /** Maximum noise added to a point's score. */
  private static final int NOISE = 60;

  private static final long SEEDS_EACH = 1_000_003;

  private NoisyGames() {}

  /**
   * Returns the moves of {@code count} positions, as points in turn. The same number always gives
   * the same position.
   */
  static List<int[]> positions(int count) {
    return LongStream.range(0, count).mapToObj(NoisyGames::position).toList();
  }

  private static int[] position(long number) {
    return LongStream.iterate(number * SEEDS_EACH, seed -> seed + 1)
        .mapToObj(NoisyGames::play)
        .filter(moves -> moves.length > 0)
        .findFirst()
        .orElseThrow();
  }

  /** Returns the moves of one game, or none if it had a five. */
  private static int[] play(long seed) {
    var random = new Xoshiro(seed);
    var board = new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE);
    var moves = new int[6 + random.nextInt(40)];
    for (int ply = 0; ply < moves.length; ply++) {
      int colour = ply % 2;
      int point = ply < OPENING ? middle(board, random) : best(board, colour, random);
      if (board.pointClass(colour, point) == PointClass.FIVE) {
        return new int[0];
      }
      board.play(point, colour);
      moves[ply] = point;
    }
    return moves;
  }

  private static int middle(GomokuBoard board, Xoshiro random) {
    int point;
    do {
      point = Points.of(4 + random.nextInt(7), 4 + random.nextInt(7));
    } while (!board.isEmpty(point));
    return point;
  }

  private static int best(GomokuBoard board, int colour, Xoshiro random) {
    int best = Points.NONE;
    int bestWorth = -1;
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int rest = board.near(row); rest != 0; rest &= rest - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(rest));
        int worth = board.orderingScore(colour, point) + random.nextInt(NOISE);
        if (worth > bestWorth) {
          best = point;
          bestWorth = worth;
        }
      }
    }
    return best;
  }
}
