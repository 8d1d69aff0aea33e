package tengen.proof.verifier;

import java.io.Serial;
import java.util.List;

/** Thrown for a flaw of a proof. The message gives the moves that lead there and the flaw. */
final class FlawException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  FlawException(String what) {
    super(what);
  }

  static void require(boolean isRight, String otherwise) throws FlawException {
    if (!isRight) {
      throw new FlawException(otherwise);
    }
  }

  /** Returns moves as {@code h8 i9}: columns from a, rows from 1. */
  static String text(int size, List<Integer> line) {
    return String.join(
        " ", line.stream().map(at -> (char) ('a' + at % size) + "" + (at / size + 1)).toList());
  }
}
