package tengen.host.search;

import java.util.Objects;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.engine.EngineSettings;
import tengen.host.log.SessionId;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;

/**
 * A session announces games while the service abandons its engine; the model checker tries the
 * orders of their steps.
 */
@Tag("full")
final class EngineSlotInterleavingsTest {
  private static final String SESSION = "session";
  private static final String SERVICE = "service";
  private static final HabitPlugin PLUGIN = new HabitPlugin("toy", Habit.IMMEDIATE, true);
  private static final ConfiguredEngine CONFIGURED =
      new ConfiguredEngine("toy", PLUGIN.plugin(), PLUGIN.descriptor(), EngineSettings.DEFAULT);

  /** A slot whose instances get no engine. */
  public static final class OneSlot {
    private final EngineSlot slot = new EngineSlot(CONFIGURED, TestService.POOL, new SessionId(1));

    /** Created by the model checker for each order. */
    public OneSlot() {}

    @Operation(nonParallelGroup = SESSION)
    public void announces() {
      slot.newGame(TestService.EMPTY);
    }

    @Operation(nonParallelGroup = SERVICE)
    public void abandons() {
      slot.vacate();
    }

    /** Returns whether a game was announced since the last search. */
    @Operation(nonParallelGroup = SERVICE)
    public boolean searches() {
      return Objects.nonNull(slot.instance().takeNewGame());
    }
  }

  @Test
  void announcedGamesReachTheNextEngine() {
    new ModelCheckingOptions()
        .iterations(10)
        .invocationsPerIteration(200)
        .threads(2)
        .actorsPerThread(3)
        .check(OneSlot.class);
  }
}
