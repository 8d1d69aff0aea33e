package tengen.config;

import java.util.List;

/** The keys of what clients may use. */
final class LimitsKeys {
  private LimitsKeys() {}

  static final Key<LimitsConfig, Long> SESSIONS =
      new Key<>(
          "sessions",
          Scalars.whole(1, 100_000),
          limits -> (long) limits.sessions(),
          "",
          "sessions at once; further connections are refused");

  static final Key<LimitsConfig, Long> IDLE =
      new Key<>(
          "idle-seconds",
          Scalars.whole(1, 31_536_000),
          LimitsConfig::idleSeconds,
          "s",
          "of silence, after which a session is closed");

  static final Key<LimitsConfig, Long> GOMOCUP_LINE =
      new Key<>(
          "gomocup-line-bytes",
          Scalars.whole(256, 16_777_216),
          limits -> (long) limits.gomocupLineBytes(),
          "bytes",
          "of one Gomocup line");

  static final Key<LimitsConfig, Long> GTP_LINE =
      new Key<>(
          "gtp-line-bytes",
          Scalars.whole(256, 67_108_864),
          limits -> (long) limits.gtpLineBytes(),
          "bytes",
          "of one GTP line");

  static final Key<LimitsConfig, Long> PENDING =
      new Key<>(
          "pending-bytes",
          Scalars.whole(1024, 1_073_741_824),
          LimitsConfig::pendingBytes,
          "bytes",
          "of commands that wait in one session; then reading from its client pauses");

  static final Section<LimitsConfig> SECTION =
      new Section<>(
          LimitsConfig.DEFAULT,
          List.of(SESSIONS, IDLE, GOMOCUP_LINE, GTP_LINE, PENDING),
          in ->
              new LimitsConfig(
                  Math.toIntExact(in.get(SESSIONS)),
                  in.get(IDLE),
                  Math.toIntExact(in.get(GOMOCUP_LINE)),
                  Math.toIntExact(in.get(GTP_LINE)),
                  in.get(PENDING)));
}
