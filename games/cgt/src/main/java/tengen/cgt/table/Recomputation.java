package tengen.cgt.table;

import tengen.cgt.Budget;

/** How the rows of one kind of table are computed anew. Any thread. */
@FunctionalInterface
public interface Recomputation {
  /**
   * Computes a row and compares.
   *
   * @throws tengen.cgt.LimitException it is not known within the budget
   * @throws IllegalArgumentException it is no row of this table
   */
  RowResult check(TableRow row, Budget budget);
}
