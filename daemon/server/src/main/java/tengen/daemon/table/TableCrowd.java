package tengen.daemon.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** Which table gives way where as many are open, or take as much memory, as there may be. */
final class TableCrowd {
  private final Collection<OpenTable> tables;
  private final long mostOfSession;
  private final Map<TableOpener, Long> weights;

  /**
   * A crowd of these tables.
   *
   * @param weight what there is a limit of
   * @param mostOfSession how much of it one session may have
   */
  TableCrowd(Collection<OpenTable> tables, ToLongFunction<OpenTable> weight, long mostOfSession) {
    this.tables = tables;
    this.mostOfSession = mostOfSession;
    this.weights =
        tables.stream()
            .collect(Collectors.groupingBy(OpenTable::opener, Collectors.summingLong(weight)));
  }

  /**
   * One that nobody has played at and nobody watches, else one of whoever has the most, more than
   * this opener: one that nobody watches, at which nothing has happened for longest.
   */
  Optional<OpenTable> leaving(TableOpener next) {
    long fair = weights.getOrDefault(next, 0L) + 1;
    return tables.stream()
        .filter(table -> table.isDeserted() || mayLeave(table, fair))
        .min(
            Comparator.comparing(OpenTable::isDeserted, Comparator.reverseOrder())
                .thenComparingLong(table -> -ofOpener(table))
                .thenComparing(table -> !table.watchers().isEmpty())
                .thenComparingLong(OpenTable::quietSinceMs));
  }

  /** An opener with more than a session may have cannot keep its tables by watching them all. */
  private boolean mayLeave(OpenTable table, long fair) {
    long all = ofOpener(table);
    return all > fair && (table.watchers().isEmpty() || all > mostOfSession);
  }

  private long ofOpener(OpenTable table) {
    return weights.getOrDefault(table.opener(), 0L);
  }
}
