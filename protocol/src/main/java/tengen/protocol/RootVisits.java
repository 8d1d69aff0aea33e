package tengen.protocol;

import tengen.search.SearchProgress;
import tengen.search.Variation;

/** The visits of the position that is searched. */
public final class RootVisits {
  private RootVisits() {}

  /** At least as many as its candidates have: where a tree is reused, those of its last search. */
  public static long of(SearchProgress progress) {
    long candidates = progress.lines().stream().mapToLong(Variation::nodes).sum();
    return Math.max(progress.nodes(), candidates);
  }
}
