package tengen.archive;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A prepared statement whose values are bound in order before it is executed. */
final class SqlValues {
  private final PreparedStatement statement;
  private int at;

  SqlValues(PreparedStatement statement) {
    this.statement = statement;
  }

  SqlValues text(String value) throws SQLException {
    statement.setString(++at, StoredText.of(value));
    return this;
  }

  SqlValues text(Optional<String> value) throws SQLException {
    return value.isPresent() ? text(value.get()) : nothing(Types.VARCHAR);
  }

  SqlValues whole(long value) throws SQLException {
    statement.setLong(++at, value);
    return this;
  }

  SqlValues whole(OptionalLong value) throws SQLException {
    return value.isPresent() ? whole(value.getAsLong()) : nothing(Types.BIGINT);
  }

  SqlValues fraction(OptionalDouble value) throws SQLException {
    if (value.isEmpty()) {
      return nothing(Types.DOUBLE);
    }
    statement.setDouble(++at, value.getAsDouble());
    return this;
  }

  private SqlValues nothing(int type) throws SQLException {
    statement.setNull(++at, type);
    return this;
  }

  /** Executes the statement and returns the number of affected rows. */
  int update() throws SQLException {
    return statement.executeUpdate();
  }

  /** Adds the bound values to the batch for {@link #updateAll}. */
  SqlValues add() throws SQLException {
    statement.addBatch();
    at = 0;
    return this;
  }

  /** Executes the batch. */
  void updateAll() throws SQLException {
    statement.executeBatch();
  }

  /** Executes the query and returns the converted rows. */
  <T> List<T> rows(Reader<T> reader) throws SQLException {
    List<T> all = new ArrayList<>();
    try (ResultSet found = statement.executeQuery()) {
      var row = new Row(found);
      while (found.next()) {
        all.add(row.read(reader));
      }
    }
    return all;
  }

  /**
   * Converts a row to a value.
   *
   * @param <T> type of the value
   */
  interface Reader<T> {
    /** Returns the value of this row. */
    T read(Row row) throws SQLException;
  }
}
