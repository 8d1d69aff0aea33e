package tengen.host.search;

/** Makes the start of threads fail on demand, in the creating thread and the threads it starts. */
final class NoThreads extends InheritableThreadLocal<NoThreads> implements AutoCloseable {
  private volatile boolean lacking;

  NoThreads() {
    set(this);
  }

  /** Makes all further starts fail. */
  void lack() {
    lacking = true;
  }

  /** Called when a thread is created. */
  @Override
  protected NoThreads childValue(NoThreads parents) {
    if (lacking) {
      throw new OutOfMemoryError("unable to create native thread");
    }
    return parents;
  }

  @Override
  public void close() {
    lacking = false;
    remove();
  }
}
