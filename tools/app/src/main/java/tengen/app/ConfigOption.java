package tengen.app;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --config}, the same wherever it stands. */
final class ConfigOption {
  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "The configuration; default: config/default.yaml of the distribution.")
  @Nullable Path file;

  ConfigOption() {}
}
