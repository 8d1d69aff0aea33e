package tengen.app.prove;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.arena.match.AtomicFile;
import tengen.proof.build.KnownProofs.Packed;
import tengen.proof.tree.ProofWriter;

@Command(
    name = "pack",
    description = {
      "Write the proofs in a folder to one file; see docs/proof-format.md.",
      "The file holds the nodes with every reply of White, except replies that a win"
          + " by threats settles. Repeated positions refer to their first occurrence."
    },
    mixinStandardHelpOptions = true)
final class ProvePackCommand implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", description = "Folder of tengen prove build.")
  Path folder = Path.of("");

  @Option(names = "-o", required = true, paramLabel = "FILE", description = "File to write.")
  Path file = Path.of("");

  @Mixin ProofFlags flags = new ProofFlags();

  @Spec CommandSpec spec = CommandSpec.create();

  ProvePackCommand() {}

  @Override
  public Integer call() throws CommandException {
    Packed packed =
        flags
            .read(folder)
            .pack(ProofEngines.solver())
            .orElseThrow(
                () ->
                    new CommandException(
                        ExitCode.NO,
                        "tengen: "
                            + folder
                            + ": no proof is complete yet; continue with tengen prove build"));
    byte[] bytes = ProofWriter.toBytes(packed.tree());
    try {
      AtomicFile.write(file, bytes);
    } catch (IOException e) {
      throw GameFlags.unwritten(file, e);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.println("roots " + packed.tree().roots().size());
    out.println("nodes with every reply " + packed.everyReply());
    out.println("without replies that a win by threats settles " + packed.noLeaves());
    out.println(
        String.format(
            Locale.ROOT,
            "with copies %d, of which %d are copies",
            packed.tree().nodes(),
            packed.copies()));
    out.println("bytes " + bytes.length);
    return ExitCode.DONE;
  }
}
