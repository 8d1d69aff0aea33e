package tengen.batch;

import org.jdbi.v3.core.statement.SqlStatement;

/** Which unit of which job. */
record UnitKey(String job, String unit) {
  /** From the text of the queue. */
  static UnitKey of(String instance) {
    int slash = instance.indexOf('/');
    return new UnitKey(instance.substring(0, slash), instance.substring(slash + 1));
  }

  /** Its text in the queue. */
  String instance() {
    return job + "/" + unit;
  }

  /** The statement with {@code :job} and {@code :unit}. */
  <S extends SqlStatement<S>> S bind(S statement) {
    return statement.bind("job", job).bind("unit", unit);
  }
}
