package tengen.protocol.fault;

import java.util.Optional;

/**
 * What is wrong with a query.
 *
 * @param field of the query
 * @param message one line
 */
public record Fault(ErrorCode code, Optional<String> field, String message) {

  /** Of no field. */
  public static Fault of(ErrorCode code, String message) {
    return new Fault(code, Optional.empty(), message);
  }

  /** A field is not what it should be. */
  public static Fault in(String field, String message) {
    return new Fault(ErrorCode.BAD_FIELD, Optional.of(field), message);
  }
}
