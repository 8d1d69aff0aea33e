package tengen.conformance;

import java.util.Locale;

/**
 * Time limits sent to a program, so that a page neither waits for the program's default nor ends a
 * search that it will interrupt.
 *
 * @param gomocup lines after each START; INFO is never answered
 * @param gtp a command before the page, which may be rejected
 */
record TimeLimits(String gomocup, String gtp) {
  static final TimeLimits SHORT = of(500, 1);
  static final TimeLimits LONG = of(600_000, 600);

  private static TimeLimits of(int turnMs, int seconds) {
    return new TimeLimits(
        String.format(
            Locale.ROOT,
            "INFO timeout_turn %d\nINFO timeout_match 0\nINFO time_left 2147483647\n",
            turnMs),
        String.format(Locale.ROOT, "time_settings 0 %d 1\n", seconds));
  }
}
