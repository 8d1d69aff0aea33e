package tengen.proof.verifier;

import java.time.Duration;

/** What came of a verification. */
public sealed interface Verification {
  /**
   * The proof is right, as far as it was looked at.
   *
   * @param leaves White nodes without a child
   * @param tested White nodes whose other replies were tested
   * @param replies that were tested
   * @param slowestLeaf of those tested
   */
  record Right(
      String subject, int nodes, int copies, int leaves, int tested, long replies,
      Slowest slowestLeaf, Slowest slowestReply)
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
