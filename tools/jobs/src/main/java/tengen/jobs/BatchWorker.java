package tengen.jobs;

/** Threads that do units. */
public interface BatchWorker extends AutoCloseable {
  /** Begins no more units, and gives back to others those that have not ended within a moment. */
  @Override
  void close();
}
