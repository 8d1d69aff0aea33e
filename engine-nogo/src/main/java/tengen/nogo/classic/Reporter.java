package tengen.nogo.classic;

import tengen.search.SearchProgress;

/** Says what a search has found so far. Search thread only. */
interface Reporter {
  /** A snapshot after this many nodes. */
  SearchProgress progress(long nodes);
}
