package tengen.app.prove;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.proof.tree.Proof;

@Command(
    name = "export",
    description = "Print a proof as JSON, or as SGF with a variation for each reply.",
    mixinStandardHelpOptions = true)
final class ProveExportCommand implements Callable<Integer> {
  /** Output formats. */
  enum Format {
    JSON,
    SGF;

    /** Returns the name as help and completion show it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Mixin ProofFileArgument proof = new ProofFileArgument();

  @Option(
      names = "--format",
      required = true,
      paramLabel = "FORMAT",
      description = "One of: ${COMPLETION-CANDIDATES}.")
  Format format = Format.JSON;

  @Spec CommandSpec spec = CommandSpec.create();

  ProveExportCommand() {}

  @Override
  public Integer call() throws CommandException {
    Proof tree = proof.proof();
    PrintWriter out = spec.commandLine().getOut();
    switch (format) {
      case JSON -> {
        ProofJson.write(tree, out);
        out.println();
      }
      case SGF -> ProofSgf.write(tree, out);
    }
    out.flush();
    return ExitCode.DONE;
  }
}
