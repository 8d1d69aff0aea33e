package tengen.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The log.
 *
 * @param file path relative to the working directory; empty: standard error in a server, no log in
 *     a session on standard input
 * @param format of a line
 * @param maxMib maximum size of the file in MiB, 1 to 1048576; then a new file is started
 * @param keepFiles number of full files to keep, 1 to 1000
 * @param linesPerMinute maximum rate of lines of each kind, 1 to 1,000,000
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

  static final Key<LoggingConfig, LogLevel> LEVEL =
      new Key<>(
          "level",
          Scalars.word(LogLevel.values()),
          LoggingConfig::level,
          "",
          "Lowest level that is written.");

  static final Key<LoggingConfig, Optional<Path>> FILE =
      new Key<>(
          "file",
          new Kinds.Maybe<>(Scalars.FILE, Path.of("tengen.log")),
          LoggingConfig::file,
          "",
          "Log file. null: standard error in `serve`, no log in `stdio`.");

  static final Key<LoggingConfig, LogFormat> FORMAT =
      new Key<>(
          "format",
          Scalars.word(LogFormat.values()),
          LoggingConfig::format,
          "",
          "text, or json for one object a line.");

  static final Key<LoggingConfig, Long> MAX_SIZE =
      new Key<>(
          "max-mib",
          Scalars.whole(1, 1_048_576),
          logging -> (long) logging.maxMib(),
          "MiB",
          "Maximum size of the file. A full file is renamed to FILE.1, the one before to"
              + " FILE.2.");

  static final Key<LoggingConfig, Long> KEEP =
      new Key<>(
          "keep-files",
          Scalars.whole(1, 1000),
          logging -> (long) logging.keepFiles(),
          "",
          "Number of full files to keep.");

  static final Key<LoggingConfig, Long> RATE =
      new Key<>(
          "lines-per-minute",
          Scalars.whole(1, 1_000_000),
          logging -> (long) logging.linesPerMinute(),
          "",
          "Maximum rate of each kind of line. The rest is counted; debug and trace have"
              + " no maximum.");

  static final Section<LoggingConfig> SECTION =
      new Section<>(
          LoggingConfig.DEFAULT,
          List.of(LEVEL, FILE, FORMAT, MAX_SIZE, KEEP, RATE),
          in ->
              new LoggingConfig(
                  in.get(LEVEL),
                  in.get(FILE),
                  in.get(FORMAT),
                  Math.toIntExact(in.get(MAX_SIZE)),
                  Math.toIntExact(in.get(KEEP)),
                  Math.toIntExact(in.get(RATE))));
}
