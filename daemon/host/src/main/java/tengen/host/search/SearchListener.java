package tengen.host.search;

import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * Hears of one request, on any thread; must return at once. Exactly one of {@link #finished} (to a
 * search), {@link #inspected} (to an inspection), {@link #prepared} (to a preparation) and {@link
 * #failed} comes, unless it is dropped.
 */
public interface SearchListener {
  /** The engine reported. */
  void progressed(SearchProgress progress);

  /** The answer, legal or fitting the goal. */
  void finished(SearchResult result);

  /** What the engine says of the topic. */
  void inspected(Finding finding);

  /** The engine is as ready as it will be before a search. */
  void prepared();

  /** The engine refused, or has no answer to an inspection; {@code reason} is one line. */
  void failed(String reason);
}
