package tengen.daemon.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** Selects the table to close when there are too many or memory is short. */
final class TableEvictionPolicy {
  private final Collection<OpenTable> tables;
  private final long maxPerSession;
  private final Map<TableOpener, Long> weights;

  /**
   * Creates a policy for these tables.
   *
   * @param weight cost of a table, such as 1 or its bytes
   * @param maxPerSession maximum cost of one session's tables
   */
  TableEvictionPolicy(
      Collection<OpenTable> tables, ToLongFunction<OpenTable> weight, long maxPerSession) {
    this.tables = tables;
    this.maxPerSession = maxPerSession;
    this.weights =
        tables.stream()
            .collect(Collectors.groupingBy(OpenTable::opener, Collectors.summingLong(weight)));
  }

  /**
   * Selects a table to close: an unused, unwatched one; else one of the opener with the highest
   * cost, if that exceeds the new opener's. Among these, prefers unwatched tables, then the longest
   * inactive.
   *
   * @param next the opener of the new table
   */
  Optional<OpenTable> victim(TableOpener next) {
    long fair = weights.getOrDefault(next, 0L) + 1;
    return tables.stream()
        .filter(table -> table.isUnused() || isEvictable(table, fair))
        .min(
            Comparator.comparing(OpenTable::isUnused, Comparator.reverseOrder())
                .thenComparingLong(table -> -totalOf(table))
                .thenComparing(table -> !table.watchers().isEmpty())
                .thenComparingLong(OpenTable::inactiveSinceMs));
  }

  /**
   * Returns whether a table may be closed. Watching protects a table only while its opener stays
   * within a session's limit.
   */
  private boolean isEvictable(OpenTable table, long fair) {
    long all = totalOf(table);
    return all > fair && (table.watchers().isEmpty() || all > maxPerSession);
  }

  private long totalOf(OpenTable table) {
    return weights.getOrDefault(table.opener(), 0L);
  }
}
