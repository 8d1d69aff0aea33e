package tengen.gomoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.Xoshiro;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.Points;
import tengen.gomoku.rule.WinRule;

/** Wins claimed in self-play hold against every legal reply. */
final class RandomGamesTest {
  private static final int GAMES = Boolean.getBoolean("tengen.long") ? 2_000 : 5;
  private static final int MAX_MOVES = 7;
  private static final long MAX_NODES = 5_000;

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void winsHoldAgainstEveryReply(WinRule rule) {
    int wins = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var random = new Xoshiro(seed);
      int stones = 8 + random.nextInt(25);
      var board = new Board(rule, 15, 15);
      var plain = new PlainBoard(rule, Setup.Board.empty(15, 15));
      Side side = Side.BLACK;
      while (board.plies() < stones && plain.fives(side).isEmpty()) {
        int point = move(board, Board.colour(side), random);
        board.play(point, Board.colour(side));
        plain.put(Points.place(point), side);
        side = side.other();
      }
      int win = new VctSolver(board, 14).win(Board.colour(side), MAX_MOVES, MAX_NODES, _ -> false);
      if (win > 0) {
        wins++;
        new Replay(plain, side).check(win);
      }
    }
    assertThat(wins).isPositive();
  }

  /** Four random stones; then the point worth most to either side, with noise. */
  private static int move(Board board, int colour, Xoshiro random) {
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
