package tengen.proof.verifier;

import java.time.Duration;

/** The result of a verification. */
public sealed interface Verification {
  /**
   * No flaw was found in what was checked.
   *
   * @param subject rules, board, roots and solver
   * @param leaves number of White nodes without a child
   * @param whiteNodes number of White nodes where the game goes on
   * @param tested number of these whose other replies were tested
   * @param replies number of replies tested
   * @param slowestLeaf the slowest tested leaf
   */
  record Right(
      String subject,
      int nodes,
      int copies,
      int leaves,
      int whiteNodes,
      int tested,
      long replies,
      Slowest slowestLeaf,
      Slowest slowestReply)
      implements Verification {}

  /**
   * The first flaw in preorder.
   *
   * @param what the moves that lead to it, and the flaw
   */
  record Flawed(String what) implements Verification {}

  /** The slowest test and the moves that lead to it; no moves if nothing was tested. */
  record Slowest(Duration time, String moves) {
    static final Slowest NONE = new Slowest(Duration.ZERO, "");

    Slowest or(Slowest other) {
      return other.time.compareTo(time) > 0 ? other : this;
    }
  }
}
