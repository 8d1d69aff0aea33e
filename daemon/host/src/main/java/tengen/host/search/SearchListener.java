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
  /** Called when the engine reports progress. */
  void progressed(SearchProgress progress);

  /** Called when the search has finished with a valid answer. */
  void finished(SearchResult result);

  /** Called when the inspection has finished. */
  void inspected(Finding finding);

  /** Called when the preparation has finished, successfully or not. */
  void prepared();

  /**
   * Called when the engine rejects the request or cannot answer an inspection. {@code reason} is
   * one line.
   */
  void failed(String reason);
}
