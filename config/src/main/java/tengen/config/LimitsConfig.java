package tengen.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What clients may use.
 *
 * @param sessions at once, 1 to 100,000
 * @param idleSeconds after which a silent session is closed, 1 to 31,536,000
 * @param lineBytes of one line, by protocol, 256 to 67,108,864
 * @param pendingBytes of queued commands in one session, then its reading pauses; 1024 to
 *     1,073,741,824
 * @param bufferMib of what clients have sent and not been sent yet, over all sessions, 1 to
 *     1,048,576; empty: an eighth of the heap
 * @param address what the clients of one address may use together
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

  /** The same with an eighth of the heap. */
  public LimitsConfig(
      int sessions, long idleSeconds, Map<String, Integer> lineBytes, long pendingBytes) {
    this(sessions, idleSeconds, lineBytes, pendingBytes, OptionalInt.empty(), ClientLimits.NONE);
  }

  /** What holds where the file is silent. */
  public static LimitsConfig defaults(List<KnownProtocol> protocols) {
    Map<String, Integer> lineBytes = new LinkedHashMap<>();
    protocols.forEach(protocol -> lineBytes.put(protocol.name(), protocol.lineBytes()));
    return new LimitsConfig(1000, 86_400, lineBytes, 8_388_608);
  }

  /**
   * The most of one line in this protocol that is kept.
   *
   * @throws IllegalArgumentException for a protocol that the reader was not given
   */
  public int lineBytes(String protocol) {
    Integer bytes = lineBytes.get(protocol);
    if (bytes == null) {
      throw new IllegalArgumentException("no limit for " + protocol);
    }
    return bytes;
  }
}
