package tengen.config;

import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A port and the settings of its clients.
 *
 * @param name unique among the listeners; appears in the log
 * @param address host name or IP address to bind
 * @param port 0 to 65535; 0 for any free port
 * @param protocol name of a protocol, {@value #AUTO} or {@value #HTTP}
 * @param engine id of the engine for all protocols that can carry its game
 * @param engines engine ids by protocol; override {@code engine}
 * @param allow ids of other engines that a client may choose; empty: every engine
 * @param time name of an existing profile
 * @param insecure whether other machines may connect without login or encryption
 * @param infoRule meaning of Gomocup's {@code INFO rule}: {@code gomocup}, {@code yixin} or {@value
 *     #AUTO}
 * @param coordConversion order of coordinates: {@code none}, {@code transpose} or {@value #AUTO}
 * @param webOptions engine options that analysis queries may set
 * @param hosts host names, beside the address, that HTTP requests may use
 * @param login whether clients log in by a token
 * @param tls certificate and key; empty: no encryption
 * @param limits limits of all clients of this listener together
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

  /** Stands for a choice by the client's first line. */
  public static final String AUTO = "auto";

  /** Stands for a protocol's name: each protocol has a WebSocket, chosen by the request's path. */
  public static final String HTTP = "http";

  /** The loopback address, which only this machine can reach. */
  public static final String LOOPBACK = "127.0.0.1";

  private static final String LOCALHOST = "localhost";

  private static final List<String> LEVEL = List.of("level");

  /** The defaults of the keys; name and port are required. */
  static final ListenerConfig INITIAL = unlisted("");

  public ListenerConfig {
    engines = Ordered.copyOf(engines);
    allow = List.copyOf(allow);
    webOptions = List.copyOf(webOptions);
    hosts = List.copyOf(hosts);
  }

  /**
   * Returns a listener outside the file: any free port, every protocol and engine, the default time
   * profile.
   */
  public static ListenerConfig unlisted(String name) {
    return unlisted(name, AUTO);
  }

  /** Returns a listener outside the file with this protocol. */
  public static ListenerConfig unlisted(String name, String protocol) {
    return new ListenerConfig(
        name,
        LOOPBACK,
        0,
        protocol,
        Optional.empty(),
        Map.of(),
        List.of(),
        TimeProfile.CASUAL,
        false,
        AUTO,
        AUTO,
        LEVEL,
        List.of(),
        LoginMode.AUTO,
        Optional.empty(),
        ClientLimits.NONE);
  }

  /**
   * Returns whether only this machine can reach the listener, as far as is known without resolving
   * a host name.
   */
  boolean isLocal() {
    try {
      return address.equalsIgnoreCase(LOCALHOST)
          || InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /**
   * Returns the settings for a session on standard input with this protocol and engine, without
   * login.
   */
  public ListenerConfig forSession(String protocol, Optional<String> chosen) {
    return new ListenerConfig(
        name,
        address,
        port,
        protocol,
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

  /** Returns whether the listener accepts clients of this protocol. */
  public boolean accepts(String protocolName) {
    return protocol.equals(AUTO) || protocol.equals(protocolName);
  }

  /** Returns the configured engine for sessions of this protocol. */
  public Optional<String> engineFor(String protocolName) {
    return Optional.ofNullable(engines.get(protocolName)).or(this::engine);
  }

  private static final Key<ListenerConfig, String> NAME =
      new Key<>(
          "name", Scalars.ID, ListenerConfig::name, true, "", "Unique name; appears in the log.");

  private static final Key<ListenerConfig, String> ADDRESS =
      new Key<>(
          "address",
          Scalars.HOST,
          ListenerConfig::address,
          "",
          "Address to bind. One that other machines can reach needs `login` and `tls`, or"
              + " `insecure`.");

  private static final Key<ListenerConfig, Long> PORT =
      new Key<>(
          "port",
          Scalars.whole(0, 65_535),
          listener -> (long) listener.port(),
          true,
          "",
          "Port to bind; 0 for any free port. An address and port can be used once.");

  private static final Key<ListenerConfig, Optional<String>> ENGINE =
      new Key<>(
          "engine",
          new Kinds.Maybe<>(Scalars.ID, ""),
          ListenerConfig::engine,
          "",
          "Id of the engine for every protocol that can carry its game.");

  private static final Key<ListenerConfig, List<String>> ALLOW =
      new Key<>(
          "allow",
          new Kinds.ListOf<>(Scalars.ID, "", "engine ids"),
          ListenerConfig::allow,
          "",
          "Ids of other engines that a client may choose. Empty: every engine.");

  private static final Key<ListenerConfig, String> TIME =
      new Key<>(
          "time", Scalars.ID, ListenerConfig::time, "", "Name of a profile in the section `time`.");

  private static final Key<ListenerConfig, List<String>> WEB_OPTIONS =
      new Key<>(
          "web-options",
          new Kinds.ListOf<>(Scalars.ID, "", "names of options"),
          ListenerConfig::webOptions,
          "",
          "Options of engines that `analysis` queries and the page may set. Options with"
              + " free text are never allowed.");

  private static final Key<ListenerConfig, List<String>> HOSTS =
      new Key<>(
          "hosts",
          new Kinds.ListOf<>(Scalars.HOST_OR_ORIGIN, "", "host names"),
          ListenerConfig::hosts,
          "",
          "http only: host names of requests beside the address and localhost. For a"
              + " proxy its origin, such as `https://play.example.org`.");

  private static final Key<ListenerConfig, LoginMode> LOGIN =
      new Key<>(
          "login",
          Scalars.word(LoginMode.values()),
          ListenerConfig::login,
          "",
          "Whether clients log in with a token. auto: required if `auth` has tokens, else"
              + " none.");

  private static final Key<ListenerConfig, Optional<TlsConfig>> TLS =
      new Key<>(
          "tls",
          new Kinds.Maybe<>(TlsConfig.SECTION, TlsConfig.INITIAL),
          ListenerConfig::tls,
          "",
          "Certificate and key for TLS 1.2 and 1.3. null: no encryption.");

  private static final Key<ListenerConfig, Boolean> INSECURE =
      new Key<>(
          "insecure",
          Scalars.YES_OR_NO,
          ListenerConfig::insecure,
          "",
          "true lets other machines connect without login or encryption.");

  private static final Key<ListenerConfig, String> INFO_RULE =
      new Key<>(
          "info-rule",
          Scalars.oneOf(List.of(ListenerConfig.AUTO, "gomocup", "yixin")),
          ListenerConfig::infoRule,
          "",
          "Meaning of 2 in Gomocup's `INFO rule`: continuous play (gomocup) or renju"
              + " (yixin). auto detects the client.");

  private static final Key<ListenerConfig, String> COORD_CONVERSION =
      new Key<>(
          "coord-conversion",
          Scalars.oneOf(List.of(ListenerConfig.AUTO, "none", "transpose")),
          ListenerConfig::coordConversion,
          "",
          "transpose: Gomocup's coordinates are row,column. auto detects the client.");

  private static final Key<ListenerConfig, ClientLimits> LIMITS =
      new Key<>(
          "limits",
          ClientLimits.SECTION,
          ListenerConfig::limits,
          "",
          "Limits of all clients of the listener together.");

  /** Returns the keys of a listener that may choose among these protocols. */
  static Section<ListenerConfig> section(List<KnownProtocol> protocols) {
    List<String> names = protocols.stream().map(KnownProtocol::name).toList();
    Key<ListenerConfig, String> protocol = protocol(names);
    Key<ListenerConfig, Map<String, String>> engines = engines(names);
    return new Section<>(
        ListenerConfig.INITIAL,
        List.of(
            NAME,
            ADDRESS,
            PORT,
            protocol,
            ENGINE,
            engines,
            ALLOW,
            TIME,
            INSECURE,
            INFO_RULE,
            COORD_CONVERSION,
            WEB_OPTIONS,
            HOSTS,
            LOGIN,
            TLS,
            LIMITS),
        in ->
            new ListenerConfig(
                in.get(NAME),
                in.get(ADDRESS),
                Math.toIntExact(in.get(PORT)),
                in.get(protocol),
                in.get(ENGINE),
                in.get(engines),
                in.get(ALLOW),
                in.get(TIME),
                in.get(INSECURE),
                in.get(INFO_RULE),
                in.get(COORD_CONVERSION),
                in.get(WEB_OPTIONS),
                in.get(HOSTS),
                in.get(LOGIN),
                in.get(TLS),
                in.get(LIMITS)));
  }

  private static Key<ListenerConfig, String> protocol(List<String> names) {
    Stream<String> others = Stream.of(ListenerConfig.AUTO, ListenerConfig.HTTP);
    List<String> choices = Stream.concat(others, names.stream()).toList();
    return new Key<>(
        "protocol",
        Scalars.oneOf(choices),
        ListenerConfig::protocol,
        "",
        "Protocol of clients. auto: the first line decides. http: the page and"
            + " WebSockets, whose path decides.");
  }

  /**
   * Returns the key of engines by protocol. A session never has the protocol {@code auto}, so it is
   * not allowed.
   */
  private static Key<ListenerConfig, Map<String, String>> engines(List<String> names) {
    return new Key<>(
        "engines",
        new Kinds.MapOf<>(
            Scalars.oneOf(names),
            Scalars.ID,
            "",
            "engine ids by protocol: " + String.join(", ", names)),
        ListenerConfig::engines,
        "",
        "Id of the engine for one protocol; overrides `engine`.");
  }
}
