package tengen.config;

import java.util.List;
import java.util.Optional;

/** What came of reading a file: a configuration, or every reason why there is none. */
public sealed interface ConfigReading {

  /** The file can be used, as far as can be told without knowing the engines. */
  record Accepted(TengenConfig config, ConfigSource source) implements ConfigReading {}

  /**
   * The file cannot be used.
   *
   * @param problems all of them, at least one, in the file's order
   * @param rest what could be read, with defaults in place of the rest, for whoever has more to
   *     check; empty where it is no YAML
   */
  record Refused(List<ConfigProblem> problems, Optional<Accepted> rest) implements ConfigReading {
    public Refused {
      problems = List.copyOf(problems);
    }
  }
}
