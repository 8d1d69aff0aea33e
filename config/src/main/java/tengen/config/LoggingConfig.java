package tengen.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the story goes.
 *
 * @param file as written, relative to the working directory; empty: standard error in a server,
 *     nowhere in a session on standard input
 */
public record LoggingConfig(LogLevel level, Optional<Path> file) {
  public static final LoggingConfig DEFAULT = new LoggingConfig(LogLevel.INFO, Optional.empty());
}
