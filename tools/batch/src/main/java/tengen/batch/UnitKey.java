package tengen.batch;

import org.jdbi.v3.core.statement.SqlStatement;

/** Identifies a unit by job and unit id. */
record UnitKey(String job, String unit) {
  /** Parses the queue's task instance. */
  static UnitKey of(String instance) {
    int slash = instance.indexOf('/');
    return new UnitKey(instance.substring(0, slash), instance.substring(slash + 1));
  }

  /** Returns the id of the unit's task in the queue: job, slash, unit. */
  String instance() {
    return job + "/" + unit;
  }

  /** Binds {@code :job} and {@code :unit} of a statement. */
  <S extends SqlStatement<S>> S bind(S statement) {
    return statement.bind("job", job).bind("unit", unit);
  }
}
