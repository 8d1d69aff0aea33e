package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.bare;
import static tengen.protocol.gtp.GtpArguments.numbers;
import static tengen.protocol.gtp.GtpOutcome.reply;
import static tengen.protocol.gtp.GtpRow.row;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import tengen.game.Side;
import tengen.protocol.Effect;

/** Both sides' clocks, and the commands that set them. */
record GtpClocks(GtpClock black, GtpClock white) {
  static final GtpClocks UNLIMITED = both(GtpClock.UNLIMITED);

  static final List<GtpRow> ROWS =
      List.of(
          row("time_settings", "MAIN OVERTIME STONES", GtpClocks::settings)
              .gives("empty")
              .notes("in seconds; see below"),
          row("kgs-time_settings", "KIND …", GtpClocks::kgsSettings)
              .gives("empty")
              .notes(
                  "`none`, `absolute M`, `canadian M O N`, `byoyomi M O N`; fractions are allowed"),
          row("kata-time_settings", "KIND …", GtpClocks::kataSettings)
              .gives("empty")
              .notes(
                  "KGS's kinds, `fischer M I` and `fischer-capped M I MOST MOVE`; negative: no"
                      + " limit"),
          row("kata-list_time_settings", "", bare(state -> reply(state, GtpTimeControl.NAMES)))
              .gives("the kinds, on one line"),
          row("time_left", "C SECONDS STONES", TimeLeft::read)
              .gives("empty")
              .notes("see below")
              .brief());

  /**
   * The command {@code time_left}.
   *
   * @param stones 0: seconds are of main time; else of overtime with this number of moves, or of
   *     periods
   */
  record TimeLeft(Side side, double seconds, int stones) implements GtpCommand {
    private static Optional<GtpCommand> read(List<String> words) {
      if (words.size() != 3) {
        return Optional.empty();
      }
      OptionalDouble seconds = GtpWords.fraction(words.get(1));
      OptionalInt stones = GtpWords.wholeNumber(words.get(2));
      return seconds.isPresent() && stones.isPresent()
          ? GtpWords.side(words.get(0))
              .map(side -> new TimeLeft(side, seconds.getAsDouble(), stones.getAsInt()))
          : Optional.empty();
    }

    @Override
    public GtpOutcome run(GtpState state) {
      return reply(state.withClocks(state.clocks().withTimeLeft(this)), "");
    }
  }

  /** Returns the same clock for both sides. */
  static GtpClocks both(GtpClock clock) {
    return new GtpClocks(clock, clock);
  }

  private static Optional<GtpCommand> settings(List<String> words) {
    return numbers(words, 3).map(times -> state -> set(state, times[0], times[1], times[2]));
  }

  private static GtpOutcome set(GtpState state, int main, int overtime, int stones) {
    List<Effect<GtpReply>> notes =
        main == 0 && overtime == 0
            ? List.of(new Effect.Note<>("time settings without time: no limit"))
            : List.of();
    GtpClock clock = GtpClock.set(main, overtime, stones);
    return reply(state.withClocks(both(clock)), "", notes);
  }

  private static Optional<GtpCommand> kgsSettings(List<String> words) {
    boolean isKgs = words.stream().noneMatch(word -> word.startsWith("fischer"));
    return isKgs ? kataSettings(words) : Optional.empty();
  }

  private static Optional<GtpCommand> kataSettings(List<String> words) {
    return GtpTimeControl.read(words)
        .map(control -> state -> reply(state.withClocks(both(GtpClock.set(control))), ""));
  }

  GtpClock of(Side side) {
    return side == Side.BLACK ? black : white;
  }

  GtpClocks with(Side side, GtpClock clock) {
    return side == Side.BLACK ? new GtpClocks(clock, white) : new GtpClocks(black, clock);
  }

  /** Returns the clocks after {@code time_left}. */
  GtpClocks withTimeLeft(TimeLeft left) {
    return with(left.side(), of(left.side()).timeLeft(left.seconds(), left.stones()));
  }
}
