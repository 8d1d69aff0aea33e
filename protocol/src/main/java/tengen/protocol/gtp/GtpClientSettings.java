package tengen.protocol.gtp;

/**
 * The client's settings that are not part of a position.
 *
 * @param komi has no effect
 * @param isGogui whether the client is GoGui, which draws graphics from standard error
 */
record GtpClientSettings(GtpClocks clocks, double komi, boolean isGogui) {
  static final GtpClientSettings DEFAULT = new GtpClientSettings(GtpClocks.UNLIMITED, 0, false);

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
