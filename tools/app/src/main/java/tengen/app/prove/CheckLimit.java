package tengen.app.prove;

import picocli.CommandLine.Option;

/** The option that limits the search of a proof check. */
final class CheckLimit {
  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "1000000000",
      description = "Maximum number of positions per reply; default: ${DEFAULT-VALUE}.")
  long nodes = 1_000_000_000;

  CheckLimit() {}
}
