package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;

/** Tests that the first moves are sensible on every board and under every rule. */
final class FirstMovesTest {
  /** Maximum distance of two stones that can be in the same five. */
  private static final int MAX_DISTANCE = 4;

  static Stream<WinRule> rules() {
    return Stream.of(WinRule.values());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theFirstStoneGoesToTheMiddleAndTheSecondNearIt(WinRule rule) throws Exception {
    try (Player player = Player.strongest()) {
      for (Setup.Board empty : boards().toList()) {
        Position start = Position.start(rule.id(), empty);
        Place first = player.best(start);
        assertThat(Math.abs(2 * first.x() + 1 - empty.width())).as("%s", empty).isLessThan(2);
        assertThat(Math.abs(2 * first.y() + 1 - empty.height())).as("%s", empty).isLessThan(2);

        Place second = player.best(start.play(first));
        assertThat(distance(first, second)).as("%s", empty).isBetween(1, MAX_DISTANCE);
      }
    }
  }

  /** Returns all squares, and some wide and some high rectangles. */
  private static Stream<Setup.Board> boards() {
    return Stream.concat(
        IntStream.rangeClosed(5, 22).mapToObj(side -> Setup.Board.empty(side, side)),
        IntStream.of(5, 9, 14, 21).mapToObj(side -> Setup.Board.empty(side, 27 - side)));
  }

  private static int distance(Place one, Place other) {
    return Math.max(Math.abs(one.x() - other.x()), Math.abs(one.y() - other.y()));
  }
}
