package tengen.app.flags;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --config}, shared by all commands that have it. */
public final class ConfigOption {
  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration file; default: config/default.yaml of the distribution.")
  public @Nullable Path file;

  public ConfigOption() {}
}
