package tengen.daemon.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;

/**
 * Decides whether a table may open, and closes others when there are too many or memory is short.
 * Confined to the tables' loop.
 */
final class TableAdmission {
  static final String NO_MEMORY = "not enough memory for this table; close another one first";

  private final Map<String, OpenTable> open;
  private final TableMemory memory;
  private final Consumer<OpenTable> close;

  /**
   * Creates the admission control.
   *
   * @param open live map of the open tables, by id
   * @param close closes a table to make room
   */
  TableAdmission(Map<String, OpenTable> open, TableMemory memory, Consumer<OpenTable> close) {
    this.open = open;
    this.memory = memory;
    this.close = close;
  }

  static QueryError noMemory() {
    return QueryError.of(ErrorCode.TOO_MANY, NO_MEMORY);
  }

  /** Checks the limits on the number of tables; closes another table if necessary. */
  Optional<QueryError> admit(TableClient client) {
    return client.opened().size() < TableRegistry.MAX_OPENED_PER_SESSION
            && hasRoom(client.opener(), _ -> true)
        ? Optional.empty()
        : Optional.of(QueryError.of(ErrorCode.TOO_MANY, "too many open tables; close one first"));
  }

  /** Returns whether another table may open; closes one if there are too many. */
  boolean hasRoom(TableOpener next, Predicate<OpenTable> isEvictable) {
    return open.size() < TableRegistry.MAX_TABLES
        || evictFor(
            new TableEvictionPolicy(
                evictable(isEvictable), _ -> 1, TableRegistry.MAX_OPENED_PER_SESSION),
            next);
  }

  private List<OpenTable> evictable(Predicate<OpenTable> isEvictable) {
    return open.values().stream().filter(isEvictable).toList();
  }

  private boolean evictFor(TableEvictionPolicy policy, TableOpener next) {
    Optional<OpenTable> victim = policy.victim(next);
    victim.ifPresent(close);
    return victim.isPresent();
  }

  /** Reserves memory for a table to be opened. */
  Optional<QueryError> fill(TableClient client, TableMemory.Share share, long bytes) {
    long opened =
        client.opened().stream()
            .flatMap(id -> Optional.ofNullable(open.get(id)).stream())
            .mapToLong(table -> table.memory().bytes())
            .sum();
    return opened + bytes <= memory.maxSessionBytes()
            && fill(share, bytes, client.opener(), _ -> true)
        ? Optional.empty()
        : Optional.of(noMemory());
  }

  /** Reserves memory for a table's next event; returns whether there is enough. */
  boolean grow(OpenTable table) {
    return fill(table.memory(), table.nextBytes(), table.opener(), other -> !other.equals(table));
  }

  /** Reserves memory, closing other tables until there is enough; returns whether there is. */
  boolean fill(
      TableMemory.Share share, long bytes, TableOpener opener, Predicate<OpenTable> isEvictable) {
    boolean isFilled = share.fill(bytes);
    while (!isFilled && share.mayHave(bytes) && evictFor(byMemory(isEvictable), opener)) {
      isFilled = share.fill(bytes);
    }
    return isFilled;
  }

  private TableEvictionPolicy byMemory(Predicate<OpenTable> isEvictable) {
    return new TableEvictionPolicy(
        evictable(isEvictable), table -> table.memory().bytes(), memory.maxSessionBytes());
  }
}
