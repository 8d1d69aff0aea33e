package tengen.proof.tree;

/** Thrown for bytes that are no proof. The message says why. */
public final class ProofFormatException extends Exception {
  private static final long serialVersionUID = 1;

  ProofFormatException(String message) {
    super(message);
  }
}
