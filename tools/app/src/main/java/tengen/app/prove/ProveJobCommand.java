package tengen.app.prove;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tengen.app.flags.ConfigOption;
import tengen.app.install.Installation;
import tengen.app.job.JobCommand;
import tengen.app.output.Fatal;

@Command(
    name = "prove",
    description = {
      "Proofs that Black wins, a unit for each root, as 'prove build' searches for them; prints the"
          + " job's id.",
      "A unit that is interrupted goes on from what it has found out. Results are a journal: as a"
          + " file NAME.journal in a folder they are what 'prove build', 'status' and 'pack' go on"
          + " from."
    },
    mixinStandardHelpOptions = true)
public final class ProveJobCommand extends JobCommand {
  private static final long TABLE_BYTES = 32L << 20;

  @Mixin ProofFlags proof = new ProofFlags();

  @Mixin ConfigOption config = new ConfigOption();

  ProveJobCommand() {}

  @Override
  public ProveWork work(PrintWriter err) throws Fatal {
    Installation installation = Installation.open(config.file, err);
    return new ProveWork(proof.size, proof.roots(), ProofEngines.maker(installation, TABLE_BYTES));
  }
}
