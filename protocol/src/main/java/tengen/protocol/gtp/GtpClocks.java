package tengen.protocol.gtp;

import tengen.game.Side;

/** Both sides' clocks. */
record GtpClocks(GtpClock black, GtpClock white) {
  static final GtpClocks UNLIMITED = new GtpClocks(GtpClock.UNLIMITED, GtpClock.UNLIMITED);

  GtpClock of(Side side) {
    return side == Side.BLACK ? black : white;
  }

  GtpClocks with(Side side, GtpClock clock) {
    return side == Side.BLACK ? new GtpClocks(clock, white) : new GtpClocks(black, clock);
  }
}
