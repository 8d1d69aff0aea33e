package tengen.process;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.protocol.gomocup.GomocupDialect;
import tengen.protocol.gomocup.GomocupRules;
import tengen.protocol.gtp.GtpDialect;

/** A protocol that an external program may speak, with the driver that is its client. */
enum Client {
  GOMOCUP(GomocupDialect.NAME) {
    @Override
    Optional<String> objection(String rules) {
      return GomocupRules.maskOf(rules).isPresent()
          ? Optional.empty()
          : Optional.of(
              "gomocup supports only Gomoku, such as gomoku-freestyle; dialect gtp supports every"
                  + " game");
    }

    @Override
    Driver driver(
        ProgramConnection connection, EngineSettings settings, Map<String, GameRules> rules) {
      return new GomocupDriver(connection, settings, rules);
    }
  },
  GTP(GtpDialect.NAME) {
    @Override
    Optional<String> objection(String rules) {
      return Optional.empty();
    }

    @Override
    Driver driver(
        ProgramConnection connection, EngineSettings settings, Map<String, GameRules> rules) {
      return new GtpDriver(connection, settings, rules);
    }
  };

  private final String protocol;

  Client(String protocol) {
    this.protocol = protocol;
  }

  /** Returns the protocol's name. */
  String protocol() {
    return protocol;
  }

  /** Returns the names of all protocols. */
  static List<String> protocols() {
    return Arrays.stream(values()).map(Client::protocol).toList();
  }

  /** Returns the client of a protocol, which must be one of {@link #protocols}. */
  static Client forProtocol(String protocol) {
    return Arrays.stream(values())
        .filter(client -> client.protocol.equals(protocol))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Returns why the protocol cannot express games by these rules and what it can, or empty if it
   * can.
   */
  abstract Optional<String> objection(String rules);

  /** Creates the driver of a program that has just been started. */
  abstract Driver driver(
      ProgramConnection connection, EngineSettings settings, Map<String, GameRules> rules);
}
