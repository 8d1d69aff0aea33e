package tengen.app.flags;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --config}, the same wherever it stands. */
public final class ConfigOption {
  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "The configuration; default: config/default.yaml of the distribution.")
  public @Nullable Path file;

  public ConfigOption() {}
}
