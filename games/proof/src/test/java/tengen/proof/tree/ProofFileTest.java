package tengen.proof.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

final class ProofFileTest {
  private static final int PROOFS = Boolean.getBoolean("tengen.long") ? 1_000 : 20;
  private static final int FLIPS = Boolean.getBoolean("tengen.long") ? 100_000 : 300;

  @Test
  void writtenProofsAreRead() throws ProofFormatException {
    int children = 0;
    for (int seed = 0; seed < PROOFS; seed++) {
      Proof proof = RandomProof.of(seed);
      assertThat(ProofReader.read(ProofWriter.toBytes(proof))).as("seed %d", seed).isEqualTo(proof);
      children = Math.max(children, mostChildren(proof));
    }
    assertThat(children).as("more than a byte's five bits").isGreaterThan(31);
  }

  private static int mostChildren(Proof proof) {
    return proof.roots().stream().mapToInt(root -> mostChildren(root.node())).max().orElse(0);
  }

  private static int mostChildren(ProofNode.Black node) {
    return switch (node) {
      case ProofNode.Copy _ -> 0;
      case ProofNode.Move(var _, var _, ProofNode.White next) ->
          Math.max(
              next.children().size(),
              next.children().stream()
                  .mapToInt(reply -> mostChildren(reply.next()))
                  .max()
                  .orElse(0));
    };
  }

  @Test
  void aFlippedBitIsNoticed() {
    byte[] file = ProofWriter.toBytes(RandomProof.of(7));
    var random = new Random(1);
    for (int i = 0; i < FLIPS; i++) {
      byte[] flipped = file.clone();
      flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
      assertThatThrownBy(() -> ProofReader.read(flipped)).isInstanceOf(ProofFormatException.class);
    }
  }

  /**
   * Random bytes under a valid checksum are read as a tree or rejected with a {@link
   * ProofFormatException}.
   */
  @Test
  void anyBytesAreAProofOrAFault() {
    byte[] file = ProofWriter.toBytes(RandomProof.of(8));
    var random = new Random(2);
    int faults = 0;
    for (int i = 0; i < FLIPS; i++) {
      byte[] wrong = Arrays.copyOf(file, 8 + random.nextInt(file.length - 8));
      for (int flips = random.nextInt(4); flips >= 0; flips--) {
        wrong[random.nextInt(wrong.length)] ^= (byte) (1 << random.nextInt(8));
      }
      faults += isFault(withChecksum(wrong)) ? 1 : 0;
    }
    assertThat(faults).isPositive();
  }

  private static boolean isFault(byte[] file) {
    try {
      ProofReader.read(file);
      return false;
    } catch (ProofFormatException e) {
      assertThat(e).hasMessageNotContaining("Exception");
      return true;
    }
  }

  private static byte[] withChecksum(byte[] file) {
    int length = Math.max(0, file.length - 4);
    var checksum = new CRC32();
    checksum.update(file, 0, length);
    return ByteBuffer.wrap(Arrays.copyOf(file, length + 4))
        .putInt(length, (int) checksum.getValue())
        .array();
  }
}
