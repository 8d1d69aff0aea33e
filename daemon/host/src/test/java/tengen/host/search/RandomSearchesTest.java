package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.config.TimeProfile;
import tengen.engine.Engine;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineSettings;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.host.log.SessionId;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.testing.ListLog;
import tengen.host.watch.SearchCap;
import tengen.search.Clock;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.support.ToyFactory;
import tengen.support.Waits;

/** Five hundred concurrent sessions on the system's clock, with engines of all habits. */
@Tag("full")
class RandomSearchesTest {
  private static final int SESSIONS = 500;
  private static final EngineDescriptor DESCRIPTOR =
      new EngineDescriptor("toy", "Toy", "1", "test", Playable.board("gomoku-freestyle", 5, 22));

  /** Number of calls on a thread that was interrupted before. */
  private final AtomicInteger interruptedBefore = new AtomicInteger();

  /** An engine that answers, fails or ignores its stop at random. */
  private final class Erratic implements Engine {
    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control) {
      if (Thread.currentThread().isInterrupted()) {
        interruptedBefore.incrementAndGet();
      }
      int habit = ThreadLocalRandom.current().nextInt(20);
      if (habit == 0) {
        throw new IllegalStateException("a bug");
      }
      long ignoresStopUntil =
          System.nanoTime() + (habit < 3 ? TimeUnit.MILLISECONDS.toNanos(125) : 0);
      while (System.nanoTime() < ignoresStopUntil || (habit > 6 && !control.shouldStop(0))) {
        LockSupport.parkNanos(1_000_000);
      }
      return new SearchResult(new Move.Place(0, 0), new SearchProgress(1, List.of()));
    }

    @Override
    public Finding inspect(Position position, String topic, SearchControl control) {
      return new Finding("", List.of());
    }

    @Override
    public void close() {}
  }

  /** Counts the answers. */
  private static final class Answers implements SearchListener {
    final AtomicInteger count = new AtomicInteger();

    @Override
    public void progressed(SearchProgress progress) {}

    @Override
    public void finished(SearchResult result) {
      count.incrementAndGet();
    }

    @Override
    public void inspected(Finding finding) {
      count.incrementAndGet();
    }

    @Override
    public void prepared() {
      count.incrementAndGet();
    }

    @Override
    public void failed(String reason) {
      count.incrementAndGet();
    }
  }

  @Test
  void eachSearchIsAnsweredOnceAndNoInterruptReachesAnother() {
    var alarms = Alarms.onThread("alarm");
    var monitor = new RecordingSearchMonitor();
    try (var service =
        new SearchService(
            new SearchService.Pool(4, 4, SESSIONS, 1L << 34),
            TestService.RULES,
            System::nanoTime,
            alarms,
            Optional::empty,
            new ListLog(System.Logger.Level.ERROR),
            monitor)) {
      List<Answers> all = new ArrayList<>();
      List<SearchTask> tasks = new ArrayList<>();
      var random = new SplittableRandom(1);
      for (int i = 0; i < SESSIONS; i++) {
        all.add(new Answers());
        tasks.add(service.submit(request(service, i), all.get(i)));
        disturb(tasks.get(random.nextInt(tasks.size())), random);
      }
      for (int i = 0; i < SESSIONS; i++) {
        if (isBackground(i)) {
          tasks.get(i).stop();
        }
        Waits.until("an answer", all.get(i).count::get, count -> count > 0);
      }
      Waits.until("free threads", () -> service.load().running(), Predicate.isEqual(0));

      assertThat(all).allMatch(each -> each.count.get() == 1);
      assertThat(monitor.reports).hasSize(SESSIONS);
      assertThat(service.load().waiting()).isZero();
      assertThat(service.load().threads()).isZero();
      assertThat(interruptedBefore).hasValue(0);
    }
  }

  private static Limits turn(long ms) {
    return Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(ms));
  }

  private static void disturb(SearchTask task, SplittableRandom random) {
    switch (random.nextInt(6)) {
      case 0 -> task.stop();
      case 1 -> task.change(turn(1 + random.nextLong(400)));
      default -> {}
    }
  }

  private static boolean isBackground(int session) {
    return session % 10 == 0;
  }

  private SearchRequest request(SearchService service, int session) {
    var plugin =
        new Plugin(new ToyFactory(_ -> DESCRIPTOR, (_, _) -> new Erratic()), DESCRIPTOR, "test");
    var slot =
        new EngineSlot(
            new ConfiguredEngine("toy", plugin, DESCRIPTOR, EngineSettings.DEFAULT),
            service.pool(),
            new SessionId(session));
    return new SearchRequest(
        slot,
        TestService.EMPTY,
        TestService.SEARCH,
        isBackground(session) ? Limits.UNTIL_STOPPED : turn(4L * session),
        new TimeProfile(5000, 0, 0),
        isBackground(session) ? OptionalLong.empty() : OptionalLong.of(System.nanoTime()),
        Long.MAX_VALUE,
        SearchCap.NONE);
  }
}
