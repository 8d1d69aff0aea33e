package tengen.app.solve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tengen.arena.stats.Latency;

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
    Map<String, List<Solved>> kinds =
        solved.stream()
            .collect(
                Collectors.groupingBy(
                    each -> each.problem().kind(), LinkedHashMap::new, Collectors.toList()));
    List<String> lines = new ArrayList<>();
    if (kinds.size() > 1) {
      kinds.forEach((kind, group) -> lines.add(kind + ": " + of(group)));
    }
    lines.add(of(solved).toString());
    return lines;
  }

  private static long count(List<Solved> solved, Grade grade) {
    return solved.stream().filter(each -> each.grade() == grade).count();
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
