package tengen.cgt.table;

import tengen.cgt.Budget;

/** Recomputes the rows of a kind of table. Thread-safe. */
@FunctionalInterface
public interface Recomputation {
  /**
   * Recomputes a row and compares.
   *
   * @throws tengen.cgt.LimitException if the budget is spent first
   * @throws IllegalArgumentException if the row does not fit the table
   */
  RowResult check(TableRow row, Budget budget);
}
