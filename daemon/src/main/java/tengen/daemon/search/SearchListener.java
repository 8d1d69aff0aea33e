package tengen.daemon.search;

import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * Hears of one search, on any thread; must return at once. Exactly one of {@link #finished} and
 * {@link #failed} comes, unless the search is dropped.
 */
public interface SearchListener {
  /** The engine reported. */
  void progressed(SearchProgress progress);

  /** The answer, legal or fitting the goal. */
  void finished(SearchResult result);

  /** The engine refused; {@code reason} is one line. */
  void failed(String reason);
}
