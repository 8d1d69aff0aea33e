package tengen.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the story goes.
 *
 * @param file as written, relative to the working directory; empty: standard error in a server,
 *     nowhere in a session on standard input
 * @param format of a line
 * @param maxMib of the file; then another is begun; 1 to 1048576
 * @param keepFiles so many full files are kept beside it; 1 to 1000
 * @param linesPerMinute of each kind; 1 to 1,000,000
 */
public record LoggingConfig(
    LogLevel level,
    Optional<Path> file,
    LogFormat format,
    int maxMib,
    int keepFiles,
    int linesPerMinute) {
  public static final LoggingConfig DEFAULT =
      new LoggingConfig(LogLevel.INFO, Optional.empty(), LogFormat.TEXT, 16, 4, 60);
}
