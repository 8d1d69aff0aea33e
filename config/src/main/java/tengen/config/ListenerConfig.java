package tengen.config;

import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One port, and what its clients get.
 *
 * @param name unique among the listeners; in the log
 * @param address host name or IP address to bind
 * @param port 0 to 65535; 0: any free one
 * @param protocol the name of the one that clients speak, {@value #AUTO} or {@value #HTTP}
 * @param engine id, for every protocol that carries the engine's game
 * @param engines ids by protocol name; stronger than {@code engine}
 * @param allow ids of the engines that a client may change to besides; empty: every engine
 * @param time name of a profile that exists
 * @param insecure whether other machines may reach it though it lacks login or encryption
 * @param infoRule how Gomocup clients mean {@code INFO rule}: {@code gomocup}, {@code yixin}, or
 *     {@value #AUTO}
 * @param coordConversion how they mean points: {@code none}, {@code transpose}, or {@value #AUTO}
 * @param webOptions which options of engines queries of analysis may set
 * @param hosts by what names, beside its address, requests of HTTP may call it
 * @param login whether clients name themselves by a token
 * @param tls what it encrypts with; empty: nothing is encrypted
 * @param limits what its clients may use together
 */
public record ListenerConfig(
    String name,
    String address,
    int port,
    String protocol,
    Optional<String> engine,
    Map<String, String> engines,
    List<String> allow,
    String time,
    boolean insecure,
    String infoRule,
    String coordConversion,
    List<String> webOptions,
    List<String> hosts,
    LoginMode login,
    Optional<TlsConfig> tls,
    ClientLimits limits) {

  /** In place of a choice: what the client says decides. */
  public static final String AUTO = "auto";

  /** In place of a protocol's name: each has a WebSocket, and the request's path decides. */
  public static final String HTTP = "http";

  /** Only this machine can reach it. */
  public static final String LOOPBACK = "127.0.0.1";

  private static final String LOCALHOST = "localhost";

  private static final List<String> LEVEL = List.of("level");

  /** What the keys of a listener are where the file is silent; it must give name and port. */
  static final ListenerConfig INITIAL = unlisted("");

  public ListenerConfig {
    engines = Ordered.copyOf(engines);
    allow = List.copyOf(allow);
    webOptions = List.copyOf(webOptions);
    hosts = List.copyOf(hosts);
  }

  /** One whose clients say what they mean. */
  public ListenerConfig(
      String name,
      String address,
      int port,
      String protocol,
      Optional<String> engine,
      Map<String, String> engines,
      List<String> allow,
      String time,
      boolean insecure) {
    this(
        name,
        address,
        port,
        protocol,
        engine,
        engines,
        allow,
        time,
        insecure,
        AUTO,
        AUTO,
        LEVEL,
        List.of(),
        LoginMode.AUTO,
        Optional.empty(),
        ClientLimits.NONE);
  }

  /** One that no file has: any free port, every protocol and engine, the casual times. */
  public static ListenerConfig unlisted(String name) {
    return new ListenerConfig(
        name, LOOPBACK, 0, AUTO, Optional.empty(), Map.of(), List.of(), TimeProfile.CASUAL, false);
  }

  /** Whether only this machine can reach it, as far as can be told without looking a name up. */
  boolean isLocal() {
    try {
      return address.equalsIgnoreCase(LOCALHOST)
          || InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /** What a session on standard input has of it, with this protocol and engine; nobody logs in. */
  public ListenerConfig forSession(String spoken, Optional<String> chosen) {
    return new ListenerConfig(
        name,
        address,
        port,
        spoken,
        chosen,
        Map.of(),
        allow,
        time,
        insecure,
        infoRule,
        coordConversion,
        webOptions,
        hosts,
        LoginMode.NONE,
        Optional.empty(),
        ClientLimits.NONE);
  }

  /** Whether clients of this protocol are welcome. */
  public boolean speaks(String protocolName) {
    return protocol.equals(AUTO) || protocol.equals(protocolName);
  }

  /** The engine for sessions of this protocol, where one is named. */
  public Optional<String> engineFor(String protocolName) {
    return Optional.ofNullable(engines.get(protocolName)).or(this::engine);
  }
}
