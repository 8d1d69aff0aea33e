package tengen.protocol.fault;

import java.util.Optional;

/**
 * An error in a query.
 *
 * @param field name of the invalid field
 * @param message one line
 */
public record QueryError(ErrorCode code, Optional<String> field, String message) {

  /** Returns an error that concerns no field. */
  public static QueryError of(ErrorCode code, String message) {
    return new QueryError(code, Optional.empty(), message);
  }

  /** Returns an error about an invalid field. */
  public static QueryError in(String field, String message) {
    return new QueryError(ErrorCode.BAD_FIELD, Optional.of(field), message);
  }
}
