package tengen.config;

import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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

  private static final Key<ListenerConfig, String> NAME =
      new Key<>("name", Scalars.ID, ListenerConfig::name, true, "", "unique; stands in the log");

  private static final Key<ListenerConfig, String> ADDRESS =
      new Key<>(
          "address",
          Scalars.HOST,
          ListenerConfig::address,
          "",
          "to bind; one that other machines may reach, such as 0.0.0.0, only with `login` and"
              + " `tls`, or `insecure`");

  private static final Key<ListenerConfig, Long> PORT =
      new Key<>(
          "port",
          Scalars.whole(0, 65_535),
          listener -> (long) listener.port(),
          true,
          "",
          "to bind; 0: any free one. An address and port can be used once");

  private static final Key<ListenerConfig, Optional<String>> ENGINE =
      new Key<>(
          "engine",
          new Kinds.Maybe<>(Scalars.ID, ""),
          ListenerConfig::engine,
          "",
          "id of the engine for every protocol that carries its game");

  private static final Key<ListenerConfig, List<String>> ALLOW =
      new Key<>(
          "allow",
          new Kinds.ListOf<>(Scalars.ID, "", "engine ids"),
          ListenerConfig::allow,
          "",
          "ids of the engines that a client may change to besides; empty: every engine");

  private static final Key<ListenerConfig, String> TIME =
      new Key<>(
          "time", Scalars.ID, ListenerConfig::time, "", "name of a profile in the section `time`");

  private static final Key<ListenerConfig, List<String>> WEB_OPTIONS =
      new Key<>(
          "web-options",
          new Kinds.ListOf<>(Scalars.ID, "", "names of options"),
          ListenerConfig::webOptions,
          "",
          "options of engines that queries of `analysis` may set, the page's among them; never one"
              + " whose value is any text");

  private static final Key<ListenerConfig, List<String>> HOSTS =
      new Key<>(
          "hosts",
          new Kinds.ListOf<>(Scalars.HOST_OR_ORIGIN, "", "host names"),
          ListenerConfig::hosts,
          "",
          "of http: names that browsers and scripts may call it by, beside its address and"
              + " localhost; of a proxy in front of it the origin, as `https://play.example.org`");

  private static final Key<ListenerConfig, LoginMode> LOGIN =
      new Key<>(
          "login",
          Scalars.word(LoginMode.values()),
          ListenerConfig::login,
          "",
          "whether clients name themselves by a token of `auth`; auto: required where there is one,"
              + " else none");

  private static final Key<ListenerConfig, Optional<TlsConfig>> TLS =
      new Key<>(
          "tls",
          new Kinds.Maybe<>(TlsConfig.SECTION, TlsConfig.INITIAL),
          ListenerConfig::tls,
          "",
          "what all is encrypted with (TLS 1.2 and 1.3); null: nothing is");

  private static final Key<ListenerConfig, Boolean> INSECURE =
      new Key<>(
          "insecure",
          Scalars.YES_OR_NO,
          ListenerConfig::insecure,
          "",
          "true: other machines may reach the address though it lacks `login` or `tls`");

  private static final Key<ListenerConfig, String> INFO_RULE =
      new Key<>(
          "info-rule",
          Scalars.oneOf(List.of(ListenerConfig.AUTO, "gomocup", "yixin")),
          ListenerConfig::infoRule,
          "",
          "whose numbers Gomocup's `INFO rule` has: 2 is continuous play, or Yixin's renju;"
              + " auto: as what else the client says");

  private static final Key<ListenerConfig, String> COORD_CONVERSION =
      new Key<>(
          "coord-conversion",
          Scalars.oneOf(List.of(ListenerConfig.AUTO, "none", "transpose")),
          ListenerConfig::coordConversion,
          "",
          "transpose: Gomocup's points come and go as row,column; auto: as what else the client"
              + " says");

  private static final Key<ListenerConfig, ClientLimits> LIMITS =
      new Key<>(
          "limits", ClientLimits.SECTION, ListenerConfig::limits, "", "what its clients may use");

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
        "what clients speak; auto: the first line decides; http: WebSockets, whose path decides");
  }

  /** Only for a protocol that a session can have in the end: {@code auto} has none. */
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
        "id of the engine for one protocol; stronger than `engine`");
  }
}
