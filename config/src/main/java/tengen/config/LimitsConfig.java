package tengen.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The limits of all clients.
 *
 * @param sessions maximum number of sessions, 1 to 100,000
 * @param idleSeconds time after which a silent session is closed, 1 to 31,536,000
 * @param lineBytes maximum length of a line by protocol, 256 to 67,108,864
 * @param pendingBytes maximum size of a session's queued commands, 1024 to 1,073,741,824; above it
 *     the session stops reading
 * @param bufferMib maximum size of received and unsent data of all sessions in MiB, 1 to 1,048,576;
 *     empty: an eighth of the heap
 * @param address limits of all clients of an IP address together
 */
public record LimitsConfig(
    int sessions,
    long idleSeconds,
    Map<String, Integer> lineBytes,
    long pendingBytes,
    OptionalInt bufferMib,
    ClientLimits address) {
  public LimitsConfig {
    lineBytes = Ordered.copyOf(lineBytes);
  }

  /** Creates limits with a buffer of an eighth of the heap and no limits for addresses. */
  public LimitsConfig(
      int sessions, long idleSeconds, Map<String, Integer> lineBytes, long pendingBytes) {
    this(sessions, idleSeconds, lineBytes, pendingBytes, OptionalInt.empty(), ClientLimits.NONE);
  }

  /** Returns the defaults. */
  public static LimitsConfig defaults(List<KnownProtocol> protocols) {
    Map<String, Integer> lineBytes = new LinkedHashMap<>();
    protocols.forEach(protocol -> lineBytes.put(protocol.name(), protocol.lineBytes()));
    return new LimitsConfig(1000, 86_400, lineBytes, 8_388_608);
  }

  /**
   * Returns the maximum length of a line of a protocol, in bytes.
   *
   * @throws IllegalArgumentException for a protocol that the reader does not know
   */
  public int lineBytes(String protocol) {
    Integer bytes = lineBytes.get(protocol);
    if (bytes == null) {
      throw new IllegalArgumentException("no limit for " + protocol);
    }
    return bytes;
  }

  private static final Key<LimitsConfig, Long> SESSIONS =
      new Key<>(
          "sessions",
          Scalars.whole(1, 100_000),
          limits -> (long) limits.sessions(),
          "",
          "Maximum number of sessions. Further connections are rejected.");

  private static final Key<LimitsConfig, Long> IDLE =
      new Key<>(
          "idle-seconds",
          Scalars.whole(1, 31_536_000),
          LimitsConfig::idleSeconds,
          "s",
          "A session without input for this time is closed.");

  private static final Key<LimitsConfig, Long> PENDING =
      new Key<>(
          "pending-bytes",
          Scalars.whole(1024, 1_073_741_824),
          LimitsConfig::pendingBytes,
          "bytes",
          "Maximum size of a session's queued commands. Above it the session stops reading.");

  private static final Key<LimitsConfig, OptionalInt> BUFFER =
      new Key<>(
          "buffer-mib",
          Scalars.autoOr(1, 1_048_576, "an eighth of the heap"),
          LimitsConfig::bufferMib,
          "MiB",
          "Memory for the unfinished lines, queued commands and unread answers of all"
              + " sessions, and for reads from the archive.");

  private static final Key<LimitsConfig, ClientLimits> ADDRESS =
      new Key<>(
          "address",
          ClientLimits.SECTION,
          LimitsConfig::address,
          "",
          "Limits of all clients of an IPv4 address or an IPv6 network of 64 bits.");

  /** Returns the section, with a key for the line length of each protocol. */
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
        "Maximum length of a line in the protocol " + protocol + ".");
  }
}
