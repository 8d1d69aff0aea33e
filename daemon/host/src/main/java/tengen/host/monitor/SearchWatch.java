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

  /** Called on the search's thread when the search begins, and when it resumes after a pause. */
  void begins();

  /** Called once, when the search is answered or dropped. */
  void answered(SearchReport report);
}
