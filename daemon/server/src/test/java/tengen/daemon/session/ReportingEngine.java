package tengen.daemon.session;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** Reports one, two and three nodes at once, then searches until it is stopped. */
final class ReportingEngine implements EngineFactory {
  private final CountDownLatch reported = new CountDownLatch(1);

  void awaitReports() throws InterruptedException {
    reported.await();
  }

  @Override
  public EngineDescriptor descriptor() {
    return new EngineDescriptor(
        "reporting", "Test", "1", "test", Playable.board("gomoku-freestyle", 5, 22));
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    return new Engine() {
      @Override
      public SearchResult search(Position position, Goal goal, SearchControl control)
          throws InterruptedException {
        for (int nodes = 1; nodes <= 3; nodes++) {
          control.report(new SearchProgress(nodes, List.of()));
        }
        reported.countDown();
        while (!control.shouldStop(0)) {
          Thread.sleep(1);
        }
        return new SearchResult(new Move.Place(0, 0), new SearchProgress(3, List.of()));
      }

      @Override
      public void close() {}
    };
  }
}
