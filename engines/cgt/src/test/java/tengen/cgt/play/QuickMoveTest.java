package tengen.cgt.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.cgt.Player;
import tengen.cgt.catalog.Catalog;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Verdict;

/** Tests of moves without a search. */
class QuickMoveTest {
  private static Move quickMove(Position position) {
    return CgtEngine.quickMove(position, () -> 0);
  }

  static Stream<Arguments> starts() {
    return CgtEngineTest.starts();
  }

  @ParameterizedTest
  @MethodSource("starts")
  void everyGameHasALegalQuickMove(String rules, String text) {
    GameRules referee = Play.rules(rules);
    for (Side side : Side.values()) {
      Position position = Play.position(rules, text, side);
      if (referee.verdict(position) instanceof Verdict.Open) {
        assertThat(referee.objection(position, quickMove(position))).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          nim | 3 5 7
          kayles | 7
          domineering | ../..
          misere | nim 1 2
          sum | nim 2 1 + hackenbush BRG
          """)
  void aSmallGameIsWonByItsValue(String rules, String text) {
    Position position = Play.position(rules, text, Side.BLACK);
    GameState state = GameState.of(new Catalog(), position);
    assertThat(new Play().wins(state, Player.LEFT)).isTrue();

    GameState after = state.after(Side.BLACK, quickMove(position));

    assertThat(new Play().wins(after, Player.RIGHT)).isFalse();
  }

  /** Each reading of the clock takes a millisecond. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          domineering | 25x25
          moebius | 100 200 300
          """)
  void aSlowGameEndsInTime(String rules, String text) {
    var readings = new AtomicLong();
    Position position = Play.position(rules, text, Side.BLACK);

    Move move =
        CgtEngine.quickMove(
            position, () -> TimeUnit.MILLISECONDS.toNanos(readings.getAndIncrement()));

    assertThat(Play.rules(rules).objection(position, move)).isEmpty();
    assertThat(readings).hasValueBetween(200L, 500L);
  }

  @Test
  void mobilityTakesAWinAndLeavesALoss() {
    GameState heap = GameState.parse(new Catalog(), "nim", "7");
    GameState misere = GameState.parse(new Catalog(), "misere", "nim 7");

    assertThat(afterMobility(heap).hasMove(Player.RIGHT)).isFalse();
    assertThat(afterMobility(misere).hasMove(Player.RIGHT)).isTrue();
  }

  private static GameState afterMobility(GameState state) {
    String move = Mobility.best(state, Player.LEFT, Long.MAX_VALUE, () -> false);
    return state.after(Player.LEFT, move).orElseThrow();
  }
}
