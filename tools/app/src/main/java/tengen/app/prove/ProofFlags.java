package tengen.app.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import tengen.app.flags.GameFlags;
import tengen.app.output.CommandException;
import tengen.proof.build.KnownProofs;
import tengen.proof.build.ProofRoots;

/** Options that select the roots of a proof. */
final class ProofFlags {
  private static final int MIN_SIZE = 5;
  private static final int MAX_SIZE = 15;

  @Option(
      names = "--root",
      paramLabel = "STONES",
      description = {
        "Stones in playing order with Black to move, such as 'h8 i9'. Repeatable.",
        "Default: the centre and each second move, 35 on 15x15."
      })
  List<String> roots = new ArrayList<>();

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "15",
      description = "Board size, 5 to 15; default: ${DEFAULT-VALUE}.")
  int size = MAX_SIZE;

  ProofFlags() {}

  /** Returns the roots as move sequences. A point is {@code row * size + column}. */
  List<List<Integer>> roots() throws CommandException {
    if (size < MIN_SIZE || size > MAX_SIZE) {
      throw GameFlags.misused("--size must be from 5 to 15, got " + size);
    }
    if (roots.isEmpty()) {
      return ProofRoots.secondMoves(size);
    }
    List<List<Integer>> lines = new ArrayList<>();
    for (String root : roots) {
      lines.add(GameFlags.parsed("--root " + root + ": ", () -> ProofRoots.parse(root, size)));
    }
    return lines;
  }

  /** Reads what a folder's journals record about these roots. */
  KnownProofs read(Path folder) throws CommandException {
    try {
      if (!Files.isDirectory(folder)) {
        throw GameFlags.misused(folder + ": no such folder");
      }
      return KnownProofs.read(folder, size, roots());
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }
}
