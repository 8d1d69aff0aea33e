package tengen.daemon.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The searches that wait for a place. Those with a limit go before background searches. Within each
 * kind sessions are served in turn: a session's next search counts as one turn later than those of
 * it that wait already. Guarded by the service's lock.
 */
final class SearchQueue {
  private static final Comparator<Waiting> ORDER =
      Comparator.comparing((Waiting each) -> each.task().isBackground())
          .thenComparingLong(Waiting::turn);

  private record Waiting(SearchTask task, long turn) {}

  /** In the order of their coming. */
  private final List<Waiting> waiting = new ArrayList<>();

  /** That of the search which left last. */
  private long turn;

  void add(SearchTask task) {
    long next =
        waiting.stream()
            .filter(each -> each.task().session().equals(task.session()))
            .mapToLong(each -> each.turn() + 1)
            .max()
            .orElse(turn);
    waiting.add(new Waiting(task, Math.max(turn, next)));
  }

  /** First come, first served among equals. */
  List<SearchTask> inOrder() {
    return waiting.stream().sorted(ORDER).map(Waiting::task).toList();
  }

  /** A search's turn has come. */
  void leave(SearchTask task) {
    waiting.stream()
        .filter(each -> each.task() == task)
        .forEach(each -> turn = Math.max(turn, each.turn()));
    remove(task);
  }

  /** Takes a search out that needs no place any more; false: it does not wait. */
  boolean remove(SearchTask task) {
    return waiting.removeIf(each -> each.task() == task);
  }

  int size() {
    return waiting.size();
  }
}
