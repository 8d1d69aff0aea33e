package tengen.app.prove;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.GameFlags;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.engine.EngineException;
import tengen.proof.build.ProofBuilder;
import tengen.proof.build.ProofStatus;
import tengen.proof.build.ProofStatus.State;
import tengen.proof.build.ProofWorkers;

@Command(
    name = "build",
    description = {
      "Search for proofs that Black wins; see docs/proof.md.",
      "Stores all results in the folder at once. Later or concurrent runs continue" + " from there."
    },
    mixinStandardHelpOptions = true)
final class ProveBuildCommand implements Callable<Integer> {
  private static final Duration REPORT_EVERY = Duration.ofMinutes(1);
  private static final int SECONDS_AN_HOUR = 3600;

  @Option(
      names = "--dir",
      required = true,
      paramLabel = "DIR",
      description = "Folder for the results.")
  Path folder = Path.of("");

  @Mixin ProofFlags flags = new ProofFlags();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Number of search threads, each with its own engine; default: the number of" + " cores.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--memory-mib",
      paramLabel = "N",
      description = "Total memory for the engines' tables; default: 32 per thread.")
  Optional<Integer> memoryMib = Optional.empty();

  @Option(
      names = "--hours",
      paramLabel = "N",
      description = "Stop after this many hours; default: when every root is settled.")
  double hours = Double.POSITIVE_INFINITY;

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  ProveBuildCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    if (threads < 1 || memory() < threads || !(hours > 0)) {
      throw GameFlags.misused(
          "--threads must be at least 1, --memory-mib at least 1 per thread, --hours above 0");
    }
    Installation installation = Installation.open(config.file, spec.commandLine().getErr());
    ProofWorkers.EngineMaker engines =
        ProofEngines.maker(installation, ((long) memory() << 20) / threads);
    try (var builder =
        ProofBuilder.open(
            folder, flags.size, flags.roots(), ProofEngines.solver(), System::nanoTime)) {
      build(builder, engines);
      StatusText.lines(builder.status()).forEach(spec.commandLine().getOut()::println);
      return builder.status().count(State.REFUTED) > 0 ? ExitCode.NO : ExitCode.DONE;
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }

  private int memory() {
    return memoryMib.orElse(32 * threads);
  }

  private void build(ProofBuilder builder, ProofWorkers.EngineMaker engines)
      throws CommandException, IOException, InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    long start = System.nanoTime();
    try (var workers = ProofWorkers.start(builder, threads, engines)) {
      ProofStatus before = builder.status();
      err.println(StatusText.line(before));
      for (Duration left = left(start); !left.isZero(); left = left(start)) {
        Duration wait = left.compareTo(REPORT_EVERY) < 0 ? left : REPORT_EVERY;
        if (workers.await(wait)) {
          return;
        }
        ProofStatus now = builder.status();
        err.println(StatusText.progress(before, now, wait));
        before = now;
      }
    } catch (ExecutionException e) {
      throw failure(Objects.requireNonNull(e.getCause()));
    }
  }

  private Duration left(long start) {
    double seconds = hours * SECONDS_AN_HOUR - (System.nanoTime() - start) / 1e9;
    return Duration.ofMillis((long) Math.max(0, Math.min(seconds * 1000, Integer.MAX_VALUE)));
  }

  private static CommandException failure(Throwable cause) throws IOException {
    return switch (cause) {
      case IOException io -> throw io;
      case EngineException engine -> GameFlags.failed(engine);
      default -> throw new IllegalStateException(cause);
    };
  }
}
