package tengen.config;

import java.nio.file.Path;
import java.util.List;

/** Reads configurations whose result the test knows. */
final class Reading {
  /** The protocols of {@code Dialects.shipped}, which this module does not depend on. */
  static final List<KnownProtocol> PROTOCOLS =
      List.of(
          new KnownProtocol("gomocup", 65_536),
          new KnownProtocol("gtp", 4_194_304),
          new KnownProtocol("analysis", 1_048_576),
          new KnownProtocol("botzone", 1_048_576),
          new KnownProtocol("ualberta", 4_194_304));

  static final ConfigReader READER = new ConfigReader(PROTOCOLS);

  /** The configuration of an empty file. */
  static final TengenConfig DEFAULTS = of("{}");

  private Reading() {}

  static TengenConfig of(Path file) {
    return accepted(READER.read(file)).config();
  }

  static TengenConfig of(String yaml) {
    return accepted(READER.read("f.yaml", yaml)).config();
  }

  static ConfigReading.Accepted accepted(ConfigReading reading) {
    return switch (reading) {
      case ConfigReading.Accepted accepted -> accepted;
      case ConfigReading.Rejected(List<ConfigProblem> problems, _) ->
          throw new AssertionError("refused: " + problems);
    };
  }

  /** Returns the printed problems; none if the file is valid. */
  static List<String> problems(String yaml) {
    return problems(READER.read("f.yaml", yaml));
  }

  static List<String> problems(ConfigReading reading) {
    return switch (reading) {
      case ConfigReading.Accepted _ -> List.of();
      case ConfigReading.Rejected(List<ConfigProblem> problems, _) ->
          problems.stream().map(ConfigProblem::toString).toList();
    };
  }
}
