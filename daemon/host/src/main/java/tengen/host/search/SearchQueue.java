package tengen.host.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The searches that wait for a place. Those with a limit go before background searches. Within each
 * kind sessions are served in turn: a session's next search counts as one turn later than those of
 * it that wait already. Guarded by the service's lock.
 */
final class SearchQueue {
  private record Waiting(SearchTask task, long turn) {}

  /** A search with its kind, read once: its session may change its limits at any time. */
  private record Ranked(Waiting waiting, boolean isBackground) {
    static Ranked of(Waiting waiting) {
      return new Ranked(waiting, waiting.task.isBackground());
    }

    long turn() {
      return waiting.turn;
    }
  }

  /** In the order of their coming. */
  private final List<Waiting> waiting = new ArrayList<>();

  /** That of the search which left last. */
  private long turn;

  void add(SearchTask task) {
    long own = turn;
    for (Waiting each : waiting) {
      if (each.task().session().equals(task.session())) {
        own = Math.max(own, each.turn() + 1);
      }
    }
    waiting.add(new Waiting(task, own));
  }

  /** First come, first served among equals. */
  List<SearchTask> inOrder() {
    return waiting.stream()
        .map(Ranked::of)
        .sorted(Comparator.comparing(Ranked::isBackground).thenComparingLong(Ranked::turn))
        .map(ranked -> ranked.waiting.task)
        .toList();
  }

  /** A search's turn has come. */
  void leave(SearchTask task) {
    int at = indexOf(task);
    turn = Math.max(turn, waiting.get(at).turn());
    waiting.remove(at);
  }

  /** Takes a search out that needs no place any more; false: it does not wait. */
  boolean remove(SearchTask task) {
    int at = indexOf(task);
    if (at >= 0) {
      waiting.remove(at);
    }
    return at >= 0;
  }

  private int indexOf(SearchTask task) {
    int at = waiting.size() - 1;
    while (at >= 0 && waiting.get(at).task() != task) {
      at--;
    }
    return at;
  }

  int size() {
    return waiting.size();
  }
}
