package tengen.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The keys of the log. */
final class LoggingKeys {
  private LoggingKeys() {}

  static final Key<LoggingConfig, LogLevel> LEVEL =
      new Key<>(
          "level", Scalars.word(LogLevel.values()), LoggingConfig::level, "", "how much is told");

  static final Key<LoggingConfig, Optional<Path>> FILE =
      new Key<>(
          "file",
          new Kinds.Maybe<>(Scalars.FILE, Path.of("tengen.log")),
          LoggingConfig::file,
          "",
          "the log; null: standard error in `serve`, nowhere in `stdio`");

  static final Section<LoggingConfig> SECTION =
      new Section<>(
          LoggingConfig.DEFAULT,
          List.of(LEVEL, FILE),
          in -> new LoggingConfig(in.get(LEVEL), in.get(FILE)));
}
