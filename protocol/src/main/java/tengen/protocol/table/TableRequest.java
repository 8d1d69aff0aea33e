package tengen.protocol.table;

import java.util.Optional;
import java.util.OptionalLong;

/** What a client asks of the tables; {@code id} is that of its query. */
public sealed interface TableRequest {
  /** Of the query. */
  String id();

  /** The table that has to be here for it. */
  default Optional<String> at() {
    return Optional.empty();
  }

  /** The same, or the same asked again. */
  default TableRequest again(boolean isAgain) {
    return isAgain ? new Again(this) : this;
  }

  /**
   * The same as before, from a client that does not know whether that arrived: not done twice.
   *
   * @param first as it was asked, or was to be
   */
  record Again(TableRequest first) implements TableRequest {
    @Override
    public String id() {
      return first.id();
    }

    @Override
    public Optional<String> at() {
      return first.at();
    }
  }

  /** Opens a table. */
  record Open(String id, TableOpening opening) implements TableRequest {}

  /**
   * Does something at a table.
   *
   * @param token that gives the right to it
   */
  record Act(String id, String table, Optional<String> token, TableAct act)
      implements TableRequest {
    @Override
    public Optional<String> at() {
      return Optional.of(table);
    }
  }

  /**
   * Wants to hear what happens at a table.
   *
   * @param since the number of the last event that the client knows; empty: it knows nothing
   */
  record Watch(String id, String table, Optional<String> token, OptionalLong since)
      implements TableRequest {
    @Override
    public Optional<String> at() {
      return Optional.of(table);
    }
  }

  /** Wants to hear no more of it. */
  record Unwatch(String id, String table) implements TableRequest {}

  /** Wants to know which tables are open to everybody. */
  record ListAll(String id) implements TableRequest {}
}
