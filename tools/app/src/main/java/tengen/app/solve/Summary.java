package tengen.app.solve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.arena.stats.Latency;
import tengen.protocol.json.Json;

/** Counts of grades and the distribution of times for a set of problems. */
public record Summary(long right, long wrong, long unknown, Latency latency) {

  /** Creates a summary of at least one problem. */
  public static Summary of(List<Solved> solved) {
    return new Summary(
        count(solved, Grade.RIGHT),
        count(solved, Grade.WRONG),
        count(solved, Grade.UNKNOWN),
        Latency.of(solved.stream().mapToLong(Solved::nanos).toArray()));
  }

  /**
   * Returns a summary for each kind if there are several, then one for all. Needs at least one
   * problem.
   */
  public static List<String> lines(List<Solved> solved) {
    List<String> lines = new ArrayList<>();
    severalKinds(solved).forEach((kind, group) -> lines.add(kind + ": " + of(group)));
    lines.add(of(solved).toString());
    return lines;
  }

  /** Returns the same as {@link #lines} as objects. */
  static List<Json.Fields> objects(List<Solved> solved) {
    List<Json.Fields> objects = new ArrayList<>();
    severalKinds(solved).forEach((kind, group) -> objects.add(of(group).json(Optional.of(kind))));
    objects.add(of(solved).json(Optional.empty()));
    return objects;
  }

  /** Returns the problems by kind, or nothing if all are of one kind. */
  private static Map<String, List<Solved>> severalKinds(List<Solved> solved) {
    Map<String, List<Solved>> kinds =
        solved.stream()
            .collect(
                Collectors.groupingBy(
                    each -> each.problem().kind(), LinkedHashMap::new, Collectors.toList()));
    return kinds.size() > 1 ? kinds : Map.of();
  }

  private Json.Fields json(Optional<String> kind) {
    return Json.Fields.NONE
        .with("problems", right + wrong + unknown)
        .with("kind", kind)
        .with("right", right)
        .with("wrong", wrong)
        .with("unknown", unknown)
        .with("medianMs", rounded(latency.medianMs()))
        .with("p99Ms", rounded(latency.p99Ms()));
  }

  private static long count(List<Solved> solved, Grade grade) {
    return solved.stream().filter(each -> each.grade() == grade).count();
  }

  /** Rounds to three decimal places. */
  static double rounded(double value) {
    return Math.round(value * 1e3) / 1e3;
  }

  static String milliseconds(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  /**
   * Returns one line: {@code 3 problems: 2 right, 0 wrong, 1 unknown; median 0.120 ms, p99 4.000
   * ms}.
   */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d problems: %d right, %d wrong, %d unknown; median %s ms, p99 %s ms",
        right + wrong + unknown,
        right,
        wrong,
        unknown,
        milliseconds(latency.medianMs()),
        milliseconds(latency.p99Ms()));
  }
}
