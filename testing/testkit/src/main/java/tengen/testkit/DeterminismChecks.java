package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.SearchResult;

/**
 * Checks of determinism: with one thread and a node limit, equal positions get equal results after
 * newGame.
 */
final class DeterminismChecks {
  private DeterminismChecks() {}

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check("repeats a search after a new game", () -> repeatsInOneEngine(subject, start)),
        new Check("repeats a search in another engine", () -> repeatsInTwo(subject, start)));
  }

  private static void repeatsInOneEngine(Subject subject, Start start) throws Exception {
    try (EngineHost host = single(subject)) {
      for (Position position : List.of(start.position(), start.middle())) {
        SearchResult first = search(subject, host, start, position);
        host.search(start.samples().getLast(), Goal.BEST_MOVE, subject.nodeLimited());
        assertEquals(first, search(subject, host, start, position), () -> "in " + start);
      }
    }
  }

  private static void repeatsInTwo(Subject subject, Start start) throws Exception {
    for (Position position : List.of(start.position(), start.middle())) {
      assertEquals(
          alone(subject, start, position), alone(subject, start, position), () -> "in " + start);
    }
  }

  /** Returns the result of a new engine's first search. */
  static SearchResult alone(Subject subject, Start start, Position position) throws Exception {
    try (EngineHost host = single(subject)) {
      return search(subject, host, start, position);
    }
  }

  static EngineHost single(Subject subject) throws Exception {
    EngineSettings settings = subject.settings();
    return EngineHost.of(
        subject,
        new EngineSettings(1, settings.memoryBytes(), settings.seed(), settings.options()));
  }

  static SearchResult search(Subject subject, EngineHost host, Start start, Position position)
      throws Exception {
    host.newGame(start.position());
    return host.search(position, Goal.BEST_MOVE, subject.nodeLimited());
  }
}
