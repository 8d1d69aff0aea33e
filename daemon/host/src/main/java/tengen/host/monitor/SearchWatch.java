package tengen.host.monitor;

/** Hears how one search goes on. Any thread calls; it returns at once. */
public interface SearchWatch {
  /** Hears nothing. */
  SearchWatch NONE =
      new SearchWatch() {
        @Override
        public void begins() {}

        @Override
        public void answered(SearchReport report) {}
      };

  /** It has got its thread, which calls; again after each pause. */
  void begins();

  /** It has its answer, or nobody wants one any more; once. */
  void answered(SearchReport report);
}
