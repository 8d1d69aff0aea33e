package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.common.Xoshiro;

final class TranspositionTableTest {
  private static final int ONE_BUCKET = 64;
  private static final int POINT = 1_000;

  private final Xoshiro random = new Xoshiro(1);

  @Test
  void returnsStoredEntries() {
    var table = new TranspositionTable(1 << 16);
    for (int i = 0; i < 1_000; i++) {
      long key = random.nextLong();
      int value = random.nextInt(2 * SearchValue.INFINITE) - SearchValue.WIN;
      int staticEval = random.nextInt(2 * SearchValue.FORCED) - SearchValue.FORCED;
      float depth = random.nextInt(4 * 200) / 4f - 40;
      int bound = TranspositionTable.LOWER + random.nextInt(3);
      int point = random.nextInt(1024);
      boolean wasPv = random.nextInt(2) == 0;
      table.store(key, value, staticEval, depth, bound, point, wasPv);

      long entry = table.probe(key);
      assertThat(TranspositionTable.value(entry, 0)).isEqualTo(value);
      assertThat(TranspositionTable.staticEval(entry)).isEqualTo(staticEval);
      assertThat(TranspositionTable.depth(entry)).isEqualTo(depth);
      assertThat(TranspositionTable.bound(entry)).isEqualTo(bound);
      assertThat(TranspositionTable.point(entry)).isEqualTo(point);
      assertThat(TranspositionTable.wasPv(entry)).isEqualTo(wasPv);
    }
  }

  /** Sequences of fours may be longer than the depths that an entry can hold. */
  @Test
  void aDepthFarBelowZeroIsTheLeastThereIs() {
    var table = new TranspositionTable(ONE_BUCKET);
    table.store(7, 1, 2, -150.25f, TranspositionTable.EXACT, POINT, false);
    assertThat(TranspositionTable.depth(table.probe(7))).isEqualTo(-64);
  }

  @Test
  void newAndClearedTablesAreEmpty() {
    var table = new TranspositionTable(ONE_BUCKET);
    assertThat(table.probe(7)).isEqualTo(TranspositionTable.MISS);
    table.store(7, 1, 2, 3, TranspositionTable.EXACT, POINT, false);
    table.clear();
    assertThat(table.probe(7)).isEqualTo(TranspositionTable.MISS);
  }

  /** A bucket has four entries: the fifth replaces the shallowest. */
  @Test
  void theShallowestEntryIsReplaced() {
    var table = new TranspositionTable(ONE_BUCKET);
    for (int key = 1; key <= 5; key++) {
      table.store(key, 0, 0, key == 3 ? 1 : 10 + key, TranspositionTable.EXACT, POINT, false);
    }
    assertThat(table.probe(3)).isEqualTo(TranspositionTable.MISS);
    for (int key : new int[] {1, 2, 4, 5}) {
      assertThat(table.probe(key)).isNotEqualTo(TranspositionTable.MISS);
    }
  }

  /** Covers aging: each later search lowers the value of an entry by four plies. */
  @Test
  void oldEntriesAreReplacedByShallowerNewOnes() {
    var table = new TranspositionTable(ONE_BUCKET);
    table.store(1, 0, 0, 9, TranspositionTable.EXACT, POINT, false);
    table.nextGeneration();
    table.nextGeneration();
    for (int key = 2; key <= 5; key++) {
      table.store(key, 0, 0, 2, TranspositionTable.EXACT, POINT, false);
    }
    assertThat(table.probe(1)).isEqualTo(TranspositionTable.MISS);
    assertThat(table.probe(2)).isNotEqualTo(TranspositionTable.MISS);
  }

  @ParameterizedTest
  @CsvSource({
    "8, UPPER, 8",
    "7, UPPER, 7",
    "5, UPPER, 8",
    "5, EXACT, 5",
  })
  void aMuchShallowerBoundReplacesNoDeeperOne(float depth, String bound, float kept) {
    var table = new TranspositionTable(ONE_BUCKET);
    table.store(1, 0, 0, 8, TranspositionTable.LOWER, POINT, false);
    table.store(1, 0, 0, depth, boundOf(bound), POINT, false);
    assertThat(TranspositionTable.depth(table.probe(1))).isEqualTo(kept);
  }

  private static int boundOf(String name) {
    return name.equals("EXACT") ? TranspositionTable.EXACT : TranspositionTable.UPPER;
  }

  @Test
  void anOlderMoveOutlivesABoundWithoutOne() {
    var table = new TranspositionTable(ONE_BUCKET);
    table.store(1, 0, 0, 4, TranspositionTable.LOWER, POINT, false);
    table.store(1, 0, 0, 5, TranspositionTable.UPPER, 0, false);
    assertThat(TranspositionTable.point(table.probe(1))).isEqualTo(POINT);
  }

  /** A five ten plies from the root is seven plies from a position three plies deep. */
  @ParameterizedTest
  @CsvSource({
    "29990, 3, 29993, 5, 29988",
    "-29990, 3, -29993, 5, -29988",
    "1234, 3, 1234, 5, 1234"
  })
  void pliesToAFiveCountFromThePosition(
      int value, int ply, int inTable, int otherPly, int thereafter) {
    assertThat(TranspositionTable.toTable(value, ply)).isEqualTo(inTable);

    var table = new TranspositionTable(ONE_BUCKET);
    table.store(1, inTable, 0, 5, TranspositionTable.EXACT, POINT, false);
    assertThat(TranspositionTable.value(table.probe(1), ply)).isEqualTo(value);
    assertThat(TranspositionTable.value(table.probe(1), otherPly)).isEqualTo(thereafter);
  }

  @Test
  void holdsAsManyEntriesAsItsBytesAllow() {
    int entries = 1 << 12;
    var table = new TranspositionTable(16L * entries);
    for (int key = 0; key < 100 * entries; key++) {
      table.store(random.nextLong(), 0, 0, 5, TranspositionTable.EXACT, POINT, false);
    }
    var again = new Xoshiro(1);
    int found = 0;
    for (int key = 0; key < 100 * entries; key++) {
      found += table.probe(again.nextLong()) == TranspositionTable.MISS ? 0 : 1;
    }
    assertThat(found).isEqualTo(entries);
  }

  /** Two threads write to one bucket; each entry contains the key that it belongs to. */
  @Test
  void tornEntriesAreNotRead() throws Exception {
    var table = new TranspositionTable(ONE_BUCKET);
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      List<Callable<Integer>> work = List.of(() -> found(table, 2), () -> found(table, 3));
      for (Future<Integer> found : threads.invokeAll(work)) {
        assertThat(found.get()).isPositive();
      }
    }
  }

  private static int found(TranspositionTable table, long seed) {
    var numbers = new Xoshiro(seed);
    int found = 0;
    for (int i = 0; i < 200_000; i++) {
      int stored = 1 + numbers.nextInt(1_000);
      table.store(stored, stored, stored, 5, TranspositionTable.EXACT, stored, false);
      int asked = 1 + numbers.nextInt(1_000);
      long entry = table.probe(asked);
      if (entry != TranspositionTable.MISS) {
        found++;
        assertThat(TranspositionTable.point(entry)).isEqualTo(asked);
      }
    }
    return found;
  }
}
