package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;

/** Generates random stones in the middle that a search finds balanced. */
final class EvenOpenings {
  private static final int MIN_STONES = 2;
  private static final int MAX_STONES = 7;

  /** Number of columns and rows in the middle that may have stones. */
  private static final int MIDDLE_SIDE = 7;

  /** Minimum win rate for the side to move in an accepted opening; the maximum is symmetric. */
  private static final double MIN_RATE = 0.3;

  private static final double MAX_RATE = 0.7;

  private final WinRule rule;
  private final NodeSearch judge;

  EvenOpenings(WinRule rule, NodeSearch judge) {
    this.rule = rule;
    this.judge = judge;
  }

  /** Returns the next stones, Black's first, on a board with {@code side} points a side. */
  List<Integer> next(Xoshiro random, int side) throws InterruptedException {
    List<Integer> stones = new ArrayList<>();
    double rate;
    do {
      var board = new GomokuBoard(rule, side, side);
      stones.clear();
      int count = MIN_STONES + random.nextInt(MAX_STONES - MIN_STONES + 1);
      while (stones.size() < count) {
        int point = Points.of(middle(random, side), middle(random, side));
        if (isLegal(board, point)) {
          board.play(point, TrainingGame.colour(board.plies()));
          stones.add(point);
        }
      }
      rate = SearchValue.winRate(judge.best(board).value());
    } while (rate < MIN_RATE || rate > MAX_RATE);
    return stones;
  }

  /** Returns whether the side to move may play there. */
  static boolean isLegal(GomokuBoard board, int point) {
    int colour = TrainingGame.colour(board.plies());
    return board.isEmpty(point) && !ForbiddenPoints.isForbidden(board, point, colour);
  }

  private static int middle(Xoshiro random, int side) {
    return (side - MIDDLE_SIDE) / 2 + random.nextInt(MIDDLE_SIDE);
  }
}
