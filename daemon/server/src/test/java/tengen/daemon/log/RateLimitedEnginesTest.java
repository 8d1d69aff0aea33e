package tengen.daemon.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.Test;
import tengen.config.TimeProfile;
import tengen.daemon.monitor.Monitor;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.log.SessionId;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.EngineCall;
import tengen.host.search.EngineSlot;
import tengen.host.search.SearchRequest;
import tengen.host.search.SearchService;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.ManualTime;
import tengen.host.testing.RecordingListener;
import tengen.host.testing.TestRules;
import tengen.host.watch.SearchCap;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;

/** The rate limit for log lines about failing engines. */
class RateLimitedEnginesTest {
  @Test
  void linesOfOneEngineSuppressNoneOfAnother() {
    var bytes = new ByteArrayOutputStream();
    Logger thinned = Logger.getLogger("tengen.thinned-engines-test");
    thinned.setUseParentHandlers(false);
    thinned.addHandler(new RateLimitHandler(new StreamHandler(bytes, new SimpleFormatter()), 1));
    var time = new ManualTime();
    var pool = new SearchService.Pool(2, 2, 4, 1L << 30);
    try (var service =
        new SearchService(
            pool,
            TestRules.all(),
            time::nanos,
            time,
            Optional::empty,
            System.getLogger(thinned.getName()),
            Monitor.NONE)) {
      for (String id : new String[] {"noisy", "noisy", "quiet"}) {
        search(service, new HabitPlugin(id, Habit.THROWING, false));
      }
    }
    for (var handler : thinned.getHandlers()) {
      handler.flush();
    }

    assertThat(bytes.toString())
        .containsOnlyOnce("engine=noisy error=")
        .containsOnlyOnce("engine=quiet error=");
  }

  private static void search(SearchService service, HabitPlugin plugin) {
    var configured =
        new ConfiguredEngine(
            plugin.descriptor().id(), plugin.plugin(), plugin.descriptor(), EngineSettings.DEFAULT);
    var received = new RecordingListener();
    service.submit(
        new SearchRequest(
            new EngineSlot(configured, service.pool(), new SessionId(1)),
            Position.start("gomoku-freestyle", Setup.Board.empty(15, 15)),
            new EngineCall.Search(Goal.BEST_MOVE),
            Limits.NONE,
            new TimeProfile(5000, 0, 0),
            OptionalLong.of(0),
            Long.MAX_VALUE,
            SearchCap.NONE),
        received);
    assertThat(received.next()).isInstanceOf(SearchResult.class);
  }
}
