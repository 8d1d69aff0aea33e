package tengen.gomoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Tests of the table of solved positions. */
final class GomokuProofTableTest {
  private static final int FAILURES = 100;

  private static void putAll(GomokuProofTable table, long keys) {
    LongStream.rangeClosed(1, keys).forEach(key -> table.putFailure(key, (int) key % FAILURES));
  }

  /** Leaves out entries that fail in zero moves, which equal missing entries. */
  private static boolean knows(GomokuProofTable table, long key) {
    int entry = table.probe(key);
    return entry != GomokuProofTable.MISS && GomokuProofTable.failureOf(entry) == key % FAILURES;
  }

  @Test
  void aTableDoublesUntilItsEntriesHaveRoom() {
    var table = new GomokuProofTable(4, 10);
    putAll(table, 2000);
    assertThat(table.size()).isEqualTo(1024);
    putAll(table, 1000);
    long known = LongStream.rangeClosed(1, 1000).filter(key -> knows(table, key)).count();
    assertThat(known).isEqualTo(1000 - 1000 / FAILURES);
  }

  @Test
  void entriesSurviveTheGrowth() {
    var table = new GomokuProofTable(4, 5);
    putAll(table, 16);
    LongStream.rangeClosed(17, 17 + 16).forEach(key -> table.putFailure(16 * key + 1, 7));
    assertThat(table.size()).isEqualTo(32);
    assertThat(LongStream.rangeClosed(2, 16).allMatch(key -> knows(table, key))).isTrue();
  }

  @Test
  void aClearedTableHasItsInitialSize() {
    var table = new GomokuProofTable(4, 10);
    putAll(table, 2000);
    table.clear();
    assertThat(table.size()).isEqualTo(16);
    assertThat(LongStream.rangeClosed(1, 2000).noneMatch(key -> knows(table, key))).isTrue();
  }

  @Test
  void aTableOfOneSizeNeverGrows() {
    var table = new GomokuProofTable(4);
    putAll(table, 2000);
    assertThat(table.size()).isEqualTo(16);
  }
}
