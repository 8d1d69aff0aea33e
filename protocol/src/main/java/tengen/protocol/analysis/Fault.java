package tengen.protocol.analysis;

import java.util.Optional;

/**
 * What is wrong with a query.
 *
 * @param field of the query
 * @param message one line
 */
public record Fault(ErrorCode code, Optional<String> field, String message) {

  static Fault of(ErrorCode code, String message) {
    return new Fault(code, Optional.empty(), message);
  }

  static Fault in(String field, String message) {
    return new Fault(ErrorCode.BAD_FIELD, Optional.of(field), message);
  }
}
