package tengen.batch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tengen.jobs.Job;
import tengen.jobs.JobWork;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitRunner;
import tengen.support.Waits;

/** A job of sums in which some units throw and some crash their process. */
class SumJob implements UnitRunner, JobWork {
  static final String BUILD = "build 1";
  static final Job JOB = new Job("sums", "sum", "", BUILD);

  /** Payload of a unit with a different result in each process. */
  static final String OWN = "own 1";

  /** Number of steps that take about ten milliseconds. */
  private static final int STEPS = 10_000_000;

  /** Returns the id of unit {@code i}. */
  static String id(int i) {
    return "%05d".formatted(i);
  }

  static List<Unit> units(int count, List<Integer> throwers, List<Integer> killers) {
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                new Unit(
                    id(i),
                    (throwers.contains(i) ? "throw " : killers.contains(i) ? "kill " : "sum ") + i))
        .toList();
  }

  /**
   * Returns the units, of which the sums from {@code first} on wait until the file {@code gate}
   * exists.
   */
  static List<Unit> held(List<Unit> units, int first, Path gate) {
    return IntStream.range(0, units.size())
        .mapToObj(
            i -> {
              Unit unit = units.get(i);
              return i >= first && unit.payload().startsWith("sum ")
                  ? new Unit(unit.id(), unit.payload().replace("sum", "held") + " " + gate)
                  : unit;
            })
        .toList();
  }

  @Override
  public String build() {
    return BUILD;
  }

  @Override
  public Optional<String> rejects(Job job) {
    return job.build().equals(BUILD) ? Optional.empty() : Optional.of("of another build");
  }

  @Override
  public JobWork work(Job job) {
    return this;
  }

  @Override
  public String text() {
    return "sums";
  }

  @Override
  public String run(Unit unit, UnitContext context) throws InterruptedException {
    String[] words = unit.payload().split(" ", 3);
    int seed = Integer.parseInt(words[1]);
    return switch (words[0]) {
      case "throw" -> throw new IllegalArgumentException("planted");
      case "error" -> throw new StackOverflowError("planted");
      case "kill" -> {
        Runtime.getRuntime().halt(9);
        yield "";
      }
      case "held" -> {
        Waits.until("the gate", () -> Files.exists(Path.of(words[2])));
        yield Long.toString(work(seed));
      }
      case "own" -> Long.toString(ProcessHandle.current().pid());
      default -> Long.toString(work(seed));
    };
  }

  /** Computes a number for some time. */
  static long work(int seed) throws InterruptedException {
    long value = seed;
    for (int i = 0; i < STEPS; i++) {
      value = value * 6364136223846793005L + 1442695040888963407L;
      if (i % 1_000_000 == 0 && Thread.interrupted()) {
        throw new InterruptedException();
      }
    }
    return value >>> 40;
  }
}
