package tengen.app.prove;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import tengen.app.flags.GameFlags;
import tengen.app.job.KindWork;
import tengen.app.job.MatchFormat;
import tengen.app.output.CommandException;
import tengen.app.text.Sha256;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;
import tengen.proof.verifier.ProofVerifier;
import tengen.proof.verifier.Verification;

/**
 * A job that verifies a proof, with one unit per range of White nodes. A result is {@code right N
 * replies} or {@code flawed: …}.
 */
final class VerifyWork implements KindWork {
  private static final String FLAWED = "flawed: ";
  private static final Pattern RIGHT = Pattern.compile("right (\\d+) replies");

  private final ProofVerifier verifier;
  private final byte[] file;
  private final int whiteNodes;
  private final int nodesEach;

  private VerifyWork(ProofVerifier verifier, byte[] file, int whiteNodes, int nodesEach) {
    this.verifier = verifier;
    this.file = file;
    this.whiteNodes = whiteNodes;
    this.nodesEach = nodesEach;
  }

  static VerifyWork of(byte[] file, int nodesEach, long mostNodes)
      throws CommandException, InterruptedException {
    var verifier = new ProofVerifier(1, mostNodes, System::nanoTime);
    return switch (verifier.tree(file)) {
      case Verification.Right right ->
          new VerifyWork(verifier, file, right.whiteNodes(), nodesEach);
      case Verification.Flawed(String what) -> throw GameFlags.misused("invalid proof: " + what);
    };
  }

  @Override
  public String text() {
    return String.format(
        Locale.ROOT,
        "proof %s; %d nodes a unit; %d positions a reply",
        Sha256.of(file),
        nodesEach,
        verifier.mostNodes());
  }

  @Override
  public void units(UnitSource.Sink sink) throws IOException {
    for (int i = 0; i < planned(); i++) {
      sink.add(new Unit(String.format(Locale.ROOT, "%06d", i), Integer.toString(i)));
    }
  }

  @Override
  public int planned() {
    return (whiteNodes - 1) / nodesEach + 1;
  }

  @Override
  public String run(Unit unit, UnitContext context) throws InterruptedException {
    int from = Integer.parseInt(unit.payload()) * nodesEach;
    return switch (verifier.verifyRange(file, from, Math.min(whiteNodes, from + nodesEach))) {
      case Verification.Right right -> "right " + right.replies() + " replies";
      case Verification.Flawed(String what) -> FLAWED + what;
    };
  }

  @Override
  public Optional<String> verdict(int dead, Supplier<List<UnitResult>> results) {
    return flaw(results.get());
  }

  private static Optional<String> flaw(List<UnitResult> results) {
    return results.stream()
        .map(UnitResult::result)
        .filter(result -> result.startsWith(FLAWED))
        .findFirst();
  }

  @Override
  public String report(List<UnitResult> results, MatchFormat format) {
    long replies =
        results.stream()
            .flatMap(result -> RIGHT.matcher(result.result()).results())
            .mapToLong(right -> Long.parseLong(right.group(1)))
            .sum();
    return String.format(
        Locale.ROOT,
        "%s%n%d of %d ranges of White nodes, %d replies%n",
        flaw(results).orElse("right so far"),
        results.size(),
        planned(),
        replies);
  }
}
