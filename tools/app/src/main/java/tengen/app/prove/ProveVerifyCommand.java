package tengen.app.prove;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.text.Sha256;
import tengen.proof.verifier.ProofVerifier;
import tengen.proof.verifier.Verification;
import tengen.proof.verifier.Verification.Flawed;
import tengen.proof.verifier.Verification.Right;
import tengen.proof.verifier.Verification.Slowest;

@Command(
    name = "verify",
    description = {
      "Check a proof. Every Black node must have one move or copy an earlier node. Every legal"
          + " reply of White must lead to another node or to a win of Black by threes and fours.",
      "The exit code is 1 if a flaw is found. Prints the moves that lead to the first one."
    },
    mixinStandardHelpOptions = true)
final class ProveVerifyCommand implements Callable<Integer> {
  @Mixin ProofFileArgument proof = new ProofFileArgument();

  @Option(
      names = "--sample",
      paramLabel = "N",
      defaultValue = "2147483647",
      showDefaultValue = Help.Visibility.NEVER,
      description = "Test the replies only at N random White nodes.")
  int sample = Integer.MAX_VALUE;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Random seed of --sample; default: ${DEFAULT-VALUE}.")
  long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Number of threads that test replies; default: ${DEFAULT-VALUE}.")
  int threads = 1;

  @Mixin CheckLimit limit = new CheckLimit();

  @Spec CommandSpec spec = CommandSpec.create();

  ProveVerifyCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    if (sample < 0 || threads < 1 || limit.nodes < 1) {
      throw GameFlags.misused(
          "--sample must not be negative, --threads and --nodes must be at least 1");
    }
    byte[] file = proof.read();
    long start = System.nanoTime();
    Verification found = verified(file);
    PrintWriter out = spec.commandLine().getOut();
    out.println("SHA-256 " + Sha256.of(file));
    out.println("time " + text(Duration.ofNanos(System.nanoTime() - start)));
    return switch (found) {
      case Right right -> {
        print(right, out);
        yield ExitCode.DONE;
      }
      case Flawed flawed -> {
        out.println(flawed.what());
        yield ExitCode.NO;
      }
    };
  }

  private Verification verified(byte[] file) throws CommandException, InterruptedException {
    try {
      return new ProofVerifier(threads, limit.nodes, System::nanoTime).verify(file, sample, seed);
    } catch (OutOfMemoryError _) {
      throw new CommandException(
          ExitCode.INTERNAL,
          "tengen: out of memory: each position takes about 100 bytes in each thread; allow fewer"
              + " by --nodes, fewer --threads, or more heap by TENGEN_JAVA_OPTIONS=-Xmx8g");
    }
  }

  private static void print(Right right, PrintWriter out) {
    out.println(right.subject());
    out.println("slowest leaf " + text(right.slowestLeaf()));
    out.println("slowest reply " + text(right.slowestReply()));
    out.println(
        String.format(
            Locale.ROOT,
            "replies tested at %d of %d White nodes",
            right.tested(),
            right.whiteNodes()));
    out.println(
        String.format(
            Locale.ROOT,
            "%d nodes, %d copies, %d leaves, %d replies: right",
            right.nodes(),
            right.copies(),
            right.leaves(),
            right.replies()));
  }

  private static String text(Slowest slowest) {
    return slowest.moves().isEmpty() ? "none" : text(slowest.time()) + ": " + slowest.moves();
  }

  private static String text(Duration time) {
    return String.format(Locale.ROOT, "%.3f ms", time.toNanos() / 1e6);
  }
}
