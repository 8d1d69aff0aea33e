package tengen.daemon;

/** What SIGINT and SIGTERM do: an orderly end, with exit code 0. */
public final class Signals {
  private Signals() {}

  /**
   * From now on a signal runs {@code end} and then ends the process. A program that ends by itself
   * halts too, and does not exit: so no signal falls into a gap between the two.
   */
  public static void onEnd(Runnable end) {
    Runnable last =
        () -> {
          end.run();
          halt(0);
        };
    Runtime.getRuntime().addShutdownHook(new Thread(last, "signal"));
  }

  /** Ends the process at once with this exit code; the log is complete by then. */
  public static void halt(int exitCode) {
    Logs.close();
    Runtime.getRuntime().halt(exitCode);
  }
}
