package tengen.nogo.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
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

  private static int outcome(long key) {
    return key % 2 == 0 ? NogoProofTable.WIN : NogoProofTable.LOSS;
  }
}
