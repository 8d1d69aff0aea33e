package tengen.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tengen.arena.Players;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.CoreTime;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchControl;
import tengen.search.SearchResult;
import tengen.support.ToyFactory;

class SeatTest {
  private static final long NANOS_PER_MS = 1_000_000;
  private static final Limits TENTH = Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(100));

  @Test
  void anEngineWithATenthOfACorePlansHalfOfItsTurn() throws Exception {
    assertThat(plannedAfter(new CoreTime(5 * NANOS_PER_MS, 45 * NANOS_PER_MS))).isEqualTo(50);
  }

  @Test
  void anEngineWithACoreToItselfPlansItsWholeTurn() throws Exception {
    assertThat(plannedAfter(new CoreTime(50 * NANOS_PER_MS, 0))).isEqualTo(100);
  }

  @Test
  void onlyAProgramMayUseItsWholeClockForAMove() {
    assertThat(plannedOf20Seconds("kept").maximumMs()).isBetween(2000L, 4000L);
    assertThat(plannedOf20Seconds("process").maximumMs()).isEqualTo(20_000);
    assertThat(plannedOf20Seconds("process").plannedMs())
        .isEqualTo(plannedOf20Seconds("kept").plannedMs());
  }

  /** Plans a move of a contestant whose engine comes from this plugin. */
  private static Limits plannedOf20Seconds(String plugin) {
    Contestant player = contestant(new CountingFactory(plugin, new AtomicInteger()), false);
    try (var seat = new Seat(player, Players.context(), GameLogs.NONE)) {
      Clock clock = Clock.UNLIMITED.withMatchMs(20_000).withLeftMs(20_000);
      return seat.planned(Limits.NONE.withClock(clock), 20_000_000);
    }
  }

  @Test
  void aContestantThatRestartsGetsAnEngineForEachGame() throws Exception {
    assertThat(enginesMade(false)).isOne();
    assertThat(enginesMade(true)).isEqualTo(3);
  }

  /** Begins three games and returns the number of engines that were made. */
  private static int enginesMade(boolean restarts) throws EngineException {
    var factory = new CountingFactory("kept", new AtomicInteger());
    Contestant player = contestant(factory, restarts);
    try (var seat = new Seat(player, Players.context(), GameLogs.NONE)) {
      for (int game = 0; game < 3; game++) {
        seat.begin(Players.pairing(player, player));
      }
    }
    return factory.made().get();
  }

  @Test
  void anEngineThatBrokeAfterItsLastGameIsMadeAnew() throws Exception {
    List<String> warnings = new ArrayList<>();
    var factory = new ToyFactory(_ -> descriptor("mortal"), (_, _) -> new EngineOfOneGame());
    Contestant player = contestant(factory, false);
    var context =
        new EngineContext(
            Players.RULES, Thread.ofPlatform().factory(), Optional.empty(), warnings::add);
    try (var seat = new Seat(player, context, GameLogs.NONE)) {
      seat.begin(Players.pairing(player, player));
      assertThat(factory.made()).isOne();
      seat.begin(Players.pairing(player, player));
      assertThat(factory.made()).isEqualTo(2);
    }
    assertThat(warnings).containsExactly("died; started again for the next game");
    assertThat(factory.closed()).isEqualTo(2);
  }

  @Test
  void anEngineThatFailsToCloseIsAWarning() throws Exception {
    List<String> warnings = new ArrayList<>();
    var factory = new ToyFactory(_ -> descriptor("mortal"), (_, _) -> new UnclosableEngine());
    Contestant player = contestant(factory, false);
    var context =
        new EngineContext(
            Players.RULES, Thread.ofPlatform().factory(), Optional.empty(), warnings::add);
    try (var seat = new Seat(player, context, GameLogs.NONE)) {
      seat.begin(Players.pairing(player, player));
    }
    assertThat(warnings).containsExactly("kept failed to close: java.lang.AssertionError: open");
  }

  private static EngineDescriptor descriptor(String id) {
    return new EngineDescriptor(id, id, "1", "test", Playable.board("nogo", 2, 19));
  }

  private static Contestant contestant(EngineFactory factory, boolean restarts) {
    var plugin = new Plugin(factory, factory.descriptor(), "test");
    var engine = new ConfiguredEngine("kept", plugin, factory.descriptor(), EngineSettings.DEFAULT);
    return new Contestant("kept", engine, TimeControl.UNLIMITED, restarts);
  }

  /** Makes engines that accept other settings. */
  private record CountingFactory(String id, AtomicInteger made) implements EngineFactory {
    @Override
    public EngineDescriptor descriptor() {
      return SeatTest.descriptor(id);
    }

    @Override
    public Engine create(EngineSettings settings, EngineContext context) {
      made.incrementAndGet();
      return new KeptEngine();
    }
  }

  private record KeptEngine() implements Engine {
    @Override
    public boolean reconfigure(EngineSettings settings) {
      return true;
    }

    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control) {
      return Players.firstMove(position, 0.5);
    }

    @Override
    public void close() {}
  }

  private record UnclosableEngine() implements Engine {
    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control) {
      return Players.firstMove(position, 0.5);
    }

    @Override
    public void close() {
      throw new AssertionError("open");
    }
  }

  /** Ends after a game, as some programs do. */
  private static final class EngineOfOneGame implements Engine {
    private boolean hasPlayed;

    @Override
    public boolean reconfigure(EngineSettings settings) {
      return true;
    }

    @Override
    public void newGame(Position start) throws EngineException {
      if (hasPlayed) {
        throw new EngineException(EngineException.Kind.BROKEN, "died");
      }
      hasPlayed = true;
    }

    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control) {
      return Players.firstMove(position, 0.5);
    }

    @Override
    public void close() {}
  }

  /** Plans a move of 100 ms after a search in which the thread had this CPU time. */
  private static long plannedAfter(CoreTime search) throws EngineException, InterruptedException {
    Contestant player =
        Players.of("first", TimeControl.UNLIMITED, (at, _) -> Players.firstMove(at, 0.5));
    Queue<CoreTime> times = new ArrayDeque<>(List.of(new CoreTime(0, 0), search));
    try (var seat =
        new Seat(
            player, Players.context(), GameLogs.NONE, () -> Optional.ofNullable(times.poll()))) {
      Pairing pairing = Players.pairing(player, player);
      Position start = pairing.opening().position();
      seat.begin(pairing);
      seat.ask(start, RunningSearch.start(seat.planned(TENTH, 100_000)));
      return seat.planned(TENTH, 100_000).plannedMs();
    }
  }
}
