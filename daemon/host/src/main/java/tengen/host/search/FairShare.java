package tengen.host.search;

import java.util.Collection;
import java.util.List;

/**
 * Divides the pool's time while searches wait, so that all of them, with equal turns, can finish in
 * time. While no search waits, each running search has the time of its own limits.
 */
final class FairShare {
  private FairShare() {}

  /**
   * Returns the duration of a turn that starts now, in milliseconds. The k-th waiting search starts
   * after k turns of all places and takes one itself.
   *
   * @param waiting in order
   * @param places number of concurrent searches
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

  /**
   * Limits the running searches to their turns and their fraction of the pool, or removes the
   * limits if none waits.
   */
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
