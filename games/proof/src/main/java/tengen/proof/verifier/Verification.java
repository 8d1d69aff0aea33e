package tengen.proof.verifier;

import java.time.Duration;

/** What came of a verification. */
public sealed interface Verification {
  /**
   * The proof is right, as far as it was looked at.
   *
   * @param subject rule, board, roots and solver
   * @param leaves White nodes without a child
   * @param whiteNodes in which the game goes on
   * @param tested how many of these had their other replies tested
   * @param replies that were tested
   * @param slowestLeaf of those tested
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

  /** The first flaw in preorder: the moves that lead to it, and what is wrong. */
  record Flawed(String what) implements Verification {}

  /** What took the longest, and the moves that lead to it; no moves if nothing was tested. */
  record Slowest(Duration time, String moves) {
    static final Slowest NONE = new Slowest(Duration.ZERO, "");

    Slowest or(Slowest other) {
      return other.time.compareTo(time) > 0 ? other : this;
    }
  }
}
