package tengen.app.control;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The lines that {@code tengen top} shows, computed from successive replies of the daemon. */
final class TopView {
  private static final List<String> HEADS =
      List.of("session", "protocol", "client", "listener", "engine", "moves", "age");

  private final NodeRate rate;

  /** Creates a view before its first reply. */
  TopView(LongSupplier nanoClock) {
    rate = new NodeRate(nanoClock);
  }

  /**
   * Returns the lines to show.
   *
   * @param answer {@code done}, total nodes, state, an empty line and the sessions; or an error
   */
  List<String> view(List<String> answer) {
    if (answer.size() < 2 || !answer.getFirst().equals("done")) {
      return answer;
    }
    int gap = answer.indexOf("");
    List<String> lines = new ArrayList<>(answer.subList(2, gap));
    lines.add(speed(Long.parseLong(answer.get(1))));
    lines.add("");
    lines.addAll(table(answer.subList(gap + 1, answer.size())));
    return lines;
  }

  private String speed(long nodes) {
    OptionalLong perSecond = rate.perSecond(nodes);
    String speed = perSecond.isPresent() ? perSecond.getAsLong() + " nodes a second, " : "";
    return speed + nodes + " in all";
  }

  /** Formats the sessions, given as comma-separated values, as aligned columns. */
  private static List<String> table(List<String> sessions) {
    List<List<String>> rows = new ArrayList<>(List.of(HEADS));
    sessions.forEach(session -> rows.add(values(session)));
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths =
        IntStream.range(0, columns)
            .map(i -> rows.stream().mapToInt(row -> cell(row, i).length()).max().orElse(0))
            .toArray();
    return rows.stream().map(row -> line(row, widths)).toList();
  }

  private static List<String> values(String session) {
    List<String> values = new ArrayList<>();
    Collections.addAll(values, session.replaceFirst("^(\\d+): ", "#$1, ").split(", "));
    values.replaceAll(value -> value.replaceFirst("^listener | moves$| s$", ""));
    return values;
  }

  private static String cell(List<String> row, int column) {
    return column < row.size() ? row.get(column) : "";
  }

  private static String line(List<String> row, int[] widths) {
    return IntStream.range(0, widths.length)
        .mapToObj(i -> String.format(Locale.ROOT, "%-" + widths[i] + "s", cell(row, i)))
        .collect(Collectors.joining("  "))
        .stripTrailing();
  }
}
