package tengen.gomoku.solve;

import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;

/** A game on 15×15 of 8 to 32 stones, or until a five, with noisy moves of high value. */
record RandomGame(GomokuBoard board, ReferenceBoard plain, Side toMove) {
  static RandomGame play(WinRule rule, int seed) {
    var board = new GomokuBoard(rule, 15, 15);
    var plain = new ReferenceBoard(rule, Setup.Board.empty(15, 15));
    var random = new Xoshiro(seed);
    int stones = 8 + random.nextInt(25);
    Side side = Side.BLACK;
    while (board.plies() < stones && plain.fives(side).isEmpty()) {
      int point = move(board, GomokuBoard.colour(side), random);
      board.play(point, GomokuBoard.colour(side));
      plain.put(Points.place(point), side);
      side = side.other();
    }
    return new RandomGame(board, plain, side);
  }

  /**
   * Returns a random move for the first four stones, then the point with the highest value for
   * either side plus noise.
   */
  private static int move(GomokuBoard board, int colour, Xoshiro random) {
    int best = Points.NONE;
    int bestWorth = -1;
    for (int at = 0; at < 225; at++) {
      int point = Points.of(new Place(at % 15, at / 15));
      int noise = random.nextInt(board.plies() < 4 ? 100_000 : 60);
      int worth = board.orderingScore(colour, point) + noise;
      if (worth > bestWorth
          && board.isEmpty(point)
          && !ForbiddenPoints.isForbidden(board, point, colour)) {
        best = point;
        bestWorth = worth;
      }
    }
    return best;
  }
}
