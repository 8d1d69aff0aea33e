package tengen.protocol.gtp;

/**
 * What the client has said of the game that is no part of its position.
 *
 * @param komi without effect
 * @param isGogui whether it is GoGui, which draws what standard error says
 */
record GtpClientSettings(GtpClocks clocks, double komi, boolean isGogui) {
  static final GtpClientSettings UNSAID = new GtpClientSettings(GtpClocks.UNLIMITED, 0, false);

  GtpClientSettings withClocks(GtpClocks next) {
    return new GtpClientSettings(next, komi, isGogui);
  }

  GtpClientSettings withKomi(double next) {
    return new GtpClientSettings(clocks, next, isGogui);
  }

  GtpClientSettings withGogui() {
    return new GtpClientSettings(clocks, komi, true);
  }
}
