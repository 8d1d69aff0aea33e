package tengen.nogo.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.Xoshiro;

class ProofTableTest {
  private static final int FEW_BYTES = 1 << 15;
  private static final int ENOUGH_BYTES = 1 << 22;

  private final ProofTable table = new ProofTable(FEW_BYTES);

  @ParameterizedTest
  @ValueSource(ints = {FEW_BYTES, ENOUGH_BYTES})
  void whatItSaysOfAPositionIsWhatItWasToldOfThatPosition(int bytes) {
    var table = new ProofTable(bytes);
    var random = new Xoshiro(1);
    var told = new HashMap<Long, Integer>();
    int known = 0;
    for (int i = 0; i < 50_000; i++) {
      long key = random.nextLong() >>> (random.nextInt(50) + 1);
      int outcome = told.computeIfAbsent(key, _ -> 1 + random.nextInt(2));
      int found = table.probe(key);
      if (found == ProofTable.UNKNOWN) {
        table.put(key, outcome, i);
      } else {
        known++;
        assertThat(found).isEqualTo(outcome);
      }
    }
    assertThat(known).isPositive();
  }

  @Test
  void whatTookTheMostNodesStays() {
    table.put(0, ProofTable.WIN, 1 << 20);
    for (long key = 1; key <= 50_000; key++) {
      table.put(key, ProofTable.LOSS, 1);
    }
    assertThat(table.probe(0)).isEqualTo(ProofTable.WIN);
  }

  @Test
  void nothingIsLostWhileThereIsRoom() {
    var table = new ProofTable(ENOUGH_BYTES);
    for (long key = 0; key < 100_000; key++) {
      table.put(key, ProofTable.WIN, 1);
    }
    for (long key = 0; key < 100_000; key++) {
      assertThat(table.probe(key)).isEqualTo(ProofTable.WIN);
    }
  }

  @Test
  void clearingForgets() {
    table.put(7, ProofTable.LOSS, 1);
    table.clear();
    assertThat(table.probe(7)).isEqualTo(ProofTable.UNKNOWN);
  }
}
