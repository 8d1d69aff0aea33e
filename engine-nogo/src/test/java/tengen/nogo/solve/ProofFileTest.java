package tengen.nogo.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.nogo.board.BitBoard;

/** Tests of proofs that a later run resumes. */
class ProofFileTest {
  private static final int TABLE_BYTES = 1 << 20;
  private static final long MUCH = 1 << 20;

  @TempDir Path folder;

  @Test
  void writtenWinsAndLossesAreReadAgain() throws IOException {
    var file = new ProofFile(folder, new BitBoard(5, 5), BitBoard.BLACK);
    var written = new NogoProofTable(TABLE_BYTES);
    for (long key = 1; key <= 10; key++) {
      written.put(key, outcome(key), MUCH);
    }
    file.write(written);
    var read = new NogoProofTable(TABLE_BYTES);
    file.read(read);
    for (long key = 1; key <= 10; key++) {
      assertThat(read.probe(key)).as("%d", key).isEqualTo(outcome(key));
    }
  }

  /** Each byte in turn is missing or has another value: a result would still be a result. */
  @Test
  void aDamagedFileIsNamed() throws IOException {
    var file = new ProofFile(folder, new BitBoard(2, 2), BitBoard.BLACK);
    var written = new NogoProofTable(TABLE_BYTES);
    written.put(1, NogoProofTable.WIN, MUCH);
    file.write(written);
    Path path = folder.resolve("nogo-.._..-b.proofs");
    byte[] whole = Files.readAllBytes(path);
    for (int at = 0; at < whole.length; at++) {
      byte[] changed = whole.clone();
      changed[at] ^= (byte) 0xC0;
      assertUnusable(file, path, changed);
      assertUnusable(file, path, Arrays.copyOf(whole, at));
    }
  }

  private static void assertUnusable(ProofFile file, Path path, byte[] content) throws IOException {
    Files.write(path, content);
    assertThatThrownBy(() -> file.read(new NogoProofTable(TABLE_BYTES)))
        .hasMessageStartingWith(path + ": the file ");
  }

  private static int outcome(long key) {
    return key % 2 == 0 ? NogoProofTable.WIN : NogoProofTable.LOSS;
  }
}
