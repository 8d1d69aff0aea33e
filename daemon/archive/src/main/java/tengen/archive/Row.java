package tengen.archive;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A row of a query's result. */
final class Row {
  private final ResultSet row;

  Row(ResultSet row) {
    this.row = row;
  }

  String text(String column) throws SQLException {
    return maybeText(column).orElseThrow(() -> fault(column));
  }

  /** Returns the first characters of a text, without half of a surrogate pair at the end. */
  String head(String column, int characters) throws SQLException {
    String text = text(column);
    if (text.length() <= characters) {
      return text;
    }
    boolean cutsPair = Character.isHighSurrogate(text.charAt(characters - 1));
    return text.substring(0, cutsPair ? characters - 1 : characters);
  }

  Optional<String> maybeText(String column) throws SQLException {
    return Optional.ofNullable(row.getString(column)).map(StoredText::read);
  }

  long whole(String column) throws SQLException {
    return maybeWhole(column).orElseThrow(() -> fault(column));
  }

  /** Returns a sum, which is 0 for no rows. */
  long sum(String column) throws SQLException {
    return row.getLong(column);
  }

  /** Returns a number or empty. Throws if SQLite has a text in its place. */
  OptionalLong maybeWhole(String column) throws SQLException {
    return switch (row.getObject(column)) {
      case null -> OptionalLong.empty();
      case Integer small -> OptionalLong.of(small);
      case Long large -> OptionalLong.of(large);
      default -> throw fault(column);
    };
  }

  OptionalDouble maybeFraction(String column) throws SQLException {
    return switch (row.getObject(column)) {
      case null -> OptionalDouble.empty();
      case Number value -> OptionalDouble.of(value.doubleValue());
      default -> throw fault(column);
    };
  }

  /** Reads this row. Turns any exception of the reader into a fault of the row. */
  <T> T read(SqlValues.Reader<T> reader) throws SQLException {
    try {
      return reader.read(this);
    } catch (RuntimeException e) {
      throw new RowFault("a row cannot be read: " + e, e);
    }
  }

  /** Creates the fault for a column with an unexpected value. */
  static RowFault fault(String column) {
    return new RowFault("column " + column + " cannot be read");
  }
}
