package tengen.app.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.app.job.CheckpointFolder;
import tengen.app.job.KindWork;
import tengen.app.job.MatchFormat;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;
import tengen.proof.build.ProofBuilder;
import tengen.proof.build.ProofWorkers;

/**
 * A job that proves roots, with one unit per root. A result is {@code proved} or {@code refuted},
 * followed by the journal of the search.
 */
final class ProveWork implements KindWork {
  private static final Duration CHECKPOINT_INTERVAL = Duration.ofMinutes(1);

  private final int size;
  private final List<List<Integer>> roots;
  private final ProofWorkers.EngineMaker engines;

  ProveWork(int size, List<List<Integer>> roots, ProofWorkers.EngineMaker engines) {
    this.size = size;
    this.roots = roots;
    this.engines = engines;
  }

  @Override
  public String text() {
    return String.format(
        Locale.ROOT, "prove %dx%d %s by %s", size, size, roots, ProofEngines.solver());
  }

  @Override
  public void units(UnitSource.Sink sink) throws IOException {
    for (int i = 0; i < roots.size(); i++) {
      sink.add(new Unit(String.format(Locale.ROOT, "%06d", i), Integer.toString(i)));
    }
  }

  @Override
  public int planned() {
    return roots.size();
  }

  @Override
  public String run(Unit unit, UnitContext context) throws Exception {
    List<List<Integer>> root = List.of(roots.get(Integer.parseInt(unit.payload())));
    return CheckpointFolder.with(
        context, folder -> prove(root, folder) + "\n" + journal(folder.path()));
  }

  private String prove(List<List<Integer>> root, CheckpointFolder folder)
      throws IOException, InterruptedException, ExecutionException {
    try (var builder =
            ProofBuilder.open(folder.path(), size, root, ProofEngines.solver(), System::nanoTime);
        var workers = ProofWorkers.start(builder, 1, engines)) {
      while (!workers.await(CHECKPOINT_INTERVAL)) {
        folder.store();
      }
      return builder.status().roots().getFirst().state().name().toLowerCase(Locale.ROOT);
    }
  }

  private static String journal(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      Path only =
          files.filter(file -> file.toString().endsWith(".journal")).findFirst().orElseThrow();
      return Files.readString(only);
    }
  }

  /** Compares the outcomes only. The journals depend on where an attempt resumed. */
  @Override
  public boolean agree(String one, String other) {
    return state(one).equals(state(other));
  }

  private static String state(String result) {
    return result.substring(0, result.indexOf('\n'));
  }

  /** Merges all journals into one, with a single header and without duplicate lines. */
  @Override
  public String report(List<UnitResult> results, MatchFormat format) {
    return results.stream()
        .flatMap(result -> result.result().lines().skip(1))
        .distinct()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
