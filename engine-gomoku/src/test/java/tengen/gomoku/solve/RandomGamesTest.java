package tengen.gomoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.gomoku.WinRule;
import tengen.game.Side;
import tengen.gomoku.board.GomokuBoard;

/** Tests that wins claimed in self-play hold against every legal reply. */
final class RandomGamesTest {
  private static final int GAMES = Boolean.getBoolean("tengen.long") ? 2_000 : 5;
  private static final int MAX_MOVES = 7;
  private static final long MAX_NODES = 5_000;

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void winsHoldAgainstEveryReply(WinRule rule) {
    int wins = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var game = RandomGame.play(rule, seed);
      GomokuBoard board = game.board();
      ReferenceBoard plain = game.plain();
      Side side = game.toMove();
      int win =
          new VctSolver(board, 14).win(GomokuBoard.colour(side), MAX_MOVES, MAX_NODES, _ -> false);
      if (win > 0) {
        wins++;
        new Replay(plain, side).check(win);
      }
    }
    assertThat(wins).isPositive();
  }
}
