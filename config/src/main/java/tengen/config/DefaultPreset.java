package tengen.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The preset {@code default.yaml}, which this module contains as a resource. */
final class DefaultPreset {
  private static final String NAME = "default.yaml";

  private final List<KnownProtocol> protocols;
  private @Nullable List<ListenerConfig> listeners;

  /** Creates the preset for readers of these protocols. */
  DefaultPreset(List<KnownProtocol> protocols) {
    this.protocols = protocols;
  }

  /** Returns the listeners of files that specify none; read at the first call. */
  synchronized List<ListenerConfig> listeners() {
    if (listeners == null) {
      listeners = read();
    }
    return listeners;
  }

  private List<ListenerConfig> read() {
    try (InputStream in = DefaultPreset.class.getResourceAsStream(NAME)) {
      byte[] bytes = Objects.requireNonNull(in, NAME).readAllBytes();
      return switch (new ConfigReader(protocols).read(NAME, bytes)) {
        case ConfigReading.Accepted(TengenConfig config, _) -> config.listeners();
        case ConfigReading.Rejected(List<ConfigProblem> problems, _) ->
            throw new IllegalStateException(problems.toString());
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
