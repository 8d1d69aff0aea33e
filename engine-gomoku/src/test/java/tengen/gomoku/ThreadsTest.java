package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.gomoku.WinRule;
import tengen.game.Position;
import tengen.game.Side;
import tengen.gomoku.Problems.Problem;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.support.games.Boards;
import tengen.support.games.Referees;

/** Tests that searches with several threads end and give correct results. */
final class ThreadsTest {
  private static final long NODES = 30_000;

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void severalThreadsFindTheWinsThatOneFinds(int threads) throws Exception {
    List<Problem> wins =
        Problems.of("vcf").stream().filter(problem -> problem.part("vcf").equals("2")).toList();
    assertThat(wins).isNotEmpty();
    try (Player player = Player.withThreads(threads)) {
      for (Problem problem : wins) {
        SearchResult result =
            player.search(problem.position(), Goal.BEST_MOVE, Limits.NONE.withMaxNodes(NODES));
        assertThat(result.last().lines().getFirst().score())
            .as("%s", problem)
            .isInstanceOf(Score.Win.class);
      }
    }
  }

  @Test
  void noThreadExceedsTheDepthLimit() throws Exception {
    Position position =
        Boards.position(WinRule.FREESTYLE.id(), Boards.board(15, "7,7 8,8", "8,7 6,6"), Side.BLACK);
    try (Player player = Player.withThreads(4)) {
      for (int depth = 1; depth <= 6; depth++) {
        SearchResult result =
            player.search(position, Goal.BEST_MOVE, Limits.NONE.withMaxDepth(depth));
        assertThat(result.last().lines().getFirst().depth()).isEqualTo(depth);
      }
    }
  }

  @Test
  void nodesOfAllThreadsCount() throws Exception {
    Position position =
        Boards.position(
            WinRule.RENJU.id(), Boards.board(15, "7,7 8,8 6,9", "8,7 7,8 10,5"), Side.BLACK);
    try (Player player = Player.withThreads(3)) {
      SearchResult result =
          player.search(position, Goal.BEST_MOVE, Limits.NONE.withMaxNodes(NODES));
      assertThat(Referees.of(WinRule.RENJU.id()).objection(position, result.move())).isEmpty();
      assertThat(result.last().nodes()).isGreaterThanOrEqualTo(NODES);
    }
  }

  /** Uses wins by threats, so that solvers poll the host, too. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void reportedNodeCountsNeverDecrease(int threads) throws Exception {
    try (Player player = Player.withThreads(threads)) {
      for (Problem problem : Problems.of("vct")) {
        var control = new NodeRecorder(RunningSearch.start(Limits.NONE.withMaxNodes(NODES)));
        player.search(problem.position(), new Goal.BestMove(2, List.of()), control);
        assertThat(control.reported).as("%s", problem).isNotEmpty().isSorted();
      }
    }
  }

  /** A win by threats ends the search before it reaches a limit. */
  @Test
  void theLastReportedNodesAreThoseOfTheResult() throws Exception {
    try (Player player = Player.strongest()) {
      for (Problem problem : Problems.of("vct")) {
        var control = RunningSearch.start(Limits.NONE.withMaxNodes(1_000_000));
        SearchResult result = player.search(problem.position(), Goal.BEST_MOVE, control);
        assertThat(control.nodes()).as("%s", problem).isEqualTo(result.last().nodes());
      }
    }
  }

  /** A control that records the node counts reported by the engine. */
  private static final class NodeRecorder implements SearchControl {
    private final SearchControl host;
    private final List<Long> reported = new ArrayList<>();

    NodeRecorder(SearchControl host) {
      this.host = host;
    }

    @Override
    public boolean shouldStop(long nodes) {
      reported.add(nodes);
      return host.shouldStop(nodes);
    }

    @Override
    public Limits limits() {
      return host.limits();
    }

    @Override
    public long elapsedMs() {
      return host.elapsedMs();
    }

    @Override
    public boolean isReportDue() {
      return host.isReportDue();
    }

    @Override
    public void report(SearchProgress progress) {
      host.report(progress);
    }
  }
}
