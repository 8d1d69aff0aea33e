package tengen.protocol.fault;

import java.util.Optional;

/**
 * An error in a query.
 *
 * @param field name of the invalid field
 * @param message one line
 */
public record Fault(ErrorCode code, Optional<String> field, String message) {

  /** Returns an error that concerns no field. */
  public static Fault of(ErrorCode code, String message) {
    return new Fault(code, Optional.empty(), message);
  }

  /** Returns an error about an invalid field. */
  public static Fault in(String field, String message) {
    return new Fault(ErrorCode.BAD_FIELD, Optional.of(field), message);
  }
}
