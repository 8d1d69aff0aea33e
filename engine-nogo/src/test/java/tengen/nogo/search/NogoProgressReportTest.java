package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;
import tengen.search.Score;
import tengen.search.Variation;

class NogoProgressReportTest {
  private static final int SIDE = 9;
  private static final int REPORTS = 2_000;

  /** Visits that the other thread adds for each move that it proves lost. */
  private static final int VISITS_PER_PROOF = 100_000;

  private static final Comparator<Variation> BEST_FIRST =
      Comparator.comparingInt(NogoProgressReportTest::rank)
          .thenComparing(Comparator.comparingLong(Variation::nodes).reversed());

  private final NogoBoard board = new NogoBoard(SIDE, SIDE);
  private final AmafTree tree = new AmafTree(1 << 20, SIDE * SIDE);
  private final NogoProgressReport report = new NogoProgressReport(tree, board, true, 0);

  private static int rank(Variation line) {
    return switch (line.score()) {
      case Score.Win _ -> 0;
      case Score.Loss _ -> 2;
      default -> 1;
    };
  }

  private void addChildren() {
    var points = new short[SIDE * SIDE];
    for (int i = 0; i < points.length; i++) {
      points[i] = (short) board.point(i % SIDE, i / SIDE);
    }
    assertThat(tree.claimExpansion(Tree.ROOT)).isTrue();
    tree.expand(Tree.ROOT, points, new long[points.length], points.length);
  }

  /** Changes the statistics as the other threads of a search do. */
  private void visit(AtomicBoolean stopped) {
    var random = new Xoshiro(1);
    for (int visits = 1; !stopped.get(); visits++) {
      int child = tree.first(Tree.ROOT) + random.nextInt(SIDE * SIDE);
      tree.addVisit(child);
      tree.addValue(child, AmafTree.WIN_VALUE);
      if (visits % VISITS_PER_PROOF == 0) {
        tree.prove(child, Tree.LOST);
      }
    }
  }

  @Test
  void linesAreInOrderWhileOtherThreadsChangeTheTree() throws Exception {
    addChildren();
    var stopped = new AtomicBoolean();
    try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
      Future<?> other = threads.submit(() -> visit(stopped));
      try {
        for (int i = 0; i < REPORTS; i++) {
          List<Variation> lines = report.lines(Integer.MAX_VALUE);
          assertThat(lines).hasSize(SIDE * SIDE).isSortedAccordingTo(BEST_FIRST);
        }
      } finally {
        stopped.set(true);
      }
      other.get();
    }
  }
}
