package tengen.cgt.table;

import java.util.List;

/**
 * A row of a table.
 *
 * @param fields by column, from 0
 */
public record TableRow(List<String> fields) {
  public TableRow {
    fields = List.copyOf(fields);
  }

  /**
   * Returns the field of a column.
   *
   * @throws IllegalArgumentException if the row is shorter
   */
  public String field(int column) {
    if (column >= fields.size()) {
      throw new IllegalArgumentException("no column " + (column + 1));
    }
    return fields.get(column);
  }

  /** Returns a comma-separated field as a list separated by blanks. */
  String list(int column) {
    return field(column).replace(',', ' ');
  }

  /** Returns the columns from an index on, separated by tabs as in the file. */
  String from(int column) {
    return String.join("\t", fields.subList(Math.min(column, fields.size()), fields.size()));
  }

  @Override
  public String toString() {
    return from(0);
  }
}
