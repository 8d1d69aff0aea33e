package tengen.app.prove;

import picocli.CommandLine.Option;

/** How much the check of a proof may search. */
final class CheckLimit {
  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "1000000000",
      description = "The most positions for one reply; default: ${DEFAULT-VALUE}.")
  long nodes = 1_000_000_000;

  CheckLimit() {}
}
