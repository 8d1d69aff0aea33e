package tengen.batch;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tengen.arena.batch.Job;
import tengen.arena.batch.Unit;
import tengen.arena.batch.UnitResult;
import tengen.arena.batch.UnitRunner;

/** Sums, among which some throw, and some take their process along. */
class Planted implements UnitRunner {
  static final String BUILD = "build 1";
  static final Job JOB = new Job("sums", "sum", "", BUILD);

  /** So many steps take some ten milliseconds. */
  private static final int STEPS = 10_000_000;

  /** Unit number {@code i} with this id. */
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

  @Override
  public String run(Job job, String payload) throws InterruptedException {
    String[] words = payload.split(" ");
    switch (words[0]) {
      case "throw" -> throw new IllegalArgumentException("planted");
      case "kill" -> Runtime.getRuntime().halt(9);
      default -> {}
    }
    return Long.toString(work(Integer.parseInt(words[1])));
  }

  /** A number that takes a while. */
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

  @Override
  public Optional<String> refuses(Job job) {
    return job.build().equals(BUILD) ? Optional.empty() : Optional.of("of another build");
  }

  @Override
  public boolean agree(Job job, String one, String other) {
    return one.equals(other);
  }

  @Override
  public Optional<String> verdict(Job job, Supplier<List<UnitResult>> results) {
    return Optional.empty();
  }
}
