package tengen.host.monitor;

/** Observes the searches of a service. Any thread calls; the call returns at once. */
public interface SearchMonitor {
  /** Takes note of a new search or inspection; the returned watch is told how it goes on. */
  SearchWatch submitted(SearchFacts facts);
}
