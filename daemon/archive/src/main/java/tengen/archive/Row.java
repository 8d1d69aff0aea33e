package tengen.archive;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A row that a statement has found. */
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
    return row.getLong(column);
  }

  OptionalLong maybeWhole(String column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(value);
  }

  OptionalDouble maybeFraction(String column) throws SQLException {
    double value = row.getDouble(column);
    return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** The column holds what nobody wrote there. */
  static SQLException fault(String column) {
    return new SQLException("column " + column + " cannot be read");
  }
}
