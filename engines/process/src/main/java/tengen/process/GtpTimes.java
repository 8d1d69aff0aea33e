package tengen.process;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tengen.game.Side;
import tengen.search.Clock;
import tengen.search.Limits;
import tengen.search.SearchControl;

/**
 * Conversion of a search's limits to GTP time commands, each minus the elapsed time and the
 * overhead. The client's clock is passed on, so that the program plans its own time. A time for a
 * single move becomes an overtime of one move. GTP cannot express an increment.
 */
final class GtpTimes {
  /**
   * Prefix of the kind of settings for a clock; in overtime, the sent time is the rest of a period.
   */
  private static final String CLOCK = "clock ";

  private static final String BYO_YOMI = "kgs-time_settings";

  private final long overheadMs;
  private String sentKind = "";

  GtpTimes(long overheadMs) {
    this.overheadMs = overheadMs;
  }

  void newGame() {
    sentKind = "";
  }

  /** Returns the commands to send before a search; the program may reject any of them. */
  List<String> commands(SearchControl control, Side side, Set<String> known) {
    Limits limits = control.limits();
    Clock clock = limits.clock();
    long spentMs = control.elapsedMs() + overheadMs;
    boolean isClock =
        clock.turnMs() == Clock.NONE && (clock.leftMs() != Clock.NONE || clock.periodMs() > 0);
    if (isClock) {
      return clock(clock, spentMs, side, known);
    }
    return limits.plannedMs() == Long.MAX_VALUE
        ? settings(timeSettings(0, 1, 0), "unlimited")
        : oneMove(Math.max(1, Math.min(limits.plannedMs(), limits.maximumMs()) - spentMs), side);
  }

  private List<String> oneMove(long ms, Side side) {
    int seconds = Math.max(1, (int) Math.min(ms / 1000, Integer.MAX_VALUE));
    List<String> all = settings(timeSettings(0, seconds, 1), "move " + seconds);
    all.add(timeLeft(side, ms, 1));
    return all;
  }

  private List<String> clock(Clock clock, long spentMs, Side side, Set<String> known) {
    int main = (int) Math.min(Math.max(0, clock.leftMs()) / 1000, Integer.MAX_VALUE);
    int period = wholeSeconds(clock.periodMs());
    boolean isByoYomi = clock.periods() > 0;
    boolean isOvertime = clock.leftMs() <= 0 && clock.periodMs() > 0;
    int moves = isByoYomi ? 1 : Math.max(0, clock.periodMoves());
    List<String> all =
        settings(
            isByoYomi && known.contains(BYO_YOMI)
                ? String.format(
                    Locale.ROOT, "%s byoyomi %d %d %d", BYO_YOMI, main, period, clock.periods())
                : timeSettings(main, period, period == 0 ? 0 : Math.max(1, moves)),
            isOvertime && sentKind.startsWith(CLOCK) ? sentKind : CLOCK + period + " " + moves);
    int left = isByoYomi && known.contains(BYO_YOMI) ? clock.periods() : Math.max(1, moves);
    long ms = Math.max(1, (isOvertime ? clock.periodMs() : clock.leftMs()) - spentMs);
    all.add(timeLeft(side, ms, isOvertime ? left : 0));
    return all;
  }

  /** Returns whole seconds, at least one if there is any time. */
  private static int wholeSeconds(long ms) {
    return ms <= 0 ? 0 : Math.clamp(ms / 1000, 1, Integer.MAX_VALUE);
  }

  /**
   * Returns the settings only if their kind has changed, since new settings reset a program's
   * clocks.
   */
  private List<String> settings(String command, String kind) {
    var all = new ArrayList<String>();
    if (!kind.equals(sentKind)) {
      all.add(command);
      sentKind = kind;
    }
    return all;
  }

  private static String timeSettings(int main, int overtime, int stones) {
    return String.format(Locale.ROOT, "time_settings %d %d %d", main, overtime, stones);
  }

  private static String timeLeft(Side side, long ms, int stones) {
    return "time_left " + GtpDriver.letter(side) + " " + seconds(ms) + " " + stones;
  }

  /**
   * Formats a time in whole seconds if it is at least one, since not every program parses
   * fractions.
   */
  private static String seconds(long ms) {
    return ms >= 1000
        ? Long.toString(ms / 1000)
        : BigDecimal.valueOf(ms, 3).stripTrailingZeros().toPlainString();
  }
}
