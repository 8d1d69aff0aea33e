package tengen.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tengen.game.Side;
import tengen.protocol.gtp.GtpCommand;
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
  List<GtpCommand> commands(SearchControl control, Side side, Set<String> known) {
    Limits limits = control.limits();
    Clock clock = limits.clock();
    long spentMs = control.elapsedMs() + overheadMs;
    boolean isClock =
        clock.turnMs() == Clock.NONE && (clock.leftMs() != Clock.NONE || clock.periodMs() > 0);
    if (isClock) {
      return clock(clock, spentMs, side, known);
    }
    return limits.plannedMs() == Long.MAX_VALUE
        ? settings(new GtpCommand.TimeSettings(0, 1, 0), "unlimited")
        : oneMove(Math.max(1, Math.min(limits.plannedMs(), limits.maximumMs()) - spentMs), side);
  }

  private List<GtpCommand> oneMove(long ms, Side side) {
    int seconds = Math.max(1, (int) Math.min(ms / 1000, Integer.MAX_VALUE));
    List<GtpCommand> all = settings(new GtpCommand.TimeSettings(0, seconds, 1), "move " + seconds);
    all.add(new GtpCommand.TimeLeft(side, seconds(ms), 1));
    return all;
  }

  private List<GtpCommand> clock(Clock clock, long spentMs, Side side, Set<String> known) {
    int main = (int) Math.min(Math.max(0, clock.leftMs()) / 1000, Integer.MAX_VALUE);
    int period = wholeSeconds(clock.periodMs());
    boolean isByoYomi = clock.periods() > 0;
    boolean isOvertime = clock.leftMs() <= 0 && clock.periodMs() > 0;
    int moves = isByoYomi ? 1 : Math.max(0, clock.periodMoves());
    List<GtpCommand> all =
        settings(
            isByoYomi && known.contains(BYO_YOMI)
                ? new GtpCommand.Unknown(
                    BYO_YOMI,
                    String.format(Locale.ROOT, "byoyomi %d %d %d", main, period, clock.periods()))
                : new GtpCommand.TimeSettings(main, period, period == 0 ? 0 : Math.max(1, moves)),
            isOvertime && told.startsWith(CLOCK) ? told : CLOCK + period + " " + moves);
    int left = isByoYomi && known.contains(BYO_YOMI) ? clock.periods() : Math.max(1, moves);
    long ms = Math.max(1, (isOvertime ? clock.periodMs() : clock.leftMs()) - spentMs);
    all.add(new GtpCommand.TimeLeft(side, seconds(ms), isOvertime ? left : 0));
    return all;
  }

  /** At least one second where there is any time. */
  private static int wholeSeconds(long ms) {
    return ms <= 0 ? 0 : Math.clamp(ms / 1000, 1, Integer.MAX_VALUE);
  }

  /** New settings reset a program's clocks, so they are told when their kind changes. */
  private List<GtpCommand> settings(GtpCommand command, String kind) {
    var all = new ArrayList<GtpCommand>();
    if (!kind.equals(told)) {
      all.add(command);
      told = kind;
    }
    return all;
  }

  /** Whole seconds where there are some: not every program reads fractions. */
  private static double seconds(long ms) {
    return ms >= 1000 ? Math.floor(ms / 1000.0) : ms / 1000.0;
  }
}
