package tengen.cgt.table;

import java.util.List;

/**
 * One row of a table.
 *
 * @param fields by columns, from 0
 */
public record TableRow(List<String> fields) {
  /** Copies the fields. */
  public TableRow {
    fields = List.copyOf(fields);
  }

  /**
   * The field of a column.
   *
   * @throws IllegalArgumentException the row has none
   */
  public String field(int column) {
    if (column >= fields.size()) {
      throw new IllegalArgumentException("no column " + (column + 1));
    }
    return fields.get(column);
  }

  /** A list between commas as one between blanks. */
  String list(int column) {
    return field(column).replace(',', ' ');
  }

  /** The columns from this one on, as the file has them. */
  String from(int column) {
    return String.join("\t", fields.subList(Math.min(column, fields.size()), fields.size()));
  }

  @Override
  public String toString() {
    return from(0);
  }
}
