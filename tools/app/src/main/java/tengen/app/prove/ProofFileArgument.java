package tengen.app.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Parameters;
import tengen.app.flags.GameFlags;
import tengen.app.output.CommandException;
import tengen.proof.tree.Proof;
import tengen.proof.tree.ProofFormatException;
import tengen.proof.tree.ProofReader;
import tengen.proof.tree.ShippedProof;

/** The parameter that names a proof file. */
final class ProofFileArgument {
  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description =
          "Proof file in the format of docs/proof-format.md; default: the proof included"
              + " with Tengen.")
  @Nullable Path file;

  ProofFileArgument() {}

  byte[] read() throws CommandException {
    Path given = file;
    if (given == null) {
      return ShippedProof.file();
    }
    try {
      return Files.readAllBytes(given);
    } catch (IOException e) {
      throw GameFlags.unusable(given, e);
    }
  }

  Proof proof() throws CommandException {
    try {
      return ProofReader.read(read());
    } catch (ProofFormatException e) {
      throw GameFlags.misused(file + ": invalid proof: " + e.getMessage());
    }
  }
}
