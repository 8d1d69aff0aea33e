package tengen.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.arena.file.JsonLines;

/** Checks that both methods climb a noisy hill. */
final class TuningTest {
  private static final int ITERATIONS = 200;

  @TempDir Path folder;

  static Stream<TuningMethod> methods() {
    return IntStream.rangeClosed(1, 3)
        .boxed()
        .flatMap(seed -> Stream.of(Spsa.over(ITERATIONS, seed), Annealing.over(ITERATIONS, seed)));
  }

  private static List<Iteration> path(Tuning tuning, Iteration from, int count)
      throws InterruptedException {
    List<Iteration> path = new ArrayList<>();
    Iteration last = from;
    for (int i = 0; i < count; i++) {
      last = tuning.next(last, new NoisyHill(64));
      path.add(last);
    }
    return path;
  }

  @ParameterizedTest
  @MethodSource("methods")
  void tuningApproachesTheOptimum(TuningMethod method) throws InterruptedException {
    var tuning = new Tuning(NoisyHill.PARAMETERS, method);
    List<Iteration> path = path(tuning, tuning.begin(), ITERATIONS);
    double near = method instanceof Spsa ? 0.15 : 0.35;
    assertThat(NoisyHill.distance(tuning.begin().values())).isCloseTo(0.707, within(0.001));
    assertThat(NoisyHill.distance(path.getLast().values())).isLessThan(near);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void valuesStayWithinTheirBounds(TuningMethod method) throws InterruptedException {
    var tuning = new Tuning(NoisyHill.PARAMETERS, method);
    Stream<List<Double>> all =
        path(tuning, tuning.begin(), ITERATIONS).stream()
            .flatMap(each -> Stream.of(each.first(), each.second(), each.values()));
    assertThat(all)
        .hasSizeGreaterThanOrEqualTo(3 * ITERATIONS)
        .allMatch(values -> Math.abs(values.get(0)) <= 10)
        .allMatch(values -> 0 <= values.get(1) && values.get(1) <= 1000);
  }

  /** Covers a file whose last line was cut off by kill -9. */
  @ParameterizedTest
  @MethodSource("methods")
  void interruptedTuningContinuesUnchanged(TuningMethod method) throws Exception {
    var tuning = new Tuning(NoisyHill.PARAMETERS, method);
    List<Iteration> whole = path(tuning, tuning.begin(), 12);
    Path path = folder.resolve("tune.jsonl");
    try (JsonLines<Iteration> file = open(path)) {
      for (Iteration iteration : whole.subList(0, 7)) {
        file.add(iteration);
      }
    }
    Files.writeString(path, "{\"number\":8,\"fir", StandardOpenOption.APPEND);
    try (JsonLines<Iteration> file = open(path)) {
      assertThat(file.found()).isEqualTo(whole.subList(0, 7));
      assertThat(path(tuning, file.found().getLast(), 5)).isEqualTo(whole.subList(7, 12));
    }
  }

  private static JsonLines<Iteration> open(Path path) throws Exception {
    return JsonLines.open(path, "tuning", "noisy hill", Iteration.class);
  }

  @Test
  void seedsMakeTheDifference() throws InterruptedException {
    var one = new Tuning(NoisyHill.PARAMETERS, Spsa.over(ITERATIONS, 1));
    var other = new Tuning(NoisyHill.PARAMETERS, Spsa.over(ITERATIONS, 2));
    assertThat(path(one, one.begin(), 10)).isNotEqualTo(path(other, other.begin(), 10));
  }
}
