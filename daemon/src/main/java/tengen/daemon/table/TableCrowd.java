package tengen.daemon.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which table gives way where as many are open as there may be. */
final class TableCrowd {
  private final Collection<OpenTable> tables;
  private final Map<TableOpener, Long> counts;

  /** That of these tables. */
  TableCrowd(Collection<OpenTable> tables) {
    this.tables = tables;
    this.counts =
        tables.stream().collect(Collectors.groupingBy(OpenTable::opener, Collectors.counting()));
  }

  /**
   * One that nobody has played at and nobody watches, else one of whoever has the most, more than
   * this opener: one that nobody watches, at which nothing has happened for longest.
   */
  Optional<OpenTable> leaving(TableOpener next) {
    long fair = counts.getOrDefault(next, 0L) + 1;
    return tables.stream()
        .filter(table -> table.isDeserted() || mayLeave(table, fair))
        .min(
            Comparator.comparing(OpenTable::isDeserted, Comparator.reverseOrder())
                .thenComparingLong(table -> -count(table))
                .thenComparing(table -> !table.watchers().isEmpty())
                .thenComparingLong(OpenTable::quietSinceMs));
  }

  /** Who has more than a session may open keeps nobody out by watching them all. */
  private boolean mayLeave(OpenTable table, long fair) {
    long count = count(table);
    return count > fair && (table.watchers().isEmpty() || count > TableRoom.MOST_OPENED);
  }

  private long count(OpenTable table) {
    return counts.getOrDefault(table.opener(), 0L);
  }
}
