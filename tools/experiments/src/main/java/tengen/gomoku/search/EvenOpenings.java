package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;

/** Random stones in the middle that a search finds even enough. */
final class EvenOpenings {
  private static final int FEWEST_STONES = 2;
  private static final int MOST_STONES = 7;

  /** Columns and rows in the middle where the stones are. */
  private static final int MIDDLE = 7;

  /** An opening is kept if the side to move expects so much, or so little. */
  private static final double LEAST_RATE = 0.3;

  private static final double MOST_RATE = 0.7;

  private final WinRule rule;
  private final NodeSearch judge;

  EvenOpenings(WinRule rule, NodeSearch judge) {
    this.rule = rule;
    this.judge = judge;
  }

  /** The next stones, black first, of a generator on a board with so many points a side. */
  List<Integer> next(Xoshiro random, int side) throws InterruptedException {
    List<Integer> stones = new ArrayList<>();
    double rate;
    do {
      var board = new GomokuBoard(rule, side, side);
      stones.clear();
      int count = FEWEST_STONES + random.nextInt(MOST_STONES - FEWEST_STONES + 1);
      while (stones.size() < count) {
        int point = Points.of(middle(random, side), middle(random, side));
        if (isLegal(board, point)) {
          board.play(point, TrainingGame.colour(board.plies()));
          stones.add(point);
        }
      }
      rate = SearchValue.winRate(judge.best(board).value());
    } while (rate < LEAST_RATE || rate > MOST_RATE);
    return stones;
  }

  /** Whether the colour whose turn it is may play there. */
  static boolean isLegal(GomokuBoard board, int point) {
    int colour = TrainingGame.colour(board.plies());
    return board.isEmpty(point) && !ForbiddenPoints.isForbidden(board, point, colour);
  }

  private static int middle(Xoshiro random, int side) {
    return (side - MIDDLE) / 2 + random.nextInt(MIDDLE);
  }
}
