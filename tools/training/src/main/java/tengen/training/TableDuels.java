package tengen.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.search.TableDuel;

/** Plays {@link TableDuel}s concurrently. */
final class TableDuels {
  private final int threads;
  private final BlockingQueue<TableDuel> idle;

  /**
   * Two tables and the seed of their opening.
   *
   * @param first whose points are counted
   */
  record Pair(RuleTables first, RuleTables second, long seed) {}

  TableDuels(WinRule rule, long nodes, int threads) {
    this.threads = threads;
    idle = new ArrayBlockingQueue<>(threads);
    for (int i = 0; i < threads; i++) {
      idle.add(new TableDuel(rule, nodes));
    }
  }

  /** Returns the scores of the pairs in order. Blocks. */
  List<Double> scores(List<Pair> pairs) throws InterruptedException {
    List<Callable<Double>> tasks = pairs.stream().<Callable<Double>>map(this::task).toList();
    List<Double> scores = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (Future<Double> score : pool.invokeAll(tasks)) {
        scores.add(score.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    return scores;
  }

  private Callable<Double> task(Pair pair) {
    return () -> {
      TableDuel duel = idle.take();
      double score = duel.score(pair.first, pair.second, pair.seed);
      idle.add(duel);
      return score;
    };
  }
}
