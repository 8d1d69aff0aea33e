package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;

/**
 * Checks that a node limit bounds all work of a search, and that the clock does not affect its
 * result.
 */
final class LimitChecks {
  /** Divisor of the node limit, which must be small so that uncounted work stands out. */
  private static final int NODE_DIVISOR = 8;

  /** Nodes by which the limit may be exceeded, since an engine may poll only every 1024 nodes. */
  private static final long NODES_BETWEEN_POLLS = 1024;

  /** Maximum number of polls for each node, since an engine may poll within a long playout. */
  private static final long POLLS_PER_NODE = 64;

  /** Polls allowed before the first node and after the last. */
  private static final long EXTRA_POLLS = 64;

  private LimitChecks() {}

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check(
            "keeps all work within a limit of nodes", () -> staysWithinNodeLimit(subject, start)),
        new Check(
            "finds the same within a limit of nodes whatever the clock says",
            () -> ignoresClock(subject, start)));
  }

  private static void staysWithinNodeLimit(Subject subject, Start start) throws Exception {
    long limit = Math.max(1, subject.nodes() / NODE_DIVISOR);
    try (EngineHost host = DeterminismChecks.single(subject)) {
      for (Position position : start.samples()) {
        host.newGame(start.position());
        long maxPolls = POLLS_PER_NODE * limit + EXTRA_POLLS;
        var control = RecordingControl.polled(Limits.NONE.withMaxNodes(limit), maxPolls);
        SearchResult result = host.search(position, Goal.BEST_MOVE, control);
        long nodes = result.last().nodes();
        if (nodes > limit + NODES_BETWEEN_POLLS) {
          Referee.wrong(start, position, nodes + " nodes, " + limit + " were allowed");
        }
        if (control.polls() > maxPolls) {
          Referee.wrong(
              start,
              position,
              "asked more than "
                  + maxPolls
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
      try (EngineHost host = DeterminismChecks.single(subject)) {
        host.newGame(start.position());
        var control = RecordingControl.withFastClock(subject.nodeLimited());
        assertEquals(alone, host.search(position, Goal.BEST_MOVE, control), () -> "in " + start);
      }
    }
  }
}
