package tengen.jobs;

/** A running worker. */
public interface BatchWorker extends AutoCloseable {
  /** Starts no more units and releases those that do not end within a few seconds. */
  @Override
  void close();
}
