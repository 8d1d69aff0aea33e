package tengen.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/** The preset {@code default.yaml}, a copy of which this module carries. */
final class DefaultPreset {
  private static final String NAME = "default.yaml";

  private DefaultPreset() {}

  /** Those of every file that gives none. */
  static List<ListenerConfig> listeners(List<KnownProtocol> protocols) {
    try (InputStream in = DefaultPreset.class.getResourceAsStream(NAME)) {
      byte[] bytes = Objects.requireNonNull(in, NAME).readAllBytes();
      return switch (new ConfigReader(protocols).read(NAME, bytes)) {
        case ConfigReading.Accepted(TengenConfig config, _) -> config.listeners();
        case ConfigReading.Refused(List<ConfigProblem> problems) ->
            throw new IllegalStateException(problems.toString());
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
