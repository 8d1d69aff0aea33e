package tengen.config;

import java.nio.file.Path;
import java.util.List;

/** Reads where the test knows what must come of it. */
final class Reading {
  /** Those of {@code Dialects.shipped}, which this module does not know. */
  static final List<KnownProtocol> PROTOCOLS =
      List.of(
          new KnownProtocol("gomocup", 65_536),
          new KnownProtocol("gtp", 4_194_304),
          new KnownProtocol("analysis", 1_048_576),
          new KnownProtocol("botzone", 1_048_576),
          new KnownProtocol("ualberta", 4_194_304));

  static final ConfigReader READER = new ConfigReader(PROTOCOLS);

  /** Of a file that gives nothing. */
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
      case ConfigReading.Refused(List<ConfigProblem> problems, _) ->
          throw new AssertionError("refused: " + problems);
    };
  }

  /** The problems as they are printed; none where the file is accepted. */
  static List<String> problems(String yaml) {
    return problems(READER.read("f.yaml", yaml));
  }

  static List<String> problems(ConfigReading reading) {
    return switch (reading) {
      case ConfigReading.Accepted _ -> List.of();
      case ConfigReading.Refused(List<ConfigProblem> problems, _) ->
          problems.stream().map(ConfigProblem::toString).toList();
    };
  }
}
