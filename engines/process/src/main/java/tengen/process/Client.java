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

/** The protocols that a hosted program may speak, each with the driver that is its client. */
enum Client {
  GOMOCUP(GomocupDialect.NAME) {
    @Override
    Optional<String> objection(String rules) {
      return GomocupRules.maskOf(rules).isPresent()
          ? Optional.empty()
          : Optional.of(
              "gomocup has Gomoku alone, such as gomoku-freestyle; dialect gtp has every game");
    }

    @Override
    Driver driver(Talk talk, EngineSettings settings, Map<String, GameRules> rules) {
      return new GomocupDriver(talk, settings, rules);
    }
  },
  GTP(GtpDialect.NAME) {
    @Override
    Optional<String> objection(String rules) {
      return Optional.empty();
    }

    @Override
    Driver driver(Talk talk, EngineSettings settings, Map<String, GameRules> rules) {
      return new GtpDriver(talk, settings, rules);
    }
  };

  private final String protocol;

  Client(String protocol) {
    this.protocol = protocol;
  }

  /** The protocol's name. */
  String protocol() {
    return protocol;
  }

  /** The names of all. */
  static List<String> protocols() {
    return Arrays.stream(values()).map(Client::protocol).toList();
  }

  /** The client of this protocol, which is one of {@link #protocols}. */
  static Client speaking(String protocol) {
    return Arrays.stream(values())
        .filter(client -> client.protocol.equals(protocol))
        .findFirst()
        .orElseThrow();
  }

  /** Why no program can be told of games by these rules, and what it can; empty: it can. */
  abstract Optional<String> objection(String rules);

  /** Drives a program that has just been started. */
  abstract Driver driver(Talk talk, EngineSettings settings, Map<String, GameRules> rules);
}
