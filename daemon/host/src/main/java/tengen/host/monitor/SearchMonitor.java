package tengen.host.monitor;

/** Observes the searches of a service. Called on any thread; methods return immediately. */
public interface SearchMonitor {
  /** Registers a new search or inspection; returns a watch for its events. */
  SearchWatch submitted(SearchFacts facts);
}
