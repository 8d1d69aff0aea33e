package tengen.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import tengen.arena.Players;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.TimeControl;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.game.Move;

/** Tests of an engine that plays itself with other options. */
final class TuneMatchTest {
  private static final Option.Whole NERVE =
      new Option.Whole("nerve", "own moves before it gives up", 100, 0, 100);

  /** Settings of the engines created. */
  private final Queue<EngineSettings> seen = new ConcurrentLinkedQueue<>();

  private final Contestant coward =
      Players.made(
          "coward",
          TimeControl.UNLIMITED.withNodes(1),
          settings -> {
            seen.add(settings);
            return (position, _) ->
                position.turns().size() / 2 < settings.get(NERVE)
                    ? Players.firstMove(position, 0.5)
                    : Players.answer(new Move.Resign(), 0);
          },
          NERVE);

  private final TuneMatch match =
      new TuneMatch(
          coward,
          List.of(Players.empty("nogo", 5), Players.empty("nogo", 4)),
          3,
          2,
          Adjudication.BY_RULES,
          Players.context(),
          System::nanoTime);

  @Test
  void theScoreIsTheFirsts() throws InterruptedException {
    Map<String, String> bold = Map.of("nerve", "9");
    Map<String, String> timid = Map.of("nerve", "1");
    assertThat(match.score(bold, timid, 1)).isEqualTo(1);
    assertThat(match.score(timid, bold, 1)).isZero();
  }

  /** Checks that equal deterministic engines split each pair. */
  @Test
  void equalsShareThePoints() throws InterruptedException {
    assertThat(match.score(Map.of("nerve", "9"), Map.of("nerve", "9"), 1)).isEqualTo(0.5);
  }

  @Test
  void enginesGetTheirOptions() throws InterruptedException {
    match.score(Map.of("nerve", "2"), Map.of("nerve", "3"), 1);
    assertThat(seen).extracting(settings -> settings.get(NERVE)).containsOnly(2L, 3L);
  }

  /** Checks that seeds follow from the games' numbers. */
  @Test
  void iterationsPlayOtherGames() throws InterruptedException {
    match.score(Map.of("nerve", "2"), Map.of("nerve", "3"), 3);
    assertThat(seen).extracting(EngineSettings::seed).containsOnly(13L, 14L, 15L, 16L, 17L, 18L);
  }

  @Test
  void rejectedValuesAreNotPlayed() {
    assertThatThrownBy(() -> match.score(Map.of("nerve", "101"), Map.of(), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("nerve 101: a whole number, 0 to 100");
    assertThat(seen).isEmpty();
  }
}
