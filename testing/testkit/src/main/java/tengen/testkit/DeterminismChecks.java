package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.SearchResult;

/** With one thread and a limit of nodes, equal positions get equal results after newGame. */
final class DeterminismChecks {
  private DeterminismChecks() {}

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check("repeats a search after a new game", () -> repeatsInOneEngine(subject, start)),
        new Check("repeats a search in another engine", () -> repeatsInTwo(subject, start)));
  }

  private static void repeatsInOneEngine(Subject subject, Start start) throws Exception {
    try (Host host = single(subject)) {
      for (Position position : List.of(start.position(), start.middle())) {
        SearchResult first = search(subject, host, start, position);
        host.search(start.samples().getLast(), Goal.BEST_MOVE, subject.counted());
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

  /** The result of a new engine that has done nothing else. */
  static SearchResult alone(Subject subject, Start start, Position position) throws Exception {
    try (Host host = single(subject)) {
      return search(subject, host, start, position);
    }
  }

  static Host single(Subject subject) throws Exception {
    EngineSettings settings = subject.settings();
    return Host.of(
        subject,
        new EngineSettings(1, settings.memoryBytes(), settings.seed(), settings.options()));
  }

  static SearchResult search(Subject subject, Host host, Start start, Position position)
      throws Exception {
    host.newGame(start.position());
    return host.search(position, Goal.BEST_MOVE, subject.counted());
  }
}
