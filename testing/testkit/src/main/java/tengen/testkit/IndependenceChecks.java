package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.SearchResult;

/** Checks that engines share no mutable state. */
final class IndependenceChecks {
  private static final int ROUNDS = 5;

  private IndependenceChecks() {}

  static List<Check> of(Subject subject, SharedStart home) {
    return List.of(
        new Check(
            "is not disturbed by another engine's search", () -> takesTurns(subject, home.start())),
        new Check(
            "is not disturbed by a search at the same time",
            () -> searchesAtOnce(subject, home.start())),
        new Check(
            "survives the end of another engine", () -> survivesTheOther(subject, home.start())));
  }

  private static void takesTurns(Subject subject, Start start) throws Exception {
    SearchResult alone = DeterminismChecks.alone(subject, start, start.position());
    try (EngineHost one = DeterminismChecks.single(subject);
        EngineHost other = DeterminismChecks.single(subject)) {
      one.newGame(start.position());
      DeterminismChecks.search(subject, other, start, start.middle());
      assertEquals(alone, one.search(start.position(), Goal.BEST_MOVE, subject.nodeLimited()));
    }
  }

  private static void searchesAtOnce(Subject subject, Start start) throws Exception {
    SearchResult early = DeterminismChecks.alone(subject, start, start.position());
    SearchResult late = DeterminismChecks.alone(subject, start, start.middle());
    try (EngineHost one = DeterminismChecks.single(subject);
        EngineHost other = DeterminismChecks.single(subject)) {
      for (int round = 0; round < ROUNDS; round++) {
        var barrier = new CyclicBarrier(2);
        Call<SearchResult> first = atOnce(subject, one, start, start.position(), barrier);
        Call<SearchResult> second = atOnce(subject, other, start, start.middle(), barrier);
        assertEquals(early, first.get(subject.timeout()));
        assertEquals(late, second.get(subject.timeout()));
      }
    }
  }

  private static Call<SearchResult> atOnce(
      Subject subject, EngineHost host, Start start, Position position, CyclicBarrier barrier) {
    return Call.start(
        new ThreadGroup("at once"),
        "search beside another",
        () -> {
          host.newGame(start.position());
          barrier.await(subject.timeout().toMillis(), TimeUnit.MILLISECONDS);
          return host.search(position, Goal.BEST_MOVE, subject.nodeLimited());
        });
  }

  private static void survivesTheOther(Subject subject, Start start) throws Exception {
    try (EngineHost one = EngineHost.of(subject);
        EngineHost other = EngineHost.of(subject)) {
      other.search(start.position(), Goal.BEST_MOVE, subject.shortSearch());
      other.end();
      SearchResult result = one.search(start.middle(), Goal.BEST_MOVE, subject.shortSearch());
      Referee.legal(start, start.middle(), result.move());
    }
  }
}
