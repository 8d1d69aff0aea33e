package tengen.host.search;

import java.util.Collection;
import java.util.List;

/**
 * How long searches may keep their places in the pool while others wait: so that all who wait, with
 * turns as long as theirs, end in time. While nobody waits each has its own time.
 */
final class FairShare {
  private FairShare() {}

  /**
   * A turn of a search that begins now. The k-th of those that wait begins after k turns of all
   * places, and takes one itself.
   *
   * @param waiting in their order
   * @param places searches that run at once
   */
  static long turnMs(List<SearchTask> waiting, int places) {
    double turnMs = Long.MAX_VALUE;
    int ahead = 0;
    for (SearchTask task : waiting) {
      if (!task.isBackground()) {
        ahead++;
        turnMs = Math.min(turnMs, task.restMs() / (1 + (double) ahead / places));
      }
    }
    return (long) turnMs;
  }

  /** Shortens what runs to its turn and its part of the pool, or gives it its own time again. */
  static void apply(Collection<SearchTask> running, List<SearchTask> waiting) {
    long ahead = waiting.stream().filter(task -> !task.isBackground()).count();
    double part = (double) running.size() / (running.size() + ahead);
    for (SearchTask task : running) {
      if (ahead == 0) {
        task.shareNothing();
      } else if (!task.isBackground()) {
        task.share(part);
      }
    }
  }
}
