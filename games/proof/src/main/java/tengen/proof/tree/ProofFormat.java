package tengen.proof.tree;

import java.nio.charset.StandardCharsets;

/** What files of the first version begin with: {@code docs/proof-format.md}. */
final class ProofFormat {
  static final byte[] MAGIC = "TGNPROOF".getBytes(StandardCharsets.US_ASCII);
  static final byte VERSION = 1;
  static final byte FREESTYLE = 0;

  /** From so many children on, their number has a byte of its own. */
  static final int MANY_CHILDREN = 31;

  /** A White node's byte has its children above the number of its budget. */
  static final int CHILDREN_SHIFT = 3;

  private ProofFormat() {}
}
