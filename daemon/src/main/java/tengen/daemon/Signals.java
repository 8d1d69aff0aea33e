package tengen.daemon;

/** What SIGINT and SIGTERM do while this is open: an orderly end, with exit code 0. */
public final class Signals implements AutoCloseable {
  private final Thread hook;

  /** From now on a signal runs {@code end} and then ends the process. */
  public Signals(Runnable end) {
    hook =
        new Thread(
            () -> {
              end.run();
              // The JVM would report the signal; a daemon that was asked to stop has done its work.
              Runtime.getRuntime().halt(0);
            },
            "signal");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** The process ends by itself, with an exit code of its own. */
  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // A signal is ending the process already; the hook does the rest.
    }
  }
}
