package tengen.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One port, and what its clients get.
 *
 * @param name unique among the listeners; in the log
 * @param address host name or IP address to bind
 * @param port 0 to 65535; 0: any free one
 * @param engine id, for every protocol that carries the engine's game
 * @param engines ids by protocol name, {@code gomocup} and {@code gtp}; stronger than {@code
 *     engine}
 * @param allow ids of the engines that a client may change to besides; where {@code engine}, {@code
 *     engines} and {@code allow} are all empty, every engine
 * @param time name of a profile that exists
 */
public record ListenerConfig(
    String name,
    String address,
    int port,
    ListenerProtocol protocol,
    Optional<String> engine,
    Map<String, String> engines,
    List<String> allow,
    String time) {

  /** Only this machine can reach it. */
  public static final String LOOPBACK = "127.0.0.1";

  /** What the keys of a listener are where the file is silent; it must give name and port. */
  static final ListenerConfig INITIAL = unlisted("");

  public ListenerConfig {
    engines = Ordered.copyOf(engines);
    allow = List.copyOf(allow);
  }

  /** One that no file has: any free port, every protocol and engine, the casual times. */
  public static ListenerConfig unlisted(String name) {
    return new ListenerConfig(
        name,
        LOOPBACK,
        0,
        ListenerProtocol.AUTO,
        Optional.empty(),
        Map.of(),
        List.of(),
        TimeProfile.CASUAL);
  }

  /** The three that listen where no file says otherwise. */
  static List<ListenerConfig> defaults() {
    return List.of(
        new ListenerConfig(
            "any",
            LOOPBACK,
            7300,
            ListenerProtocol.AUTO,
            Optional.empty(),
            Map.of("gomocup", "gomoku", "gtp", "nogo"),
            List.of(),
            TimeProfile.CASUAL),
        new ListenerConfig(
            "nogo",
            LOOPBACK,
            7301,
            ListenerProtocol.GTP,
            Optional.of("nogo"),
            Map.of(),
            List.of("nogo", "nogo-classic", "gomoku", "gomoku-classic"),
            TimeProfile.CASUAL),
        new ListenerConfig(
            "gomoku",
            LOOPBACK,
            7302,
            ListenerProtocol.GOMOCUP,
            Optional.of("gomoku"),
            Map.of(),
            List.of(),
            TimeProfile.CASUAL));
  }

  /**
   * The engine for sessions of this protocol ({@code gomocup}, {@code gtp}), where one is named.
   */
  public Optional<String> engineFor(String protocolName) {
    return Optional.ofNullable(engines.get(protocolName)).or(this::engine);
  }
}
