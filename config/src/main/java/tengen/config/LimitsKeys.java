package tengen.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The keys of what clients may use. */
final class LimitsKeys {
  private LimitsKeys() {}

  private static final Key<LimitsConfig, Long> SESSIONS =
      new Key<>(
          "sessions",
          Scalars.whole(1, 100_000),
          limits -> (long) limits.sessions(),
          "",
          "sessions at once; further connections are refused");

  private static final Key<LimitsConfig, Long> IDLE =
      new Key<>(
          "idle-seconds",
          Scalars.whole(1, 31_536_000),
          LimitsConfig::idleSeconds,
          "s",
          "of silence, after which a session is closed");

  private static final Key<LimitsConfig, Long> PENDING =
      new Key<>(
          "pending-bytes",
          Scalars.whole(1024, 1_073_741_824),
          LimitsConfig::pendingBytes,
          "bytes",
          "of commands that wait in one session; then reading from its client pauses");

  private static final Key<LimitsConfig, OptionalInt> BUFFER =
      new Key<>(
          "buffer-mib",
          Scalars.autoOr(1, 1_048_576, "an eighth of the heap"),
          LimitsConfig::bufferMib,
          "MiB",
          "of all sessions' unfinished lines, waiting commands and unread answers, and of what is"
              + " read from the archive");

  private static final Key<LimitsConfig, ClientLimits> ADDRESS =
      new Key<>(
          "address",
          ClientLimitsKeys.SECTION,
          LimitsConfig::address,
          "",
          "what the clients of one address may use, or of one network of 64 bits of IPv6");

  /** With a key for the lines of each protocol. */
  static Section<LimitsConfig> section(List<KnownProtocol> protocols) {
    Map<String, Key<LimitsConfig, Long>> lines = new LinkedHashMap<>();
    protocols.forEach(protocol -> lines.put(protocol.name(), line(protocol.name())));
    List<Key<LimitsConfig, ?>> keys = new ArrayList<>(List.of(SESSIONS, IDLE));
    keys.addAll(lines.values());
    keys.addAll(List.of(PENDING, BUFFER, ADDRESS));
    return new Section<>(
        LimitsConfig.defaults(protocols),
        keys,
        in -> {
          Map<String, Integer> lineBytes = new LinkedHashMap<>();
          lines.forEach((name, key) -> lineBytes.put(name, Math.toIntExact(in.get(key))));
          return new LimitsConfig(
              Math.toIntExact(in.get(SESSIONS)),
              in.get(IDLE),
              lineBytes,
              in.get(PENDING),
              in.get(BUFFER),
              in.get(ADDRESS));
        });
  }

  private static Key<LimitsConfig, Long> line(String protocol) {
    return new Key<>(
        protocol + "-line-bytes",
        Scalars.whole(256, 67_108_864),
        limits -> (long) limits.lineBytes(protocol),
        "bytes",
        "of one line in the protocol " + protocol);
  }
}
