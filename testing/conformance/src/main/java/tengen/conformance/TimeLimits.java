package tengen.conformance;

import java.util.Locale;

/**
 * What a program is told about time, so that a page neither waits for the default of its author nor
 * ends a search that it wants to interrupt.
 *
 * @param gomocup lines after each START; INFO is never answered
 * @param gtp a command before the page, answered or refused
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
