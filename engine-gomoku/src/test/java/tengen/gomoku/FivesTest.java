package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.support.games.Boards;
import tengen.support.games.Referees;

/** Tests that the engine completes its own fives and blocks the opponent's at every level. */
final class FivesTest {
  private static final int SIDE = 12;

  static Stream<WinRule> rules() {
    return Stream.of(WinRule.values());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aFiveIsMadeAtEveryLevel(WinRule rule) throws Exception {
    GameRules referee = Referees.of(rule.id());
    for (int level = 0; level <= GomokuLevel.FULL; level += 10) {
      Position position = fourOf(Side.BLACK, rule, level);
      try (Player player = Player.ofLevel(level, level)) {
        assertThat(referee.verdict(position.play(player.best(position))))
            .as("level %d in %s", level, position)
            .isInstanceOf(Verdict.Won.class);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aFiveIsStoppedAtEveryLevel(WinRule rule) throws Exception {
    GameRules referee = Referees.of(rule.id());
    for (int level = 0; level <= GomokuLevel.FULL; level += 10) {
      Position position = fourOf(Side.WHITE, rule, level);
      try (Player player = Player.ofLevel(level, level)) {
        Position after = position.play(player.best(position));
        assertThat(winningMoves(referee, position.withToMove(Side.WHITE))).isNotEmpty();
        assertThat(winningMoves(referee, after)).as("level %d in %s", level, position).isEmpty();
      }
    }
  }

  /**
   * Returns a position with Black to move in which {@code side} has four in a row, closed at one
   * end.
   */
  private static Position fourOf(Side side, WinRule rule, int seed) {
    var random = new Xoshiro(seed);
    int x = 1 + random.nextInt(SIDE - 6);
    int y = random.nextInt(SIDE);
    boolean upright = random.nextInt(2) == 0;
    List<Place> four =
        IntStream.range(x, x + 4)
            .mapToObj(i -> upright ? new Place(y, i) : new Place(i, y))
            .toList();
    List<Place> closing = List.of(upright ? new Place(y, x - 1) : new Place(x - 1, y));
    var board =
        side == Side.BLACK
            ? new Setup.Board(SIDE, SIDE, four, closing, List.of())
            : new Setup.Board(SIDE, SIDE, closing, four, List.of());
    return Boards.position(rule.id(), board, Side.BLACK);
  }

  private static List<Move> winningMoves(GameRules referee, Position position) {
    return referee
        .legalMoves(position)
        .filter(move -> referee.verdict(position.play(move)) instanceof Verdict.Won)
        .toList();
  }
}
