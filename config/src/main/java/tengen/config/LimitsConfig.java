package tengen.config;

/**
 * What clients may use.
 *
 * @param sessions at once, 1 to 100,000
 * @param idleSeconds after which a silent session is closed, 1 to 31,536,000
 * @param gomocupLineBytes of one line, 256 to 16,777,216
 * @param gtpLineBytes of one line, 256 to 67,108,864
 * @param pendingBytes of queued commands in one session, then its reading pauses; 1024 to
 *     1,073,741,824
 */
public record LimitsConfig(
    int sessions, long idleSeconds, int gomocupLineBytes, int gtpLineBytes, long pendingBytes) {
  public static final LimitsConfig DEFAULT =
      new LimitsConfig(1000, 86_400, 65_536, 4_194_304, 8_388_608);
}
