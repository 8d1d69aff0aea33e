package tengen.app.prove;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tengen.app.flags.ConfigOption;
import tengen.app.install.Installation;
import tengen.app.job.JobCommand;
import tengen.app.output.CommandException;

@Command(
    name = "prove",
    description = {
      "Submit a job that searches for proofs that Black wins, one unit per root, as"
          + " 'prove build' does.",
      "An interrupted unit continues from its checkpoint. The results are a journal."
          + " Save them as NAME.journal in a folder to continue with 'prove build',"
          + " 'status' or 'pack'."
    },
    mixinStandardHelpOptions = true)
public final class ProveJobCommand extends JobCommand {
  private static final long TABLE_BYTES = 32L << 20;

  @Mixin ProofFlags proof = new ProofFlags();

  @Mixin ConfigOption config = new ConfigOption();

  ProveJobCommand() {}

  @Override
  public ProveWork work(PrintWriter err) throws CommandException {
    Installation installation = Installation.open(config.file, err);
    return new ProveWork(proof.size, proof.roots(), ProofEngines.maker(installation, TABLE_BYTES));
  }
}
