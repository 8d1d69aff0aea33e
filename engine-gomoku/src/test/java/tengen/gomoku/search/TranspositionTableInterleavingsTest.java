package tengen.gomoku.search;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of two search threads that write to one bucket, in many interleavings. */
@Tag("full")
final class TranspositionTableInterleavingsTest {
  /** A bucket and two positions whose entries show which of them they belong to. */
  public static final class OneBucket {
    private static final int BUCKET_BYTES = 64;

    private final TranspositionTable table = new TranspositionTable(BUCKET_BYTES);

    /** Creates the table; called by the model checker for each interleaving. */
    public OneBucket() {}

    /** Stores an entry of the first position. */
    @Operation
    public void storeFirst() {
      store(1);
    }

    /** Stores an entry of the second position. */
    @Operation
    public void storeSecond() {
      store(2);
    }

    /** Returns true if the first position's entry is intact or missing. */
    @Operation
    public boolean isFirstWholeOrMissing() {
      return isWholeOrMissing(1);
    }

    /** Returns true if the second position's entry is intact or missing. */
    @Operation
    public boolean isSecondWholeOrMissing() {
      return isWholeOrMissing(2);
    }

    private void store(int key) {
      table.store(key, key, key, key, TranspositionTable.EXACT, key, false);
    }

    private boolean isWholeOrMissing(int key) {
      long entry = table.probe(key);
      return entry == TranspositionTable.MISS
          || (TranspositionTable.point(entry) == key
              && TranspositionTable.value(entry, 0) == key
              && TranspositionTable.staticEval(entry) == key);
    }
  }

  @Test
  void tornEntriesAreNotRead() {
    new ModelCheckingOptions()
        .iterations(30)
        .invocationsPerIteration(200)
        .threads(2)
        .actorsBefore(0)
        .actorsPerThread(2)
        .actorsAfter(2)
        .check(OneBucket.class);
  }
}
