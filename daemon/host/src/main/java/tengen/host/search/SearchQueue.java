package tengen.host.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The searches waiting for a place. Searches with a limit precede background searches. Within each
 * kind, sessions take turns: each further search of a session counts as one turn later. Guarded by
 * the service's lock.
 */
final class SearchQueue {
  private record WaitingSearch(SearchTask task, long turn) {}

  /** A search with its kind, read once, because its session may change its limits at any time. */
  private record Ranked(WaitingSearch waiting, boolean isBackground) {
    static Ranked of(WaitingSearch waiting) {
      return new Ranked(waiting, waiting.task.isBackground());
    }

    long turn() {
      return waiting.turn;
    }
  }

  /** The waiting searches, in the order of arrival. */
  private final List<WaitingSearch> waiting = new ArrayList<>();

  /** The turn of the search that left last. */
  private long turn;

  void add(SearchTask task) {
    long own = turn;
    for (WaitingSearch each : waiting) {
      if (each.task().session().equals(task.session())) {
        own = Math.max(own, each.turn() + 1);
      }
    }
    waiting.add(new WaitingSearch(task, own));
  }

  /** Returns the waiting searches in order; equal ones first come, first served. */
  List<SearchTask> inOrder() {
    return waiting.stream()
        .map(Ranked::of)
        .sorted(Comparator.comparing(Ranked::isBackground).thenComparingLong(Ranked::turn))
        .map(ranked -> ranked.waiting.task)
        .toList();
  }

  /** Removes a search that gets its place. */
  void leave(SearchTask task) {
    int at = indexOf(task);
    turn = Math.max(turn, waiting.get(at).turn());
    waiting.remove(at);
  }

  /** Removes a search that needs no place; returns false if it is not waiting. */
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
