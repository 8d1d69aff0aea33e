package tengen.protocol.session;

import java.util.function.LongConsumer;

/**
 * The seeds of a fuzz test: 0, 1, 2, … In the short form there are some, in the long form as many
 * as can be tried in its minutes, or in {@code -Dtengen.fuzz-seconds}.
 */
public final class Seeds {
  private Seeds() {}

  /**
   * Tries them one by one.
   *
   * @param what is tried, for the line that tells how many there were in the long form
   * @param few of the short form
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
