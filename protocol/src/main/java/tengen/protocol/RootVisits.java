package tengen.protocol;

import tengen.search.SearchProgress;
import tengen.search.Variation;

/** Computes the visits of the searched position. */
public final class RootVisits {
  private RootVisits() {}

  /**
   * Returns the node count, but at least the visits of all candidates, which include earlier
   * searches if a tree is reused.
   */
  public static long of(SearchProgress progress) {
    long candidates = progress.lines().stream().mapToLong(Variation::nodes).sum();
    return Math.max(progress.nodes(), candidates);
  }
}
