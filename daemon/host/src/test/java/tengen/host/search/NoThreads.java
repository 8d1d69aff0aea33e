package tengen.host.search;

/** Has no thread start where this was made, or in threads that come from there, on demand. */
final class NoThreads extends InheritableThreadLocal<NoThreads> implements AutoCloseable {
  private volatile boolean lacking;

  NoThreads() {
    set(this);
  }

  /** From now on none starts. */
  void lack() {
    lacking = true;
  }

  /** Called where a thread is being made. */
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
