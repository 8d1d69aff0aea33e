package tengen.config;

import java.util.List;
import java.util.Optional;

/** The result of reading a file: a configuration, or all problems. */
public sealed interface ConfigReading {

  /** The file is valid, as far as can be known without the engines. */
  record Accepted(TengenConfig config, ConfigSource source) implements ConfigReading {}

  /**
   * The file is invalid.
   *
   * @param problems at least one, in the file's order
   * @param rest the valid part with defaults for the rest, for further checks; empty if the file is
   *     not YAML
   */
  record Rejected(List<ConfigProblem> problems, Optional<Accepted> rest) implements ConfigReading {
    public Rejected {
      problems = List.copyOf(problems);
    }
  }
}
