package tengen.proof.tree;

import java.nio.charset.StandardCharsets;

/** Constants of the first version of the file format: {@code docs/proof-format.md}. */
final class ProofFormat {
  static final byte[] MAGIC = "TGNPROOF".getBytes(StandardCharsets.US_ASCII);
  static final byte VERSION = 1;
  static final byte FREESTYLE = 0;

  /** Number of children from which on the number has a byte of its own. */
  static final int MANY_CHILDREN = 31;

  /** Number of bits of a White node's byte below its number of children. */
  static final int CHILDREN_SHIFT = 3;

  private ProofFormat() {}
}
