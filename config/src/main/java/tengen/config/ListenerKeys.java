package tengen.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The keys of a listener. */
final class ListenerKeys {
  private ListenerKeys() {}

  private static final List<String> PROTOCOLS = List.of("gomocup", "gtp");

  /** Only a protocol that a session can have in the end: {@code auto} has none. */
  private static final Scalar<String> PROTOCOL_NAME =
      new Scalar<>(
          "one of " + String.join(", ", PROTOCOLS),
          text -> Optional.of(text).filter(PROTOCOLS::contains),
          text -> text);

  static final Key<ListenerConfig, String> NAME =
      new Key<>("name", Scalars.ID, ListenerConfig::name, true, "", "unique; stands in the log");

  static final Key<ListenerConfig, String> ADDRESS =
      new Key<>(
          "address",
          Scalars.HOST,
          ListenerConfig::address,
          "",
          "to bind; 0.0.0.0 lets other machines in");

  static final Key<ListenerConfig, Long> PORT =
      new Key<>(
          "port",
          Scalars.whole(0, 65_535),
          listener -> (long) listener.port(),
          true,
          "",
          "to bind; 0: any free one. An address and port can be used once");

  static final Key<ListenerConfig, ListenerProtocol> PROTOCOL =
      new Key<>(
          "protocol",
          Scalars.word(ListenerProtocol.values()),
          ListenerConfig::protocol,
          "",
          "what clients speak; auto: the first line decides");

  static final Key<ListenerConfig, Optional<String>> ENGINE =
      new Key<>(
          "engine",
          new Kinds.Maybe<>(Scalars.ID, ""),
          ListenerConfig::engine,
          "",
          "id of the engine for every protocol that carries its game");

  static final Key<ListenerConfig, Map<String, String>> ENGINES =
      new Key<>(
          "engines",
          new Kinds.MapOf<>(PROTOCOL_NAME, Scalars.ID, "", "engine ids by protocol: gomocup, gtp"),
          ListenerConfig::engines,
          "",
          "id of the engine for one protocol; stronger than `engine`");

  static final Key<ListenerConfig, List<String>> ALLOW =
      new Key<>(
          "allow",
          new Kinds.ListOf<>(Scalars.ID, "", "engine ids"),
          ListenerConfig::allow,
          "",
          "ids of engines that a client may change to besides; every engine where `engine`,"
              + " `engines` and `allow` are all empty");

  static final Key<ListenerConfig, String> TIME =
      new Key<>(
          "time", Scalars.ID, ListenerConfig::time, "", "name of a profile in the section `time`");

  static final Section<ListenerConfig> SECTION =
      new Section<>(
          ListenerConfig.INITIAL,
          List.of(NAME, ADDRESS, PORT, PROTOCOL, ENGINE, ENGINES, ALLOW, TIME),
          in ->
              new ListenerConfig(
                  in.get(NAME),
                  in.get(ADDRESS),
                  Math.toIntExact(in.get(PORT)),
                  in.get(PROTOCOL),
                  in.get(ENGINE),
                  in.get(ENGINES),
                  in.get(ALLOW),
                  in.get(TIME)));
}
