package tengen.host.search;

import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * Receives the events of one request, on any thread; must return immediately. Unless the request is
 * dropped, exactly one of {@link #finished} (for a search), {@link #inspected} (for an inspection),
 * {@link #prepared} (for a preparation) and {@link #failed} is called.
 */
public interface SearchListener {
  /** The engine has reported progress. */
  void progressed(SearchProgress progress);

  /** The search has finished with a valid answer. */
  void finished(SearchResult result);

  /** The inspection has finished. */
  void inspected(Finding finding);

  /** The preparation has finished, successfully or not. */
  void prepared();

  /**
   * The engine has rejected the request or cannot answer an inspection; {@code reason} is one line.
   */
  void failed(String reason);
}
