package tengen.protocol.session;

import java.util.function.LongConsumer;

/**
 * The seeds of a fuzz test: 0, 1, 2, …. The short form has a few; the long form tries as many as
 * fit into its minutes, or into {@code -Dtengen.fuzz-seconds}.
 */
public final class Seeds {
  private Seeds() {}

  /**
   * Tries the seeds in order.
   *
   * @param what name of the trial, printed with the number of seeds in the long form
   * @param few number of seeds in the short form
   */
  public static void each(String what, int few, int minutes, LongConsumer trial) {
    if (!Boolean.getBoolean("tengen.long")) {
      for (long seed = 0; seed < few; seed++) {
        trial.accept(seed);
      }
      return;
    }
    long seconds = Long.getLong("tengen.fuzz-seconds", 60L * minutes);
    long end = System.nanoTime() + 1_000_000_000L * seconds;
    long seed = 0;
    do {
      trial.accept(seed++);
    } while (System.nanoTime() < end);
    System.out.println(what + ": " + seed + " seeds in " + seconds + " s");
  }
}
