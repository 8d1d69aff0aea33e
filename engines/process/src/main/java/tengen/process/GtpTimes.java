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
 * What GTP can say of a search's limits, each less what has passed and the overhead. A manager's
 * clock is passed on, so that the program plans by itself. Where there is only a time for this
 * move, it is told as an overtime of one move. An increment has no words.
 */
final class GtpTimes {
  /** Begins the kind of settings of a clock; in overtime what is told is the rest of a period. */
  private static final String CLOCK = "clock ";

  private static final String BYO_YOMI = "kgs-time_settings";

  private final long overheadMs;
  private String told = "";

  GtpTimes(long overheadMs) {
    this.overheadMs = overheadMs;
  }

  void newGame() {
    told = "";
  }

  /** The commands before a search; the program may refuse any of them. */
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
            isOvertime && told.startsWith(CLOCK) ? told : CLOCK + period + " " + moves);
    int left = isByoYomi && known.contains(BYO_YOMI) ? clock.periods() : Math.max(1, moves);
    long ms = Math.max(1, (isOvertime ? clock.periodMs() : clock.leftMs()) - spentMs);
    all.add(timeLeft(side, ms, isOvertime ? left : 0));
    return all;
  }

  /** At least one second where there is any time. */
  private static int wholeSeconds(long ms) {
    return ms <= 0 ? 0 : Math.clamp(ms / 1000, 1, Integer.MAX_VALUE);
  }

  /** New settings reset a program's clocks, so they are told when their kind changes. */
  private List<String> settings(String command, String kind) {
    var all = new ArrayList<String>();
    if (!kind.equals(told)) {
      all.add(command);
      told = kind;
    }
    return all;
  }

  private static String timeSettings(int main, int overtime, int stones) {
    return String.format(Locale.ROOT, "time_settings %d %d %d", main, overtime, stones);
  }

  private static String timeLeft(Side side, long ms, int stones) {
    return "time_left " + GtpDriver.letter(side) + " " + seconds(ms) + " " + stones;
  }

  /** Whole seconds where there are some: not every program reads fractions. */
  private static String seconds(long ms) {
    return ms >= 1000
        ? Long.toString(ms / 1000)
        : BigDecimal.valueOf(ms, 3).stripTrailingZeros().toPlainString();
  }
}
