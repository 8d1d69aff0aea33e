package tengen.proof.tree;

/** Bytes that are no proof; the message says why. */
public final class ProofFormatException extends Exception {
  private static final long serialVersionUID = 1;

  ProofFormatException(String message) {
    super(message);
  }
}
