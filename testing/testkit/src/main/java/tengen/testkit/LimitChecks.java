package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;

/** A limit of nodes bounds all work of a search, and no clock decides what the search finds. */
final class LimitChecks {
  /** Few nodes, so that work which does not count stands out. */
  private static final int SHARE = 8;

  /** An engine may ask every 1024 nodes, so it may come by so many beyond the limit. */
  private static final long NODES_BETWEEN_ASKS = 1024;

  /** The most questions for each node: within a long playout, which is one, an engine may ask. */
  private static final long ASKS_PER_NODE = 64;

  /** Questions before the first node and behind the last one. */
  private static final long MORE_ASKS = 64;

  private LimitChecks() {}

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check("keeps all work within a limit of nodes", () -> keepsLimit(subject, start)),
        new Check(
            "finds the same within a limit of nodes whatever the clock says",
            () -> ignoresClock(subject, start)));
  }

  private static void keepsLimit(Subject subject, Start start) throws Exception {
    long limit = Math.max(1, subject.nodes() / SHARE);
    try (Host host = DeterminismChecks.single(subject)) {
      for (Position position : start.samples()) {
        host.newGame(start.position());
        long mostAsks = ASKS_PER_NODE * limit + MORE_ASKS;
        var control = WatchedControl.asked(Limits.NONE.withMaxNodes(limit), mostAsks);
        SearchResult result = host.search(position, Goal.BEST_MOVE, control);
        long nodes = result.last().nodes();
        if (nodes > limit + NODES_BETWEEN_ASKS) {
          Referee.wrong(start, position, nodes + " nodes, " + limit + " were allowed");
        }
        if (control.asks() > mostAsks) {
          Referee.wrong(
              start,
              position,
              "asked more than "
                  + mostAsks
                  + " times whether to stop, within "
                  + limit
                  + " nodes: it does work that it does not count");
        }
      }
    }
  }

  private static void ignoresClock(Subject subject, Start start) throws Exception {
    Position late = start.samples().getLast();
    for (Position position :
        Stream.of(start.position(), start.middle(), late).distinct().toList()) {
      SearchResult alone = DeterminismChecks.alone(subject, start, position);
      try (Host host = DeterminismChecks.single(subject)) {
        host.newGame(start.position());
        var control = WatchedControl.hurried(subject.counted());
        assertEquals(alone, host.search(position, Goal.BEST_MOVE, control), () -> "in " + start);
      }
    }
  }
}
