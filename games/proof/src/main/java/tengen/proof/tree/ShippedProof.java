package tengen.proof.tree;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The proof that comes with Tengen: the proved part of "Black wins, beginning with h8". */
public final class ShippedProof {
  private static final String NAME = "h8.proof";

  private ShippedProof() {}

  /** Returns its file. */
  public static byte[] file() {
    try (InputStream in = ShippedProof.class.getResourceAsStream(NAME)) {
      return Objects.requireNonNull(in, NAME).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns its trees. */
  public static Proof read() {
    try {
      return ProofReader.read(file());
    } catch (ProofFormatException e) {
      throw new IllegalStateException(NAME + ": " + e.getMessage(), e);
    }
  }
}
