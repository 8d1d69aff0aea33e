package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpOutcome.say;

import java.util.List;
import tengen.game.Side;
import tengen.protocol.Effect;

/** Both sides' clocks, and what is said of them. */
record GtpClocks(GtpClock black, GtpClock white) {
  static final GtpClocks UNLIMITED = both(GtpClock.UNLIMITED);

  /** The same for both. */
  static GtpClocks both(GtpClock clock) {
    return new GtpClocks(clock, clock);
  }

  static GtpOutcome run(GtpState state, GtpCommand.ClockCommand command) {
    return switch (command) {
      case GtpCommand.TimeSettings settings -> set(state, settings);
      case GtpCommand.KataTimeSettings(GtpTimeControl control) ->
          say(state.withClocks(both(GtpClock.set(control))), "");
      case GtpCommand.ListTimeSettings _ -> say(state, GtpTimeControl.NAMES);
      case GtpCommand.TimeLeft left -> say(state.withClocks(state.clocks().told(left)), "");
    };
  }

  private static GtpOutcome set(GtpState state, GtpCommand.TimeSettings settings) {
    GtpClock clock = GtpClock.set(settings.main(), settings.overtime(), settings.stones());
    boolean nothing = settings.main() == 0 && settings.overtime() == 0;
    List<Effect<GtpReply>> notes =
        nothing ? List.of(new Effect.Note<>("time settings without time: no limit")) : List.of();
    return say(state.withClocks(both(clock)), "", notes);
  }

  GtpClock of(Side side) {
    return side == Side.BLACK ? black : white;
  }

  GtpClocks with(Side side, GtpClock clock) {
    return side == Side.BLACK ? new GtpClocks(clock, white) : new GtpClocks(black, clock);
  }

  /** With the controller's word for one. */
  GtpClocks told(GtpCommand.TimeLeft left) {
    return with(left.side(), of(left.side()).timeLeft(left.seconds(), left.stones()));
  }
}
