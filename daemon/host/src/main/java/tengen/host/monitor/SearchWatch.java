package tengen.host.monitor;

/** Observes one search. Called on any thread; methods return immediately. */
public interface SearchWatch {
  /** A watch that does nothing. */
  SearchWatch NONE =
      new SearchWatch() {
        @Override
        public void begins() {}

        @Override
        public void answered(SearchReport report) {}
      };

  /** The search has a thread, on which this is called; called again after each pause. */
  void begins();

  /** The search has been answered or dropped; called once. */
  void answered(SearchReport report);
}
