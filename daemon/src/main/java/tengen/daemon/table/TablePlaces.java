package tengen.daemon.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.Fault;

/**
 * Who may open a table, and which tables give way where there are too many or take too much memory.
 * Confined to the tables' loop.
 */
final class TablePlaces {
  static final String NO_MEMORY = "not enough memory for this table; close another one first";

  private final Map<String, OpenTable> open;
  private final TableMemory memory;
  private final Consumer<OpenTable> close;

  /**
   * Those of these tables.
   *
   * @param open the tables by id, as they are at any time
   * @param close ends a table that gives way
   */
  TablePlaces(Map<String, OpenTable> open, TableMemory memory, Consumer<OpenTable> close) {
    this.open = open;
    this.memory = memory;
    this.close = close;
  }

  static Fault noMemory() {
    return Fault.of(ErrorCode.TOO_MANY, NO_MEMORY);
  }

  /** Finds a place among the tables for another one of this guest, if there is one. */
  Optional<Fault> crowd(TableGuest guest) {
    return guest.opened().size() < TableRoom.MOST_OPENED
            && (open.size() < TableRoom.MOST || isGivenWay(guest.opener()))
        ? Optional.empty()
        : Optional.of(Fault.of(ErrorCode.TOO_MANY, "as many tables as there may be are open"));
  }

  private boolean isGivenWay(TableOpener next) {
    return isGivenWay(new TableCrowd(open.values(), _ -> 1, TableRoom.MOST_OPENED), next);
  }

  private boolean isGivenWay(TableCrowd crowd, TableOpener next) {
    Optional<OpenTable> leaving = crowd.leaving(next);
    leaving.ifPresent(close);
    return leaving.isPresent();
  }

  /** Takes memory for a table that is to be opened, if there is enough. */
  Optional<Fault> fill(TableGuest guest, TableMemory.Share share, long bytes) {
    long opened =
        guest.opened().stream()
            .flatMap(id -> Optional.ofNullable(open.get(id)).stream())
            .mapToLong(table -> table.memory().bytes())
            .sum();
    boolean isFair = opened + bytes <= memory.maxSessionBytes() && share.mayHave(bytes);
    return isFair && fill(() -> share.fill(bytes), guest.opener(), _ -> true)
        ? Optional.empty()
        : Optional.of(noMemory());
  }

  /** Takes memory for what happens next at a table, if there is enough. */
  boolean grow(OpenTable table) {
    return table.mayGrow() && fill(table::grow, table.opener(), other -> !other.equals(table));
  }

  /** Others give way until there is enough. */
  private boolean fill(BooleanSupplier filling, TableOpener opener, Predicate<OpenTable> mayLeave) {
    boolean isFilled = filling.getAsBoolean();
    while (!isFilled && isGivenWay(byMemory(mayLeave), opener)) {
      isFilled = filling.getAsBoolean();
    }
    return isFilled;
  }

  private TableCrowd byMemory(Predicate<OpenTable> mayLeave) {
    List<OpenTable> tables = open.values().stream().filter(mayLeave).toList();
    return new TableCrowd(tables, table -> table.memory().bytes(), memory.maxSessionBytes());
  }
}
