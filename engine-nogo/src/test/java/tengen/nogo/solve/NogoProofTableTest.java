package tengen.nogo.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.Xoshiro;

class NogoProofTableTest {
  private static final int FEW_BYTES = 1 << 15;
  private static final int ENOUGH_BYTES = 1 << 22;

  private final NogoProofTable table = new NogoProofTable(FEW_BYTES);

  @ParameterizedTest
  @ValueSource(ints = {FEW_BYTES, ENOUGH_BYTES})
  void eachPositionHasItsStoredOutcome(int bytes) {
    var table = new NogoProofTable(bytes);
    var random = new Xoshiro(1);
    var stored = new HashMap<Long, Integer>();
    int known = 0;
    for (int i = 0; i < 50_000; i++) {
      long key = random.nextLong() >>> (random.nextInt(50) + 1);
      int outcome = stored.computeIfAbsent(key, _ -> 1 + random.nextInt(2));
      int found = table.probe(key);
      if (found == NogoProofTable.UNKNOWN) {
        table.put(key, outcome, i);
      } else {
        known++;
        assertThat(found).isEqualTo(outcome);
      }
    }
    assertThat(known).isPositive();
  }

  @Test
  void entriesWithTheMostNodesSurvive() {
    table.put(0, NogoProofTable.WIN, 1 << 20);
    for (long key = 1; key <= 50_000; key++) {
      table.put(key, NogoProofTable.LOSS, 1);
    }
    assertThat(table.probe(0)).isEqualTo(NogoProofTable.WIN);
  }

  @Test
  void entriesSurviveWhileThereIsRoom() {
    var table = new NogoProofTable(ENOUGH_BYTES);
    for (long key = 0; key < 100_000; key++) {
      table.put(key, NogoProofTable.WIN, 1);
    }
    for (long key = 0; key < 100_000; key++) {
      assertThat(table.probe(key)).isEqualTo(NogoProofTable.WIN);
    }
  }

  @Test
  void clearedTablesAreEmpty() {
    table.put(7, NogoProofTable.LOSS, 1);
    table.clear();
    assertThat(table.probe(7)).isEqualTo(NogoProofTable.UNKNOWN);
  }
}
