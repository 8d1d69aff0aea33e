package tengen.protocol.table;

import java.util.Optional;
import java.util.OptionalLong;

/** A client's request to the tables. */
public sealed interface TableRequest {
  /** Returns the id of the query. */
  String id();

  /** Returns the id of the table that the request needs. */
  default Optional<String> at() {
    return Optional.empty();
  }

  /** Returns this request, marked as a repetition if {@code isAgain}. */
  default TableRequest again(boolean isAgain) {
    return isAgain ? new Again(this) : this;
  }

  /**
   * A repeated request from a client that does not know whether the first arrived; executed at most
   * once.
   *
   * @param first the request
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
   * Acts at a table.
   *
   * @param token that gives the permission
   */
  record Act(String id, String table, Optional<String> token, TableAct act)
      implements TableRequest {
    @Override
    public Optional<String> at() {
      return Optional.of(table);
    }
  }

  /**
   * Watches the events of a table.
   *
   * @param since number of the last event that the client has; empty for none
   */
  record Watch(String id, String table, Optional<String> token, OptionalLong since)
      implements TableRequest {
    @Override
    public Optional<String> at() {
      return Optional.of(table);
    }
  }

  /** Stops watching a table. */
  record Unwatch(String id, String table) implements TableRequest {}

  /** Lists the public tables. */
  record ListAll(String id) implements TableRequest {}
}
